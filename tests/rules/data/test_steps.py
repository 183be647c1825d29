"""Single steps and whole plays of real matches, right ones and spoiled ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from rules.book.clauses import clause_of
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.turn import Turn
from rules.presets import BACKGAMMON
from tests.rules.data.records import (
    Record,
    Report,
    begin,
    final_of,
    position_of,
    preset_of,
    read_records,
    roll_of,
    steps_of,
)

PRESETS = {
    "backgammon": BACKGAMMON,
    "ban-sugoroku-late": preset_of("late"),
    "ban-sugoroku-early": preset_of("early"),
}
SPOILED = {
    "bar_ignored": RefusalCode.ENTER_FIRST,
    "blocked_point": RefusalCode.BLOCKED,
    "early_bear_off": RefusalCode.NOT_ALL_HOME,
    "no_checker_there": RefusalCode.NO_CHECKER,
    "same_die_twice": RefusalCode.NUMBER_USED,
    "sum_of_dice_through_block": RefusalCode.SUM_BLOCKED,
}
"""The ways to spoil a play that have a reason of their own."""


def test_first_steps_are_refused_for_the_reason_on_file(report: Report) -> None:
    checked = 0
    for case in read_records("step-verdicts"):
        turn = begin(case, PRESETS[case["game"]])
        for tried, expected in case["verdicts"].items():
            source, number = map(int, tried.split("/"))
            refusal = turn.check_step(source, number=number)
            found = refusal.code if refusal else None
            assert found == expected, f"{case['id']} {tried}"
            checked += 1
    report(checked, 8619)


def test_recorded_plays_are_allowed_step_by_step(report: Report) -> None:
    checked = 0
    for case in read_records("recorded-plays"):
        ends = ends_of(begin(case), tuple(steps_of(case["play"])))
        assert any(final_of(end) == case["final"] for end in ends), f"{case['id']} {case['play']}"
        checked += 1
    report(checked, 14815)


def test_recorded_plays_are_among_the_legal_ones(report: Report) -> None:
    checked = 0
    for case in read_records("recorded-plays"):
        plays = legal_plays(BACKGAMMON, position_of(case), roll_of(case))
        finals = [final_of(play.position) for play in plays] or [final_of(position_of(case))]
        assert case["final"] in finals, f"{case['id']} {case['play']}"
        assert len(finals) == case["n_finals"], case["id"]
        checked += 1
    report(checked, 14815)


def test_spoiled_plays_are_refused_in_every_order(report: Report) -> None:
    checked = 0
    for case in read_records("illegal-plays"):
        for order in set(permutations(steps_of(case["play"]))):
            refusal = refusal_of(begin(case), list(order))
            assert refusal is not None, f"{case['id']} {order}"
            assert clause_of(BACKGAMMON, refusal).id, f"{case['id']} {order}"
        checked += 1
    report(checked, 600)


def test_spoiled_plays_are_refused_for_what_is_wrong_with_them(report: Report) -> None:
    checked = 0
    for case in read_records("illegal-plays"):
        if case["spoiled_by"] not in SPOILED:
            continue
        refusal = refusal_of(begin(case), list(steps_of(case["play"])))
        assert refusal is not None, case["id"]
        assert refusal.code is SPOILED[case["spoiled_by"]], f"{case['id']} {case['play']}"
        checked += 1
    report(checked, 420)


def test_published_questions_are_answered_rightly(report: Report) -> None:
    cases = read_records("true-false")
    for case in cases:
        where = f"{case['id']} {case['dice']} {case.get('play', '')}"
        if case["kind"] == "can-hit":
            assert can_hit(case) == case["can_hit"], where
        else:
            refusal = refusal_of(begin(case), list(steps_of(case["play"])))
            assert (refusal is None) == case["is_legal"], f"{where}: {refusal}"
    report(len(cases), 36)


def refusal_of(turn: Turn, steps: list[tuple[int, int]]) -> Refusal | None:
    """Return the first reason against a whole play, its end included."""
    for source, destination in steps:
        tried = turn.try_step(source, destination)
        if isinstance(tried, Refusal):
            return tried
        turn = turn.after(tried)
    return turn.check_end()


def ends_of(turn: Turn, written: tuple[tuple[int, int], ...]) -> Iterator[Position]:
    """Yield where a play ends whose steps are written in any order, several as one or not."""
    if not written:
        if turn.is_finished:
            yield turn.position
        return
    for source, destination in dict.fromkeys(written):
        rest = list(written)
        rest.remove((source, destination))
        for number in dict.fromkeys(turn.numbers_left):
            step = turn.try_step(source, number=number)
            if isinstance(step, Refusal) or step.destination < destination:
                continue
            further = [] if step.destination == destination else [(step.destination, destination)]
            yield from ends_of(turn.after(step), (*further, *rest))


def can_hit(case: Record) -> bool:
    """Tell whether a legal play hits something."""
    plays = legal_plays(BACKGAMMON, position_of(case), roll_of(case))
    return any(step.hits for play in plays for step in play.steps)
