from __future__ import annotations

import pytest

from rules.boards.diagram import Crop, Diagram
from rules.boards.geometry import HEIGHT, Geometry, geometry_for, geometry_of
from rules.engine.position import BAR, OFF, Position
from rules.preset import BoardKind, HomeSide
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.rules.boards.pictures import EARLY_EDO

START = Position.start(BACKGAMMON)
FIELDS = geometry_for(BoardKind.FIELDS, HomeSide.LEFT, tray=False)
FIELDS_TRAY = geometry_for(BoardKind.FIELDS, HomeSide.LEFT, tray=True)
TRIANGLES = geometry_for(BoardKind.TRIANGLES, HomeSide.RIGHT, tray=True)
TRIANGLES_LEFT = geometry_for(BoardKind.TRIANGLES, HomeSide.LEFT, tray=True)
ALL = [
    geometry_for(kind, home, tray)
    for kind in BoardKind
    for home in HomeSide
    for tray in (False, True)
]


@pytest.mark.parametrize(
    ("geometry", "width"), [(FIELDS, 744), (FIELDS_TRAY, 817), (TRIANGLES, 873)]
)
def test_a_board_is_as_wide_as_its_parts(geometry: Geometry, width: int) -> None:
    assert (geometry.width, HEIGHT) == (width, 564)


def test_the_home_of_ban_sugoroku_is_at_the_left_of_both_rows() -> None:
    assert [FIELDS.column(point) for point in (1, 6, 7, 12, 13, 24)] == [0, 5, 6, 11, 11, 0]


def test_the_home_of_backgammon_is_at_the_right_beyond_the_bar() -> None:
    assert TRIANGLES.x(7) < TRIANGLES.divide < TRIANGLES.x(6)
    assert TRIANGLES.x(6) - TRIANGLES.x(7) == 58 + 56


def test_the_reader_can_have_the_home_on_the_other_side() -> None:
    own = geometry_of(Diagram(BACKGAMMON, START))
    other = geometry_of(Diagram(BACKGAMMON, START, flipped_home=True))
    assert [own.width - own.x(point) for point in range(1, 25)] == [
        other.x(point) for point in range(1, 25)
    ]


def test_there_is_a_tray_only_where_checkers_leave_the_board() -> None:
    assert not geometry_of(Diagram(BAN_SUGOROKU, START)).tray
    assert geometry_of(Diagram(EARLY_EDO, START)).tray
    assert geometry_of(Diagram(BACKGAMMON, START)).tray
    assert not geometry_of(Diagram(BACKGAMMON, START, tray=False)).tray


@pytest.mark.parametrize("geometry", ALL)
def test_no_two_places_lie_on_each_other(geometry: Geometry) -> None:
    spots = [geometry.checker(point, index) for point in range(1, 25) for index in range(5)]
    spots += [
        geometry.waiting(index, is_player=side) for side in (True, False) for index in (0, 1, 2)
    ]
    spots.append(geometry.put_down(0))
    assert len(set(spots)) == len(spots)


@pytest.mark.parametrize("geometry", ALL)
def test_everything_lies_on_the_drawing(geometry: Geometry) -> None:
    for place in (OFF, *range(1, 25), BAR):
        for index in range(15):
            spot = geometry.spot(place, index)
            assert 10 < spot.x < geometry.width - 10
            assert 20 < spot.y < HEIGHT - 20


def test_a_sixth_checker_lies_on_the_fifth() -> None:
    assert FIELDS.checker(8, 5) == FIELDS.checker(8, 4)


def test_hit_checkers_wait_where_they_enter() -> None:
    assert FIELDS.waiting(0, is_player=True).x == FIELDS.x(24)
    assert FIELDS.waiting(0, is_player=False).x == FIELDS.x(6)
    above, below = (TRIANGLES.waiting(0, is_player=side).y for side in (True, False))
    assert above < HEIGHT / 2 < below


def test_a_board_without_a_tray_lets_go_of_checkers_past_the_1_point() -> None:
    off = FIELDS.put_down(0)
    assert 0 < off.x < FIELDS.bed_left
    assert off.y > HEIGHT / 2
    mirrored = geometry_for(BoardKind.FIELDS, HomeSide.RIGHT, tray=False).put_down(0)
    assert FIELDS.width - mirrored.x == off.x


@pytest.mark.parametrize(
    ("geometry", "crop", "view_box"),
    [
        (FIELDS, Crop.NONE, (0, 0, 744, 564)),
        (FIELDS, Crop.HOME, (0, 244, 390, 320)),
        (FIELDS, Crop.LEFT, (0, 0, 390, 564)),
        (FIELDS, Crop.NEAR, (0, 244, 744, 320)),
        (FIELDS_TRAY, Crop.HOME, (73, 244, 390, 320)),
        (TRIANGLES, Crop.HOME, (410, 244, 390, 320)),
        (TRIANGLES, Crop.RIGHT, (410, 244, 390, 320)),
        (TRIANGLES_LEFT, Crop.HOME, (73, 244, 390, 320)),
    ],
)
def test_a_crop_shows_a_part(
    geometry: Geometry, crop: Crop, view_box: tuple[int, int, int, int]
) -> None:
    assert geometry.view_box(crop) == view_box


def test_a_crop_leaves_out_the_points_it_does_not_show() -> None:
    assert TRIANGLES.points_in(Crop.HOME) == (6, 5, 4, 3, 2, 1)
    assert FIELDS.points_in(Crop.HOME) == (7, 6, 5, 4, 3, 2, 1), "a sliver of the next field"
    assert FIELDS.points_in(Crop.NEAR) == tuple(range(12, 0, -1))
