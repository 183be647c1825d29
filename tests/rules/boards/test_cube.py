"""The doubling cube: drawn where it lies, clear of what waits on the bar, and said."""

from __future__ import annotations

import re

import pytest

from rules.boards.cube import SIZE, cube_in_words, draw_cube
from rules.boards.diagram import Diagram
from rules.boards.geometry import HEIGHT, MIDDLE, WAITING, Geometry, geometry_of
from rules.boards.position_words import position_in_words
from rules.boards.svg import draw_board
from rules.engine.cube import CubeState, PlayerSide
from rules.engine.position import Position
from rules.presets import BACKGAMMON

START = Position.start(BACKGAMMON)
OWNERS = (None, PlayerSide.WHITE, PlayerSide.BLACK)


def geometry() -> Geometry:
    return geometry_of(Diagram(BACKGAMMON, START))


def test_it_is_drawn_with_its_number() -> None:
    drawing = draw_board(Diagram(BACKGAMMON, START, cube=CubeState(4, PlayerSide.BLACK)))
    assert re.search(r'class="cube-value upright"[^>]*>4</text>', drawing)
    assert "cube" not in draw_board(Diagram(BACKGAMMON, START))


def test_an_unturned_cube_shows_64() -> None:
    assert ">64</text>" in draw_cube(CubeState(), geometry())
    assert ">64</text>" in draw_cube(CubeState(64, PlayerSide.WHITE), geometry())


def test_it_lies_at_its_owners_end_or_in_the_middle() -> None:
    middle, mine, theirs = (geometry().cube(owner).y for owner in OWNERS)
    assert middle == MIDDLE
    assert mine > MIDDLE > theirs
    assert mine - MIDDLE == MIDDLE - theirs
    assert mine + SIZE / 2 < HEIGHT


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("is_player", [True, False])
def test_it_covers_no_checker_that_waits(owner: PlayerSide | None, is_player: bool) -> None:
    cube = geometry().cube(owner)
    for index in range(WAITING):
        waiting = geometry().waiting(index, is_player=is_player)
        assert abs(waiting.y - cube.y) >= SIZE / 2 + 22


@pytest.mark.parametrize(
    ("cube", "said"),
    [
        (CubeState(), "The cube: 1, in the middle"),
        (CubeState(2, PlayerSide.WHITE), "The cube: 2, on your side"),
        (CubeState(8, PlayerSide.BLACK), "The cube: 8, on your opponent’s side"),
    ],
)
def test_it_is_said_where_it_lies(cube: CubeState, said: str) -> None:
    assert cube_in_words(cube) == said
    assert position_in_words(BACKGAMMON, START, cube)[-1] == f"{said}."
    assert "cube" not in " ".join(position_in_words(BACKGAMMON, START))
