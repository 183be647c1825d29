"""The home page: a refused step, the games in a few facts, the names of rolls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark
from rules.boards.dice import DieState
from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import clause_of
from rules.book.roll_names import RollName, find_roll_name
from rules.book.titles import CONFIDENCE_NAMES, refusal_title
from rules.book.wording import word_name, word_refusal
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.turn import Turn
from rules.games.all_games import prose_of
from rules.games.clause import Clause
from rules.games.prose import Fact
from rules.preset import RulePreset
from rules.presets import BAN_SUGOROKU, PRESETS

HERO_ROLL: Final = Roll.of(5, 2)
HERO_TRY: Final = (24, 19)
SHOWN_ROLLS: Final = ((6, 6), (5, 5), (4, 4), (3, 3), (6, 5), (4, 3), (3, 1), (1, 1))


@dataclass(frozen=True, slots=True)
class Hero:
    """A refused step at the top of the page: board, dice and words."""

    diagram: Diagram
    throw: tuple[tuple[int, str], ...]
    name: RollName
    title: str
    sentences: list[SafeString]
    clause: Clause


@dataclass(frozen=True, slots=True)
class Game:
    """A game at its start, with facts that distinguish it."""

    preset: RulePreset
    name: str
    kanji: str
    diagram: Diagram
    facts: tuple[Fact, ...]


def hero() -> Hero:
    """Return the step at the top of the page, as the engine refuses it."""
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
    """Return the games with a few facts each."""
    return [_game(preset) for preset in PRESETS]


def _game(preset: RulePreset) -> Game:
    prose = prose_of(preset)
    diagram = Diagram(preset, Position.start(preset), tray=False)
    return Game(preset, word_name(preset), prose.kanji, diagram, prose.facts(preset))


def shown_rolls() -> list[RollName]:
    """Return the names of rolls on the page, the best attested first."""
    return [find_roll_name(Roll.of(high, low)) for high, low in SHOWN_ROLLS]


def confidences() -> list[tuple[str, str]]:
    """Return the signs of confidence with their words."""
    known = [(f"sure-{confidence}", str(name)) for confidence, name in CONFIDENCE_NAMES.items()]
    return [*known, ("sure-unknown", pgettext("confidence", "Not known"))]
