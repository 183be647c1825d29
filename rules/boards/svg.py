"""The board as SVG, and the buttons that lie on it.

The class names are a published contract: styles, scripts and tests rely on them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import Final

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from rules.boards.arrows import DrawnArrow, draw_arrows
from rules.boards.background import (
    draw_background,
    draw_divider,
    draw_point_background,
    draw_tray_half,
    frame_spot,
    point_classes,
)
from rules.boards.cube import draw_cube
from rules.boards.diagram import ArrowKind, Diagram, Mark
from rules.boards.geometry import DRAWN, WAITING, Geometry, Spot, geometry_of, is_far
from rules.boards.geometry import format_number as n
from rules.boards.move_animation import STILL, Arrivals, SlideMarks
from rules.boards.names import frame_labels
from rules.boards.position_words import point_state
from rules.engine.position import BAR, OFF
from rules.preset import POINTS, BoardKind

PILLS: Final = frozenset(
    {Mark.CHOSEN, Mark.LANDING, Mark.HIT, Mark.REFUSED, Mark.BLOCKED, Mark.NAMED}
)
"""The marks that lift the name of their point into a pill."""
SHAPES: Final = {BoardKind.FIELDS: "checker-stone", BoardKind.TRIANGLES: "checker-disc"}
EDGE: Final = "checker-edge"


def draw_board(diagram: Diagram) -> SafeString:
    """Return the board as SVG, hidden from screen readers: the words beside it say the same."""
    geometry = geometry_of(diagram)
    view_box = " ".join(map(str, geometry.view_box(diagram.crop)))
    labels = frame_labels(diagram.preset, diagram.names)
    pill = pill_width(labels[POINTS])
    position = diagram.position
    arrivals = Arrivals.of(diagram)
    parts = [
        f'<svg class="board-drawing" viewBox="{view_box}" data-pill="{pill}" aria-hidden="true">',
        draw_background(geometry, bool(position.bar or position.opponent_bar)),
    ]
    for point in geometry.points_in(diagram.crop):
        marks, count = diagram.marks_on(point), position.points[point - 1]
        ways = arrivals.at(point)
        parts.append(draw_point(geometry, point, labels[point], pill, marks, count, ways))
    parts.append(draw_divider(geometry))
    parts += draw_waiting(diagram, geometry, arrivals)
    parts += draw_tray(diagram, geometry, arrivals)
    parts.append(draw_cube(diagram.cube, geometry))
    for arrow in draw_arrows(diagram):
        parts += draw_arrow(arrow)
    return mark_safe("\n".join(filter(None, (*parts, "</svg>"))))  # noqa: S308 -- escaped names


@lru_cache(maxsize=4096)
def draw_point(
    geometry: Geometry,
    point: int,
    label: tuple[str, ...],
    pill: int,
    marks: tuple[Mark, ...],
    count: int,
    ways: tuple[SlideMarks, ...],
) -> str:
    """Return a point with label, checkers and marks; a negative count is the opponent's."""
    parts = _list_point(geometry, point, label, pill, marks, count, ways)
    return "\n".join(filter(None, parts))


def _list_point(
    geometry: Geometry,
    point: int,
    label: tuple[str, ...],
    pill: int,
    marks: tuple[Mark, ...],
    count: int,
    ways: tuple[SlideMarks, ...],
) -> Iterator[str]:
    states = "".join(f" is-{mark}" for mark in marks)
    yield f'<g class="{point_classes(geometry, point)}{states}">'
    yield draw_point_background(geometry, point)
    yield draw_label(geometry, point, label, pill if PILLS.intersection(marks) else 0)
    if Mark.REFUSED in marks:
        x, top = geometry.x(point) - 29, 38 if is_far(point) else 314
        yield f'<use class="mark mark-field" href="#mark-field" x="{x}" y="{top}"/>'
    yield draw_stack(geometry, point, count, ways)
    for mark in marks:
        if mark is not Mark.NAMED:
            yield draw_mark(mark, mark_spot(geometry, point, count, mark))
    yield "</g>"


