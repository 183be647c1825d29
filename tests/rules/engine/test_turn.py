"""A turn from the first step to its end, and back."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from rules.engine.cube import CubeState
from rules.engine.dice import ALL_ROLLS
from rules.engine.refusals import RefusalCode
from rules.engine.situation import Situation
from rules.engine.steps import Step
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.boards import draw_text, parse_text
from tests.rules.engine.turns import LATE, START, begin, ends, ends_of, play, refuse, write

HIT = "24:2 13:5 8:3 6:5 / 1:2 4:1 12:5 17:2 19:5"


def test_a_turn_keeps_where_it_began() -> None:
    turn = begin(START, "3-1", BACKGAMMON, "8/5")
    assert draw_text(turn.start) == START
    assert write(turn.steps) == ["8/5"]
    assert turn.numbers_left == (1,)


def test_dropping_the_last_step_is_undo() -> None:
    turn = begin(HIT, "4-2")
    once = play(turn, "8/4")
    twice = play(once, "6/4")
    assert twice.undone() == once
    assert twice.undone().undone() == turn
    assert turn.undone() == turn


def test_undoing_a_hit_takes_the_checker_off_the_bar_again() -> None:
    once = begin(HIT, "4-2", BACKGAMMON, "8/4")
    assert once.position.opponent_bar == 1
    assert draw_text(once.undone().position) == HIT


def test_a_winning_step_can_be_undone_before_anyone_else_plays() -> None:
    won = begin("7:1 6:14 / 12:15", "6-1", LATE, "7/6")
    assert won.undone().outcome is None


def test_a_turn_ends_when_every_number_is_played() -> None:
    turn = begin(START, "3-1", BACKGAMMON, "8/5 6/5")
    assert turn.is_finished
    assert turn.check_end() is None
    assert turn.plays() == ()


def test_a_turn_goes_on_while_a_number_can_be_played() -> None:
    for played in ("", "8/5"):
        turn = begin(START, "3-1", BACKGAMMON, played)
        assert not turn.is_finished
        assert refuse(turn, "end").code is RefusalCode.NUMBERS_LEFT


def test_the_plays_of_a_turn_begun_leave_out_the_steps_so_far() -> None:
    turn = begin("20:1 1:14 / 14:2 24:13", "6-5", BACKGAMMON, "20/15")
    (left,) = turn.plays()
    assert write(left.steps) == ["15/9"]
    assert ends(turn.plays()) == ends_of(turn, "15/9")


def test_a_step_may_be_tried_by_its_number() -> None:
    turn = begin(START, "3-1")
    assert turn.try_step(8, number=3) == turn.try_step(8, 5) == Step(8, 5, 3)


def test_a_hit_is_part_of_the_step() -> None:
    assert begin(HIT, "4-2").try_step(8, 4) == Step(8, 4, 4, hits=True)
    assert begin(START, "4-2").try_step(8, 4) == Step(8, 4, 4, hits=False)


def test_hitting_and_passing_on_leaves_the_checker_on_the_bar() -> None:
    turn = begin(HIT, "4-2", BACKGAMMON, "8/4/2")
    assert turn.position.opponent_bar == 1
    assert turn.position.count(4) == 0


def test_checking_a_step_does_not_play_it() -> None:
    turn = begin(START, "3-1")
    assert turn.check_step(8, 5) is None
    assert turn == begin(START, "3-1")


def test_an_old_problem_hits_with_one_number_and_tidies_with_the_other() -> None:
    text = "12:1 10:1 9:2 6:2 5:3 4:3 2:3 / 3:1 24:3 23:3 22:2 21:3 20:1 19:2"
    turn = begin(text, "6-3", BAN_SUGOROKU, "9/3 12/9")
    assert turn.steps[0].hits
    assert turn.position.opponent_bar == 1
    assert turn.position.count(9) == 2


@pytest.mark.parametrize("other", range(1, 7))
def test_an_old_problem_hits_with_every_one(other: int) -> None:
    text = "13:2 6:2 4:3 3:2 2:3 1:3 / 5:1 22:4 23:5 24:5"
    step = begin(text, f"{other}-1", BAN_SUGOROKU).try_step(6, 5)
    assert isinstance(step, Step)
    assert step.hits


def test_every_roll_has_a_play_from_the_start() -> None:
    for roll in ALL_ROLLS:
        assert begin(START, f"{roll.high}-{roll.low}").plays()


def test_a_situation_adds_what_surrounds_a_position() -> None:
    situation = Situation(parse_text(START))
    assert situation.roll is None
    assert (situation.cube.value, situation.score) == (1, (0, 0))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_six_made_points_in_a_row_are_a_matter_of_manners_not_of_rules(
    preset: RulePreset,
) -> None:
    turn = begin("11:1 10:1 9:2 8:2 7:2 6:2 5:2 1:3 / 12:15", "6-1", preset, "11/10")
    run = turn.position.points[4:10]
    assert all(count >= 2 for count in run)


@pytest.mark.parametrize(
    "value",
    [
        begin(START, "3-1"),
        parse_text(START),
        ALL_ROLLS[0],
        Step(8, 5, 3),
        refuse(begin(START, "3-1"), "8/4"),
        Situation(parse_text(START)),
        CubeState(),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_never_change(value: object) -> None:
    for name in (field.name for field in fields(value)):  # type: ignore[arg-type]
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, None)
