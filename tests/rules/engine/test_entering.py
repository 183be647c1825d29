"""Checkers on the bar."""

from __future__ import annotations

import pytest

from rules.engine.position import BAR
from rules.engine.refusals import RefusalCode
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.rules.engine.turns import begin, ends, ends_of, is_allowed, play, refuse

BOTH = pytest.mark.parametrize("preset", [BACKGAMMON, BAN_SUGOROKU], ids=["new", "old"])

ONE_WAITS = "bar:1 24:1 13:5 8:3 6:5 / 1:2 12:5 17:2 19:4 20:2"
TWO_WAIT = "bar:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"
SHUT_OUT = "bar:1 13:5 8:4 6:5 / 12:3 19:2 20:2 21:2 22:2 23:2 24:2"


@BOTH
@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_enters_on_the_point_counted_from_the_far_end(
    preset: RulePreset, number: int
) -> None:
    other = 6 if number != 6 else 5
    turn = begin("bar:1 6:14 / 1:15", f"{number}-{other}", preset)
    step = turn.try_step(BAR, number=number)
    assert step == turn.try_step(BAR, 25 - number)
    assert turn.check_step(BAR, 25 - number) is None


@BOTH
def test_with_six_four_the_first_step_can_only_be_the_four_from_the_bar(
    preset: RulePreset,
) -> None:
    turn = begin(ONE_WAITS, "6-4", preset)
    assert is_allowed(turn, "bar/21")
    assert refuse(turn, "bar/19").code is RefusalCode.BLOCKED
    assert refuse(turn, "24/18").code is RefusalCode.ENTER_FIRST
    assert all(play.steps[0].destination == 21 for play in turn.plays())


@BOTH
def test_after_entering_the_other_number_is_free(preset: RulePreset) -> None:
    turn = begin(ONE_WAITS, "6-4", preset, "bar/21")
    for step in ("24/18", "21/15", "13/7", "8/2"):
        assert is_allowed(turn, step)


@BOTH
def test_a_checker_that_has_to_enter_may_hit(preset: RulePreset) -> None:
    turn = begin("bar:1 6:14 / 21:1 1:14", "4-2", preset, "bar/21")
    assert turn.steps[0].hits
    assert turn.position.opponent_bar == 1


@BOTH
def test_of_two_that_wait_one_enters_and_the_rest_is_lost(preset: RulePreset) -> None:
    turn = begin(TWO_WAIT, "6-1", preset)
    assert ends(turn.plays()) == ends_of(turn, "bar/24")
    entered = play(turn, "bar/24")
    assert entered.is_finished
    assert refuse(entered, "13/7").code is RefusalCode.ENTER_FIRST
    assert {refusal.code for refusal in entered.explain_pass()} == {
        RefusalCode.BLOCKED,
        RefusalCode.ENTER_FIRST,
    }


@BOTH
def test_both_that_wait_enter_with_one_number_each(preset: RulePreset) -> None:
    turn = begin(TWO_WAIT, "3-1", preset)
    assert ends(turn.plays()) == ends_of(turn, "bar/24 bar/22")
    assert refuse(play(turn, "bar/22"), "22/21").count == 1


@BOTH
@pytest.mark.parametrize("roll", ["6-5", "4-3", "2-1", "1-1", "6-6"])
def test_against_a_closed_home_no_roll_enters(preset: RulePreset, roll: str) -> None:
    turn = begin(SHUT_OUT, roll, preset)
    assert turn.plays() == ()
    assert turn.is_finished
    entering = [reason for reason in turn.explain_pass() if reason.source == BAR]
    assert {reason.code for reason in entering} == {RefusalCode.BLOCKED}
    assert {reason.number for reason in entering} == set(turn.numbers_left)


def test_with_a_double_in_backgammon_three_enter_and_one_step_is_left() -> None:
    turn = begin("bar:3 6:12 / 1:15", "4-4", BACKGAMMON, "bar/21 bar/21 bar/21")
    assert turn.numbers_left == (4,)
    assert is_allowed(turn, "21/17")


def test_with_a_double_in_ban_sugoroku_two_of_three_enter() -> None:
    turn = begin("bar:3 6:12 / 1:15", "4-4", BAN_SUGOROKU, "bar/21 bar/21")
    assert turn.position.bar == 1
    assert turn.is_finished
