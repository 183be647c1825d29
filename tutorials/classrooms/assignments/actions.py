"""Assignments are made, changed, copied and deleted, each in one transaction and in the log."""

from __future__ import annotations

import secrets
from typing import Final

from django.db import transaction

from tutorials.accounts import audit
from tutorials.accounts.models import User
from tutorials.classrooms import classrooms
from tutorials.classrooms.assignments.choices import find_exercises
from tutorials.classrooms.assignments.local_time import move_wall_time
from tutorials.classrooms.cards.codes import ALPHABET
from tutorials.classrooms.models import Assignment, Classroom

CODE_LENGTH: Final = 10
Action = audit.Action


class NothingHoldsError(Exception):
    """None of the exercises is valid under the rules of the other classroom."""


@transaction.atomic
def assign(assignment: Assignment, user: User) -> Assignment:
    """Store a new assignment under an address of its own."""
    while Assignment.objects.filter(code=(code := _make_code())).exists():
        pass
    assignment.code = code
    assignment.save()
    classrooms.log(assignment.classroom, user, Action.CREATED)
    return assignment


def _make_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


@transaction.atomic
def change(assignment: Assignment, user: User) -> None:
    """Save a changed assignment."""
    assignment.save()
    classrooms.log(assignment.classroom, user, Action.CHANGED)


@transaction.atomic
def copy(assignment: Assignment, classroom: Classroom, user: User) -> Assignment:
    """Set another class the same, as far as it holds under its rules, at the same wall times.

    Raise `NothingHoldsError` where nothing does.
    """
    found = find_exercises(assignment.exercises, classroom.preset)
    slugs = [slug for slug in assignment.exercises if slug in found]
    if not slugs:
        raise NothingHoldsError
    zones, due_at = (assignment.classroom.time_zone, classroom.time_zone), assignment.due_at
    copied = Assignment(
        classroom=classroom,
        title=assignment.title,
        exercises=slugs,
        language=assignment.language,
        opens_at=move_wall_time(assignment.opens_at, *zones),
        due_at=due_at and move_wall_time(due_at, *zones, is_end=True),
        hints=assignment.hints,
    )
    return assign(copied, user)


@transaction.atomic
def withdraw(assignment: Assignment, user: User) -> None:
    """Delete an assignment; the attempts of learners stay."""
    classrooms.log(assignment.classroom, user, Action.ERASED)
    assignment.delete()


@transaction.atomic
def change_classroom(classroom: Classroom, was_in: str, user: User) -> None:
    """Store what was changed; what is set keeps its time on the wall in another zone."""
    if classroom.time_zone != was_in:
        zones = (was_in, classroom.time_zone)
        if classroom.join_until:
            classroom.join_until = move_wall_time(classroom.join_until, *zones)
        for row in classroom.assignments.all():
            row.opens_at = move_wall_time(row.opens_at, *zones)
            row.due_at = row.due_at and move_wall_time(row.due_at, *zones, is_end=True)
            row.save(update_fields=["opens_at", "due_at"])
    classroom.save()
    classrooms.log(classroom, user, Action.CHANGED)
