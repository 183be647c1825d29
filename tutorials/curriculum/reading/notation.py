"""Rolls, steps, positions and points, as content files write them."""

from __future__ import annotations

from typing import Any

from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.notation.errors import NotationError
from rules.notation.placement import parse_placement
from rules.notation.rolls import parse_roll
from rules.notation.steps import TypedStep, parse_steps
from rules.preset import POINTS
from tutorials.curriculum.reading.tables import Table


def read_roll(table: Table, *, optional: bool = False) -> Roll | None:
    """Read a roll such as "6-4"; None where there is none."""
    text = table.text("roll", optional=optional)
    try:
        return parse_roll(text) if text else None
    except NotationError:
        table.report(f"roll is not two numbers such as 6-4: {text!r}", "roll")
        return None


def read_steps(table: Table, key: str, text: str) -> tuple[TypedStep, ...]:
    """Read steps such as "8/5 6/5"; none when the text is empty."""
    try:
        return parse_steps(text)
    except NotationError as error:
        _report(table, key, error, text)
        return ()


def read_placement(table: Table, key: str, *, optional: bool = False) -> Position | None:
    """Read a position such as "you 8*3 6*5 / 24*2"; None where there is none."""
    text = table.text(key, optional=optional)
    try:
        return parse_placement(text) if text else None
    except NotationError as error:
        _report(table, key, error, text)
        return None


def read_points(table: Table, key: str, values: list[Any]) -> tuple[int, ...]:
    """Read points, numbered as the one who plays counts them."""
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= POINTS:
            table.report(f"{key}: {value!r} is no point", key)
            return ()
    return tuple(values)


def _report(table: Table, key: str, error: NotationError, text: str) -> None:
    table.report(f"{key}: {error.code} at character {error.offset + 1}: {text!r}", key)
