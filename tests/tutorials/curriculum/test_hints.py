"""What the rungs of the ladder show."""

from __future__ import annotations

from rules.notation.steps import format_play
from tests.tutorials.curriculum.plays import ARRIVAL, OPENING, START, Board
from tutorials.curriculum.goals import parse_goal
from tutorials.curriculum.hints import find_hints

POINT = parse_goal(["makes_point", 5])


def test_hints_name_all_checkers_that_can_move_and_a_play_that_leads_to_the_goal() -> None:
    hints = find_hints(OPENING.play(), POINT)
    assert hints is not None
    assert hints.sources == (24, 13, 8, 6)
    assert {step.destination for step in hints.moves if step.source == 8} == {7, 5}
    assert format_play(hints.rest) == "8/5 6/5"


def test_hints_go_on_from_where_the_turn_stands() -> None:
    hints = find_hints(OPENING.play("6/5"), POINT)
    assert hints is not None
    assert format_play(hints.rest) == "8/5"


def test_there_are_no_hints_once_the_goal_is_out_of_reach() -> None:
    assert find_hints(OPENING.play("13/10"), POINT) is None
    assert find_hints(OPENING.play("8/5 8/7"), POINT) is None


def test_a_turn_that_has_reached_the_goal_needs_no_further_step() -> None:
    hints = find_hints(OPENING.play("8/5 6/5"), POINT)
    assert hints is not None
    assert (hints.moves, hints.rest) == ((), ())


def test_a_goal_on_steps_is_hinted_at_in_the_order_that_reaches_it() -> None:
    goal = parse_goal(["all", ["begins_with", "6/5"], ["makes_point", 5]])
    hints = find_hints(OPENING.play(), goal)
    assert hints is not None
    assert format_play(hints.rest) == "6/5 8/5"


def test_a_winning_step_is_hinted_at_alone_when_one_number_is_asked_for() -> None:
    goal = parse_goal(["all", ["wins"], ["uses_numbers", 1]])
    hints = find_hints(ARRIVAL.play(), goal)
    assert hints is not None
    assert format_play(hints.rest) == "9/3"


def test_the_order_with_an_open_halt_is_the_one_that_is_hinted_at() -> None:
    board = Board(START, "6-5")
    hints = find_hints(board.play(), parse_goal(["count_on", 13, 6]))
    assert hints is not None
    assert (hints.rest[0].source, hints.rest[0].destination) == (24, 18)
