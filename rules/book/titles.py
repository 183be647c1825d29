"""Short titles of sections, clauses and refusals.

Those without any word that differs between games stand here, the others in the prose of each game.
"""

from __future__ import annotations

from typing import Final

from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rules.engine.refusals import RefusalCode
from rules.games.all_games import prose_of
from rules.games.clause import Clause, Confidence, Section
from rules.preset import RulePreset

SECTION_TITLES: Final = {
    Section.OBJECTIVE: _("The aim"),
    Section.SETUP: _("Setting up"),
    Section.ROUTE: _("The path"),
    Section.TURN: _("The turn and the dice"),
    Section.RESULT: _("Winning and counting"),
    Section.CUBE: _("The doubling cube"),
}

CLAUSE_TITLES: Final = {
    "objective-arrive": _("The aim"),
    "objective-bear-off": _("The aim"),
    "board": _("The board"),
    "point-names": _("Names on the board"),
    "layout": _("The start"),
    "first-turn-alternate": _("Who begins"),
    "first-turn-thrown": _("Who begins"),
    "first-turn-opening": _("Who begins"),
    "direction": _("Which way to go"),
    "roll": _("The roll"),
    "own-checkers": _("Only your own"),
    "number-is-step": _("One number, one step"),
    "stop-between": _("Stopping on the way"),
    "doubles": _("Doubles"),
    "most-numbers": _("As many numbers as possible"),
    "larger-number": _("The larger number"),
    "pass": _("Passing"),
    "turn-limit": _("Time for a turn"),
    "blocked": _("Where you cannot land"),
    "open": _("Where you can land"),
    "iri-gachi": _("Iri-gachi, the arrival"),
    "no-bearing-off": _("Nothing leaves the board"),
    "win-off": _("Winning"),
    "win-single": _("The single game"),
    "win-gammon": _("Gammon"),
    "win-backgammon": _("Backgammon, the triple game"),
    "game-ends": _("The end of the game"),
    "last-checker": _("The last one off"),
    "mushi-gachi": _("Mushi-gachi"),
    "mujo-gachi": _("Mujō-gachi"),
    "mujo-direction": _("How the patterns are read"),
    "muji-gachi": _("Muji-gachi, the closed home"),
    "closed-home-off": _("The closed home"),
    "closed-home-void": _("The closed home"),
    "cube-value": _("The cube"),
    "cube-offer": _("Offering a double"),
    "cube-answer": _("Taking or dropping"),
    "cube-owner": _("Who owns the cube"),
}

REFUSAL_TITLES: Final = {
    RefusalCode.GAME_OVER: _("The game is over"),
    RefusalCode.NO_CHECKER: _("Nothing of yours is there"),
    RefusalCode.WRONG_DIRECTION: _("That would be backwards"),
    RefusalCode.PAST_HOME: _("No farther than home"),
    RefusalCode.NOT_ALL_HOME: _("Not all are home yet"),
    RefusalCode.NUMBER_USED: _("That number has been played"),
    RefusalCode.SUM_OF_NUMBERS: _("One number at a time"),
    RefusalCode.SUM_BLOCKED: _("There is no way through"),
    RefusalCode.NUMBER_NOT_ROLLED: _("The dice do not show that"),
    RefusalCode.BLOCKED: _("You cannot land there"),
    RefusalCode.FARTHER_CHECKER: _("The farthest one first"),
    RefusalCode.LEAVES_NUMBER: _("A number would be left over"),
    RefusalCode.LARGER_NUMBER: _("It has to be the larger number"),
    RefusalCode.NUMBERS_LEFT: _("Your turn is not over yet"),
}

CONFIDENCE_NAMES: Final = {
    Confidence.ATTESTED: pgettext_lazy("confidence", "Attested"),
    Confidence.SINGLE: pgettext_lazy("confidence", "One source"),
    Confidence.OURS: pgettext_lazy("confidence", "Our reading"),
    Confidence.DISPUTED: pgettext_lazy("confidence", "Disputed"),
}

SOURCE_NOTES: Final = {
    "tebikisho": pgettext_lazy("source", "(as transcribed by Jun Kusaba)"),
    "wikipedia-ja": pgettext_lazy("source", "(the part on Ban-sugoroku, and older versions of it)"),
    "nihonshoki": pgettext_lazy("source", "(as others quote it)"),
    "shokunihongi": pgettext_lazy("source", "(from a transcription)"),
    "shosoin": pgettext_lazy("source", "(quoting the Imperial Household Agency)"),
    "heritage": pgettext_lazy("source", "(quoting the Yomiuri Shimbun)"),
    "rokuro": pgettext_lazy("source", "(a blog)"),
    "takami": pgettext_lazy("source", "(a list of books on sugoroku)"),
    "kariginu": pgettext_lazy("source", "(a site on the dress of the Heian period)"),
    "wikipedia-en": pgettext_lazy("source", "(older versions)"),
}
"""What a source is, or in what form it was seen, where its title does not say it."""


def section_title(preset: RulePreset, section: Section) -> str:
    """Return a section's heading: the game's own, or the one all games share."""
    return str(prose_of(preset).titles.get(section.value) or SECTION_TITLES[section])


def clause_title(preset: RulePreset, clause: Clause) -> str:
    """Return the title of a rule in a game."""
    return str(prose_of(preset).titles.get(clause.id) or CLAUSE_TITLES[clause.id])


def refusal_title(preset: RulePreset, code: RefusalCode) -> str:
    """Return the title of the message that refuses a try."""
    return str(prose_of(preset).titles.get(code.value) or REFUSAL_TITLES[code])


LOWER_AFTER_COLON: Final = frozenset({"en", "fr"})
"""Languages that begin a sentence after a colon with a small letter; German takes a capital."""


def refusal_reason(preset: RulePreset, code: RefusalCode) -> str:
    """Return the title of a refusal as it is written after a colon."""
    title = refusal_title(preset, code)
    if get_language() in LOWER_AFTER_COLON:
        return title[:1].lower() + title[1:]
    return title
