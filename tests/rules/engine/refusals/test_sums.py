"""One checker moved by several numbers in one go."""

from __future__ import annotations

from rules.engine.position import OFF
from rules.engine.refusals import RefusalCode
from rules.presets import BACKGAMMON
from tests.rules.engine.turns import CLOSING, EARLY, LATE, START, begin, play, refuse, write


def test_where_one_stop_is_blocked_only_the_other_is_named() -> None:
    turn = begin("24:2 13:5 8:3 6:5 / 1:2 12:3 17:5 18:2 19:3", "6-4")
    refusal = refuse(turn, "24/14")
    assert refusal.code is RefusalCode.SUM_OF_NUMBERS
    assert refusal.between == (20,)
    assert write(refusal.proof) == ["24/20", "20/14"]


def test_where_the_end_is_blocked_the_end_is_named() -> None:
    turn = begin("24:2 13:5 8:3 6:5 / 1:2 12:3 14:2 17:3 19:5", "6-4")
    refusal = refuse(turn, "24/14")
    assert refusal.code is RefusalCode.SUM_BLOCKED
    assert refusal.between == (14,)
    assert refusal.cause
    assert (refusal.cause.code, refusal.cause.source) == (RefusalCode.BLOCKED, 18)


def test_the_sums_of_a_double_go_up_to_four_times_the_number() -> None:
    turn = begin("24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5", "2-2")
    assert refuse(turn, "13/9").between == (11,)
    assert refuse(turn, "13/7").between == (9, 11)
    assert refuse(turn, "13/5").between == (7, 9, 11)
    assert refuse(turn, "13/3").code is RefusalCode.NUMBER_NOT_ROLLED
    old = begin(START, "2-2", LATE)
    assert refuse(old, "13/9").code is RefusalCode.SUM_OF_NUMBERS
    assert refuse(old, "13/7").code is RefusalCode.NUMBER_NOT_ROLLED


def test_a_sum_takes_unused_numbers_only() -> None:
    assert refuse(begin(START, "3-1", BACKGAMMON, "6/5"), "13/9").code is (
        RefusalCode.NUMBER_NOT_ROLLED
    )
    assert refuse(begin(START, "2-2", BACKGAMMON, "6/4 6/4 13/11"), "13/9").code is (
        RefusalCode.NUMBER_NOT_ROLLED
    )


def test_a_sum_from_the_bar_fails_while_a_second_checker_waits() -> None:
    refusal = refuse(begin("bar:2 13:13 / 1:2 12:5 17:3 19:5", "3-1"), "bar/21")
    assert refusal.code is RefusalCode.SUM_BLOCKED
    assert refusal.cause
    assert (refusal.cause.code, refusal.cause.count) == (RefusalCode.ENTER_FIRST, 1)


def test_a_sum_from_the_bar_is_two_steps_for_a_lone_checker() -> None:
    refusal = refuse(begin("bar:1 13:14 / 1:2 12:5 17:3 19:5", "3-1"), "bar/21")
    assert refusal.code is RefusalCode.SUM_OF_NUMBERS
    assert refusal.between == (22, 24)


def test_a_sum_fails_when_its_first_step_wins() -> None:
    refusal = refuse(begin("7:1 6:14 / 12:15", "2-1", LATE), "7/4")
    assert refusal.code is RefusalCode.SUM_BLOCKED
    assert refusal.cause
    assert refusal.cause.code is RefusalCode.GAME_OVER


def test_a_sum_goes_round_a_win_where_the_other_order_does_not_win() -> None:
    turn = begin("13:1 8:1 7:2 6:2 5:2 4:2 3:2 2:2 1:1 / bar:1 12:14", "6-2", CLOSING)
    assert play(turn, "7/1").outcome
    refusal = refuse(turn, "13/5")
    assert refusal.code is RefusalCode.SUM_OF_NUMBERS
    assert refusal.between == (7, 11)


def test_a_sum_off_the_board_is_two_steps() -> None:
    refusal = refuse(begin("6:1 1:2 off:12 / 19:15", "4-2", EARLY), "6/off")
    assert refusal.code is RefusalCode.SUM_OF_NUMBERS
    assert refusal.between == (2, 4)


def test_off_the_board_the_last_number_may_be_larger_than_needed() -> None:
    refusal = refuse(begin("5:1 off:14 / 19:15", "4-2", EARLY), "5/off")
    assert refusal.code is RefusalCode.SUM_OF_NUMBERS
    assert refusal.between == (1, 3)
    assert [step.number for step in refusal.proof] == [4, 2]


def test_a_sum_larger_than_the_way_is_no_sum_where_a_farther_checker_forbids_it() -> None:
    refusal = refuse(begin("5:2 off:13 / 19:15", "4-2", EARLY), "5/off")
    assert refusal.code is RefusalCode.NUMBER_NOT_ROLLED
    assert (refusal.number, refusal.destination) == (5, OFF)


def test_a_sum_that_ends_off_the_board_waits_for_those_outside() -> None:
    refusal = refuse(begin("8:1 5:1 off:13 / 19:15", "6-2"), "8/off")
    assert refusal.code is RefusalCode.NOT_ALL_HOME
