"""Every reason against a step or the end of a turn, with its facts, cause and proof."""

from __future__ import annotations

import pytest

from rules.book.clauses import clause_of
from rules.engine.position import BAR, OFF
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.steps import Step
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.rules.engine.turns import EARLY, LATE, START, begin, refuse, write


def test_the_reasons_have_one_order_of_precedence() -> None:
    assert [code.value for code in RefusalCode] == [
        "game_over",
        "no_checker",
        "enter_first",
        "wrong_direction",
        "past_home",
        "not_all_home",
        "number_used",
        "sum_of_numbers",
        "sum_blocked",
        "number_not_rolled",
        "blocked",
        "farther_checker",
        "leaves_number",
        "larger_number",
        "numbers_left",
    ]


def test_game_over_after_a_winning_step() -> None:
    turn = begin("7:1 6:14 / 12:15", "6-1", LATE, "7/6")
    assert refuse(turn, "6/off") == Refusal(RefusalCode.GAME_OVER, 6, OFF)


def test_no_checker_names_the_empty_place() -> None:
    turn = begin(START, "3-1")
    assert refuse(turn, "9/8") == Refusal(RefusalCode.NO_CHECKER, 9, 8, point=9)
    assert refuse(turn, "12/11") == Refusal(RefusalCode.NO_CHECKER, 12, 11, point=12)
    assert refuse(turn, "bar/22") == Refusal(RefusalCode.NO_CHECKER, BAR, 22, point=BAR)


def test_a_checker_that_has_left_is_nobodys_to_play() -> None:
    turn = begin("6:14 off:1 / 19:15", "3-1")
    assert turn.check_step(OFF, number=3) == Refusal(RefusalCode.NO_CHECKER, OFF, OFF, 3, point=OFF)


def test_enter_first_counts_those_that_wait() -> None:
    turn = begin("bar:2 13:13 / 1:2 12:5 17:3 19:5", "3-1")
    assert refuse(turn, "13/10") == Refusal(RefusalCode.ENTER_FIRST, 13, 10, count=2)


def test_wrong_direction_for_a_step_back_or_on_the_spot() -> None:
    turn = begin(START, "3-1")
    assert refuse(turn, "6/7") == Refusal(RefusalCode.WRONG_DIRECTION, 6, 7)
    assert refuse(turn, "6/6") == Refusal(RefusalCode.WRONG_DIRECTION, 6, 6)


def test_past_home_where_nothing_leaves_the_board() -> None:
    turn = begin(START, "6-1", LATE)
    assert refuse(turn, "6/off") == Refusal(RefusalCode.PAST_HOME, 6, OFF)
    assert turn.check_step(6, -3) == Refusal(RefusalCode.PAST_HOME, 6, OFF)


def test_not_all_home_names_the_farthest_and_counts_those_outside() -> None:
    turn = begin("13:2 8:1 6:12 / 19:15", "6-1")
    refusal = Refusal(RefusalCode.NOT_ALL_HOME, 6, OFF, point=13, count=3)
    assert refuse(turn, "6/off") == refusal


def test_a_reason_repeats_the_number_that_was_tried() -> None:
    turn = begin("13:2 8:1 6:12 / 19:15", "6-1")
    refusal = turn.check_step(6, number=6)
    assert refusal == Refusal(RefusalCode.NOT_ALL_HOME, 6, OFF, 6, point=13, count=3)
    assert turn.check_step(5, number=6) == Refusal(RefusalCode.NO_CHECKER, 5, OFF, 6, point=5)


def test_number_used_counts_how_often_the_roll_gave_it() -> None:
    once = begin(START, "3-1", BACKGAMMON, "8/5")
    assert refuse(once, "13/10") == Refusal(RefusalCode.NUMBER_USED, 13, 10, 3, count=1)
    twice = begin(START, "2-2", BAN_SUGOROKU, "13/11 13/11")
    assert refuse(twice, "6/4") == Refusal(RefusalCode.NUMBER_USED, 6, 4, 2, count=2)
    fully = begin(START, "2-2", BACKGAMMON, "13/11 13/11 6/4 6/4")
    assert refuse(fully, "6/4").count == 4


def test_number_used_also_for_bearing_off_with_the_larger_one() -> None:
    turn = begin("5:1 3:1 1:1 off:12 / 19:15", "6-1", BACKGAMMON, "5/off")
    refusal = refuse(turn, "3/off")
    assert refusal == Refusal(RefusalCode.NUMBER_USED, 3, OFF, 6, count=1)


def test_sum_of_numbers_names_the_stops_and_shows_the_steps() -> None:
    refusal = refuse(begin(START, "3-1"), "8/4")
    assert refusal.code is RefusalCode.SUM_OF_NUMBERS
    assert (refusal.numbers, refusal.between) == ((3, 1), (5, 7))
    assert refusal.proof == (Step(8, 5, 3), Step(5, 4, 1))
    assert refusal.cause is None


