"""Text of lessons and exercises for the search index, in the active language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.boards.point_labels import PlainPlaces
from rules.preset import RulePreset
from tutorials.curriculum.models import Course, Exercise, Lesson
from tutorials.curriculum.texts import fill_points

Address = tuple[str, tuple[str, ...]]
"""The name of an address with what fills it."""


@dataclass(frozen=True, slots=True)
class LessonPassage:
    """Plain text of a page, with its address, its title and the section it belongs to."""

    address: Address
    section: str
    title: str
    text: str


def list_passages() -> Iterator[LessonPassage]:
    """Yield the courses, the lessons with what is said to their boards, and the exercises."""
    for course in Course.objects.all():
        yield LessonPassage(_course(course), "", course.title, course.summary)
    for lesson in Lesson.objects.select_related("course"):
        phrases: dict[str, str] = lesson.phrases
        parts = (lesson.summary, lesson.aim, *phrases.values(), lesson.recap)
        text = _fill(lesson.game(), parts)
        yield LessonPassage(_lesson(lesson), lesson.course.title, lesson.title, text)
    for exercise in Exercise.objects.select_related("lesson__course"):
        section = f"{exercise.lesson.course.title} · {exercise.lesson.title}"
        text = _fill(exercise.game(), (exercise.task, exercise.hint))
        yield LessonPassage(_exercise(exercise), section, exercise.title, text)


def list_addresses() -> Iterator[Address]:
    """Yield the address of every page of the curriculum."""
    yield "practice:courses", ()
    yield from map(_course, Course.objects.all())
    yield from map(_lesson, Lesson.objects.select_related("course"))
    yield from map(_exercise, Exercise.objects.all())


def _course(course: Course) -> Address:
    return "practice:course", (course.slug,)


def _lesson(lesson: Lesson) -> Address:
    return "practice:lesson", (lesson.course.slug, lesson.slug)


def _exercise(exercise: Exercise) -> Address:
    return "practice:exercise", (exercise.slug,)


def _fill(preset: RulePreset, parts: tuple[str, ...]) -> str:
    """Join texts, with point placeholders filled in."""
    plain = PlainPlaces(preset)
    filled = (fill_points(part, plain) for part in parts)
    return " ".join(filter(None, filled))
