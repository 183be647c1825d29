"""Validation of positions: what cannot occur under a preset."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.engine.outcome import is_over
from rules.engine.position import Position
from rules.preset import POINTS, RulePreset


class FaultCode(StrEnum):
    """The ways in which a position can be invalid."""

    WRONG_LENGTH = "wrong_length"
    NEGATIVE = "negative"
    CHECKER_COUNT = "checker_count"
    BORNE_OFF = "borne_off"
    ALREADY_WON = "already_won"


@dataclass(frozen=True, slots=True)
class PositionFault:
    """Why a position cannot occur, with `found` checkers instead of `expected`."""

    code: FaultCode
    opponent: bool = False
    found: int = 0
    expected: int = 0


def find_position_fault(preset: RulePreset, position: Position) -> PositionFault | None:
    """Return the first reason why no turn can begin in a position, or None."""
    if len(position.points) != POINTS:
        return PositionFault(FaultCode.WRONG_LENGTH, found=len(position.points), expected=POINTS)
    waiting = (position.bar, position.off, position.opponent_bar, position.opponent_off)
    if min(waiting) < 0:
        return PositionFault(FaultCode.NEGATIVE)
    for opponent, side in ((False, position), (True, position.flipped())):
        if side.checkers() != preset.checkers:
            return PositionFault(
                FaultCode.CHECKER_COUNT, opponent, side.checkers(), preset.checkers
            )
        if side.off and not preset.bears_off:
            return PositionFault(FaultCode.BORNE_OFF, opponent, side.off)
    if is_over(preset, position):
        return PositionFault(FaultCode.ALREADY_WON)
    return None
