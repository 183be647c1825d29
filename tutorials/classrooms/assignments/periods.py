"""When a learner did what is set: only what is done between opening and end counts for it."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from django.db.models import Case, CharField, Value, When

from tutorials.classrooms.models import Assignment
from tutorials.practice.progress.standings import Standing, is_solved


class Period(StrEnum):
    """When something was done, seen from an assignment."""

    EARLIER = "earlier"
    """Before it opened."""
    IN_TIME = "in time"
    LATE = "late"
    """After it was due."""


SINCE_OPENING: Final = (Period.IN_TIME, Period.LATE)


def period_of(assignment: Assignment, moment: datetime.datetime) -> Period:
    """Return when a moment was."""
    if moment < assignment.opens_at:
        return Period.EARLIER
    is_late = assignment.due_at is not None and moment >= assignment.due_at
    return Period.LATE if is_late else Period.IN_TIME


def period_of_try(assignment: Assignment | None) -> Case | Value:
    """Return the same for the database, of tries; without an assignment all of them count."""
    if assignment is None:
        return Value(Period.IN_TIME.value, output_field=CharField())
    cases = [When(created_at__lt=assignment.opens_at, then=Value(Period.EARLIER.value))]
    if assignment.due_at is not None:
        cases.append(When(created_at__gte=assignment.due_at, then=Value(Period.LATE.value)))
    return Case(*cases, default=Value(Period.IN_TIME.value), output_field=CharField())


def which_counts(standings: Mapping[Period, Standing]) -> Period:
    """Return the period whose standing is shown: late only what was not solved in time.

    What was done earlier is shown where nothing has been done since.
    """
    since = [period for period in SINCE_OPENING if period in standings]
    solved = [period for period in since if is_solved(standings[period])]
    return next(iter((*solved, *since, Period.EARLIER)))
