"""What can be set: the exercises that hold under the rules of a class, lesson by lesson."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rules.preset import RulePreset
from tutorials.curriculum.applicability import name_options
from tutorials.curriculum.models import Exercise, Lesson


@dataclass(frozen=True, slots=True)
class AssignableLesson:
    """A lesson with those of its exercises that can be set."""

    lesson: Lesson
    exercises: tuple[Exercise, ...]

    @property
    def key(self) -> str:
        """Give what the form calls the lesson."""
        return f"{self.lesson.course.slug}/{self.lesson.slug}"

    @property
    def slugs(self) -> list[str]:
        """Give the names of its exercises."""
        return [exercise.slug for exercise in self.exercises]


def list_offers(preset: RulePreset) -> list[AssignableLesson]:
    """Return the lessons of a game with the exercises that hold under its options. One query."""
    options = name_options(preset)
    rows = Exercise.objects.filter(preset=preset.slug).select_related("lesson__course")
    rows = rows.order_by("lesson__course__order", "lesson__order", "lesson", "order", "slug")
    holding = (row for row in rows if options in row.holds)
    return [
        AssignableLesson(lesson, tuple(exercises))
        for lesson, exercises in groupby(holding, key=lambda row: row.lesson)
    ]


def find_exercises(slugs: Iterable[str], preset: RulePreset) -> dict[str, Exercise]:
    """Return those of the exercises that are there and hold under the rules. One query."""
    options = name_options(preset)
    rows = Exercise.objects.filter(slug__in=set(slugs), preset=preset.slug)
    return {row.slug: row for row in rows.select_related("lesson__course") if options in row.holds}
