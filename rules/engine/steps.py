"""One checker moved by one number: what makes a step possible in itself."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.engine.position import BAR, OFF, Position
from rules.engine.refusals import Refusal, RefusalCode
from rules.preset import HOME_POINTS, RulePreset


@dataclass(frozen=True, slots=True)
class Step:
    """A checker moved from `source` to `destination` by `number`; `hits` a blot there or not."""

    source: int
    destination: int
    number: int
    hits: bool = False


def check_number(
    preset: RulePreset, position: Position, source: int, number: int
) -> Refusal | None:
    """Tell why the checker on `source` cannot be moved by `number`, the rest of the turn aside."""
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
    """Tell why no checker can leave the board, whatever the number: the game or the position."""
    if not preset.bears_off:
        return Refusal(RefusalCode.PAST_HOME, source, OFF)
    outside = position.outside()
    if outside:
        farthest = position.sources()[0]
        return Refusal(RefusalCode.NOT_ALL_HOME, source, OFF, point=farthest, count=outside)
    return None


def make_step(position: Position, source: int, number: int) -> Step:
    """Return the step of the checker on `source` by `number`, which must be possible."""
    destination = max(source - number, OFF)
    hits = destination != OFF and position.opponent_count(destination) == 1
    return Step(source, destination, number, hits)


def apply_step(position: Position, step: Step) -> Position:
    """Return the position after a step.

    >>> from rules.presets import BACKGAMMON
    >>> apply_step(Position.start(BACKGAMMON), Step(13, 8, 5)).count(8)
    4
    """
    points = list(position.points)
    bar, off, opponent_bar = position.bar, position.off, position.opponent_bar
    if step.source == BAR:
        bar -= 1
    else:
        points[step.source - 1] -= 1
    if step.destination == OFF:
        off += 1
    else:
        if step.hits:
            points[step.destination - 1] = 0
            opponent_bar += 1
        points[step.destination - 1] += 1
    return replace(position, points=tuple(points), bar=bar, off=off, opponent_bar=opponent_bar)
