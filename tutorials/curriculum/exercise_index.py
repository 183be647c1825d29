"""Exercises with their parsed questions, cached until the content changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from django.db import connection

from rules.preset import RulePreset
from tutorials.curriculum.kinds import KINDS
from tutorials.curriculum.models import Exercise, LoadedContent
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.tables import Table


class UnreadableExerciseError(Exception):
    """A stored question that its kind cannot read: written by another version of the code."""


@dataclass(frozen=True, slots=True)
class LoadedExercise:
    """An exercise with its question; shared by all who ask, so not to be changed.

    `siblings` are the exercises of its lesson in order, itself included; empty where a row was
    read by itself.
    """

    row: Exercise
    question: ExerciseQuestion
    siblings: tuple[Exercise, ...] = ()

    @property
    def presets(self) -> tuple[RulePreset, ...]:
        """The games shown on its boards, its own first."""
        others: tuple[RulePreset, ...] = getattr(self.question, "presets", ())
        return tuple(dict.fromkeys((self.row.game(), *others)))


def content_digest() -> str:
    """Return the digest of the content loaded last, or an empty string. One query.

    Content that is loaded again after a change and back is another one: its rows are new.
    """
    with connection.cursor() as cursor:
        cursor.execute(_digest_query())
        held = cursor.fetchone()
    return f"{held[0]}:{held[1]}" if held else ""


@cache
def _digest_query() -> str:
    """Return the SQL of `content_digest`, since every request runs it and compiling it is slow."""
    return str(LoadedContent.objects.order_by("pk").values_list("digest", "loads")[:1].query)


@lru_cache(maxsize=64)
def exercises_of(lesson: int, digest: str) -> tuple[Exercise, ...]:
    """Return the exercises of a lesson in order, from the content with that digest."""
    return tuple(Exercise.objects.filter(lesson=lesson))


@lru_cache(maxsize=512)
def find_exercise(slug: str, digest: str) -> LoadedExercise | None:
    """Return an exercise with its lesson and course, or None, from the content with that digest."""
    exercises = Exercise.objects.select_related("lesson__course")
    row = exercises.filter(slug=slug).first()
    if row is None:
        return None
    return LoadedExercise(row, read_question(row), exercises_of(row.lesson_id, digest))


def read_question(row: Exercise, options: dict[str, str] | None = None) -> ExerciseQuestion:
    """Return the question of a row, under other options where they are given."""
    game = row.game() if options is None else row.game().with_options(options)
    table = Table.of(row.question)
    question = KINDS[row.kind].read(table, ExerciseSetting(game, row.start()))
    if question is None:
        reasons = "; ".join(fault.reason for fault in table.faults)
        raise UnreadableExerciseError(f"{row.slug}: {reasons}")
    return question
