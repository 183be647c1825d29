"""How the exercises of a lesson were solved, and what went wrong, from the recorded tries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.engine.refusals import RefusalCode
from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry
from tutorials.practice.progress.standings import Standing, better_of, standing_after
from tutorials.practice.results import TryResult


@dataclass(slots=True)
class ExerciseResult:
    """How a learner fared in an exercise up to the first time it was solved.

    `mistakes` counts answers that were not what was asked for, under an empty string, and refused
    steps under their clause; the first refusal of each attempt is free, as in `mastery`.
    """

    exercise: Exercise
    standing: Standing | None = None
    mistakes: Counter[str] = field(default_factory=Counter)

    @property
    def tries(self) -> int:
        """The number of the try that solved it, from 1."""
        return self.mistakes.total() + 1

    @property
    def is_first_try(self) -> bool:
        """Whether it was solved without help and without a mistake."""
        return self.standing is Standing.SOLVED and not self.mistakes


def results_of(learner: Learner, exercises: Sequence[Exercise]) -> list[ExerciseResult]:
    """Return the results of a learner in exercises, in their order. One query."""
    found = {exercise.slug: ExerciseResult(exercise) for exercise in exercises}
    solved, excused = set[str](), set[str]()
    rows = StepTry.objects.filter(learner=learner, exercise__in=found).order_by("pk")
    for slug, result, code, clause, helped in rows.values_list(
        "exercise", "result", "code", "clause", "helped"
    ):
        one, standing = found[slug], standing_after(result, helped)
        one.standing = better_of(standing, one.standing or standing)
        if result in (TryResult.SOLVED, TryResult.MISSED):
            excused.discard(slug)
        if slug in solved:
            continue
        if result == TryResult.SOLVED:
            solved.add(slug)
        elif result == TryResult.MISSED:
            one.mistakes[""] += 1
        elif result == TryResult.REFUSED and code != RefusalCode.NO_CHECKER:
            if slug in excused:
                one.mistakes[clause] += 1
            excused.add(slug)
    return list(found.values())
