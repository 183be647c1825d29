"""Mastery of each rule, computed from the recorded tries."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.engine.refusals import RefusalCode
from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry
from tutorials.practice.results import TryResult

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
    """A rule, with how often it was followed in the latest tries that involved it."""

    clause: str
    kept: int
    of: int

    @property
    def sureness(self) -> Sureness:
        """The sureness that the counts amount to."""
        if self.of < ENOUGH:
            return Sureness.OPEN
        share = self.kept / self.of
        if share < 0.5:
            return Sureness.SHAKY
        return Sureness.SURE if share >= 0.85 else Sureness.FAIR


def mastery_of(learner: Learner) -> list[Mastery]:
    """Return the mastery of every rule met in a try, shakiest first. Two queries.

    A refusal is a sign against the clause that refuses, but for the first of each attempt: trying
    is how rules are found. An exercise solved without the answer being shown is one for every
    clause that it practises.
    """
    practised: dict[str, list[str]] = dict(Exercise.objects.values_list("slug", "clauses"))
    rows = StepTry.objects.filter(learner=learner).order_by("pk")
    signs: dict[str, deque[bool]] = defaultdict(lambda: deque(maxlen=LATEST))
    excused: set[str] = set()
    for exercise, result, code, clause, helped in rows.values_list(
        "exercise", "result", "code", "clause", "helped"
    ):
        if result in (TryResult.SOLVED, TryResult.MISSED):
            excused.discard(exercise)
        if result == TryResult.SOLVED and helped < 2:
            for each in practised.get(exercise, ()):
                signs[each].append(True)
        if result == TryResult.REFUSED and clause and code != RefusalCode.NO_CHECKER:
            if exercise in excused:
                signs[clause].append(False)
            excused.add(exercise)
    found = [Mastery(clause, sum(kept), len(kept)) for clause, kept in signs.items()]
    return sorted(found, key=lambda one: (one.kept / one.of, -one.of))