@lru_cache(maxsize=2048)
def draw_label(geometry: Geometry, point: int, label: tuple[str, ...], pill: int) -> str:
    """Return the label of a point on the frame, in a pill if it has a width."""
    x, y = frame_spot(geometry, point)
    ground = (
        f'<rect class="label-ground upright" x="{n(x - pill / 2)}" y="{n(y - 12.5)}"'
        f' width="{pill}" height="25" rx="3"/>\n'
        if pill
        else ""
    )
    if len(label) == 1:
        texts = f'<text class="upright" x="{x}" y="{y}">{escape(label[0])}</text>'
        return f'<g class="label">\n{ground}{texts}\n</g>'
    name, number = label
    return (
        f'<g class="label label-both">\n{ground}'
        f'<text class="upright" x="{x - 13}" y="{y}">{escape(name)}</text>\n'
        f'<text class="label-number upright" x="{x + 13}" y="{y}">{escape(number)}</text>\n</g>'
    )


def pill_width(label: tuple[str, ...]) -> int:
    """Return the width of a label's pill; wide characters and double names need more.

    >>> pill_width(("In5",)), pill_width(("In5", "20")), pill_width(("内五",))
    (40, 56, 54)
    """
    if len(label) > 1:
        return 56
    return 54 if not label[0].isascii() else 36 if len(label[0]) < 3 else 40


@lru_cache(maxsize=2048)
def draw_stack(geometry: Geometry, point: int, count: int, ways: tuple[SlideMarks, ...]) -> str:
    """Return the checkers of a point; beyond five, the count is written on the fifth."""
    side, shape, total = "white" if count > 0 else "black", SHAPES[geometry.kind], abs(count)
    drawn = min(total, DRAWN)
    parts = [
        draw_checker(side, shape, geometry.checker(point, index), ways, drawn - 1 - index)
        for index in range(drawn)
    ]
    if total > DRAWN:
        parts.append(draw_count(side, total, geometry.checker(point, total)))
    return "\n".join(parts)


def draw_count(side: str, count: int, spot: Spot) -> str:
    """Return the count written on the last checker of a tall stack."""
    return (
        f'<text class="count count-{side} upright" x="{n(spot.x)}" y="{n(spot.y)}">{count}</text>'
    )


def draw_checker(
    side: str, shape: str, spot: Spot, ways: tuple[SlideMarks, ...] = (), from_top: int = 0
) -> str:
    """Return a checker, with its animation if it has just moved."""
    way = ways[from_top] if from_top < len(ways) else STILL
    return (
        f'<use class="checker checker-{side}{way.classes}" href="#{shape}"'
        f' x="{n(spot.x)}" y="{n(spot.y)}"{way.data}/>'
    )


def draw_mark(mark: Mark, spot: Spot) -> str:
    """Return a mark of the diagram's symbols at a spot."""
    return f'<use class="mark mark-{mark}" href="#mark-{mark}" x="{n(spot.x)}" y="{n(spot.y)}"/>'


def mark_spot(geometry: Geometry, point: int, count: int, mark: Mark) -> Spot:
    """Return where a mark goes: the top checker, the next landing, or the mouth of the point."""
    is_blot, count = count == -1, abs(count)
    if mark is Mark.BLOCKED:
        return geometry.mouth(point)
    if mark is Mark.LANDING:
        return geometry.landing(point, count)
    if mark is Mark.REFUSED:
        return geometry.checker(point, 0 if is_blot else count)
    return geometry.checker(point, max(count - 1, 0))


def draw_waiting(diagram: Diagram, geometry: Geometry, arrivals: Arrivals) -> Iterator[str]:
    """Yield the hit checkers of both sides and the marks of the bar."""
    position = diagram.position
    if not (position.bar or position.opponent_bar):
        return
    yield '<g class="hit-checkers">'
    yield from draw_hit(geometry, position.bar, (), is_player=True)
    yield from draw_hit(geometry, position.opponent_bar, arrivals.at(BAR), is_player=False)
    is_player = position.bar > 0
    top = (position.bar or position.opponent_bar) - 1
    for mark in diagram.marks_on(BAR):
        if mark is not Mark.NAMED:
            yield draw_mark(mark, geometry.waiting(top, is_player=is_player))
    yield "</g>"


def draw_hit(
    geometry: Geometry, count: int, ways: tuple[SlideMarks, ...], *, is_player: bool
) -> Iterator[str]:
    """Yield the hit checkers of one side; beyond three, the count is written on the third."""
    side, drawn = "white" if is_player else "black", min(count, WAITING)
    for index in range(drawn):
        spot = geometry.waiting(index, is_player=is_player)
        yield draw_checker(side, SHAPES[geometry.kind], spot, ways, drawn - 1 - index)
    if count > WAITING:
        yield draw_count(side, count, geometry.waiting(count, is_player=is_player))


