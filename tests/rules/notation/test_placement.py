"""Positions as content files and tests write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.position import Position
from rules.notation.errors import NotationError
from rules.notation.placement import PlacementCode, format_placement, parse_placement
from rules.preset import POINTS
from rules.presets import BACKGAMMON
from tests.boards import parse_text

START = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"


def test_the_start_is_written_as_everybody_writes_it() -> None:
    assert format_placement(Position.start(BACKGAMMON)) == START
    assert parse_placement(START) == Position.start(BACKGAMMON)


def test_named_places_say_whose_they_are_on_either_side_of_the_slash() -> None:
    after = parse_placement("8:3 / 1:2 bar:1 opp-bar:2 off:3 opp-off:4")
    assert after == parse_placement("8:3 bar:1 off:3 / 1:2 opp-bar:2 opp-off:4")
    assert (after.bar, after.opponent_bar, after.off, after.opponent_off) == (1, 2, 3, 4)


def test_what_is_written_reads_the_same_in_the_drawings_of_the_tests() -> None:
    text = "24:1 8:3 bar:1 off:3 / 1:2 opp-bar:2 opp-off:4"
    assert parse_text(text) == parse_placement(text)


@pytest.mark.parametrize(
    ("text", "code", "offset"),
    [
        ("24:2 13:5", PlacementCode.NO_SLASH, 9),
        ("24:2 / 1:2 / 3:1", PlacementCode.SECOND_SLASH, 11),
        ("24:2 13 / 1:2", PlacementCode.ITEM, 5),
        ("24:0 / 1:2", PlacementCode.ITEM, 0),
        ("24:-1 / 1:2", PlacementCode.ITEM, 0),
        ("24:2/ 1:2", PlacementCode.ITEM, 0),
        ("25:1 / 1:2", PlacementCode.PLACE, 0),
        ("24:2 / rail:1", PlacementCode.PLACE, 7),
        ("24:2 24:1 / 1:2", PlacementCode.TWICE, 5),
        ("24:2 / 24:1", PlacementCode.TWICE, 7),
        ("bar:1 / bar:1", PlacementCode.TWICE, 8),
    ],
)
def test_a_faulty_placement_is_refused_with_its_place(text: str, code: str, offset: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_placement(text)
    assert (caught.value.code, caught.value.offset) == (code, offset)


counts = st.integers(min_value=0, max_value=15)


@given(
    st.lists(st.integers(min_value=-15, max_value=15), min_size=POINTS, max_size=POINTS),
    *[counts] * 4,
)
def test_every_position_comes_back_from_its_text(
    points: list[int], bar: int, off: int, opponent_bar: int, opponent_off: int
) -> None:
    position = Position(tuple(points), bar, off, opponent_bar, opponent_off)
    assert parse_placement(format_placement(position)) == position
