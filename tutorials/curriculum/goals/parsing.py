"""Parsing of goals, written as nested lists in content files and the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tutorials.curriculum.goals import chances, contact, ending, points, steps
from tutorials.curriculum.goals.goal import AllOf, AnyOf, Condition, Negation, PlayGoal
from tutorials.curriculum.goals.registry import PREDICATES, GoalError

VOCABULARY: Final = (chances, contact, ending, points, steps)
"""The modules whose functions are the predicates: importing them fills the registry."""


def parse_goal(written: object) -> PlayGoal:
    """Read a goal such as `["all", ["hit"], ["makes_point", 5]]`; raise `GoalError`."""
    if not isinstance(written, Sequence) or isinstance(written, str) or not written:
        raise GoalError(f'a goal is a list like ["makes_point", 5], not {written!r}')
    name, *arguments = written
    if not isinstance(name, str) or name not in JOINS.keys() | PREDICATES.keys():
        raise GoalError(f"unknown goal {name!r}")
    if name in JOINS:
        return JOINS[name](arguments)
    predicate = PREDICATES[name]
    return Condition(predicate, predicate.bind(arguments), tuple(arguments))


def _parts(name: str, arguments: list[object]) -> tuple[PlayGoal, ...]:
    if not arguments:
        raise GoalError(f"{name} needs at least one goal")
    return tuple(parse_goal(part) for part in arguments)


def _all(arguments: list[object]) -> PlayGoal:
    return AllOf(_parts("all", arguments))


def _any(arguments: list[object]) -> PlayGoal:
    return AnyOf(_parts("any", arguments))


def _not(arguments: list[object]) -> PlayGoal:
    if len(arguments) != 1:
        raise GoalError("not takes exactly one goal")
    return Negation(parse_goal(arguments[0]))


JOINS: Final[dict[str, Callable[[list[object]], PlayGoal]]] = {
    "all": _all,
    "any": _any,
    "not": _not,
}