def draw_tray(diagram: Diagram, geometry: Geometry, arrivals: Arrivals) -> Iterator[str]:
    """Yield the tray with borne-off checkers, and the marks on it."""
    marks = [mark for mark in diagram.marks_on(OFF) if mark is not Mark.NAMED]
    if not geometry.tray:
        if marks:
            spot = geometry.put_down(0)
            yield from ('<g class="away">', *(draw_mark(mark, spot) for mark in marks), "</g>")
        return
    yield '<g class="tray">'
    yield from draw_pile(geometry, arrivals, diagram.position.opponent_off, is_player=False)
    yield from draw_pile(geometry, arrivals, diagram.position.off, is_player=True)
    for mark in marks:
        yield draw_mark(mark, geometry.put_down(diagram.position.off))
    yield "</g>"


def draw_pile(
    geometry: Geometry, arrivals: Arrivals, count: int, *, is_player: bool
) -> Iterator[str]:
    """Yield one side's half of the tray: its checkers edge on, and their count."""
    side, ways = ("white", arrivals.at(OFF)) if is_player else ("black", ())
    yield draw_tray_half(geometry, is_player=is_player)
    for index in range(count):
        spot = geometry.borne_off(index, is_player=is_player)
        yield draw_checker(side, EDGE, spot, ways, count - 1 - index)
    if count:
        last = geometry.borne_off(count - 1, is_player=is_player)
        y = last.y - 21 if is_player else last.y + 21
        yield f'<text class="tray-count upright" x="{n(last.x)}" y="{n(y)}">{count}</text>'


def draw_arrow(drawn: DrawnArrow) -> Iterator[str]:
    """Yield an arrow: casing, line, head, and its badge or the seal of a refusal."""
    arrow, (x, y) = drawn.arrow, drawn.badge
    yield f'<g class="arrow arrow-{arrow.kind}">'
    yield f'<path class="arrow-casing" d="{drawn.line}{drawn.head}"/>'
    yield f'<path class="arrow-line" d="{drawn.line}"/>'
    yield f'<path class="arrow-head" d="{drawn.head}"/>'
    if arrow.badge:
        radius = 13 if len(arrow.badge) == 1 else 15
        yield f'<circle class="arrow-badge" cx="{n(x)}" cy="{n(y)}" r="{radius}"/>'
        yield (
            f'<text class="arrow-number upright" x="{n(x)}" y="{n(y)}">{escape(arrow.badge)}</text>'
        )
    if arrow.kind is ArrowKind.REFUSED:
        yield draw_mark(Mark.REFUSED, drawn.end)
    yield "</g>"


def draw_buttons(
    diagram: Diagram, all_places: bool = False, *, points_only: bool = False
) -> SafeString:
    """Return one button for each place in the order of the route: bar, 24 to 1, off.

    The bar has one only while a checker of the player waits there, or with `all_places`; bar and
    off have none with `points_only`.
    """
    language = get_language()
    buttons = {place: draw_button(diagram, place, language) for place in range(1, POINTS + 1)}
    far = "".join([f"<li>{buttons[point]}</li>" for point in range(POINTS, 12, -1)])
    near = "".join([f"<li>{buttons[point]}</li>" for point in range(12, 0, -1)])
    has_bar = not points_only and (bool(diagram.position.bar) or all_places)
    bar = draw_button(diagram, BAR, language, " bar-button") if has_bar else ""
    return mark_safe(  # noqa: S308 -- numbers and escaped names
        f'{bar}<ol class="board-points far">{far}</ol>'
        f'<ol class="board-points near">{near}</ol>'
        f"{'' if points_only else draw_button(diagram, OFF, language, ' off-button')}"
    )


def draw_button(diagram: Diagram, place: int, language: str | None, css: str = "") -> str:
    """Return the button of a place; a chosen one is pressed, so its name need not say so."""
    marks = diagram.marks_on(place)
    told = tuple([mark for mark in marks if mark is not Mark.CHOSEN])
    name = point_state(language, diagram.preset, diagram.position, place, told)
    own = " is-own" if place != OFF and diagram.position.count(place) else ""
    return _button(place, css + own, name, Mark.CHOSEN in marks)


@lru_cache(maxsize=4096)
def _button(place: int, css: str, name: str, is_pressed: bool) -> str:
    pressed = ' aria-pressed="true"' if is_pressed else ""
    return (
        f'<button class="point-button{css}" id="point-{place}" name="point" value="{place}"'
        f'{pressed}><span class="visually-hidden">{escape(name)}</span></button>'
    )
