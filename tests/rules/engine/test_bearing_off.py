"""Bearing off, in backgammon and under the early-Edo rules."""

from __future__ import annotations

import pytest

from rules.engine.outcome import Outcome, WinKind
from rules.engine.position import OFF
from rules.engine.refusals import RefusalCode
from rules.engine.steps import Step
from rules.preset import RulePreset
from rules.presets import BACKGAMMON
from tests.rules.engine.turns import (
    EARLY,
    LATE,
    all_steps,
    begin,
    ends,
    ends_of,
    hits_among_36,
    is_allowed,
    play,
    refuse,
)

BOTH = pytest.mark.parametrize("preset", [BACKGAMMON, EARLY], ids=["new", "early-edo"])


@BOTH
def test_the_last_two_leave_with_a_larger_and_an_exact_number(preset: RulePreset) -> None:
    turn = begin("4:1 2:1 off:13 / 12:15", "6-2", preset)
    assert ends(turn.plays()) == ends_of(turn, "4/off 2/off", "4/2 2/off")
    won = play(turn, "4/off 2/off")
    assert [step.number for step in won.steps] == [6, 2]
    assert won.outcome


@BOTH
def test_six_two_with_checkers_on_six_four_and_two_has_five_sequences(
    preset: RulePreset,
) -> None:
    turn = begin("6:1 4:1 2:1 off:12 / 12:15", "6-2", preset)
    sequences = ["6/off 2/off", "6/off 4/2", "2/off 6/off", "4/2 6/off", "6/4 4/off"]
    found = 0
    for first in (step for step in all_steps(turn.position) if is_allowed(turn, step)):
        after = play(turn, first)
        found += sum(is_allowed(after, step) for step in all_steps(after.position))
    assert found == len(sequences)
    assert ends(turn.plays()) == sorted(set(ends_of(turn, *sequences)))


@BOTH
def test_a_larger_number_is_not_for_a_nearer_checker(preset: RulePreset) -> None:
    turn = begin("6:1 4:1 2:1 off:12 / 12:15", "6-2", preset)
    refusal = refuse(turn, "4/off")
    assert refusal.code is RefusalCode.FARTHER_CHECKER
    assert (refusal.point, refusal.number) == (6, 6)


@BOTH
def test_the_exact_number_takes_a_checker_whatever_stands_farther(preset: RulePreset) -> None:
    turn = begin("6:1 4:1 2:1 off:12 / 12:15", "4-2", preset)
    assert turn.try_step(4, OFF) == Step(4, OFF, 4)
    assert turn.try_step(2, OFF) == Step(2, OFF, 2)


@BOTH
def test_the_smallest_larger_number_is_used(preset: RulePreset) -> None:
    turn = begin("3:3 off:12 / 12:15", "6-5", preset)
    assert turn.try_step(3, OFF) == Step(3, OFF, 5)
    assert turn.try_step(3, number=6) == Step(3, OFF, 6)


@BOTH
def test_a_step_inside_the_home_is_as_good_as_bearing_off(preset: RulePreset) -> None:
    turn = begin("6:2 2:2 off:11 / 12:15", "2-1", preset)
    for step in ("6/4", "2/off", "6/5", "2/1"):
        assert is_allowed(turn, step)


@BOTH
def test_an_empty_point_is_played_from_farther_back(preset: RulePreset) -> None:
    turn = begin("6:2 1:2 off:11 / 12:15", "4-3", preset)
    assert refuse(turn, "1/off").code is RefusalCode.FARTHER_CHECKER
    assert is_allowed(turn, "6/2")


@BOTH
def test_nobody_leaves_while_one_is_outside_or_on_the_bar(preset: RulePreset) -> None:
    outside = refuse(begin("8:1 6:1 3:1 off:12 / 12:15", "3-1", preset), "3/off")
    assert outside.code is RefusalCode.NOT_ALL_HOME
    assert (outside.point, outside.count) == (8, 1)
    waiting = refuse(begin("bar:1 6:1 3:1 off:12 / 12:15", "3-1", preset), "3/off")
    assert waiting.code is RefusalCode.ENTER_FIRST


