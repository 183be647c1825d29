"""Bringing the rows to what the files say."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import translation
from pytest_django import DjangoAssertNumQueries

from rules.engine.position import Position
from rules.presets import BAN_SUGOROKU
from tests.tutorials.curriculum.content_files import (
    exercise,
    spoil,
    write_content,
    write_lesson,
)
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.loading.store import Loaded, load_content
from tutorials.curriculum.models import Course, Exercise, Lesson
from tutorials.curriculum.questions.turns import TurnsQuestion

pytestmark = pytest.mark.django_db


def load(root: Path, *, force: bool = False) -> str:
    """Run the command; return what it prints."""
    out = io.StringIO()
    call_command("load_curriculum", content=root, force=force, stdout=out)
    return out.getvalue().strip()


def test_a_row_holds_what_its_file_says(content: Path) -> None:
    load_content(content)
    row = Exercise.objects.get(slug="course-one-first")
    assert (row.kind, row.version, row.level, row.order) == ("play", 1, 1, 1)
    assert row.game() == BAN_SUGOROKU
    assert row.start() == Position.start(BAN_SUGOROKU)
    question = read_question(row)
    assert isinstance(question, TurnsQuestion)
    assert question.begin().numbers_left == (3, 1)
    assert str(question.parts[0].goal) == "makes_point(5)"
    assert row.source_file == "course-one/lesson-one.toml"
    assert row.lesson.course.game() == BAN_SUGOROKU


def test_options_change_the_game_of_an_exercise(content: Path, lesson: Path) -> None:
    spoil(lesson, "level = 1", 'options = { goal = "bear-off" }')
    load_content(content)
    assert Exercise.objects.get().game().bears_off


@pytest.mark.parametrize(
    ("language", "title"), [("en", "One"), ("fr", "Un"), ("de", "Eins"), ("ja", "一")]
)
def test_texts_are_kept_in_every_language(content: Path, language: str, title: str) -> None:
    load_content(content)
    with translation.override(language):
        assert Course.objects.get().title == title
        assert Lesson.objects.get().summary == title
        assert Exercise.objects.get().hint == title


def test_rows_do_not_depend_on_the_language_of_whoever_loads(content: Path) -> None:
    with translation.override("ja"):
        load_content(content)
    with translation.override("en"):
        assert Course.objects.get().title == "One"


def test_loading_again_changes_nothing_and_asks_one_question(
    content: Path, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    assert load(content) == "Curriculum: 1 courses, 1 lessons, 1 exercises loaded; 0 rows deleted."
    rows = list(Exercise.objects.values())
    with django_assert_num_queries(1):
        assert load(content) == "Curriculum: unchanged."
    assert list(Exercise.objects.values()) == rows


def test_loading_by_force_keeps_the_keys_of_rows(content: Path) -> None:
    load_content(content)
    rows = list(Exercise.objects.values())
    assert load_content(content, force=True) == Loaded(1, 1, 1, 0)
    assert list(Exercise.objects.values()) == rows


def test_the_number_of_queries_does_not_grow_with_the_content(content: Path) -> None:
    with CaptureQueriesContext(connection) as small:
        load_content(content)
    many = [exercise(f"more-{number}") for number in range(20)]
    write_lesson(content / "course-one", "lesson-two", many, order=2)
    with CaptureQueriesContext(connection) as large:
        load_content(content)
    assert Exercise.objects.count() == 21
    assert len(large) <= len(small) <= 16


def test_a_change_in_a_file_reaches_the_row(content: Path, lesson: Path) -> None:
    load_content(content)
    key = Exercise.objects.get().pk
    spoil(lesson, "version = 1", "version = 2")
    spoil(lesson, "You rolled 3–1. Go", "You rolled 3–1. Walk")
    load_content(content)
    row = Exercise.objects.get()
    assert (row.pk, row.version) == (key, 2)
    assert row.task == "You rolled 3–1. Walk to {p:5}."


def test_an_exercise_moves_to_another_lesson_and_stays_the_same_row(content: Path) -> None:
    load_content(content)
    key = Exercise.objects.get().pk
    folder = content / "course-one"
    (folder / "lesson-one.toml").unlink()
    write_lesson(folder, "lesson-two", [exercise("new"), exercise("course-one-first")])
    assert load_content(content) == Loaded(1, 1, 2, 1)
    row = Exercise.objects.get(slug="course-one-first")
    assert (row.pk, row.order, row.lesson.slug) == (key, 2, "lesson-two")


def test_rows_that_left_the_files_are_deleted(content: Path) -> None:
    write_content(content, course="course-two")
    load_content(content)
    shutil.rmtree(content / "course-two")
    assert load_content(content) == Loaded(1, 1, 1, 3)
    assert [row.slug for row in Exercise.objects.all()] == ["course-one-first"]


def test_rows_that_came_from_no_file_are_left_alone(content: Path) -> None:
    load_content(content)
    lesson = Lesson.objects.get()
    own = Exercise.objects.create(
        lesson=lesson, slug="own", version=1, order=9, preset="ban-sugoroku", position="/"
    )
    load_content(content, force=True)
    assert Exercise.objects.filter(pk=own.pk).exists()
