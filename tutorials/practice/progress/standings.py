"""Standings of a learner, computed from the recorded tries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from django.db.models import Min

from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Course, Exercise, Lesson
from tutorials.practice.models import StepTry
from tutorials.practice.results import TryResult


class Standing(StrEnum):
    """How a learner stands with an exercise."""

    SOLVED = "done"
    """Solved without help."""
    HELPED = "helped"
    """Solved after a hint."""
    BEGUN = "begun"
    """Tried, not solved yet."""


def standings_of(learner: Learner | None) -> dict[str, Standing]:
    """Return the learner's standing in every exercise tried so far. One query."""
    if learner is None:
        return {}
    rows = (
        StepTry.objects.filter(learner=learner)
        .values("exercise", "result")
        .annotate(help=Min("helped"))
        .values_list("exercise", "result", "help")
    )
    standings: dict[str, Standing] = {}
    for exercise, result, helped in rows:
        standing = standing_after(result, helped)
        standings[exercise] = better_of(standing, standings.get(exercise, standing))
    return standings


def standing_after(result: str, helped: int) -> Standing:
    """Return the standing that a single try earns."""
    if result != TryResult.SOLVED:
        return Standing.BEGUN
    return Standing.HELPED if helped > 1 else Standing.SOLVED


def better_of(one: Standing, other: Standing) -> Standing:
    """Return the better of two standings."""
    return min(one, other, key=list(Standing).index)


def is_solved(standing: Standing | None) -> bool:
    """Return whether a standing means solved, with or without help."""
    return standing in (Standing.SOLVED, Standing.HELPED)


def count_solved(exercises: Iterable[Exercise], standings: Mapping[str, Standing]) -> int:
    """Count the exercises that are solved."""
    return sum(is_solved(standings.get(exercise.slug)) for exercise in exercises)


def find_next(course: Course, standings: Mapping[str, Standing]) -> Exercise | None:
    """Return the next unsolved exercise of a course, from a lesson under way if there is one.

    None once everything is solved.
    """
    lessons = list(course.lessons.all())
    begun = [lesson for lesson in lessons if _is_under_way(lesson, standings)]
    for lesson in (*begun[-1:], *lessons):
        for exercise in lesson.exercises.all():
            if not is_solved(standings.get(exercise.slug)):
                return exercise
    return None


def _is_under_way(lesson: Lesson, standings: Mapping[str, Standing]) -> bool:
    exercises = list(lesson.exercises.all())
    tried = any(exercise.slug in standings for exercise in exercises)
    return tried and count_solved(exercises, standings) < len(exercises)