@BOTH
def test_a_checker_leaves_in_the_turn_that_brings_the_last_one_in(preset: RulePreset) -> None:
    turn = begin("7:1 3:1 off:13 / 12:15", "3-1", preset, "7/6")
    assert is_allowed(turn, "3/off")


@BOTH
def test_after_a_hit_the_checker_comes_home_before_bearing_off_goes_on(
    preset: RulePreset,
) -> None:
    turn = begin("bar:1 2:2 off:12 / 12:15", "5-1", preset, "bar/20")
    assert refuse(turn, "2/off").code is RefusalCode.NOT_ALL_HOME
    assert turn.position.off == 12


def test_of_a_double_as_many_leave_as_there_are_numbers() -> None:
    text = "3:5 off:10 / 12:15"
    assert play(begin(text, "4-4", BACKGAMMON), "3/off 3/off 3/off 3/off").is_finished
    assert play(begin(text, "4-4", EARLY), "3/off 3/off").is_finished


def test_the_win_with_the_last_checker_voids_the_rest_of_a_double() -> None:
    turn = begin("3:1 off:14 / 12:15", "3-3", BACKGAMMON, "3/off")
    assert turn.numbers_left == (3, 3, 3)
    assert turn.is_finished
    assert refuse(turn, "3/off").code is RefusalCode.GAME_OVER


def test_the_last_checker_may_leave_with_one_number_although_both_could_be_used() -> None:
    turn = begin("4:1 off:14 / 2:1 12:14", "6-2", BACKGAMMON)
    strict, accepted = turn.plays()
    assert (strict.accepted, accepted.accepted) == (False, True)
    assert strict.position == play(turn, "4/2/off").position
    assert accepted.position == play(turn, "4/off").position
    assert play(turn, "4/off").is_finished


def test_under_early_edo_rules_that_play_is_listed_like_any_other() -> None:
    turn = begin("4:1 off:14 / 2:1 12:14", "6-2", EARLY)
    assert not any(found.accepted for found in turn.plays())
    assert ends(turn.plays()) == ends_of(turn, "4/off", "4/2/off")


def test_early_edo_wins_are_worth_one_point_whatever_the_loser_has() -> None:
    for loser in ("bar:1 12:14", "3:1 12:14", "12:14 off:1"):
        turn = begin(f"1:1 off:14 / {loser}", "6-5", EARLY, "1/off")
        assert turn.outcome == Outcome(WinKind.OFF, 1)


def test_where_arrival_wins_nobody_ever_leaves() -> None:
    turn = begin("7:1 6:14 / 12:15", "6-5", LATE)
    refusal = refuse(turn, "6/off")
    assert (refusal.code, refusal.source) == (RefusalCode.PAST_HOME, 6)


def test_an_early_edo_problem_leaves_nine_throws_that_hit_instead_of_eleven() -> None:
    """A problem of 1679: prefer 6/1 twice, for then 6-2 has to be played with the 6 first."""
    text = "8:2 6:2 5:2 4:2 3:3 2:1 1:3 / bar:1 24:2 23:2 22:2 21:3 20:2 19:3"
    turn = begin(text, "5-5", EARLY)
    assert hits_among_36(play(turn, "6/1 6/1").position.flipped(), EARLY) == 9
    assert hits_among_36(play(turn, "8/3 8/3").position.flipped(), EARLY) == 11


def test_a_second_early_edo_problem_leaves_nine_throws_instead_of_eleven() -> None:
    text = "7:2 6:2 4:2 3:4 2:4 1:1 / bar:1 24:2 23:2 22:2 21:3 20:2 19:3"
    turn = begin(text, "4-3", EARLY)
    assert hits_among_36(play(turn, "6/2 6/3").position.flipped(), EARLY) == 9
    assert hits_among_36(play(turn, "7/3 7/4").position.flipped(), EARLY) == 11
