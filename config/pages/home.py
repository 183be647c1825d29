"""What the home page shows: a refused step, the two games in a few facts, the names of rolls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext, pgettext_lazy

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark
from rules.boards.dice import DieState
from rules.boards.pills import LabelledPlaces
from rules.book.reasons import clause_of
from rules.book.roll_names import RollName, find_roll_name
from rules.book.times import worth
from rules.book.titles import CONFIDENCE_NAMES, refusal_title
from rules.book.wording import word_name, word_refusal
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.turn import Turn
from rules.games.clause import Clause
from rules.preset import BoardKind, ClosedHome, Gammons, Goal, RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU

HERO_ROLL: Final = Roll.of(5, 2)
HERO_TRY: Final = (24, 19)
SHOWN_ROLLS: Final = ((6, 6), (5, 5), (4, 4), (3, 3), (6, 5), (4, 3), (3, 1), (1, 1))

ARRIVING: Final = {
    Goal.ARRIVE: pgettext_lazy("ban-sugoroku", "when all %(checkers)s are home"),
    Goal.BEAR_OFF: pgettext_lazy("ban-sugoroku", "when all %(checkers)s are off the board"),
}
BEARING_OFF: Final = {
    Goal.ARRIVE: pgettext_lazy("backgammon", "when all %(checkers)s are home"),
    Goal.BEAR_OFF: pgettext_lazy("backgammon", "when all %(checkers)s are borne off"),
}
WAITING: Final = {
    BoardKind.FIELDS: _("waits on the strip"),
    BoardKind.TRIANGLES: _("waits on the bar"),
}


@dataclass(frozen=True, slots=True)
class Hero:
    """A try that the rules refuse: drawn, with its dice, and put into words."""

    diagram: Diagram
    throw: tuple[tuple[int, str], ...]
    name: RollName
    title: str
    sentences: list[SafeString]
    clause: Clause


@dataclass(frozen=True, slots=True)
class Fact:
    """What a game does about something, in words that its preset decides."""

    about: str
    text: str


@dataclass(frozen=True, slots=True)
class Game:
    """A game at its starting position, with the facts in which the games differ."""

    preset: RulePreset
    name: str
    kanji: str
    diagram: Diagram
    facts: tuple[Fact, ...]


def hero() -> Hero:
    """Give the step at the top of the page, as the engine refuses it."""
    position = Position.start(BAN_SUGOROKU)
    source, destination = HERO_TRY
    refusal = Turn.begin(BAN_SUGOROKU, position, HERO_ROLL).check_step(source, destination)
    if refusal is None:
        raise AssertionError("the step at the top of the home page is meant to be refused")
    diagram = Diagram(
        BAN_SUGOROKU,
        position,
        marks=((source, Mark.CHOSEN), (destination, Mark.REFUSED)),
        arrows=(Arrow(ArrowKind.REFUSED, source, destination),),
        turns=True,
    )
    return Hero(
        diagram,
        ((HERO_ROLL.high, DieState.NEXT), (HERO_ROLL.low, DieState.OPEN)),
        find_roll_name(HERO_ROLL),
        refusal_title(BAN_SUGOROKU, refusal.code),
        word_refusal(BAN_SUGOROKU, refusal, LabelledPlaces(BAN_SUGOROKU)),
        clause_of(BAN_SUGOROKU, refusal),
    )


def games() -> list[Game]:
    """Give the games in a few facts each."""
    return [
        _game(BAN_SUGOROKU, "盤双六", ban_sugoroku_facts(BAN_SUGOROKU)),
        _game(BACKGAMMON, "", backgammon_facts(BACKGAMMON)),
    ]


def _game(preset: RulePreset, kanji: str, facts: tuple[Fact, ...]) -> Game:
    diagram = Diagram(preset, Position.start(preset), tray=False)
    return Game(preset, word_name(preset), kanji, diagram, facts)


def shown_rolls() -> list[RollName]:
    """Give the names of rolls that the page shows, the best first."""
    return [find_roll_name(Roll.of(high, low)) for high, low in SHOWN_ROLLS]


def confidences() -> list[tuple[str, str]]:
    """Give the marks that say how sure a rule is, with their words."""
    known = [(f"sure-{confidence}", str(name)) for confidence, name in CONFIDENCE_NAMES.items()]
    return [*known, ("sure-unknown", pgettext("confidence", "Not known"))]


def ban_sugoroku_facts(preset: RulePreset) -> tuple[Fact, ...]:
    """Give the facts of a game that is told in the words of Ban-sugoroku."""
    return (
        Fact(
            pgettext("ban-sugoroku", "A double"),
            pgettext("ban-sugoroku", "gives %(steps)s steps") % {"steps": preset.numbers_in_double},
        ),
        Fact(pgettext("ban-sugoroku", "A hit stone"), str(WAITING[preset.board])),
        Fact(
            pgettext("ban-sugoroku", "You win"),
            str(ARRIVING[preset.goal]) % {"checkers": preset.checkers},
        ),
        Fact(pgettext("ban-sugoroku", "A win counts"), _closed_home_values(preset)),
    )


def _closed_home_values(preset: RulePreset) -> str:
    if preset.bears_off or preset.closed_home is not ClosedHome.MULTIPLIED:
        return worth(1)
    values = {"closed": worth(preset.closed_home_value), "pattern": worth(preset.pattern_value)}
    # Translators: closed and pattern are "twice" and "three times"
    return (
        pgettext(
            "ban-sugoroku",
            "once, %(closed)s or %(pattern)s, depending on how your stones stand at home and "
            "whether a hit stone waits",
        )
        % values
    )


def backgammon_facts(preset: RulePreset) -> tuple[Fact, ...]:
    """Give the facts of a game that is told in the words of backgammon."""
    return (
        Fact(
            pgettext("backgammon", "A double"),
            pgettext("backgammon", "gives %(steps)s steps") % {"steps": preset.numbers_in_double},
        ),
        Fact(pgettext("backgammon", "A hit checker"), str(WAITING[preset.board])),
        Fact(
            pgettext("backgammon", "You win"),
            str(BEARING_OFF[preset.goal]) % {"checkers": preset.checkers},
        ),
        Fact(pgettext("backgammon", "A win counts"), _gammon_values(preset)),
    )


def _gammon_values(preset: RulePreset) -> str:
    if preset.gammons is not Gammons.COUNTED:
        return worth(1)
    values = {"gammon": worth(preset.gammon_value), "triple": worth(preset.backgammon_value)}
    # Translators: gammon and triple are "twice" and "three times"
    return (
        pgettext("backgammon", "once, %(gammon)s or %(triple)s, depending on how far the loser got")
        % values
    )
