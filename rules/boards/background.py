"""The empty board: frame, strip or bar, trays, and the background of each point."""

from __future__ import annotations

from functools import lru_cache

from rules.boards.geometry import (
    BAR_WIDTH,
    FAR,
    FIELD,
    FRAME_NAMES,
    GAP,
    HEIGHT,
    MIDDLE,
    NEAR,
    ROW,
    TRAY,
    Geometry,
    is_far,
)
from rules.boards.geometry import format_number as n
from rules.preset import HOME_POINTS, BoardKind

LINE = 5
"""The distance of the inlaid line from the playing area."""


@lru_cache
def draw_background(geometry: Geometry, crowded: bool) -> str:
    """Return the frame, the playing area and the strip or bar."""
    left, width = geometry.bed_left, geometry.bed_width
    is_fields = geometry.kind is BoardKind.FIELDS
    return "\n".join(
        (
            f'<rect class="frame" width="{geometry.width}" height="{HEIGHT}" rx="9"/>',
            f'<rect class="frame-line" x="{left - LINE}" y="{FAR - LINE}"'
            f' width="{width + 2 * LINE}" height="{HEIGHT - 2 * FRAME_NAMES + 2 * LINE}" rx="3"/>',
            f'<rect class="bed" x="{left}" y="{FAR}" width="{width}" height="{NEAR - FAR}"/>',
            draw_strip(geometry) if is_fields else draw_bar(geometry, crowded),
        )
    )


def draw_strip(geometry: Geometry) -> str:
    """Return the strip between the rows, with the route home dotted along it."""
    left, top = geometry.bed_left, FAR + ROW
    start = left + 26 if geometry.home_left else geometry.bed_right - 26
    way = 1 if geometry.home_left else -1
    there, back = n(MIDDLE - 15), n(MIDDLE + 15)
    ticks = "".join(
        f"M{start + way * (102 + 105 * i)} {n(MIDDLE - 21)}q{7 * way} 6 0 12"
        f"M{start + way * (108 + 105 * i)} {n(MIDDLE + 9)}q{-7 * way} 6 0 12"
        for i in range(5)
    )
    return "\n".join(
        (
            '<g class="strip">',
            f'<rect class="strip-ground" x="{left}" y="{top}"'
            f' width="{geometry.bed_width}" height="{GAP}"/>',
            f'<path class="route" d="M{start} {there}H{start + way * 630}'
            f'a15 15 0 0 {1 if way > 0 else 0} 0 30H{start}"/>',
            f'<circle class="route-start" cx="{start}" cy="{there}" r="4.5"/>',
            f'<path class="route-tick" d="{ticks}"/>',
            f'<path class="route-head" d="M{start - 4 * way} {back}l{13 * way} -7v14z"/>',
            "</g>",
        )
    )


def draw_bar(geometry: Geometry, crowded: bool) -> str:
    """Return the bar, whose line is shortened while checkers wait on it."""
    middle = geometry.divide
    left, top = n(middle - BAR_WIDTH / 2), FAR
    line = (
        f"M{n(middle - 18)} {n(MIDDLE)}H{n(middle + 18)}"
        if crowded
        else f"M{n(middle)} 52V202M{n(middle)} 362V512"
    )
    return "\n".join(
        (
            '<g class="bar">',
            f'<rect class="bar-ground" x="{left}" y="{top}"'
            f' width="{BAR_WIDTH}" height="{NEAR - FAR}"/>',
            f'<path class="bar-line" d="{line}"/>',
            "</g>",
        )
    )


@lru_cache
def draw_point_background(geometry: Geometry, point: int) -> str:
    """Return the background of a point: a rectangle with its flower, or a triangle."""
    x, far = geometry.x(point), is_far(point)
    if geometry.kind is BoardKind.TRIANGLES:
        way, edge = ("down", FAR) if far else ("up", NEAR)
        return f'<use class="triangle" href="#triangle-{way}" x="{x}" y="{edge}"/>'
    top, flower = (FAR, FAR + 190) if far else (NEAR - ROW, NEAR - 190)
    return (
        f'<use class="field" href="#field" x="{x - FIELD // 2}" y="{top}"/>\n'
        f'<use class="flower" href="#flower" x="{x}" y="{flower}"/>'
    )


@lru_cache
def point_classes(geometry: Geometry, point: int) -> str:
    """Return the CSS classes of a point: number, row, half, and `alt` on every other column."""
    row = "far" if is_far(point) else "near"
    from_home = min(point, 25 - point)
    half = "home" if from_home <= HOME_POINTS else "outer"
    alternate = " alt" if geometry.column(point) % 2 else ""
    return f"point point-{point} {row} {half}{alternate}"


def draw_divider(geometry: Geometry) -> str:
    """Return the line between home and outer boards on a board without a bar."""
    if geometry.kind is BoardKind.TRIANGLES:
        return ""
    return f'<path class="divider" d="M{n(geometry.divide)} {FAR}v{ROW}m0 {GAP}v{ROW}"/>'


def draw_tray_half(geometry: Geometry, *, is_player: bool) -> str:
    """Return the empty half of the tray that holds one side's borne-off checkers."""
    top = NEAR - 236 if is_player else FAR
    return (
        f'<rect class="tray-ground" x="{geometry.tray_left}" y="{top}"'
        f' width="{TRAY}" height="236" rx="3"/>'
    )


def frame_spot(geometry: Geometry, point: int) -> tuple[int, int]:
    """Return the centre of a point's label on the frame."""
    return geometry.x(point), FRAME_NAMES // 2 - 1 if is_far(point) else HEIGHT - 18
