"""What is counted: by rule, by learner and exercise, by try; the database does it, once each."""

from __future__ import annotations

import datetime
from collections.abc import Collection
from dataclasses import dataclass

from django.db.models import Count, F, Max, Min, OuterRef, Q, QuerySet, Subquery

from tutorials.accounts.models import Learner
from tutorials.classrooms.models import Classroom
from tutorials.practice.models import StepTry
from tutorials.practice.progress import Standing
from tutorials.practice.tried import Result

_WRONG = (Result.REFUSED, Result.MISSED)


@dataclass(frozen=True, slots=True)
class Broken:
    """A reason for refusals: how many learners met it, and how many steps were refused for it."""

    code: str
    clause: str
    learners: int
    refusals: int


@dataclass(frozen=True, slots=True)
class Cell:
    """What one learner did at one exercise.

    `wrong` counts what went wrong before it was first solved, `most_help` the highest hint that
    was opened, and `least_help` the least with which it was ever solved; None while it is not.
    """

    learner: int
    exercise: str
    wrong: int
    refused: int
    missed: int
    most_help: int
    least_help: int | None
    first_at: datetime.datetime
    solved_at: datetime.datetime | None
    last_at: datetime.datetime

    @property
    def standing(self) -> Standing:
        """Give how the learner stands, as on their own pages."""
        if self.least_help is None:
            return Standing.BEGUN
        return Standing.HELPED if self.least_help > 1 else Standing.SOLVED

    @property
    def tries(self) -> int:
        """Give with which try it was solved; of one that is not solved, how many went wrong."""
        return self.wrong if self.standing is Standing.BEGUN else self.wrong + 1


@dataclass(frozen=True, slots=True)
class WrongTry:
    """Something that went wrong, and for how many learners."""

    exercise: str
    before: str
    tried: str
    result: str
    code: str
    clause: str
    learners: int
    times: int


def learners_in(classroom: Classroom) -> QuerySet[Learner]:
    """Return who is counted: everybody who has not been put away."""
    return classroom.learners.filter(archived_at=None)


def tries_in(classroom: Classroom, exercises: Collection[str] | None = None) -> QuerySet[StepTry]:
    """Return the tries of a class, at some exercises or at all."""
    tries = StepTry.objects.filter(
        learner__enrolments__classroom=classroom, learner__archived_at=None
    )
    return tries if exercises is None else tries.filter(exercise__in=exercises)


def count_broken(tries: QuerySet[StepTry]) -> list[Broken]:
    """Return each reason for refusals, what most learners met first."""
    rows = tries.filter(result=Result.REFUSED).exclude(clause="").values_list("code", "clause")
    counted = rows.annotate(
        learners=Count("learner", distinct=True), refusals=Count("pk")
    ).order_by("-learners", "-refusals", "clause", "code")
    return [Broken(*row) for row in counted]


def count_cells(tries: QuerySet[StepTry]) -> list[Cell]:
    """Return what each learner did at each exercise that was tried."""
    solved = Q(result=Result.SOLVED)
    first = StepTry.objects.filter(
        solved, learner=OuterRef("learner"), exercise=OuterRef("exercise")
    ).order_by("number")
    before = Q(first_solved=None) | Q(number__lt=F("first_solved"))
    rows = (
        tries.alias(first_solved=Subquery(first.values("number")[:1]))
        .values("learner", "exercise")
        .annotate(
            wrong=Count("pk", filter=Q(result__in=_WRONG) & before),
            refused=Count("pk", filter=Q(result=Result.REFUSED)),
            missed=Count("pk", filter=Q(result=Result.MISSED)),
            most_help=Max("helped"),
            least_help=Min("helped", filter=solved),
            first_at=Min("created_at"),
            solved_at=Min("created_at", filter=solved),
            last_at=Max("created_at"),
        )
        .order_by("learner", "exercise")
    )
    return [Cell(**row) for row in rows]


def count_wrong(tries: QuerySet[StepTry], most: int) -> list[WrongTry]:
    """Return what went wrong, what most learners tried first."""
    fields = ("exercise", "before", "tried", "result", "code", "clause")
    rows = tries.filter(result__in=_WRONG).values_list(*fields)
    counted = rows.annotate(learners=Count("learner", distinct=True), times=Count("pk"))
    ordered = counted.order_by("-learners", "-times", "exercise", "before", "tried")
    return [WrongTry(*row) for row in ordered[:most]]
