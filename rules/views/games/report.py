"""The report on a checked match: its games, their turns, and what is impossible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext, pgettext_lazy

from rules.boards.diagram import Arrow, ArrowKind, Diagram
from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import clause_of, clause_of_cube
from rules.book.lists import join_and
from rules.book.wording import word_name
from rules.engine.cube import PlayerSide
from rules.engine.situation import Situation
from rules.engine.steps import Step, apply_step
from rules.http import PageLink
from rules.links import question_link, rule_link
from rules.notation.matches import (
    Budget,
    CheckedMatch,
    GameEnd,
    MatchFault,
    MatchProblem,
    MatchRecord,
    Moment,
    ProblemCode,
    TurnAction,
    walk_match,
)
from rules.notation.record import format_record
from rules.notation.rolls import format_roll
from rules.notation.steps import format_play, format_step, format_steps
from rules.preset import RulePreset
from rules.presets import BACKGAMMON
from rules.turns.context import address
from rules.turns.scene import mark_refusal
from rules.views.games.match_faults import word_file_fault, word_problem

_QUESTIONS: Final = {ProblemCode.CRAWFORD: "ask-match", ProblemCode.BEAVER: "ask-beaver"}
TURNS_A_SHEET: Final = 100
LONGEST_NAME: Final = 60

ACTION_NAMES: Final = {
    TurnAction.DOUBLE: pgettext_lazy("backgammon", "doubles"),
    TurnAction.TAKE: pgettext_lazy("backgammon", "takes"),
    TurnAction.DROP: pgettext_lazy("backgammon", "drops"),
    TurnAction.RESIGN: pgettext_lazy("backgammon", "resigns"),
}


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A turn of a game: player, roll, play, and the address where to look at it."""

    player: str
    roll: str
    play: str
    url: str
    is_problem: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """A game of the match with its turns, or part of a game too long for one list.

    `result` says how the game ended, where the last of its turns is among these.
    """

    number: int
    score: tuple[int, int]
    rows: tuple[TurnRow, ...]
    first: int
    is_part: bool
    result: str = ""

    @property
    def last(self) -> int:
        """Return the number of the last turn, as `first` is that of the first."""
        return self.first + len(self.rows) - 1

    @property
    def holds_problem(self) -> bool:
        """Return whether the impossible turn is among these."""
        return any(row.is_problem for row in self.rows)


