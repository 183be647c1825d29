"""Checks of a single step, the rest of the turn aside."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.position import OFF, Position
from rules.engine.refusals import Refusal, RefusalCode
from rules.preset import HOME_POINTS, RulePreset


def check_number(
    preset: RulePreset, position: Position, source: int, number: int
) -> Refusal | None:
    """Return why the checker on `source` cannot move by `number`, or None if it can."""
    destination = max(source - number, OFF)
    if destination != OFF:
        blockers = position.opponent_count(destination)
        if blockers < 2:
            return None
        return Refusal(
            RefusalCode.BLOCKED, source, destination, number, point=destination, count=blockers
        )
    refusal = check_leaving(preset, position, source)
    if refusal:
        return replace(refusal, number=number)
    farther = [p for p in range(HOME_POINTS, source, -1) if position.count(p)]
    if number > source and farther:
        return Refusal(RefusalCode.FARTHER_CHECKER, source, OFF, number, point=farther[0])
    return None


def check_leaving(preset: RulePreset, position: Position, source: int) -> Refusal | None:
    """Return why no checker may leave the board at all, or None."""
    if not preset.bears_off:
        return Refusal(RefusalCode.PAST_HOME, source, OFF)
    outside = position.outside()
    if outside:
        farthest = position.sources()[0]
        return Refusal(RefusalCode.NOT_ALL_HOME, source, OFF, point=farthest, count=outside)
    return None
