"""Whatever is tried, there is one answer, and it is the right one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.book.clauses import clause_of
from rules.engine.checks import check_number
from rules.engine.reference import judge
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.preset import RulePreset
from tests.rules.engine.properties.games import (
    EVERY_COMBINATION,
    PLAYED_APART,
    begun_turns,
    describe,
    examples,
    only_asked,
)
from tests.rules.engine.properties.reasons import WHOLE_TURN, reasons_against

SOURCES = range(26)
DESTINATIONS = range(-3, 29)


def tries(turn: Turn) -> list[Step | Refusal]:
    """Return the answers to every source and destination."""
    return [
        turn.try_step(source, destination) for source in SOURCES for destination in DESTINATIONS
    ]


def refusals_of(turn: Turn) -> list[Refusal]:
    """Return every reason given in a turn, its end included."""
    answers = [*tries(turn), turn.check_end()]
    return [answer for answer in answers if isinstance(answer, Refusal)]


def can_be_played(turn: Turn, steps: tuple[Step, ...]) -> Turn | None:
    """Return the turn after the steps when each of them is allowed."""
    for step in steps:
        if turn.try_step(step.source, number=step.number) != step:
            return None
        turn = turn.after(step)
    return turn


@examples(30)
@given(begun_turns())
def test_every_try_is_a_step_or_one_reason_with_one_code(turn: Turn) -> None:
    for source in SOURCES:
        for destination in DESTINATIONS:
            answer = turn.try_step(source, destination)
            refusal = turn.check_step(source, destination)
            if isinstance(answer, Step):
                assert refusal is None
                assert (answer.source, answer.destination) == (source, max(destination, 0))
            else:
                assert refusal == answer
                assert answer.code in RefusalCode
                assert answer.source == source


@examples(50)
@given(begun_turns())
def test_of_the_reasons_that_hold_the_first_is_given(turn: Turn) -> None:
    verdict = judge(turn.preset, turn.position, turn.numbers_left)
    for source in SOURCES:
        for destination in DESTINATIONS:
            held = reasons_against(turn, source, destination, verdict)
            expected = next((code for code in RefusalCode if code in held), None)
            refusal = turn.check_step(source, destination)
            found = refusal.code if refusal else None
            assert found == expected, f"{source}/{destination} of {sorted(held)}"


@examples(100)
@given(begun_turns(), st.integers(0, 25), st.integers(-1, 8))
def test_a_try_by_number_is_one_of_the_judges_moves_or_refused(
    turn: Turn, source: int, number: int
) -> None:
    verdict = judge(turn.preset, turn.position, turn.numbers_left)
    won = turn.outcome is not None
    allowed = not won and (source, number) in verdict.next_moves()
    answer = turn.try_step(source, number=number)
    assert isinstance(answer, Step) == allowed, answer
    assert answer.number == number


@examples(100)
@given(begun_turns(), st.integers(-40, 60), st.integers(-40, 60))
def test_no_numbers_make_a_try_raise(turn: Turn, source: int, other: int) -> None:
    for answer in (turn.try_step(source, other), turn.try_step(source, number=other)):
        assert isinstance(answer, Step | Refusal)


@examples(50)
@given(begun_turns())
def test_a_reason_about_the_whole_turn_comes_with_a_play_that_proves_it(turn: Turn) -> None:
    longest = judge(turn.preset, turn.position, turn.numbers_left).most
    for refusal in refusals_of(turn):
        if refusal.code not in WHOLE_TURN:
            continue
        played = can_be_played(turn, refusal.proof)
        assert played is not None, refusal
        assert played.is_finished
        if refusal.code is RefusalCode.LEAVES_NUMBER:
            assert len(refusal.proof) == longest > 1
        if refusal.code is RefusalCode.LARGER_NUMBER:
            assert [step.number for step in refusal.proof] == [max(turn.numbers_left)]


@examples(60)
@given(begun_turns())
def test_a_turn_that_may_not_end_can_be_carried_on(turn: Turn) -> None:
    refusal = turn.check_end()
    assert (refusal is None) == turn.is_finished == (not turn.plays())
    if refusal is not None:
        assert refusal.code is RefusalCode.NUMBERS_LEFT
        assert refusal.proof
        assert refusal.count == judge(turn.preset, turn.position, turn.numbers_left).most
        assert can_be_played(turn, refusal.proof[:1]) is not None


@examples(40)
@given(begun_turns())
def test_sums_are_shown_as_steps_or_with_the_step_that_fails(turn: Turn) -> None:
    for refusal in refusals_of(turn):
        if refusal.code is RefusalCode.SUM_OF_NUMBERS:
            assert can_be_played(turn, refusal.proof) is not None
            assert refusal.proof[0].source == refusal.source
            assert refusal.proof[-1].destination == refusal.destination
            assert refusal.between
        if refusal.code is RefusalCode.SUM_BLOCKED:
            assert refusal.cause is not None
            assert refusal.cause.destination in refusal.between


@examples(100)
@given(begun_turns())
def test_a_pass_is_explained_for_every_number_and_checker(turn: Turn) -> None:
    reasons = turn.explain_pass()
    if turn.plays() or not turn.numbers_left:
        assert reasons == ()
        return
    asked = {(source, n) for source in turn.position.sources() for n in turn.numbers_left}
    assert {(reason.source, reason.number) for reason in reasons} == asked


@examples(100)
@given(begun_turns())
def test_a_step_possible_in_itself_is_refused_only_for_the_whole_turn(turn: Turn) -> None:
    if turn.outcome is not None:
        return
    for source in turn.position.sources()[: 1 if turn.position.bar else None]:
        for number in set(turn.numbers_left):
            in_itself = check_number(turn.preset, turn.position, source, number)
            refusal = turn.check_step(source, number=number)
            if in_itself is None:
                assert refusal is None or refusal.code in WHOLE_TURN
            else:
                assert refusal is not None
                assert refusal.code is in_itself.code


@pytest.mark.parametrize("played", PLAYED_APART, ids=describe)
@examples(6)
@given(data=st.data())
def test_every_reason_rests_on_a_clause_of_the_game(
    played: RulePreset, data: st.DataObject
) -> None:
    refusals = refusals_of(data.draw(begun_turns((played,))))
    for preset in EVERY_COMBINATION:
        if only_asked(preset) == played:
            assert all(clause_of(preset, refusal).id for refusal in refusals)
