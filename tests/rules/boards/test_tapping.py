from __future__ import annotations

import pytest

from rules.boards.tapping import Tap, TapKind, tap
from rules.engine.position import BAR, OFF
from tests.boards import parse_text

POSITION = parse_text("24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5")
ENTERING = parse_text("24:2 13:4 bar:1 / 1:2 19:5")


def test_an_own_checker_is_chosen() -> None:
    assert tap(POSITION, [6, 4], None, 13) == Tap(TapKind.CHOOSE, 13)


def test_the_chosen_checker_is_let_go() -> None:
    assert tap(POSITION, [6, 4], 13, 13) == Tap(TapKind.LET_GO, 13)


def test_nothing_is_chosen_where_none_of_yours_stands() -> None:
    for place in (OFF, 1, 2):
        assert tap(POSITION, [6, 4], None, place) == Tap(TapKind.MISS, place)


@pytest.mark.parametrize("place", [OFF, 1, 2, 14, 19])
def test_with_a_checker_in_hand_every_other_point_is_a_try(place: int) -> None:
    assert tap(POSITION, [6, 4], 13, place) == Tap(TapKind.TRY, 13, place)


def test_another_own_checker_changes_the_choice() -> None:
    assert tap(POSITION, [6, 4], 13, 8) == Tap(TapKind.CHOOSE, 8)
    assert tap(POSITION, [6, 4], 8, 24) == Tap(TapKind.CHOOSE, 24), "behind"


@pytest.mark.parametrize("numbers", [[5, 2], [3, 2], [1, 1, 1, 1, 1]])
def test_an_own_checker_as_far_ahead_as_the_dice_reach_is_a_try(numbers: list[int]) -> None:
    assert tap(POSITION, numbers, 13, 8) == Tap(TapKind.TRY, 13, 8)


def test_a_used_number_reaches_nothing() -> None:
    assert tap(POSITION, [2], 13, 8) == Tap(TapKind.CHOOSE, 8)
    assert tap(POSITION, [], 13, 8) == Tap(TapKind.CHOOSE, 8)


def test_the_checker_on_the_bar_can_be_chosen_at_any_time() -> None:
    assert tap(ENTERING, [6, 1], 24, BAR) == Tap(TapKind.CHOOSE, BAR)


def test_entering_beside_an_own_checker_is_a_try() -> None:
    assert tap(ENTERING, [6, 1], BAR, 24) == Tap(TapKind.TRY, BAR, 24)
    assert tap(ENTERING, [6, 2], BAR, 24) == Tap(TapKind.CHOOSE, 24)


@pytest.mark.parametrize("stale", [20, OFF, BAR])
def test_a_choice_that_is_no_longer_there_is_forgotten(stale: int) -> None:
    assert tap(POSITION, [6, 4], stale, 8) == Tap(TapKind.CHOOSE, 8)
    assert tap(POSITION, [6, 4], stale, 2) == Tap(TapKind.MISS, 2)
