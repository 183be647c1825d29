"""The animation of checkers that have just moved: where each one slides from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.boards.diagram import Diagram
from rules.boards.geometry import DRAWN, WAITING, geometry_of
from rules.boards.geometry import format_number as n
from rules.engine.position import BAR, OFF


class SlideMarks(NamedTuple):
    """The CSS classes and attributes that animate a checker."""

    classes: str
    data: str


MOST_DRAWN: Final = {BAR: WAITING, OFF: 24}
STILL: Final = SlideMarks("", "")


@dataclass(frozen=True, slots=True)
class Arrivals:
    """For places where checkers arrived, the way of each from the top of the pile down."""

    ways: dict[int, tuple[SlideMarks, ...]]

    @classmethod
    def of(cls, diagram: Diagram) -> Arrivals:
        """Compute the paths of a diagram's arriving checkers."""
        if not diagram.arriving:
            return cls({})
        steps = join_steps(diagram.arriving)
        ways: dict[int, tuple[SlideMarks, ...]] = {}
        for order, (source, destination) in enumerate(steps):
            later = sum(other == destination for _, other in steps[order + 1 :])
            way = find_way(diagram, source, destination, later, order)
            ways[destination] = (way, *ways.get(destination, ()))
        return cls(ways)

    def at(self, place: int) -> tuple[SlideMarks, ...]:
        """Return the paths of the checkers that arrived on a place, topmost first."""
        return self.ways.get(place, ())


def join_steps(steps: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Merge consecutive steps of one checker, so that it slides only once.

    >>> join_steps(((13, 10), (24, 20), (10, 5)))
    [(24, 20), (13, 5)]
    """
    joined: list[tuple[int, int]] = []
    for source, destination in steps:
        earlier = next((step for step in joined if step[1] == source and destination != BAR), None)
        if earlier:
            joined.remove(earlier)
            source = earlier[0]
        joined.append((source, destination))
    return joined


def find_way(diagram: Diagram, source: int, destination: int, below: int, order: int) -> SlideMarks:
    """Return the way of a checker that lies `below` the top of its pile, in drawing units.

    A way to the bar is that of a hit checker, which is the opponent's.
    """
    geometry, position = geometry_of(diagram), diagram.position
    is_player = destination != BAR
    count = position.count(destination) if is_player else position.opponent_bar
    drawn = min(count, MOST_DRAWN.get(destination, DRAWN))
    start = geometry.spot(source, position.count(source) if is_player else 0)
    end = geometry.spot(destination, max(drawn - 1 - below, 0), is_player=is_player)
    return SlideMarks(
        " is-arriving" + (f" arrives-{order + 1}" if order else ""),
        f' data-from-x="{n(start.x - end.x)}" data-from-y="{n(start.y - end.y)}"',
    )
