"""How an attempt on the page is judged."""

from __future__ import annotations

from rules.engine.refusals import RefusalCode
from rules.turns.attempt import Attempt
from tests.tutorials.curriculum.plays import OPENING, Board
from tutorials.curriculum.goals import parse_goal
from tutorials.curriculum.grading import VerdictState
from tutorials.practice.forms.answer import judge

POINT = parse_goal(["makes_point", 5])
DANCE = Board("24:1 13:5 8:3 6:5 bar:1 / 19:3 20:3 21:2 22:3 23:2 18:2", "6-3")


def test_a_refused_step_leaves_the_turn_as_it_was() -> None:
    turn = OPENING.play("8/5")
    verdict = judge(Attempt(turn).trying(13, 14), POINT)
    assert verdict.state is VerdictState.REFUSED
    assert verdict.refusal is not None
    assert verdict.refusal.code is RefusalCode.WRONG_DIRECTION
    assert verdict.turn == turn


def test_a_step_is_judged_with_the_turn_it_gives() -> None:
    last = Attempt(OPENING.play("8/5")).trying(6, 5)
    assert judge(last, POINT).state is VerdictState.REACHED
    first = Attempt(OPENING.play()).trying(8, 5)
    assert judge(first, POINT).state is VerdictState.UNFINISHED


def test_ending_too_early_is_refused_with_a_proof() -> None:
    verdict = judge(Attempt(OPENING.play("8/5")).doing("end"), POINT)
    assert verdict.state is VerdictState.REFUSED
    assert verdict.refusal is not None
    assert verdict.refusal.code is RefusalCode.NUMBERS_LEFT
    assert verdict.refusal.proof
    ended = Attempt(OPENING.play("8/5 6/5")).doing("end")
    assert judge(ended, POINT).state is VerdictState.REACHED


def test_a_turn_in_which_nothing_can_be_played_has_to_be_ended() -> None:
    goal = parse_goal(["uses_numbers", 0])
    begun = Attempt(DANCE.play())
    assert judge(begun, goal).state is VerdictState.UNFINISHED
    assert judge(begun.doing("end"), goal).state is VerdictState.REACHED
