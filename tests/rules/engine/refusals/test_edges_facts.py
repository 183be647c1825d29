"""Facts that a refusal carries: each of them, in cases where a wrong one would be easy to give."""

from __future__ import annotations

import pytest

from rules.engine.checks import check_number
from rules.engine.position import BAR, OFF
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.steps import Step
from rules.presets import BACKGAMMON
from tests.boards import parse_text
from tests.rules.engine.turns import EARLY, LATE, START, begin, refuse


def test_a_sum_says_what_was_tried_and_shows_only_the_steps_to_come() -> None:
    turn = begin(START, "2-2", BACKGAMMON, "6/4")
    assert refuse(turn, "13/9") == Refusal(
        RefusalCode.SUM_OF_NUMBERS,
        13,
        9,
        numbers=(2, 2),
        between=(11,),
        proof=(Step(13, 11, 2), Step(11, 9, 2)),
    )


def test_a_blocked_sum_says_what_was_tried() -> None:
    turn = begin("24:2 13:5 8:3 6:5 / 1:2 12:3 17:2 18:2 19:4 20:2", "6-4")
    assert refuse(turn, "24/14") == Refusal(
        RefusalCode.SUM_BLOCKED,
        24,
        14,
        numbers=(6, 4),
        between=(18, 20),
        cause=Refusal(RefusalCode.BLOCKED, 24, 18, 6, point=18, count=2),
    )


def test_three_of_a_double_lead_off_the_board_and_the_fourth_is_not_asked() -> None:
    turn = begin("5:1 off:14 / 19:15", "2-2", BACKGAMMON)
    refusal = refuse(turn, "5/off")
    assert refusal.code is RefusalCode.SUM_OF_NUMBERS
    assert (refusal.numbers, refusal.between) == ((2, 2, 2), (1, 3))
    assert refusal.proof == (Step(5, 3, 2), Step(3, 1, 2), Step(1, OFF, 2))


def test_one_number_is_no_sum() -> None:
    turn = begin("6:2 5:1 off:12 / 19:15", "6-1", EARLY, "6/off")
    refusal = refuse(turn, "5/off")
    assert refusal == Refusal(RefusalCode.NUMBER_USED, 5, OFF, 6, count=1)


def test_a_number_may_be_larger_only_where_the_checker_leaves() -> None:
    turn = begin("13:1 6:14 / 1:15", "6-5", BACKGAMMON)
    assert refuse(turn, "13/9").code is RefusalCode.NUMBER_NOT_ROLLED
    off = begin("4:1 3:14 / 19:15", "6-5", BACKGAMMON)
    assert off.try_step(4, OFF) == Step(4, OFF, 5)
    tried = off.check_step(4, number=4)
    assert tried == Refusal(RefusalCode.NUMBER_NOT_ROLLED, 4, OFF, 4, numbers=(6, 5))


def test_of_the_larger_numbers_that_were_used_the_smaller_is_named() -> None:
    turn = begin("6:1 5:1 3:1 2:1 off:11 / 19:15", "6-5", BACKGAMMON, "6/off 5/off")
    assert refuse(turn, "3/off") == Refusal(RefusalCode.NUMBER_USED, 3, OFF, 5, count=1)


@pytest.mark.parametrize(
    ("text", "source", "number", "refusal"),
    [
        ("6:15 / 19:15", 6, 6, Refusal(RefusalCode.PAST_HOME, 6, OFF, 6)),
        ("7:1 6:14 / 19:15", 5, 6, Refusal(RefusalCode.PAST_HOME, 5, OFF, 6)),
    ],
)
def test_no_number_leads_out_of_a_game_in_which_none_leaves(
    text: str, source: int, number: int, refusal: Refusal
) -> None:
    assert check_number(LATE, parse_text(text), source, number) == refusal


def test_a_number_that_leads_off_waits_for_the_farthest_outside() -> None:
    position = parse_text("bar:1 13:2 6:12 / 1:15")
    refusal = Refusal(RefusalCode.NOT_ALL_HOME, 6, OFF, 6, point=BAR, count=3)
    assert check_number(BACKGAMMON, position, 6, 6) == refusal
    assert check_number(BACKGAMMON, parse_text("6:15 / 19:15"), 6, 6) is None


def test_a_refusal_without_facts_holds_none() -> None:
    refusal = Refusal(RefusalCode.GAME_OVER)
    nothing: tuple[int, ...] = ()
    assert refusal == Refusal(
        RefusalCode.GAME_OVER, None, None, None, None, None, nothing, nothing, nothing, None, ()
    )
    assert refusal.facts() == {}


def test_neither_the_cause_nor_the_proof_is_a_fact() -> None:
    blocked = refuse(begin("24:2 13:5 8:3 6:5 / 1:2 12:3 17:2 18:2 19:4 20:2", "6-4"), "24/14")
    tried: dict[str, object] = {"source": 24, "destination": 14}
    assert blocked.cause
    assert blocked.facts() == tried | {"numbers": (6, 4), "between": (18, 20)}
    shown = refuse(begin(START, "6-4"), "24/14")
    assert shown.proof
    assert shown.facts() == tried | {"numbers": (6, 4), "between": (18, 20)}
