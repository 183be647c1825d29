"""Faults of match files in words."""

from __future__ import annotations

from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.boards.point_labels import LabelledPlaces
from rules.book.wording import fill, word_cube_refusal, word_refusal
from rules.games.phrase import Phrase
from rules.notation.errors import NotationError
from rules.notation.matches import MatchCode, MatchFault, ProblemCode
from rules.preset import RulePreset

FILE_FAULTS: Final[dict[str, Phrase]] = {
    MatchCode.FORMAT_UNKNOWN: _("This is neither a .mat file nor an SGF file of backgammon."),
    MatchCode.GAME_RECORD: _("This is not written as in the record of a game played here."),
    MatchCode.ROLL_EXPECTED: _("A play follows its own roll, and there is none here."),
    MatchCode.BINARY: _(
        "This file is no text. The program that wrote it can export a match as text: please send "
        "that (.mat, .txt or SGF)."
    ),
    MatchCode.TOO_MANY_LINES: _("The file has more lines than any match needs."),
    MatchCode.TOO_MANY_GAMES: _("The file has more games than this page can check at once."),
    MatchCode.TOO_MANY_TURNS: _("The file has more turns than this page can check at once."),
    MatchCode.TOO_MANY_VALUES: _("The file has more values in brackets than any match needs."),
    MatchCode.LINE_TOO_LONG: _("This line is longer than any turn."),
    MatchCode.NO_GAMES: _("There is no game in the file."),
    MatchCode.OTHER_MATCH: _("The file holds more than one match; upload one at a time."),
    MatchCode.VARIATION: _("The file holds another game than backgammon from its usual start."),
    MatchCode.LENGTH_EXPECTED: _(
        "The length of the match is expected here, as in “7 point match”."
    ),
    MatchCode.GAME_EXPECTED: _("The beginning of a game is expected here, as in “Game 1”."),
    MatchCode.SCORE_EXPECTED: _("The two players with their scores are expected here."),
    MatchCode.TURN_EXPECTED: _("A turn is expected here, as in “1) 31: 8/5 6/5”."),
    MatchCode.ILLEGAL_NOTED: _("The program that wrote the file notes an illegal play here."),
    MatchCode.CELL: _(
        "This is the beginning of neither a roll, nor an action of the cube, nor a result."
    ),
    MatchCode.THIRD_CELL: _("A line holds one turn of each player, and this is a third one."),
    MatchCode.PLAY: _("This is not written as a play."),
    MatchCode.AFTER_RESULT: _("The game has ended, but it goes on here."),
    MatchCode.SYNTAX: _("This is not SGF: brackets or semicolons do not fit together."),
    MatchCode.VALUE: _("A value does not end, or a property has none."),
    MatchCode.PROPERTY_TWICE: _("The same property stands twice."),
    MatchCode.NOT_BACKGAMMON: _("The SGF file holds another game than backgammon."),
    MatchCode.SETUP: _("The game does not begin at the start, or its board is changed by hand."),
    MatchCode.MATCH_INFO: _("The length or the score of the match cannot be read."),
    MatchCode.RESULT: _("The result cannot be read."),
    MatchCode.TWO_MOVES: _("One place of the record holds two moves."),
    MatchCode.MOVE: _("This is not written as a play."),
}
EXTREME_GAMMON: Final = _(
    "This is a file in eXtreme Gammon’s own format. Open it there, export the match as text "
    "(.mat), and send that."
)
LONGEST_QUOTE: Final = 60
PROBLEMS: Final = {
    ProblemCode.PLAY_MISSING: pgettext_lazy(
        "backgammon",
        "The dice are there, but the play is missing, although something can be played.",
    ),
    ProblemCode.WRONG_SIDE: pgettext_lazy("backgammon", "It is the other player’s turn."),
    ProblemCode.OPENING_DOUBLE: pgettext_lazy(
        "backgammon", "A game never begins with equal numbers: they are thrown again."
    ),
    ProblemCode.CUBE_VALUE: pgettext_lazy(
        "backgammon", "The cube is said to show %(found)s, but it shows %(expected)s."
    ),
    ProblemCode.BEAVER: pgettext_lazy(
        "backgammon",
        "A double is answered by a double, and the file does not say that beavers are allowed.",
    ),
    ProblemCode.CRAWFORD: pgettext_lazy(
        "backgammon",
        "This is the Crawford game, the first in which a player needs only one point. Nobody may "
        "double in it.",
    ),
    ProblemCode.DOUBLE_UNANSWERED: pgettext_lazy(
        "backgammon", "A double has been offered and is neither taken nor dropped."
    ),
    ProblemCode.NO_DOUBLE: pgettext_lazy("backgammon", "Nobody has offered a double."),
    ProblemCode.AFTER_END: pgettext_lazy("backgammon", "The game has been won before this."),
    ProblemCode.RESULT_WINNER: pgettext_lazy("backgammon", "The result names the wrong winner."),
    ProblemCode.RESULT_POINTS: pgettext_lazy(
        "backgammon", "The result says %(found)s, but the game is worth %(expected)s."
    ),
    ProblemCode.RESULT_MATCH: pgettext_lazy(
        "backgammon", "The match is said to be over at %(found)s, but it goes to %(expected)s."
    ),
    ProblemCode.UNFINISHED: pgettext_lazy(
        "backgammon", "The game has no end, and yet another one follows."
    ),
    ProblemCode.SCORE: pgettext_lazy(
        "backgammon", "The score says %(found)s, but after the game before it is %(expected)s."
    ),
    ProblemCode.MATCH_OVER: pgettext_lazy(
        "backgammon", "The match was over at %(expected)s, and yet a game begins at %(found)s."
    ),
}


def word_file_fault(error: NotationError) -> SafeString:
    """Return why a match file cannot be read, with the line and the words it is about."""
    if error.code == MatchCode.BINARY and error.facts.get("program"):
        return fill(EXTREME_GAMMON, {})
    # Whatever else a reader of plays can say of a text: it is not written as a play.
    message = FILE_FAULTS.get(error.code, FILE_FAULTS[MatchCode.PLAY])
    fault = fill(message, {})
    line, found = error.facts.get("line"), str(error.facts.get("found") or "")
    if line is None:
        return fault
    if not found:
        return fill(_("Line %(line)s: %(fault)s"), {"line": line, "fault": fault})
    quoted = found if len(found) <= LONGEST_QUOTE else f"{found[: LONGEST_QUOTE - 1]}…"
    facts = {"line": line, "found": quoted, "fault": fault}
    return fill(_("Line %(line)s, at “%(found)s”: %(fault)s"), facts)


def word_problem(fault: MatchFault, preset: RulePreset, places: LabelledPlaces) -> list[SafeString]:
    """Return what is wrong with a turn, a result or a score."""
    if fault.refusal is not None and fault.code is ProblemCode.PLAY_REFUSED:
        return word_refusal(preset, fault.refusal, places)
    if fault.cube_refusal is not None:
        return [word_cube_refusal(preset, fault.cube_refusal)]
    return [fill(PROBLEMS[fault.code], {"found": fault.found, "expected": fault.expected})]
