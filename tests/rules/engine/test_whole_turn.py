"""The duty to use the numbers: as many as possible, and of two the larger."""

from __future__ import annotations

import pytest

from rules.engine.refusals import RefusalCode
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.rules.engine.turns import (
    LATE,
    begin,
    ends,
    ends_of,
    is_allowed,
    play,
    refuse,
    write,
)

BOTH = pytest.mark.parametrize("preset", [BACKGAMMON, BAN_SUGOROKU], ids=["new", "old"])

EITHER_NOT_BOTH = "20:1 1:14 / 9:2 24:13"
ONE_ORDER = "20:1 1:14 / 14:2 24:13"
KILLS_THE_SIX = "24:2 13:5 8:1 6:3 5:2 4:2 / 7:2 12:1 15:1 17:3 18:3 19:5"


@BOTH
def test_where_either_number_can_be_played_but_not_both_it_is_the_larger(
    preset: RulePreset,
) -> None:
    turn = begin(EITHER_NOT_BOTH, "6-5", preset)
    assert ends(turn.plays()) == ends_of(turn, "20/14")
    refusal = refuse(turn, "20/15")
    assert refusal.code is RefusalCode.LARGER_NUMBER
    assert (refusal.number, refusal.numbers, refusal.obstacles) == (5, (6,), (9,))
    assert write(refusal.proof) == ["20/14"]


@BOTH
def test_where_one_order_plays_both_it_is_the_only_play(preset: RulePreset) -> None:
    turn = begin(ONE_ORDER, "6-5", preset)
    assert ends(turn.plays()) == ends_of(turn, "20/15/9")
    assert refuse(turn, "20/14").code is RefusalCode.BLOCKED
    assert refuse(play(turn, "20/15"), "end").code is RefusalCode.NUMBERS_LEFT


@BOTH
def test_where_only_the_smaller_number_can_be_played_it_is_played(preset: RulePreset) -> None:
    turn = begin("20:1 1:14 / 14:2 9:2 24:11", "6-5", preset)
    assert ends(turn.plays()) == ends_of(turn, "20/15")
    assert play(turn, "20/15").is_finished


@BOTH
def test_a_step_that_kills_the_other_number_is_refused_with_a_play_of_both(
    preset: RulePreset,
) -> None:
    turn = begin(KILLS_THE_SIX, "6-3", preset)
    refusal = refuse(turn, "8/5")
    assert refusal.code is RefusalCode.LEAVES_NUMBER
    assert (refusal.number, refusal.numbers, refusal.obstacles) == (3, (6,), (7, 18))
    assert write(refusal.proof)[0] == "8/2"
    assert len(refusal.proof) == 2


@BOTH
def test_the_same_step_is_allowed_once_the_other_number_is_played(preset: RulePreset) -> None:
    turn = begin(KILLS_THE_SIX, "6-3", preset, "8/2")
    assert is_allowed(turn, "24/21")
    assert refuse(turn, "8/5").code is RefusalCode.NO_CHECKER


@BOTH
def test_nothing_to_play_ends_the_turn_and_every_reason_is_given(preset: RulePreset) -> None:
    turn = begin("24:1 1:14 / 18:2 19:2 12:11", "6-5", preset)
    assert turn.plays() == ()
    assert turn.is_finished
    reasons = {(reason.number, reason.source): reason for reason in turn.explain_pass()}
    assert reasons[6, 24].point == 18
    assert reasons[5, 24].point == 19
    assert set(reasons) == {(6, 24), (5, 24), (6, 1), (5, 1)}


@BOTH
def test_no_reason_is_given_while_something_can_be_played(preset: RulePreset) -> None:
    assert begin(ONE_ORDER, "6-5", preset).explain_pass() == ()
    assert begin(ONE_ORDER, "6-5", preset, "20/15/9").explain_pass() == ()


def test_of_a_double_three_of_four_are_played_when_the_fourth_is_blocked() -> None:
    turn = begin("21:1 off:14 / 1:2 24:13", "5-5", BACKGAMMON)
    assert ends(turn.plays()) == ends_of(turn, "21/16/11/6")
    two = play(turn, "21/16/11")
    assert (refuse(two, "end").count, refuse(two, "end").numbers) == (1, (5, 5))
    three = play(two, "11/6")
    assert three.is_finished
    assert [reason.code for reason in three.explain_pass()] == [RefusalCode.BLOCKED]


def test_of_a_double_two_of_two_are_played_in_ban_sugoroku() -> None:
    turn = begin("21:1 1:14 / 3:2 24:13", "5-5", BAN_SUGOROKU, "21/16/11")
    assert turn.is_finished
    assert refuse(turn, "11/6").code is RefusalCode.NUMBER_USED


def test_the_duty_weighs_nothing_against_a_win() -> None:
    turn = begin("7:1 3:5 2:4 1:5 / 12:15", "6-2", LATE)
    assert ends(turn.plays()) == ends_of(turn, "7/5", "7/1", "3/1 7/1")


def test_a_play_that_does_not_win_uses_both_numbers_although_one_would_win() -> None:
    turn = begin("8:1 6:14 / 12:15", "3-1", LATE)
    assert is_allowed(turn, "8/5")
    waiting = play(turn, "6/5")
    assert waiting.outcome is None
    assert refuse(waiting, "end").code is RefusalCode.NUMBERS_LEFT
    assert is_allowed(waiting, "6/3")


def test_when_both_single_numbers_win_either_may_be_used() -> None:
    turn = begin("7:1 1:14 / 12:15", "5-3", LATE)
    assert ends(turn.plays()) == ends_of(turn, "7/2", "7/4")


def test_the_smaller_number_is_allowed_where_it_wins() -> None:
    turn = begin("7:1 1:14 / 5:2 12:13", "4-3", LATE)
    assert ends(turn.plays()) == ends_of(turn, "7/3", "7/4")
