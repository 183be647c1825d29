"""Positions, steps, faults and situations as values: what is given, and nothing else."""

from __future__ import annotations

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.position import BAR, Position
from rules.engine.situation import Situation
from rules.engine.steps import Step, apply_step
from rules.engine.validation import FaultCode, PositionFault
from tests.boards import parse_text


def test_every_hit_of_a_turn_sends_one_more_to_the_bar() -> None:
    position = parse_text("8:1 6:1 4:13 / 7:1 5:1 12:13")
    once = apply_step(position, Step(8, 7, 1, hits=True))
    twice = apply_step(once, Step(6, 5, 1, hits=True))
    assert (once.opponent_bar, twice.opponent_bar) == (1, 2)


def test_a_position_holds_what_is_given_and_nothing_else() -> None:
    points = (-2, *(0,) * 11, 5, *(0,) * 11)
    assert Position.of({13: 5}, {1: 2}) == Position(points)
    given = Position.of({13: 5, BAR: 1}, {1: 2, BAR: 3}, off=4, opponent_off=6)
    assert given == Position(points, 1, 4, 3, 6)


def test_a_fault_that_counts_nothing_is_of_the_player_and_says_zero() -> None:
    fault = PositionFault(FaultCode.NEGATIVE)
    assert fault == PositionFault(FaultCode.NEGATIVE, False, 0, 0)


def test_a_situation_of_which_nothing_is_said_is_whites_first_turn_of_a_separate_game() -> None:
    position = parse_text("6:15 / 19:15")
    cube = CubeState(1, None)
    assert Situation(position) == Situation(
        position, PlayerSide.WHITE, None, cube, (0, 0), 0, False, None, False, False
    )
