"""The layout of the drawing: every coordinate of a board, in the units of its view box."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from rules.boards.diagram import Crop, Diagram
from rules.engine.cube import PlayerSide
from rules.engine.position import BAR, OFF
from rules.preset import HOME_POINTS, POINTS, BoardKind, HomeSide

FIELD: Final = 58
"""The width of a field, and of the base of a triangle with its gap."""
ROW: Final = 212
GAP: Final = 64
FRAME_NAMES: Final = 38
FRAME_SIDE: Final = 24
BAR_WIDTH: Final = 56
TRAY: Final = 58
TRAY_GAP: Final = 15
STACK: Final = 39
"""The distance between two checkers of a stack."""
DRAWN: Final = 5
"""At most so many checkers are drawn on a point; more are a number on the last."""
WAITING: Final = 3
"""At most so many hit checkers of a side are drawn; more are a number on the last."""

HEIGHT: Final = 2 * FRAME_NAMES + 2 * ROW + GAP
FAR: Final = FRAME_NAMES
MIDDLE: Final = HEIGHT / 2
NEAR: Final = HEIGHT - FRAME_NAMES
INSET: Final = 28
"""From the outer edge of a row to the middle of its first checker."""
CUBE_INSET: Final = 30
"""From the outer edge of a row to the middle of a cube that belongs to a side."""
MOUTH: Final = 205
"""From the outer edge of a row to its open end, where a barrier stands."""
CROP_WIDTH: Final = 390
CROP_HEIGHT: Final = 320


class Spot(NamedTuple):
    """A point on the drawing."""

    x: float
    y: float


@dataclass(frozen=True, eq=False)
class Geometry:
    """The measures of a board of one kind, with its home on one side, with or without a tray.

    `geometry_for` makes one of each, so that they are told apart by identity.
    """

    kind: BoardKind
    home: HomeSide
    tray: bool

    @property
    def home_left(self) -> bool:
        """Return whether the home boards are on the left."""
        return self.home is HomeSide.LEFT

    @property
    def bed_left(self) -> int:
        """Return the left edge of the playing area."""
        return FRAME_SIDE + (TRAY + TRAY_GAP if self.tray and self.home_left else 0)

    @property
    def bed_width(self) -> int:
        """Return the width of the playing area."""
        return 12 * FIELD + (BAR_WIDTH if self.kind is BoardKind.TRIANGLES else 0)

    @property
    def bed_right(self) -> int:
        """Return the right edge of the playing area."""
        return self.bed_left + self.bed_width

    @property
    def width(self) -> int:
        """Return the width of the drawing."""
        return self.bed_width + 2 * FRAME_SIDE + (TRAY + TRAY_GAP if self.tray else 0)

    @property
    def divide(self) -> float:
        """Return the x coordinate where the halves meet: the divider or the middle of the bar."""
        return self.bed_left + self.bed_width / 2

    @property
    def tray_left(self) -> int:
        """Return the left edge of the tray."""
        return TRAY_GAP if self.home_left else self.width - TRAY_GAP - TRAY

    def column(self, point: int) -> int:
        """Return the column of a point, 0 to 11 from the left."""
        from_home = point - 1 if point <= POINTS // 2 else POINTS - point
        return from_home if self.home_left else 11 - from_home

    @cached_property
    def columns(self) -> tuple[int, ...]:
        """Return the centre of every column, from left to right."""
        bar = BAR_WIDTH if self.kind is BoardKind.TRIANGLES else 0
        return tuple(
            self.bed_left + FIELD // 2 + FIELD * column + (bar if column >= HOME_POINTS else 0)
            for column in range(POINTS // 2)
        )

    def x(self, point: int) -> int:
        """Return the x coordinate of a point's centre."""
        return self.columns[self.column(point)]

    def checker(self, point: int, index: int) -> Spot:
        """Return the centre of a checker in its stack (0 is the lowest)."""
        distance = INSET + STACK * min(index, DRAWN - 1)
        return Spot(self.x(point), FAR + distance if is_far(point) else NEAR - distance)

    def mouth(self, point: int) -> Spot:
        """Return the open end of a point, which faces the middle of the board."""
        return Spot(self.x(point), FAR + MOUTH if is_far(point) else NEAR - MOUTH)

    def landing(self, point: int, count: int) -> Spot:
        """Return where one more checker would land; the mouth if the stack is full."""
        return self.checker(point, count) if count < DRAWN else self.mouth(point)

    def waiting(self, index: int, *, is_player: bool) -> Spot:
        """Return the place of a hit checker, the first being 0.

        On the strip the player's wait from the home end, the opponent's from the middle divide;
        on the bar each side waits in the half where it enters, clear of a cube in the middle.
        """
        index = min(index, WAITING - 1)
        if self.kind is BoardKind.TRIANGLES:
            distance = 48 + 42 * index
            return Spot(self.divide, MIDDLE - distance if is_player else MIDDLE + distance)
        from_home = FIELD / 2 + FIELD * (index if is_player else HOME_POINTS - 1 - index)
        return Spot(self._inward(from_home), MIDDLE)

    def cube(self, owner: PlayerSide | None) -> Spot:
        """Return where the cube lies: at its owner's end of the bar, or in the middle."""
        ends = {
            None: MIDDLE,
            PlayerSide.WHITE: NEAR - CUBE_INSET,
            PlayerSide.BLACK: FAR + CUBE_INSET,
        }
        return Spot(self.divide, ends[owner])

    def borne_off(self, index: int, *, is_player: bool) -> Spot:
        """Return the place of a borne-off checker; without a tray, past the player's 1-point."""
        if not self.tray:
            return Spot(self._inward(-7), self.checker(1, 2).y)
        distance = 10 + 13 * index
        return Spot(self.tray_left + TRAY / 2, NEAR - distance if is_player else FAR + distance)

    def put_down(self, count: int) -> Spot:
        """Return where the player's next borne-off checker would go, clear of the count."""
        spot = self.borne_off(count, is_player=True)
        return Spot(spot.x, min(NEAR - 206, spot.y - 36)) if self.tray else spot

    def spot(self, place: int, index: int, *, is_player: bool = True) -> Spot:
        """Return the place of a checker on a point, on the bar or off."""
        if place == BAR:
            return self.waiting(index, is_player=is_player)
        if place == OFF:
            return self.borne_off(index, is_player=is_player)
        return self.checker(place, index)

    def view_box(self, crop: Crop) -> tuple[int, int, int, int]:
        """Return left, top, width and height of the part of the board that is shown."""
        left, right = self.bed_left - FRAME_SIDE, self.bed_right + FRAME_SIDE - CROP_WIDTH
        if crop is Crop.NONE:
            return (0, 0, self.width, HEIGHT)
        if crop is Crop.NEAR:
            return (0, HEIGHT - CROP_HEIGHT, self.width, CROP_HEIGHT)
        if crop is Crop.LEFT:
            return (left, 0, CROP_WIDTH, HEIGHT)
        is_left = crop is Crop.HOME and self.home_left
        return (left if is_left else right, HEIGHT - CROP_HEIGHT, CROP_WIDTH, CROP_HEIGHT)

    def points_in(self, crop: Crop) -> tuple[int, ...]:
        """Return the points that a crop shows at least in part, in the order of the route."""
        left, top, width, _ = self.view_box(crop)
        return tuple(
            point
            for point in range(POINTS, 0, -1)
            if not (top and is_far(point))
            and left < self.x(point) + FIELD / 2
            and self.x(point) - FIELD / 2 < left + width
        )

    def _inward(self, distance: float) -> float:
        """Convert a distance from the home end of the playing area to an x coordinate."""
        return self.bed_left + distance if self.home_left else self.bed_right - distance


@lru_cache
def geometry_for(kind: BoardKind, home: HomeSide, tray: bool) -> Geometry:
    """Return the geometry of a board; instances are cached."""
    return Geometry(kind, home, tray)


def geometry_of(diagram: Diagram) -> Geometry:
    """Return the geometry of a diagram's board."""
    return geometry_for(diagram.preset.board, diagram.home, diagram.has_tray)


def is_far(point: int) -> bool:
    """Return whether a point lies in the far row, the opponent's.

    >>> is_far(13), is_far(12)
    (True, False)
    """
    return point > POINTS // 2


def format_number(number: float) -> str:
    """Format a coordinate with at most one decimal.

    >>> format_number(58), format_number(29.04), format_number(-0.96)
    ('58', '29', '-1')
    """
    return f"{round(number, 1) + 0:g}"
