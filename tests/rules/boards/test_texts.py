"""Positions written as text, for tests."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.position import Position
from rules.presets import BACKGAMMON
from tests.boards import draw_text, parse_text

COUNTS = st.dictionaries(st.integers(1, 24), st.integers(-15, 15).filter(bool), max_size=12)
FEW = st.integers(0, 4)


def test_the_start_is_written_as_it_is_read() -> None:
    text = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"
    assert draw_text(Position.start(BACKGAMMON)) == text
    assert parse_text(text) == Position.start(BACKGAMMON)


@given(COUNTS, FEW, FEW, FEW, FEW)
def test_every_position_is_read_as_it_was_written(
    counts: dict[int, int], bar: int, off: int, opponent_bar: int, opponent_off: int
) -> None:
    points = tuple(counts.get(point, 0) for point in range(1, 25))
    position = Position(points, bar, off, opponent_bar, opponent_off)
    assert parse_text(draw_text(position)) == position


@pytest.mark.parametrize("text", ["25:1", "8:x", "8", "8:1 / 8:1", "nowhere:2"])
def test_a_text_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_text(text)
