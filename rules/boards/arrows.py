"""Arrows on the board: the checkers they join and the curves they follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from rules.boards.diagram import Arrow, ArrowKind, Diagram
from rules.boards.geometry import MIDDLE, Geometry, Spot, geometry_of
from rules.boards.geometry import format_number as n
from rules.engine.position import BAR, OFF, Position
from rules.preset import POINTS

CLEAR_OF_SOURCE: Final = 11
CLEAR_OF_DESTINATION: Final = 19
HEAD_LENGTH: Final = 17
HEAD_DEPTH: Final = 2
HEAD_HALF_WIDTH: Final = 10
SAMPLES: Final = 200

Curve = tuple[Spot, Spot, Spot, Spot]
"""A cubic Bézier curve: start, two handles, end."""


@dataclass(frozen=True, slots=True)
class DrawnArrow:
    """An arrow as SVG path data, with the centre of its badge and the point it aims at."""

    arrow: Arrow
    line: str
    head: str
    badge: Spot
    end: Spot


@dataclass(frozen=True, slots=True)
class Reach:
    """An arrow and the checkers it joins, each by its height in its stack (0 at the bottom)."""

    arrow: Arrow
    leaves: int
    lands: int


def draw_arrows(diagram: Diagram) -> list[DrawnArrow]:
    """Return the arrows of a diagram; equal arrows are merged into one with a count."""
    geometry = geometry_of(diagram)
    drawn = (trace_arrow(geometry, reach) for reach in merge_equal(resolve_arrows(diagram)))
    return [arrow for arrow in drawn if arrow is not None]


def resolve_arrows(diagram: Diagram) -> Iterator[Reach]:
    """Resolve the arrows to checkers: played ones backwards from the end, others forwards."""
    played = [arrow for arrow in diagram.arrows if arrow.kind is ArrowKind.PLAYED]
    counts = count_all(diagram.position)
    back = []
    for arrow in reversed(played):
        lands = max(counts[arrow.destination] - 1, 0)
        back.append(Reach(arrow, counts[arrow.source], lands))
        counts[arrow.destination] = lands
        counts[arrow.source] += 1
    yield from reversed(back)
    yield from resolve_forwards(diagram)


def resolve_forwards(diagram: Diagram) -> Iterator[Reach]:
    """Resolve the arrows that start from the drawn position; only proofs change it."""
    position = diagram.position
    counts = count_all(position)
    blots = {p for p in range(1, POINTS + 1) if position.opponent_count(p) == 1}
    for arrow in diagram.arrows:
        if arrow.kind is ArrowKind.PLAYED:
            continue
        leaves = max(counts[arrow.source] - 1, 0)
        lands = 0 if arrow.destination in blots else counts[arrow.destination]
        yield Reach(arrow, leaves, lands)
        if arrow.kind is ArrowKind.PROOF:
            counts[arrow.source] = leaves
            counts[arrow.destination] = lands + 1
            blots.discard(arrow.destination)


def count_all(position: Position) -> dict[int, int]:
    """Return the number of checkers on every place, whichever side they belong to."""
    counts = {point: abs(count) for point, count in enumerate(position.points, start=1)}
    return counts | {BAR: position.bar, OFF: position.off}


def merge_equal(found: Iterator[Reach]) -> Iterator[Reach]:
    """Merge equal steps of a double into one arrow marked "×2", placed where the last one ends."""
    all_reaches = list(found)
    times = Counter(key(reach.arrow) for reach in all_reaches)
    last = {key(reach.arrow): reach for reach in all_reaches}
    for step in times:
        reach = last[step]
        if times[step] == 1:
            yield reach
        else:
            yield replace(reach, arrow=replace(reach.arrow, badge=f"×{times[step]}"))


def key(arrow: Arrow) -> tuple[ArrowKind, int, int]:
    """Return what two arrows must have in common to be merged."""
    return (arrow.kind, arrow.source, arrow.destination)


@lru_cache(maxsize=1024)
def trace_arrow(geometry: Geometry, reach: Reach) -> DrawnArrow | None:
    """Draw one arrow clear of both checkers; return None if there is no room for it."""
    arrow = reach.arrow
    start = geometry.spot(arrow.source, reach.leaves)
    end = find_end(geometry, reach)
    curve = curve_of_step(geometry, arrow, start, end)
    first = next((t for t in range(SAMPLES) if is_clear_of(curve, t, start, CLEAR_OF_SOURCE)), 0)
    last = next(
        (t for t in range(SAMPLES, 0, -1) if is_clear_of(curve, t, end, CLEAR_OF_DESTINATION)), 0
    )
    if first >= last:
        return None
    shaft = part_of_curve(curve, first / SAMPLES, last / SAMPLES)
    return DrawnArrow(arrow, write_curve(shaft), write_head(shaft[3], end), at(curve, 0.5), end)


def find_end(geometry: Geometry, reach: Reach) -> Spot:
    """Return where an arrow ends: on the checker that moved, or where it would land."""
    arrow = reach.arrow
    if arrow.destination == OFF and arrow.kind is not ArrowKind.PLAYED:
        return geometry.put_down(reach.lands)
    return geometry.spot(arrow.destination, reach.lands)


def curve_of_step(geometry: Geometry, arrow: Arrow, start: Spot, end: Spot) -> Curve:
    """Return the Bézier curve of a step: an arch within a row, an S between rows or off the bar."""
    across, down = end.x - start.x, end.y - start.y
    is_near = start.y > MIDDLE
    if BAR not in (arrow.source, arrow.destination) and is_near == (end.y > MIDDLE):
        height = min(96, 34 + 0.32 * abs(across))
        top = min(start.y, end.y) - height if is_near else max(start.y, end.y) + height
        return (start, Spot(start.x + 0.12 * across, top), Spot(end.x - 0.12 * across, top), end)
    leave = 0 if arrow.source == BAR else 0.62 * down
    arrive = 0 if arrow.destination == BAR else 0.62 * down
    return (
        start,
        Spot(start.x + 0.2 * across, start.y + leave),
        Spot(end.x - 0.25 * across, end.y - arrive),
        end,
    )


def at(curve: Curve, t: float) -> Spot:
    """Return the point of a curve at parameter `t` (0 to 1)."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return Spot(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)