def test_sum_blocked_names_where_it_fails_and_why() -> None:
    turn = begin("24:2 13:5 8:3 6:5 / 1:2 12:3 17:2 18:2 19:4 20:2", "6-4")
    refusal = refuse(turn, "24/14")
    assert refusal.code is RefusalCode.SUM_BLOCKED
    assert (refusal.numbers, refusal.between) == ((6, 4), (18, 20))
    assert refusal.cause == Refusal(RefusalCode.BLOCKED, 24, 18, 6, point=18, count=2)
    assert refusal.proof == ()


def test_number_not_rolled_names_the_distance_and_what_is_left() -> None:
    refusal = Refusal(RefusalCode.NUMBER_NOT_ROLLED, 13, 8, 5, numbers=(3, 1))
    assert refuse(begin(START, "3-1"), "13/8") == refusal
    played = begin(START, "3-1", BACKGAMMON, "8/5")
    assert refuse(played, "13/8").numbers == (1,)


def test_blocked_names_the_point_and_counts_who_holds_it() -> None:
    refusal = Refusal(RefusalCode.BLOCKED, 24, 19, 5, point=19, count=5)
    assert refuse(begin(START, "5-1"), "24/19") == refusal


def test_blocked_from_the_bar_rests_on_the_clause_on_entering() -> None:
    turn = begin("bar:1 24:1 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5", "6-1")
    refusal = refuse(turn, "bar/19")
    assert refusal == Refusal(RefusalCode.BLOCKED, BAR, 19, 6, point=19, count=5)
    assert clause_of(BACKGAMMON, refusal).id == "enter-where"
    assert clause_of(BACKGAMMON, refuse(begin(START, "5-1"), "24/19")).id == "blocked"


def test_a_number_used_up_rests_on_the_clause_on_doubles_only_for_a_double() -> None:
    once = refuse(begin(START, "3-1", BACKGAMMON, "8/5"), "13/10")
    twice = refuse(begin(START, "2-2", BAN_SUGOROKU, "13/11 13/11"), "6/4")
    assert clause_of(BACKGAMMON, once).id == "number-is-step"
    assert clause_of(BAN_SUGOROKU, twice).id == "doubles"


def test_farther_checker_names_the_one_farthest_back() -> None:
    turn = begin("5:1 4:1 2:1 off:12 / 19:15", "6-1", EARLY)
    assert refuse(turn, "2/off") == Refusal(RefusalCode.FARTHER_CHECKER, 2, OFF, 6, point=5)


def test_leaves_number_shows_a_play_of_both_and_what_stands_in_the_way() -> None:
    turn = begin("24:2 13:5 8:1 6:3 5:2 4:2 / 7:2 12:1 15:1 17:3 18:3 19:5", "6-3")
    refusal = refuse(turn, "8/5")
    assert refusal.code is RefusalCode.LEAVES_NUMBER
    assert (refusal.source, refusal.destination, refusal.number) == (8, 5, 3)
    assert (refusal.numbers, refusal.obstacles) == ((6,), (7, 18))
    assert sorted(step.number for step in refusal.proof) == [3, 6]


def test_larger_number_shows_the_larger_one_played() -> None:
    refusal = refuse(begin("20:1 1:14 / 9:2 24:13", "6-5"), "20/15")
    assert refusal == Refusal(
        RefusalCode.LARGER_NUMBER,
        20,
        15,
        5,
        numbers=(6,),
        obstacles=(9,),
        proof=(Step(20, 14, 6),),
    )


def test_numbers_left_counts_and_shows_what_is_still_to_be_played() -> None:
    refusal = refuse(begin(START, "3-3", BACKGAMMON, "8/5 6/3"), "end")
    assert refusal.code is RefusalCode.NUMBERS_LEFT
    assert (refusal.count, refusal.numbers) == (2, (3, 3))
    assert len(refusal.proof) == 2
    assert (refusal.source, refusal.destination) == (None, None)


def test_numbers_left_counts_only_what_can_be_played() -> None:
    refusal = refuse(begin("20:1 1:14 / 9:2 24:13", "6-5"), "end")
    assert (refusal.count, refusal.numbers) == (1, (6, 5))
    assert write(refusal.proof) == ["20/14"]


def test_facts_leave_out_what_is_not_there() -> None:
    refusal = refuse(begin(START, "5-1"), "24/19")
    assert refusal.facts() == {
        "source": 24,
        "destination": 19,
        "number": 5,
        "point": 19,
        "count": 5,
    }
    assert refuse(begin(START, "3-3"), "end").facts() == {"count": 4, "numbers": (3, 3, 3, 3)}


def test_a_try_needs_a_destination_or_a_number() -> None:
    with pytest.raises(TypeError, match=r"^a try needs a destination or a number$"):
        begin(START, "3-1").try_step(8)
