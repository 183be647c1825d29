"""The options under which an exercise works out, found by solving it under each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

from rules.engine.position import Position
from rules.engine.validation import find_position_fault
from rules.preset import Option, RulePreset
from tutorials.curriculum.kinds import KINDS
from tutorials.curriculum.questions.question import ExerciseSetting
from tutorials.curriculum.reading.tables import Table

ROUND_THE_BOARD: Final = frozenset({"turn-limit", "first-turn"})
"""Options that no position can tell: who began, and how long a turn may take."""


def telling_options(preset: RulePreset) -> tuple[Option, ...]:
    """Return the options of a game that matter on the board."""
    return tuple(option for option in preset.options if option.name not in ROUND_THE_BOARD)


def name_options(preset: RulePreset) -> str:
    """Return the values of the options that matter on the board: `arrive multiplied`.

    >>> from rules.presets import BAN_SUGOROKU
    >>> name_options(BAN_SUGOROKU)
    'arrive multiplied'
    """
    return " ".join(preset.value_of(option).value for option in telling_options(preset))


def games_of(preset: RulePreset) -> Iterator[RulePreset]:
    """Yield the game under every combination of the options that matter on the board."""
    options = telling_options(preset)
    for values in product(*(option.values for option in options)):
        chosen = zip(options, values, strict=True)
        yield preset.with_options({option.name: value.value for option, value in chosen})


def holds_under(
    kind: str, question: Mapping[str, Any], preset: RulePreset, position: Position
) -> bool:
    """Return whether a question and its listed tries work out as written in a game."""
    fault = find_position_fault(preset, position)
    if fault is not None and not KINDS[kind].allows_any_position:
        return False
    read = KINDS[kind].read(Table.of(question), ExerciseSetting(preset, position))
    if read is None:
        return False
    return not any(read.find_faults()) and not any(read.find_try_faults())


def list_holding(
    kind: str, question: Mapping[str, Any], preset: RulePreset, position: Position
) -> list[RulePreset]:
    """Return the games under whose options a question works out as written."""
    return [game for game in games_of(preset) if holds_under(kind, question, game, position)]
