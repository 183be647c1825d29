"""Checking content files, and what the project's own files hold."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from rules.engine.refusals import RefusalCode
from rules.presets import PRESETS
from tests.tutorials.curriculum.content_files import line_of, spoil
from tutorials.curriculum.kinds import KINDS
from tutorials.curriculum.loading.checks import find_try_faults, find_unprovoked, list_exercises
from tutorials.curriculum.loading.courses import CourseSource, read_content
from tutorials.curriculum.loading.store import CONTENT, list_languages


@pytest.fixture(scope="module")
def courses() -> tuple[CourseSource, ...]:
    """Return the project's own content; reading it checks it."""
    return read_content(CONTENT, list_languages())


def check(root: Path) -> str:
    """Run the command; return what it prints."""
    out = io.StringIO()
    call_command("check_content", content=root, stdout=out)
    return out.getvalue()


def test_the_content_is_sound() -> None:
    assert "exercises" in check(CONTENT)


def test_every_refusal_is_provoked_by_a_listed_try(courses: tuple[CourseSource, ...]) -> None:
    assert find_unprovoked(courses) == []


def test_every_listed_try_is_answered_as_its_file_says(courses: tuple[CourseSource, ...]) -> None:
    assert list(find_try_faults(courses)) == []


def test_every_game_has_a_course(courses: tuple[CourseSource, ...]) -> None:
    assert {course.preset for course in courses} == {preset.slug for preset in PRESETS}


def test_exercises_of_a_lesson_never_get_easier(courses: tuple[CourseSource, ...]) -> None:
    for course in courses:
        for lesson in course.lessons:
            levels = [exercise.level for exercise in lesson.exercises]
            assert levels == sorted(levels), lesson.slug


def test_every_kind_is_taught(courses: tuple[CourseSource, ...]) -> None:
    assert {exercise.kind for exercise in list_exercises(courses)} == set(KINDS)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("refused:sum_of_numbers", "refused:blocked", "sum_of_numbers, not blocked"),
        ("refused:sum_of_numbers", "misses", "sum_of_numbers, not a legal play that misses"),
        ('"8/4"', '"8/5 6/5 end"', "allowed, not sum_of_numbers"),
        ('"8/5 8/7"', '"8/5 6/5"', "reaches the goal"),
        ('"8/5 8/7"', '"8/5"', "no complete play"),
        ('"8/5 8/7"', '"8/4 6/5"', "sum_of_numbers before the last step"),
    ],
)
def test_a_try_that_is_answered_otherwise_is_a_fault(
    content: Path, lesson: Path, old: str, new: str, reason: str
) -> None:
    line = line_of(lesson, old)
    spoil(lesson, old, new)
    with pytest.raises(CommandError) as caught:
        check(content)
    assert str(caught.value) == f"{lesson}:{line}: course-one-first: this try is {reason}"


def test_codes_that_no_try_provokes_are_named(content: Path) -> None:
    with pytest.raises(CommandError) as caught:
        check(content)
    assert RefusalCode.BLOCKED in str(caught.value)
    assert RefusalCode.SUM_OF_NUMBERS not in str(caught.value)


def test_the_end_of_the_turn_is_a_try(content: Path, lesson: Path) -> None:
    spoil(
        lesson,
        '"8/4", expect = "refused:sum_of_numbers"',
        '"8/5 end", expect = "refused:numbers_left"',
    )
    with pytest.raises(CommandError) as caught:
        check(content)
    assert "this try" not in str(caught.value)


def test_checking_leaves_the_database_alone(content: Path, lesson: Path) -> None:
    """No database is set up for this test: a query would fail it."""
    spoil(lesson, "level = 1", "level = 9")
    with pytest.raises(CommandError, match="level is not from 1 to 5"):
        check(content)