@dataclass(frozen=True, slots=True)
class Finding:
    """The first impossible thing: where, why, and the board that shows it."""

    game: int
    line: int
    player: str
    turn: str
    sentences: list[SafeString]
    diagram: Diagram
    rule: PageLink | None
    url: str


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A match that was read: its game, players, games, and what was found.

    `summary` is its length and how it stood at the end, `unchecked` what could not be checked.
    Where the check was broken off, `ends_at` names the game of the last turn that was checked, and
    its line. Where reading came to a stop, `stop` says at what.
    """

    preset: RulePreset
    white: str
    black: str
    summary: tuple[str, ...]
    sheets: tuple[Sheet, ...]
    finding: Finding | None
    turns: int
    ends_at: tuple[int, int] | None
    stop: SafeString | None
    unchecked: tuple[str, ...]

    @property
    def has_fault(self) -> bool:
        """Return whether there is something to correct."""
        return self.finding is not None or self.stop is not None


def report_on(
    record: MatchRecord, budget: Budget, preset: RulePreset = BACKGAMMON, *notes: str
) -> MatchReport:
    """Check a match and return the report on it; `notes` come after its length and score."""
    checked = walk_match(record, preset, budget)
    names = {
        PlayerSide.WHITE: _shorten(record.white) or pgettext("backgammon", "White"),
        PlayerSide.BLACK: _shorten(record.black) or pgettext("backgammon", "Black"),
    }
    return MatchReport(
        preset,
        names[PlayerSide.WHITE],
        names[PlayerSide.BLACK],
        (*_summary(record, preset, checked), *notes),
        tuple(_sheets(record, preset, names, checked)),
        _finding(record, preset, names, checked, checked.problem) if checked.problem else None,
        checked.turns,
        None if checked.is_whole else _end_of(record, checked),
        word_file_fault(record.stop) if record.stop and checked.is_whole else None,
        tuple(_word_unchecked(record, checked)),
    )


def _summary(record: MatchRecord, preset: RulePreset, checked: CheckedMatch) -> Iterator[str]:
    """Yield the length of a match, and the score after its last game."""
    if record.length:
        yield ngettext("Match to %(points)s point", "Match to %(points)s points", record.length) % {
            "points": record.length
        }
    elif record.white == record.black == "":
        yield word_name(preset)
    elif not record.is_part:
        yield _("Session without a fixed length")
    if checked.problem or not checked.games:
        return
    game, end = record.games[len(checked.games) - 1], checked.ends[-1]
    white, black = game.score
    if end is None or end.points is None:
        return
    if end.winner is PlayerSide.WHITE:
        white += end.points
    else:
        black += end.points
    yield _("Score at the end: %(white)s–%(black)s") % {"white": white, "black": black}


def _word_unchecked(record: MatchRecord, checked: CheckedMatch) -> Iterator[str]:
    """Yield what the file does not tell, and is not checked for that."""
    if record.is_part:
        yield _("The length of the match is missing, so its end is not checked.")
    if checked.not_told:
        numbers = join_and([str(record.games[index].number) for index in checked.not_told])
        yield ngettext(
            "The file does not tell whether game %(games)s is the Crawford game, in which nobody "
            "may double; that is not checked.",
            "The file does not tell whether one of the games %(games)s is the Crawford game, in "
            "which nobody may double; that is not checked.",
            len(checked.not_told),
        ) % {"games": numbers}


def _word_end(end: GameEnd | None, names: dict[PlayerSide, str]) -> str:
    """Return who has won a game, and how much."""
    if end is None:
        return ""
    player = names[end.winner]
    if end.points is None:
        return _("%(player)s wins") % {"player": player}
    return ngettext(
        "%(player)s wins %(points)s point", "%(player)s wins %(points)s points", end.points
    ) % {"player": player, "points": end.points}


def _shorten(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _end_of(record: MatchRecord, checked: CheckedMatch) -> tuple[int, int]:
    index = max((i for i, moments in enumerate(checked.games) if moments), default=0)
    game = record.games[index]
    moments = checked.games[index] if checked.games else ()
    return game.number, moments[-1].turn.line if moments else game.line


def _sheets(
    record: MatchRecord, preset: RulePreset, names: dict[PlayerSide, str], checked: CheckedMatch
) -> Iterator[Sheet]:
    """Yield the checked games, long ones in parts."""
    problem = checked.problem
    for index, (game, moments) in enumerate(zip(record.games, checked.games, strict=False)):
        wrong = problem.turn if problem is not None and problem.game == index else None
        end = checked.ends[index]
        rows = [
            _row(moment, preset, names, number == wrong, end)
            for number, moment in enumerate(moments)
        ]
        is_long = len(rows) > TURNS_A_SHEET
        for first in range(0, max(len(rows), 1), TURNS_A_SHEET):
            part = tuple(rows[first : first + TURNS_A_SHEET])
            result = _word_end(end, names) if first + TURNS_A_SHEET >= len(rows) else ""
            yield Sheet(game.number, game.score, part, first + 1, is_long, result)


def _row(
    moment: Moment,
    preset: RulePreset,
    names: dict[PlayerSide, str],
    is_problem: bool,
    end: GameEnd | None = None,
) -> TurnRow:
    turn = moment.turn
    player = names[turn.side]
    if turn.roll is None:
        play = str(ACTION_NAMES[turn.action]) if turn.action else ""
        return TurnRow(player, "", play, "", is_problem)
    play = turn.text or format_play(moment.steps) or _word_silence(moment, end)
    url = _position_url(preset, moment.situation, moment.steps)
    return TurnRow(player, format_roll(turn.roll, "–"), play, url, is_problem)


def _word_silence(moment: Moment, end: GameEnd | None) -> str:
    """Return what a turn without steps means: no legal play, or the end of game or record."""
    if moment.after.situation.on_roll is not moment.turn.side:
        return _("cannot move")
    if end and end.is_given_up:
        return pgettext("backgammon", "the game is given up here")
    return _("the record ends here")


def _finding(
    record: MatchRecord,
    preset: RulePreset,
    names: dict[PlayerSide, str],
    checked: CheckedMatch,
    problem: MatchProblem,
) -> Finding:
    fault = problem.fault
    moment = None if problem.turn is None else checked.games[problem.game][problem.turn]
    steps = moment.steps if moment else ()
    return Finding(
        game=record.games[problem.game].number,
        line=problem.line,
        player=names[problem.side] if problem.side else "",
        turn=_word_turn(_row(moment, preset, names, is_problem=True)) if moment else "",
        sentences=word_problem(fault, preset, LabelledPlaces(preset)),
        diagram=_picture(preset, problem.situation, steps, fault),
        rule=_rule(preset, fault),
        url=_position_url(preset, problem.situation, steps, fault)
        if problem.situation.roll
        else "",
    )


def _word_turn(row: TurnRow) -> str:
    return f"{row.roll}: {row.play}" if row.roll else row.play


def _picture(
    preset: RulePreset, situation: Situation, steps: tuple[Step, ...], fault: MatchFault
) -> Diagram:
    position = situation.position
    for step in steps:
        position = apply_step(position, step)
    played = tuple(
        Arrow(ArrowKind.PLAYED, step.source, step.destination, str(order))
        for order, step in enumerate(steps, start=1)
    )
    cube = situation.seen_cube if situation.cube.value > 1 or fault.cube_refusal else None
    diagram = Diagram(preset, position, arrows=played, cube=cube)
    if fault.refusal is None:
        return diagram
    shown = mark_refusal(fault.refusal)
    return replace(diagram, marks=shown.marks, arrows=(*played, *shown.arrows))


def _rule(preset: RulePreset, fault: MatchFault) -> PageLink | None:
    """Return the rule or the question that says more of a fault."""
    if fault.code in _QUESTIONS:
        return question_link(preset, _QUESTIONS[fault.code])
    clause = None
    if fault.refusal is not None:
        clause = clause_of(preset, fault.refusal)
    elif fault.cube_refusal is not None:
        clause = clause_of_cube(preset, fault.cube_refusal)
    return rule_link(preset, clause) if clause else None


def _position_url(
    preset: RulePreset,
    situation: Situation,
    steps: tuple[Step, ...],
    fault: MatchFault | None = None,
) -> str:
    """Return the address where a turn can be looked at and tried."""
    query = {"record": format_record(preset, situation)}
    if steps:
        query["steps"] = format_steps(steps)
    refusal = fault.refusal if fault else None
    if refusal and refusal.source is not None and refusal.destination is not None:
        query["try"] = format_step(Step(refusal.source, refusal.destination, 0))
    return address(reverse("rules:check_position"), query)
