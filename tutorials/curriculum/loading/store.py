"""Writing content to the database: all of it, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from django.conf import settings
from django.db import models, transaction
from django.utils import translation

from tutorials.curriculum.loading.courses import (
    CourseSource,
    LessonSource,
    digest_content,
    read_content,
)
from tutorials.curriculum.loading.exercises import ExerciseSource
from tutorials.curriculum.loading.phrases import columns_of_phrases
from tutorials.curriculum.models import Course, Exercise, Lesson, LoadedContent
from tutorials.curriculum.reading.words import columns_of

CONTENT: Final = Path(__file__).resolve().parent.parent / "content"
"""The content files of the project."""
FORMAT: Final = "3"
"""Changes whenever equal files have to be stored differently than before."""

Row = TypeVar("Row", Course, Lesson, Exercise)


@dataclass(frozen=True, slots=True)
class Loaded:
    """How much was written."""

    courses: int
    lessons: int
    exercises: int
    deleted: int


def list_languages() -> list[str]:
    """Return the codes of the languages in which every text is wanted."""
    return list(settings.CONTENT_LANGUAGES)


def load_content(root: Path = CONTENT, *, force: bool = False) -> Loaded | None:
    """Bring the rows to what the files under `root` say; None when they already are.

    Raises `ContentError`, and writes nothing, when a file is faulty.
    """
    digest = f"{FORMAT}:{digest_content(root)}"
    if not force and LoadedContent.objects.filter(digest=digest).exists():
        return None
    courses = read_content(root, list_languages())
    with translation.override(settings.LANGUAGE_CODE), transaction.atomic():
        loaded = _store(courses, root)
        held, _created = LoadedContent.objects.get_or_create(pk=LoadedContent.ONLY)
        held.digest, held.loads = digest, held.loads + 1
        held.save()
    return loaded


def _store(courses: Sequence[CourseSource], root: Path) -> Loaded:
    stored = _upsert([_course_row(source, root) for source in courses], ("slug",))
    lessons = [
        (source, _lesson_row(source, row, root))
        for course, row in zip(courses, stored, strict=True)
        for source in course.lessons
    ]
    _upsert([row for _, row in lessons], ("course", "slug"))
    exercises = [
        _exercise_row(exercise, order, row, root)
        for lesson, row in lessons
        for order, exercise in enumerate(lesson.exercises, start=1)
    ]
    _upsert(exercises, ("slug",))
    deleted = _delete_others(Exercise, exercises)
    deleted += _delete_others(Lesson, [row for _, row in lessons])
    deleted += _delete_others(Course, stored)
    return Loaded(len(stored), len(lessons), len(exercises), deleted)


def _course_row(source: CourseSource, root: Path) -> Course:
    return Course(
        slug=source.slug,
        preset=source.preset,
        order=source.order,
        source_file=_name(source.table.path, root),
        **columns_of(source.texts),
    )


def _lesson_row(source: LessonSource, course: Course, root: Path) -> Lesson:
    return Lesson(
        course=course,
        slug=source.slug,
        order=source.order,
        preset=source.preset.slug,
        options=dict(source.options),
        after=list(source.after),
        boards=source.boards,
        source_file=_name(source.table.path, root),
        **columns_of(source.texts),
        **columns_of_phrases(source.phrases),
    )


def _exercise_row(source: ExerciseSource, order: int, lesson: Lesson, root: Path) -> Exercise:
    return Exercise(
        lesson=lesson,
        slug=source.slug,
        order=order,
        source_file=_name(source.table.path, root),
        **source.columns(),
        **columns_of(source.texts),
    )


def _name(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


def _upsert(rows: list[Row], unique: tuple[str, ...]) -> list[Row]:
    """Insert rows, or update those that are there; return them with their keys."""
    if not rows:
        return rows
    model = type(rows[0])
    fields = [
        field.name
        for field in model._meta.concrete_fields
        if not field.primary_key and field.name not in unique
    ]
    return model._base_manager.bulk_create(
        rows, update_conflicts=True, unique_fields=unique, update_fields=fields
    )


def _delete_others(model: type[models.Model], rows: Iterable[models.Model]) -> int:
    """Delete the loaded rows that are no longer in the files; return how many there were."""
    gone = model._base_manager.exclude(source_file="").exclude(pk__in=[row.pk for row in rows])
    return gone.delete()[1].get(model._meta.label, 0)
