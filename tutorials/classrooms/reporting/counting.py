"""What is counted: by rule, by learner and exercise, by try; the database does it, once each."""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.db.models import Count, F, Max, Min, OuterRef, Q, QuerySet, Subquery

from tutorials.accounts.models import Learner
from tutorials.classrooms.assignments.periods import Period, period_of_try, which_counts
from tutorials.classrooms.models import Assignment, Classroom
from tutorials.practice.models import StepTry
from tutorials.practice.progress.standings import Standing, is_solved
from tutorials.practice.results import TryResult

_WRONG = (TryResult.REFUSED, TryResult.MISSED)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A refused step, or a missed answer, of one learner, and how many times it was tried.

    Of a refusal code and clause are known, of a missed answer what was tried, and by which
    version of the exercise it was asked.
    """

    learner: int
    exercise: str
    result: str
    code: str
    clause: str
    version: int
    tried: str
    period: Period
    times: int


@dataclass(frozen=True, slots=True)
class ReportCell:
    """What one learner did at one exercise.

    `wrong` counts what went wrong before it was first solved, `most_help` the highest hint that
    was opened, and `least_help` the least with which it was ever solved; None while it is not.
    `period` says when that was, seen from an assignment, and `earlier` how the learner stood
    before it opened.
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
    period: Period = Period.IN_TIME
    earlier: Standing | None = None

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

    @property
    def has_begun(self) -> bool:
        """Tell whether anything was tried since the opening."""
        return self.period is not Period.EARLIER

    @property
    def is_done(self) -> bool:
        """Tell whether it was solved since the opening, be it late."""
        return self.has_begun and is_solved(self.standing)

    @property
    def is_late(self) -> bool:
        """Tell whether that was after the end."""
        return self.period is Period.LATE


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


def list_wrong(tries: QuerySet[StepTry], assignment: Assignment | None = None) -> list[Wrong]:
    """Return what went wrong, learner by learner, seen from an assignment. Two queries."""
    dated = tries.annotate(period=period_of_try(assignment))
    refused = dated.filter(result=TryResult.REFUSED).values_list(
        "learner", "exercise", "result", "code", "clause", "period"
    )
    missed = dated.filter(result=TryResult.MISSED).values_list(
        "learner", "exercise", "result", "version", "tried", "period"
    )
    found = [
        Wrong(learner, exercise, result, code, clause, 0, "", Period(period), times)
        for learner, exercise, result, code, clause, period, times in _count(refused)
    ]
    found += [
        Wrong(learner, exercise, result, "", "", version, tried, Period(period), times)
        for learner, exercise, result, version, tried, period, times in _count(missed)
    ]
    return found


def _count(rows: QuerySet[StepTry, tuple[Any, ...]]) -> QuerySet[StepTry, tuple[Any, ...]]:
    return rows.annotate(times=Count("pk")).order_by("learner", "exercise")


def in_time(tries: QuerySet[StepTry], assignment: Assignment | None) -> QuerySet[StepTry]:
    """Return those of the tries that count for an assignment; without one all of them do."""
    if assignment is None:
        return tries
    since = tries.filter(created_at__gte=assignment.opens_at)
    return since.filter(created_at__lt=assignment.due_at) if assignment.due_at else since


def count_cells(tries: QuerySet[StepTry], assignment: Assignment | None = None) -> list[ReportCell]:
    """Return what each learner did at each exercise that was tried, seen from an assignment."""
    parts: dict[tuple[int, str], list[ReportCell]] = {}
    for part in _count_parts(tries, assignment):
        parts.setdefault((part.learner, part.exercise), []).append(part)
    return [_choose({part.period: part for part in found}) for found in parts.values()]


def _choose(parts: Mapping[Period, ReportCell]) -> ReportCell:
    """Return what counts of what was done earlier, in time and late."""
    chosen = which_counts({period: part.standing for period, part in parts.items()})
    cell, earlier = parts[chosen], parts.get(Period.EARLIER)
    if cell.is_late and Period.IN_TIME in parts:
        before = parts[Period.IN_TIME]
        cell = replace(
            cell,
            wrong=before.wrong + cell.wrong,
            refused=before.refused + cell.refused,
            missed=before.missed + cell.missed,
            most_help=max(before.most_help, cell.most_help),
            first_at=before.first_at,
        )
    return replace(cell, earlier=earlier.standing if earlier else None)


def _count_parts(tries: QuerySet[StepTry], assignment: Assignment | None) -> Iterator[ReportCell]:
    """Yield what each learner did at each exercise in each period."""
    solved = Q(result=TryResult.SOLVED)
    first = StepTry.objects.filter(
        solved, learner=OuterRef("learner"), exercise=OuterRef("exercise")
    ).order_by("number")
    if assignment is not None:
        first = first.filter(created_at__gte=assignment.opens_at)
    before = Q(first_solved=None) | Q(number__lt=F("first_solved"))
    rows = (
        tries.alias(first_solved=Subquery(first.values("number")[:1]))
        .annotate(period=period_of_try(assignment))
        .values("learner", "exercise", "period")
        .annotate(
            wrong=Count("pk", filter=Q(result__in=_WRONG) & before),
            refused=Count("pk", filter=Q(result=TryResult.REFUSED)),
            missed=Count("pk", filter=Q(result=TryResult.MISSED)),
            most_help=Max("helped"),
            least_help=Min("helped", filter=solved),
            first_at=Min("created_at"),
            solved_at=Min("created_at", filter=solved),
            last_at=Max("created_at"),
        )
        .order_by("learner", "exercise")
    )
    return (ReportCell(**row | {"period": Period(row["period"])}) for row in rows)


def count_wrong(tries: QuerySet[StepTry], most: int) -> list[WrongTry]:
    """Return what went wrong, what most learners tried first."""
    fields = ("exercise", "before", "tried", "result", "code", "clause")
    rows = tries.filter(result__in=_WRONG).values_list(*fields)
    counted = rows.annotate(learners=Count("learner", distinct=True), times=Count("pk"))
    ordered = counted.order_by("-learners", "-times", "exercise", "before", "tried")
    return [WrongTry(*row) for row in ordered[:most]]
