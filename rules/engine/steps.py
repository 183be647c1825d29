"""One checker moved by one number, and the position it leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.engine.position import BAR, OFF, Position


@dataclass(frozen=True, slots=True)
class Step:
    """A checker moved from `source` to `destination` by `number`; `hits` a blot there or not."""

    source: int
    destination: int
    number: int
    hits: bool = False


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
