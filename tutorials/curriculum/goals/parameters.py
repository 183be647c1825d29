"""Argument types of predicates; each reader raises `ValueError` with the reason."""

from __future__ import annotations

from typing import Final

from rules.engine.dice import PIPS
from rules.engine.outcome import WinKind
from rules.engine.position import Position
from rules.notation.placement import parse_placement
from rules.notation.steps import parse_steps
from rules.preset import HOME_POINTS, POINTS
from tutorials.curriculum.goals.registry import Parameter

MOST: Final = 64
"""No count in a goal is larger: a win on the highest cube."""


def read_point(value: object) -> int:
    """Read a point from 1 to 24."""
    return _whole(value, 1, POINTS)


def read_count(value: object) -> int:
    """Read a count of 1 or more."""
    return _whole(value, 1, MOST)


def read_limit(value: object) -> int:
    """Read an upper limit of 0 or more."""
    return _whole(value, 0, MOST)


def read_number(value: object) -> int:
    """Read a number from 1 to 6."""
    return _whole(value, 1, PIPS)


def read_position(value: object) -> Position:
    """Read a position written as a placement."""
    return parse_placement(_text(value))


def read_step(value: object) -> tuple[int, int]:
    """Read one step as its source and destination."""
    steps = parse_steps(_text(value))
    if len(steps) != 1:
        raise ValueError(f"one step wanted, not {value!r}")
    return steps[0].source, steps[0].destination


def read_win_kind(value: object) -> WinKind:
    """Read a kind of win."""
    text = _text(value)
    if text not in set(WinKind):
        raise ValueError(f"{text!r} is none of {', '.join(WinKind)}")
    return WinKind(text)


def point(name: str = "point", default: int | None = None) -> Parameter:
    """Return a parameter that is a point."""
    return Parameter(name, read_point, default)


def points() -> Parameter:
    """Return a parameter that is one point or more."""
    return Parameter("points", read_point, many=True)


def count(default: int | None = None) -> Parameter:
    """Return a parameter that is a count of 1 or more."""
    return Parameter("count", read_count, default)


def limit() -> Parameter:
    """Return a parameter that is an upper limit."""
    return Parameter("limit", read_limit)


def home_counts() -> tuple[Parameter, ...]:
    """Return six parameters: how many checkers on each point of the home board."""
    return tuple(Parameter(f"count on {p}", read_limit) for p in range(1, HOME_POINTS + 1))


def _whole(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{value!r} is no whole number from {least} to {most}")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no text")
    return value
