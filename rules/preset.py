"""The terms in which a game is defined: `RulePreset` and the enums of its options.

Plain values without prose: what a game says lies in `rules.games`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Literal, TypeAlias

POINTS = 24
HOME_POINTS = 6


class BoardKind(StrEnum):
    """How the board is built: rectangles round a strip, or triangles either side of a bar."""

    FIELDS = "fields"
    TRIANGLES = "triangles"


class HomeSide(StrEnum):
    """Where the mover's home board lies in the near row."""

    LEFT = "left"
    RIGHT = "right"


class GameGoal(StrEnum):
    """What ends the game: all checkers in the home board, or all of them borne off."""

    ARRIVE = "arrive"
    BEAR_OFF = "bear-off"


class ClosedHome(StrEnum):
    """What a closed home board does while the opponent has a checker on the bar."""

    MULTIPLIED = "multiplied"
    IMMEDIATE = "immediate"
    OFF = "off"


class FirstTurn(StrEnum):
    """Who begins, and with which dice."""

    ALTERNATE = "alternate"
    """The first player throws two dice; the beginning alternates from game to game."""
    THROWN = "thrown"
    """One die each; the higher begins and throws both dice anew."""
    OPENING = "opening"
    """One die each; the higher begins with these two numbers."""


class WinBeforeLastNumber(StrEnum):
    """How a play that wins before every playable number is used counts."""

    COMPLETE = "complete"
    """It is a legal play like any other."""
    ACCEPTED = "accepted"
    """It is listed apart: strictly both numbers are due, but no one calls the step illegal."""


class TurnLimit(StrEnum):
    """Seconds a player may think about a turn."""

    NONE = "none"
    SECONDS_30 = "30"
    SECONDS_60 = "60"


class Cube(StrEnum):
    """Whether the doubling cube is in use."""

    ON = "on"
    OFF = "off"


class Gammons(StrEnum):
    """Whether a loser who is far behind loses twice or three times the game."""

    COUNTED = "counted"
    OFF = "off"


OptionName: TypeAlias = Literal[
    "goal", "closed-home", "first-turn", "turn-limit", "cube", "gammons"
]
OptionValue = GameGoal | ClosedHome | FirstTurn | TurnLimit | Cube | Gammons


@dataclass(frozen=True, slots=True)
class Option:
    """A field of a preset that a group may change, with the values it may take."""

    name: OptionName
    values: tuple[OptionValue, ...]

    @property
    def field(self) -> str:
        """Return the attribute of `RulePreset` that the option sets."""
        return self.name.replace("-", "_")


class OptionError(ValueError):
    """An option or a value that the preset does not have.

    `code` is `unknown_option` or `unknown_value`; `choices` holds what exists.
    """

    def __init__(self, code: str, name: str, value: str, choices: tuple[str, ...]) -> None:
        super().__init__(f"{code}: {name}={value} (choices: {', '.join(choices)})")
        self.code = code
        self.name = name
        self.value = value
        self.choices = choices


@dataclass(frozen=True, slots=True, kw_only=True)
class RulePreset:
    """The single definition of a game, from which engine, words, drawings and pages come.

    `layout` holds (point, count) pairs of one side in that side's own numbers.
    With `has_standard_notations` its positions can be written as a Position ID or an XGID, with
    `names_rolls` the old names of the rolls belong to it, and with `names_quarters` its points are
    counted by quarters (Inner 1 to Outer 1, on either side) rather than through.
    `patterns` are the homes worth `pattern_value`, read from the 1-point to the 6-point.
    """

    slug: str
    board: BoardKind
    home: HomeSide
    layout: tuple[tuple[int, int], ...]
    numbers_in_double: int
    goal: GameGoal
    closed_home: ClosedHome
    first_turn: FirstTurn
    win_before_last_number: WinBeforeLastNumber
    turn_limit: TurnLimit = TurnLimit.NONE
    cube: Cube = Cube.OFF
    gammons: Gammons = Gammons.OFF
    closed_home_value: int = 1
    pattern_value: int = 1
    patterns: tuple[tuple[int, ...], ...] = ()
    gammon_value: int = 1
    backgammon_value: int = 1
    cube_limit: int = 1
    has_standard_notations: bool = False
    names_rolls: bool = False
    names_quarters: bool = False
    options: tuple[Option, ...] = ()

    @property
    def checkers(self) -> int:
        """Return the number of checkers a side has."""
        return sum(count for _, count in self.layout)

    @property
    def bears_off(self) -> bool:
        """Return whether checkers leave the board."""
        return self.goal is GameGoal.BEAR_OFF

    def get_option(self, name: str) -> Option:
        """Return the option called `name`; raise `OptionError` when there is none."""
        for option in self.options:
            if option.name == name:
                return option
        raise OptionError("unknown_option", name, "", tuple(o.name for o in self.options))

    def value_of(self, option: Option) -> OptionValue:
        """Return the value that `option` has in this preset."""
        value: OptionValue = getattr(self, option.field)
        return value

    def with_options(self, chosen: Mapping[str, str]) -> RulePreset:
        """Return the game with the options `chosen`, given as texts.

        Raises `OptionError` for an unknown option or value.

        >>> from rules.presets import BAN_SUGOROKU
        >>> BAN_SUGOROKU.with_options({"goal": "bear-off"}).bears_off
        True
        """
        changes: dict[str, Any] = {}
        for name, text in chosen.items():
            option = self.get_option(name)
            values = {value.value: value for value in option.values}
            if text not in values:
                raise OptionError("unknown_value", name, text, tuple(values))
            changes[option.field] = values[text]
        return replace(self, **changes)

    def chosen_options(self, default: RulePreset) -> dict[str, str]:
        """Return the options in which this game differs from `default`, as texts."""
        return {
            option.name: self.value_of(option).value
            for option in self.options
            if self.value_of(option) is not default.value_of(option)
        }
