"""Predicates on the steps, which the final position does not decide."""

from __future__ import annotations

from itertools import pairwise

from tutorials.curriculum.goals.parameters import (
    limit,
    point,
    read_number,
    read_step,
)
from tutorials.curriculum.goals.played import Played
from tutorials.curriculum.goals.registry import Parameter, predicate


@predicate(limit(), by_steps=True)
def uses_numbers(played: Played, wanted: int) -> bool:
    """Return whether the play uses exactly this many numbers."""
    return len(played.play.steps) == wanted


@predicate(Parameter("number", read_number), by_steps=True)
def uses_number(played: Played, number: int) -> bool:
    """Return whether some step uses this number."""
    return any(step.number == number for step in played.play.steps)


@predicate(point(), by_steps=True)
def stops_on(played: Played, where: int) -> bool:
    """Return whether some step ends on this point."""
    return any(step.destination == where for step in played.play.steps)


@predicate(Parameter("step", read_step), by_steps=True)
def begins_with(played: Played, wanted: tuple[int, int]) -> bool:
    """Return whether the play begins with this step."""
    steps = played.play.steps
    return bool(steps) and (steps[0].source, steps[0].destination) == wanted


@predicate(by_steps=True)
def one_checker(played: Played) -> bool:
    """Return whether one checker takes all the steps, one after the other."""
    steps = played.play.steps
    return len(steps) > 1 and all(a.destination == b.source for a, b in pairwise(steps))
