"""`check_content`: prove that every exercise is sound, without touching the database."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tutorials.curriculum.loading.checks import (
    count_by,
    count_holding,
    find_try_faults,
    find_unprovoked,
    list_exercises,
)
from tutorials.curriculum.loading.courses import CourseSource, read_content
from tutorials.curriculum.loading.store import CONTENT, list_languages
from tutorials.curriculum.reading.content_faults import ContentError


class Command(BaseCommand):
    """Check the content files, tries included."""

    help = "Check the content files: form, texts, positions, goals, solutions and listed tries."
    requires_system_checks: list[str] = []  # reads files only

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the folder."""
        parser.add_argument("--content", type=Path, default=CONTENT, help="folder of the files")

    def handle(self, *args: Any, content: Path, **options: Any) -> None:
        """Check; print the counts, or fail with every fault."""
        try:
            courses = read_content(content.resolve(), list_languages())
            if faults := list(find_try_faults(courses)):
                raise ContentError(faults)
        except ContentError as error:
            raise CommandError(str(error)) from error
        self._count(courses)
        self._count_by(courses)
        if unprovoked := find_unprovoked(courses):
            raise CommandError(f"No listed try provokes: {', '.join(unprovoked)}.")

    def _count(self, courses: Sequence[CourseSource]) -> None:
        for course in courses:
            exercises = list(list_exercises([course]))
            tries = sum(exercise.question.count_tries() for exercise in exercises)
            self.stdout.write(
                f"{course.slug}: {len(course.lessons)} lessons, {len(exercises)} exercises,"
                f" {tries} tries."
            )
            for lesson in course.lessons:
                tries = sum(each.question.count_tries() for each in lesson.exercises)
                self.stdout.write(
                    f"  {lesson.slug}: {len(lesson.exercises)} exercises, {tries} tries."
                )

    def _count_by(self, courses: Sequence[CourseSource]) -> None:
        """Print how many exercises there are of each kind, for each rule and each game."""
        counted = {
            "kind": count_by(courses, lambda exercise: [exercise.kind]),
            "rule": count_by(courses, lambda exercise: exercise.clauses),
            "holds under": count_holding(courses),
        }
        for title, counts in counted.items():
            listed = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
            self.stdout.write(f"{title}: {listed}.")
        texts = count_by(courses, lambda exercise: exercise.texts)
        self.stdout.write(f"language: {', '.join(f'{n} {c}' for n, c in texts.items())}.")
