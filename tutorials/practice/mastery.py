"""How sure a learner is of each rule, read from the recorded tries."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry
from tutorials.practice.tried import Result

LATEST: Final = 8
"""As many of the latest signs count: whoever has learnt a rule is soon sure of it."""
ENOUGH: Final = 3
"""Fewer signs than this say little."""


class Sureness(StrEnum):
    """How sure a learner is of a rule."""

    OPEN = "open"
    """Too little has been tried."""
    SHAKY = "shaky"
    """Broken about as often as kept."""
    FAIR = "fair"
    SURE = "sure"
    """Hardly ever broken of late."""


@dataclass(frozen=True, slots=True)
class Mastery:
    """A rule with the latest signs: how often it was kept, of how many times."""

    clause: str
    kept: int
    of: int

    @property
    def sureness(self) -> Sureness:
        """Give how sure that is."""
        if self.of < ENOUGH:
            return Sureness.OPEN
        share = self.kept / self.of
        if share < 0.5:
            return Sureness.SHAKY
        return Sureness.SURE if share >= 0.85 else Sureness.FAIR


def mastery_of(learner: Learner) -> list[Mastery]:
    """Return each rule of which there is a sign, the shakiest first. Two queries.

    A refusal is a sign against the clause that refuses; an exercise solved without the answer
    being shown is one for every clause that it practises.
    """
    practised: dict[str, list[str]] = dict(Exercise.objects.values_list("slug", "clauses"))
    rows = StepTry.objects.filter(learner=learner).order_by("-pk")
    signs: dict[str, list[bool]] = defaultdict(list)
    for exercise, result, clause, helped in rows.values_list(
        "exercise", "result", "clause", "helped"
    ):
        for broken, kept in _signs(practised.get(exercise, ()), result, clause, helped):
            _add(signs[broken], kept)
    found = [Mastery(clause, sum(kept), len(kept)) for clause, kept in signs.items()]
    return sorted(found, key=lambda one: (one.kept / one.of, -one.of))


def _signs(
    practised: Iterable[str], result: str, clause: str, helped: int
) -> Iterable[tuple[str, bool]]:
    if result == Result.REFUSED and clause:
        return [(clause, False)]
    if result == Result.SOLVED and helped < 2:
        return [(each, True) for each in practised]
    return []


def _add(signs: list[bool], kept: bool) -> None:
    if len(signs) < LATEST:
        signs.append(kept)
