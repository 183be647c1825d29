"""How an answer is judged."""

from __future__ import annotations

from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.notation.steps import format_play
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.tutorials.curriculum.plays import ARRIVAL, OPENING, Board
from tutorials.curriculum.goals import parse_goal
from tutorials.curriculum.grading import (
    VerdictState,
    find_solution,
    grade,
    list_ways,
)

POINT = parse_goal(["makes_point", 5])
ONE_STEP = parse_goal(["all", ["wins"], ["uses_numbers", 1]])


def test_a_turn_is_unfinished_while_a_number_can_be_played() -> None:
    verdict = grade(OPENING.play("8/5"), POINT)
    assert verdict.state is VerdictState.UNFINISHED
    assert verdict.refusal is None


def test_any_order_of_steps_reaches_the_goal() -> None:
    assert grade(OPENING.play("8/5 6/5"), POINT).state is VerdictState.REACHED
    assert grade(OPENING.play("6/5 8/5"), POINT).state is VerdictState.REACHED


def test_a_miss_names_what_is_missing_and_the_nearest_solution() -> None:
    verdict = grade(OPENING.play("8/5 8/7"), POINT)
    assert verdict.state is VerdictState.MISSED
    assert [str(part) for part in verdict.missing] == ["makes_point(5)"]
    assert verdict.solution is not None
    assert format_play(verdict.solution.steps) == "8/5 6/5"


def test_a_win_ends_the_turn_with_a_number_left() -> None:
    assert grade(ARRIVAL.play("9/3"), ONE_STEP).state is VerdictState.REACHED
    assert grade(ARRIVAL.play("6/5 9/3"), ONE_STEP).state is VerdictState.MISSED


def test_a_turn_in_which_nothing_can_be_played_is_complete() -> None:
    dance = Board("24:1 13:5 8:3 6:5 bar:1 / 19:3 20:3 21:2 22:3 23:2 18:2", "6-3")
    assert grade(dance.play(), parse_goal(["uses_numbers", 0])).state is VerdictState.REACHED
    assert grade(dance.play(), parse_goal(["enters"])).state is VerdictState.MISSED


def test_a_goal_on_steps_is_searched_in_every_order() -> None:
    start, roll = Position.start(BAN_SUGOROKU), Roll.of(3, 1)
    goal = parse_goal(["all", ["begins_with", "6/5"], ["makes_point", 5]])
    solution = find_solution(BAN_SUGOROKU, start, roll, goal)
    assert solution is not None
    assert [step.source for step in solution.steps] == [6, 8]


def test_there_is_no_solution_where_no_play_reaches_the_goal() -> None:
    start, roll = Position.start(BAN_SUGOROKU), Roll.of(3, 1)
    assert find_solution(BAN_SUGOROKU, start, roll, parse_goal(["hit"])) is None
    goal = parse_goal(["all", ["one_checker"], ["makes_point", 5]])
    assert find_solution(BAN_SUGOROKU, start, roll, goal) is None


def test_a_strict_solution_is_preferred_to_one_that_is_only_accepted() -> None:
    last = Board("2:1 off:14 / 20:2 opp-off:13", "2-1", BACKGAMMON)
    turn = last.play()
    solution = find_solution(turn.preset, turn.start, turn.roll, parse_goal(["wins"]))
    assert solution is not None
    assert not solution.accepted
    assert format_play(solution.steps) == "2/1 1/off"


def test_ways_are_orders_of_steps() -> None:
    ways = [format_play(way.steps) for way in list_ways(OPENING.play("8/5"))]
    assert "8/5 6/5" in ways
    assert len(ways) == len(set(ways))
