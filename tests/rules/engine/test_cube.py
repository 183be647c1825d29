"""The doubling cube."""

from __future__ import annotations

import pytest

from rules.book.clauses import clause_of_cube
from rules.engine.cube import (
    CubeCode,
    CubeRefusal,
    CubeState,
    PlayerSide,
    check_double,
    drop_value,
    take,
)
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU

WITHOUT = BACKGAMMON.with_options({"cube": "off"})
MIDDLE = CubeState()
MINE = CubeState(4, PlayerSide.WHITE)
THEIRS = CubeState(4, PlayerSide.BLACK)
FULL = CubeState(64, PlayerSide.WHITE)


def code(
    cube: CubeState, *, mine: bool = True, thrown: bool = False, over: bool = False
) -> CubeCode | None:
    """Return the code against a double by White, or None."""
    on_roll = PlayerSide.WHITE if mine else PlayerSide.BLACK
    refusal = check_double(
        BACKGAMMON, cube, PlayerSide.WHITE, on_roll=on_roll, thrown=thrown, over=over
    )
    return refusal.code if refusal else None


def test_either_side_may_offer_the_cube_from_the_middle() -> None:
    for side in PlayerSide:
        assert check_double(BACKGAMMON, MIDDLE, side, on_roll=side, thrown=False) is None


def test_the_owner_may_double_again_and_the_other_may_not() -> None:
    assert code(MINE) is None
    assert code(THEIRS) is CubeCode.NOT_YOUR_CUBE


def test_a_double_is_offered_before_the_throw() -> None:
    assert code(MIDDLE, thrown=True) is CubeCode.NOT_BEFORE_THE_ROLL


def test_a_double_is_offered_in_ones_own_turn() -> None:
    assert code(MIDDLE, mine=False) is CubeCode.NOT_ON_ROLL


def test_a_game_that_is_won_is_not_doubled() -> None:
    assert code(MIDDLE, over=True) is CubeCode.GAME_OVER


def test_the_cube_ends_at_sixty_four() -> None:
    assert code(CubeState(32, PlayerSide.WHITE)) is None
    assert code(FULL) is CubeCode.CUBE_AT_LIMIT


@pytest.mark.parametrize("preset", [BAN_SUGOROKU, WITHOUT], ids=["ban-sugoroku", "cube-off"])
def test_a_game_without_a_cube_has_no_doubles(preset: RulePreset) -> None:
    refusal = check_double(preset, MIDDLE, PlayerSide.WHITE, on_roll=PlayerSide.WHITE, thrown=False)
    assert refusal is not None
    assert refusal.code is CubeCode.NO_CUBE
    assert clause_of_cube(preset, refusal) is None


def test_the_first_reason_is_given_where_several_hold() -> None:
    everything = check_double(
        WITHOUT,
        CubeState(64, PlayerSide.BLACK),
        PlayerSide.WHITE,
        on_roll=PlayerSide.BLACK,
        thrown=True,
        over=True,
    )
    assert everything is not None
    assert everything.code is CubeCode.NO_CUBE
    full = CubeState(64, PlayerSide.BLACK)
    assert code(full, mine=False, thrown=True, over=True) is CubeCode.GAME_OVER
    assert code(full, mine=False, thrown=True) is CubeCode.NOT_ON_ROLL
    assert code(full, thrown=True) is CubeCode.NOT_BEFORE_THE_ROLL
    assert code(full) is CubeCode.NOT_YOUR_CUBE
    assert list(CubeCode) == [
        "no_cube",
        "game_over",
        "not_on_roll",
        "not_before_the_roll",
        "not_your_cube",
        "cube_at_limit",
    ]


def test_a_refusal_carries_the_cube_and_its_limit_and_rests_on_a_clause() -> None:
    for cube, thrown in ((THEIRS, False), (FULL, False), (MINE, True)):
        refusal = check_double(
            BACKGAMMON, cube, PlayerSide.WHITE, on_roll=PlayerSide.WHITE, thrown=thrown
        )
        assert refusal is not None
        assert refusal == CubeRefusal(refusal.code, cube, 64)
        assert clause_of_cube(BACKGAMMON, refusal) is not None


def test_who_takes_owns_the_cube_at_twice_the_value() -> None:
    assert take(MIDDLE, PlayerSide.BLACK) == CubeState(2, PlayerSide.BLACK)
    assert take(MINE, PlayerSide.BLACK) == CubeState(8, PlayerSide.BLACK)


def test_who_drops_loses_what_the_game_counted_before_the_offer() -> None:
    assert drop_value(MIDDLE) == 1
    assert drop_value(MINE) == 4


def test_each_side_has_the_other() -> None:
    assert PlayerSide.WHITE.other is PlayerSide.BLACK
    assert PlayerSide.BLACK.other is PlayerSide.WHITE
