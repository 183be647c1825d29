"""Grading of turns: unfinished, refused, missed or reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.engine.dice import Roll
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.engine.refusals import Refusal
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.preset import RulePreset
from tutorials.curriculum.goals import Played, PlayGoal


class VerdictState(StrEnum):
    """The grade of an answer."""

    UNFINISHED = "unfinished"
    REFUSED = "refused"
    MISSED = "missed"
    REACHED = "reached"


@dataclass(frozen=True, slots=True)
class GradedAnswer:
    """A graded answer; `turn` is the turn on the board after it.

    `refusal` says why a try was refused. When the goal is missed, `missing` holds the parts
    that do not hold, and `solution` a play that reaches it, as close as can be to what was
    played.
    """

    state: VerdictState
    turn: Turn
    refusal: Refusal | None = None
    missing: tuple[PlayGoal, ...] = ()
    solution: Play | None = None


def grade(turn: Turn, goal: PlayGoal) -> GradedAnswer:
    """Grade a turn; it is unfinished while a number can be played."""
    if not turn.is_finished:
        return GradedAnswer(VerdictState.UNFINISHED, turn)
    missing = tuple(goal.missing(played(turn)))
    if not missing:
        return GradedAnswer(VerdictState.REACHED, turn)
    solution = find_solution(turn.preset, turn.start, turn.roll, goal, turn.steps)
    return GradedAnswer(VerdictState.MISSED, turn, missing=missing, solution=solution)


def played(turn: Turn) -> Played:
    """Return the turn as the play that goals are judged on."""
    play = Play(turn.steps, turn.position, turn.outcome)
    return Played(turn.preset, turn.start, turn.roll, play)


def find_solution(
    preset: RulePreset, position: Position, roll: Roll, goal: PlayGoal, near: Sequence[Step] = ()
) -> Play | None:
    """Return the legal play that reaches the goal and shares most steps with `near`, or None."""
    reaching = [
        play
        for play in _candidates(preset, position, roll, goal)
        if goal.met(Played(preset, position, roll, play))
    ]
    return max(reaching, key=lambda play: (not play.accepted, _shared(play, near)), default=None)


def list_ways(turn: Turn) -> Iterator[Play]:
    """Yield every order of steps in which the turn can be played to its end."""
    if turn.is_finished:
        yield played(turn).play
        return
    for number in dict.fromkeys(turn.numbers_left):
        for source in turn.position.sources():
            tried = turn.try_step(source, number=number)
            if isinstance(tried, Step):
                yield from list_ways(turn.after(tried))


def _candidates(
    preset: RulePreset, position: Position, roll: Roll, goal: PlayGoal
) -> Iterator[Play]:
    """Yield the plays to try: one for each position, or every way when the steps count."""
    if goal.by_steps:
        yield from list_ways(Turn.begin(preset, position, roll))
    else:
        yield from legal_plays(preset, position, roll) or (Play((), position),)


def _shared(play: Play, near: Sequence[Step]) -> int:
    """Count the steps that a play shares with `near`, in any order."""
    rest = [(step.source, step.destination) for step in near]
    found = 0
    for step in play.steps:
        if (step.source, step.destination) in rest:
            rest.remove((step.source, step.destination))
            found += 1
    return found