def part_of_curve(curve: Curve, first: float, last: float) -> Curve:
    """Return the part of a curve between two parameters."""
    return (
        at(curve, first),
        blossom(curve, first, first, last),
        blossom(curve, first, last, last),
        at(curve, last),
    )


def blossom(curve: Curve, *times: float) -> Spot:
    """Return the polar form (blossom) of a cubic curve, which yields control points of a part."""
    spots = list(curve)
    for t in times:
        spots = [Spot(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)) for a, b in pairwise(spots)]
    return spots[0]


def is_clear_of(curve: Curve, sample: int, centre: Spot, distance: float) -> bool:
    """Return whether a point of the curve keeps a minimum distance from a checker's centre."""
    x, y = at(curve, sample / SAMPLES)
    return hypot(x - centre.x, y - centre.y) >= distance


def write_curve(curve: Curve) -> str:
    """Write a curve as path data."""
    (x, y), handle, other, end = curve
    handles = " ".join(f"{n(spot.x)} {n(spot.y)}" for spot in (handle, other, end))
    return f"M{n(x)} {n(y)}C{handles}"


def write_head(base: Spot, target: Spot) -> str:
    """Write the head of an arrow that ends at `base` and points to `target`."""
    length = hypot(target.x - base.x, target.y - base.y)
    x, y = (target.x - base.x) / length, (target.y - base.y) / length
    tip = Spot(base.x + HEAD_LENGTH * x, base.y + HEAD_LENGTH * y)
    back = Spot(base.x - HEAD_DEPTH * x, base.y - HEAD_DEPTH * y)
    sides = (
        Spot(back.x - HEAD_HALF_WIDTH * y, back.y + HEAD_HALF_WIDTH * x),
        Spot(back.x + HEAD_HALF_WIDTH * y, back.y - HEAD_HALF_WIDTH * x),
    )
    corners = "L".join(f"{n(spot.x)} {n(spot.y)}" for spot in (tip, *sides))
    return f"M{corners}z"
