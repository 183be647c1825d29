"""Predicates on the steps themselves, which the position afterwards does not decide."""

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
    """Tell whether exactly so many numbers are used."""
    return len(played.play.steps) == wanted


@predicate(Parameter("number", read_number), by_steps=True)
def uses_number(played: Played, number: int) -> bool:
    """Tell whether a step uses this number."""
    return any(step.number == number for step in played.play.steps)


@predicate(point(), by_steps=True)
def stops_on(played: Played, where: int) -> bool:
    """Tell whether a step ends on this point."""
    return any(step.destination == where for step in played.play.steps)


@predicate(Parameter("step", read_step), by_steps=True)
def begins_with(played: Played, wanted: tuple[int, int]) -> bool:
    """Tell whether this is the first step."""
    steps = played.play.steps
    return bool(steps) and (steps[0].source, steps[0].destination) == wanted


@predicate(by_steps=True)
def one_checker(played: Played) -> bool:
    """Tell whether one checker takes all the steps, one after the other."""
    steps = played.play.steps
    return len(steps) > 1 and all(a.destination == b.source for a, b in pairwise(steps))
