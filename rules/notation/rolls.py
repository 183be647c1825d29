"""A roll as text."""

from __future__ import annotations

import re
from typing import Final

from rules.engine.dice import Roll
from rules.notation.errors import NotationError

ROLL: Final = re.compile(r"([1-6])-([1-6])")


def parse_roll(text: str) -> Roll:
    """Read a roll written as two numbers and a hyphen; raise `NotationError` (code `roll`).

    >>> parse_roll("4-6")
    Roll(high=6, low=4)
    """
    match = ROLL.fullmatch(text)
    if match is None:
        raise NotationError("roll", 0, {"text": text})
    return Roll.of(int(match[1]), int(match[2]))


def format_roll(roll: Roll, dash: str = "-") -> str:
    """Write a roll, the higher number first; `dash` is what sentences put between the two.

    >>> format_roll(Roll.of(1, 3))
    '3-1'
    """
    return f"{roll.high}{dash}{roll.low}"
