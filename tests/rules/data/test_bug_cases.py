"""Mistakes that other programs made."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.cube import CubeState, PlayerSide, take
from rules.engine.dice import Roll
from rules.engine.outcome import WinKind, find_outcome
from rules.engine.plays import legal_plays
from rules.engine.refusals import Refusal
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text
from tests.rules.data.records import (
    Record,
    Report,
    begin,
    final_of,
    position_of,
    read_place,
    read_records,
    roll_of,
)

WITHOUT_POSITION = {
    "bug38": "the goal is the preset's: tested below",
    "bug44": "when a match ends: the engine counts single games",
    "bug52": "undo in a game record: a turn is replayed from its steps, tested below",
    "bug59": "a double counts once: tested below",
}


def with_position() -> list[Record]:
    """Return the cases that can be set up."""
    return [case for case in read_records("bug-cases") if "points" in case]


def with_expectation(name: str) -> list[Any]:
    """Return the cases that say `name`."""
    cases = [case for case in with_position() if name in case["expect"]]
    return [pytest.param(case, id=case["id"]) for case in cases]


def step_from(turn: Turn, written: str) -> Step:
    """Return the step that a file writes as source and number; it has to be allowed."""
    source, number = written.split("/")
    step = turn.try_step(read_place(source), number=int(number))
    assert not isinstance(step, Refusal), step
    return step


def test_cases_without_a_position_are_known() -> None:
    missing = {case["id"] for case in read_records("bug-cases") if "points" not in case}
    assert missing == set(WITHOUT_POSITION)


def test_plays_are_listed_rightly(report: Report) -> None:
    cases = with_position()
    for case in cases:
        plays = legal_plays(BACKGAMMON, position_of(case), roll_of(case))
        finals = sorted(final_of(play.position) for play in plays) or [final_of(position_of(case))]
        longest = max((len(play.steps) for play in plays), default=0)
        assert finals == case["expect"]["finals"], case["id"]
        assert longest == case["expect"]["max_steps"], case["id"]
    report(len(cases), 27)


@pytest.mark.parametrize("case", with_expectation("legal_first_steps"))
def test_first_steps_that_were_refused_are_allowed(case: Record) -> None:
    for written in case["expect"]["legal_first_steps"]:
        step_from(begin(case), written)


@pytest.mark.parametrize("case", with_expectation("illegal_first_steps"))
def test_first_steps_that_were_allowed_are_refused_with_the_reason(case: Record) -> None:
    for written, code in case["expect"]["illegal_first_steps"].items():
        source, number = map(int, written.split("/"))
        refusal = begin(case).check_step(source, number=number)
        assert refusal is not None, written
        assert refusal.code == code, written


@pytest.mark.parametrize("case", with_expectation("after"))
def test_a_step_uses_up_its_own_number_only(case: Record) -> None:
    turn = begin(case)
    after = turn.after(step_from(turn, case["expect"]["after"]["step"]))
    assert list(after.numbers_left) == case["expect"]["after"]["dice_left"]
    assert after.roll == turn.roll


@pytest.mark.parametrize("case", with_expectation("pass"))
def test_a_turn_without_a_play_may_end_at_once(case: Record) -> None:
    assert begin(case).is_finished
    assert begin(case).explain_pass()


@pytest.mark.parametrize("case", with_expectation("ends"))
def test_no_number_is_due_after_the_win(case: Record) -> None:
    (play,) = legal_plays(BACKGAMMON, position_of(case), roll_of(case))
    turn = begin(case)
    for step in play.steps:
        turn = turn.after(step)
    assert turn.outcome
    assert turn.numbers_left
    assert turn.is_finished


@pytest.mark.parametrize("case", with_expectation("result"))
def test_a_win_is_worth_what_the_loser_has_left(case: Record) -> None:
    (play,) = legal_plays(BACKGAMMON, position_of(case), roll_of(case))
    assert play.outcome
    assert [play.outcome.kind, play.outcome.value] == case["expect"]["result"]


@pytest.mark.parametrize("case", with_expectation("undo_of"))
def test_undoing_a_hit_restores_both_sides(case: Record) -> None:
    turn = begin(case)
    after = turn.after(step_from(turn, case["expect"]["undo_of"]))
    assert after.position.opponent_bar == turn.position.opponent_bar + 1
    assert after.undone() == turn


@pytest.mark.parametrize("case", with_expectation("hits"))
def test_a_step_onto_a_blot_is_flagged_as_a_hit(case: Record) -> None:
    turn = begin(case)
    step = step_from(turn, case["expect"]["hits"])
    assert step.hits
    further = turn.after(step).try_step(step.destination, number=2)
    assert isinstance(further, Step)
    assert turn.after(step).after(further).position.opponent_bar == 1


@pytest.mark.parametrize("case", with_expectation("mirror_test"))
def test_both_sides_play_towards_their_own_home(case: Record) -> None:
    position = position_of(case)
    for side in (position, position.flipped()):
        plays = legal_plays(BACKGAMMON, side, roll_of(case))
        assert plays
        assert all(step.destination < step.source for play in plays for step in play.steps)


def test_the_goal_is_the_presets() -> None:
    position = parse_text("1:5 3:5 6:5 / 20:5 21:5 22:5")
    outcome = find_outcome(BAN_SUGOROKU, position)
    assert outcome is not None
    assert outcome.kind is WinKind.IRI
    assert find_outcome(BACKGAMMON, position) is None


def test_nobody_has_arrived_while_one_waits_on_the_bar() -> None:
    assert find_outcome(BAN_SUGOROKU, parse_text("bar:1 1:5 3:5 6:4 / 20:5 21:5 22:5")) is None


def test_a_replay_after_an_undo_gives_the_same_turn() -> None:
    turn = Turn.begin(
        BACKGAMMON, parse_text("24:2 13:5 8:3 6:5 / 1:2 4:1 12:5 17:2 19:5"), Roll.of(4, 2)
    )
    once = turn.after(step_from(turn, "8/4"))
    again = once.undone()
    assert again.after(step_from(again, "8/4")) == once


def test_an_accepted_double_counts_twice_and_belongs_to_the_taker() -> None:
    assert take(CubeState(2, PlayerSide.WHITE), PlayerSide.BLACK) == CubeState(4, PlayerSide.BLACK)
