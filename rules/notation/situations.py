"""What the notations of a situation share: contradictions, and what cannot be written."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from rules.engine.position import Position
from rules.engine.situation import Situation
from rules.notation.errors import NotationError
from rules.preset import POINTS

CHECKERS: Final = 15
"""Checkers a side in the notations of backgammon; those that are not on the board are off it."""
LARGEST_NUMBER: Final = 0x7FFF
"""The largest score and match length that the notations hold."""
LARGEST_POWER: Final = 15
"""The power of two on the largest cube that they hold."""


class SituationCode(StrEnum):
    """The contradictions of a situation, in any notation."""

    SCORE_BEYOND_MATCH = "score_beyond_match"
    CRAWFORD_WITHOUT_MATCH = "crawford_without_match"
    OFFER_AND_ROLL = "offer_and_roll"
    TOO_MANY_CHECKERS = "too_many_checkers"
    UNWRITABLE = "unwritable"


def find_contradiction(situation: Situation) -> SituationCode | None:
    """Return the first contradiction around the position, or None."""
    length = situation.match_length
    if length and max(situation.score) > length:
        return SituationCode.SCORE_BEYOND_MATCH
    if situation.crawford and not length:
        return SituationCode.CRAWFORD_WITHOUT_MATCH
    if situation.offer and situation.roll:
        return SituationCode.OFFER_AND_ROLL
    return None


def is_cube_value(value: int) -> bool:
    """Return whether a cube can show a value: a power of two within the limit."""
    return 0 < value <= 1 << LARGEST_POWER and not value & (value - 1)


def unwritable(field: str, value: object) -> NotationError:
    """Return the error of a value that a notation has no room for; it has no place in a text."""
    return NotationError(SituationCode.UNWRITABLE, 0, {"field": field, "value": value})


def check_writable(situation: Situation) -> None:
    """Raise `NotationError` (code `unwritable`) for what no notation of a situation can hold."""
    for name, number in (
        ("match_length", situation.match_length),
        ("score", min(situation.score)),
        ("score", max(situation.score)),
    ):
        if not 0 <= number <= LARGEST_NUMBER:
            raise unwritable(name, number)
    contradiction = find_contradiction(situation)
    if contradiction:
        raise unwritable(contradiction, None)
    if not is_cube_value(situation.cube.value):
        raise unwritable("cube", situation.cube.value)


def check_all_checkers(position: Position) -> None:
    """Raise `NotationError` (code `unwritable`) unless each side has its fifteen checkers."""
    if len(position.points) != POINTS:
        raise unwritable("points", len(position.points))
    for side in (position, position.flipped()):
        if side.checkers() != CHECKERS or min(side.bar, side.off) < 0:
            raise unwritable("checkers", side.checkers())
