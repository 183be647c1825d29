"""The plays of a turn, against the judge and against what can never change."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from rules.engine.dice import Roll
from rules.engine.outcome import find_outcome
from rules.engine.plays import legal_plays, most_numbers
from rules.engine.position import Position
from rules.engine.reference import Move, judge
from rules.engine.steps import Step
from rules.engine.turn import Turn
from tests.rules.engine.properties.games import begun_turns, examples, turns


def checkers_by_side(position: Position) -> tuple[int, int]:
    """Return how many checkers each side has, on the board or off it."""
    return position.checkers(), position.flipped().checkers()


@examples(250)
@given(begun_turns())
def test_plays_end_where_the_judge_says(turn: Turn) -> None:
    plays = turn.plays()
    if turn.outcome is not None:
        assert plays == ()
        return
    verdict = judge(turn.preset, turn.position, turn.numbers_left)
    strict = [play.position for play in plays if not play.accepted]
    accepted = [play.position for play in plays if play.accepted]
    assert set(strict) == verdict.finals
    assert set(accepted) == verdict.accepted
    assert len(plays) == len({play.position for play in plays})
    assert most_numbers(turn.preset, turn.position, turn.numbers_left) == verdict.most


@examples(60)
@given(turns())
def test_steps_are_allowed_where_the_judge_allows_them(turn: Turn) -> None:
    verdict = judge(turn.preset, turn.position, turn.numbers_left)
    compare_steps(turn, verdict.next_moves())
    for play in turn.plays()[:3]:
        begun, played = turn, list[Move]()
        for step in play.steps:
            begun = begun.after(step)
            played.append((step.source, step.number))
            compare_steps(begun, verdict.next_moves(tuple(played)))


def compare_steps(turn: Turn, allowed: set[Move]) -> None:
    """Compare every source and number of a turn with the judge's moves."""
    found = {
        (source, number)
        for source in range(1, 26)
        for number in range(1, 7)
        if turn.check_step(source, number=number) is None
    }
    assert found == allowed, turn.steps


@examples(50)
@given(begun_turns())
def test_every_legal_play_passes_the_check_of_each_step(turn: Turn) -> None:
    for play in turn.plays():
        played = turn
        for step in play.steps:
            assert played.try_step(step.source, step.destination, step.number) == step
            assert not played.is_finished
            played = played.after(step)
        assert played.position == play.position
        assert played.outcome == play.outcome
        assert played.is_finished or play.accepted


@examples(100)
@given(turns())
def test_checkers_are_neither_made_nor_lost(turn: Turn) -> None:
    assert checkers_by_side(turn.position) == (15, 15)
    for play in turn.plays():
        assert checkers_by_side(play.position) == (15, 15)


@examples(100)
@given(turns())
def test_a_play_costs_the_pips_of_its_numbers_and_sends_back_what_it_hits(turn: Turn) -> None:
    for play in turn.plays():
        walked = sum(step.source - step.destination for step in play.steps)
        assert turn.position.pips() - play.position.pips() == walked
        hits = sum(step.hits for step in play.steps)
        assert play.position.opponent_bar - turn.position.opponent_bar == hits
        numbers = Counter(turn.numbers_left)
        numbers.subtract(step.number for step in play.steps)
        assert min(numbers.values()) >= 0


@examples(100)
@given(turns())
def test_a_position_flipped_twice_is_itself(turn: Turn) -> None:
    flipped = turn.position.flipped()
    assert flipped.flipped() == turn.position
    assert flipped.opponent_bar == turn.position.bar
    assert flipped.off == turn.position.opponent_off
    for point in range(1, 25):
        assert flipped.count(point) == turn.position.opponent_count(25 - point)


@examples(60)
@given(turns())
def test_the_order_of_the_dice_does_not_matter(turn: Turn) -> None:
    swapped = legal_plays(turn.preset, turn.position, Roll.of(turn.roll.low, turn.roll.high))
    assert [play.steps for play in swapped] == [play.steps for play in turn.plays()]


@examples(100)
@given(turns())
def test_an_outcome_is_what_the_final_position_says(turn: Turn) -> None:
    for play in turn.plays():
        assert play.outcome == find_outcome(turn.preset, play.position)
        if play.accepted:
            assert play.outcome is not None


@examples(60)
@given(begun_turns())
def test_undoing_every_step_leads_back_to_the_start(turn: Turn) -> None:
    for _ in range(len(turn.steps)):
        turn = turn.undone()
    assert turn == Turn.begin(turn.preset, turn.start, turn.roll)


@examples(60)
@given(begun_turns())
def test_the_same_steps_give_the_same_turn(turn: Turn) -> None:
    again = Turn.begin(turn.preset, turn.start, turn.roll)
    for step in turn.steps:
        tried = again.try_step(step.source, step.destination, step.number)
        assert isinstance(tried, Step)
        again = again.after(tried)
    assert again == turn
