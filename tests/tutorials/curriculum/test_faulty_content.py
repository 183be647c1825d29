"""Content files with faults: each is named with its line, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from rules.presets import PRESETS
from tests.tutorials.curriculum.content_files import (
    exercise,
    line_of,
    spoil,
    write_content,
    write_lesson,
)
from tutorials.curriculum.loading.store import load_content
from tutorials.curriculum.models import Course, Exercise, Lesson, LoadedContent
from tutorials.curriculum.reading.content_faults import ContentError

pytestmark = pytest.mark.django_db


def refuse(root: Path) -> list[str]:
    """Try to load what stands under `root`, in vain; return the faults as texts."""
    before = list(Exercise.objects.values()), list(LoadedContent.objects.values())
    with pytest.raises(ContentError) as caught:
        load_content(root)
    assert (list(Exercise.objects.values()), list(LoadedContent.objects.values())) == before
    return [str(fault) for fault in caught.value.faults]


@pytest.fixture(autouse=True)
def _loaded(content: Path) -> None:
    """Have sound rows in the database, which a fault must leave alone."""
    load_content(content)


FAULTS = [
    ('roll = "3-1"', 'roll = "3-1', "roll", "Illegal character"),
    ('roll = "3-1"', 'roll = "7-1"', "roll", "roll is not two numbers such as 6-4: '7-1'"),
    ("level = 1", "level = 6", "level", "level is not from 1 to 5: 6"),
    ("level = 1", "level = true", "level", "level is not from 1 to 5: True"),
    ("level = 1", 'level = 1\nnote = "x"', "note", "unknown key 'note'"),
    ("version = 1", 'version = "1"', "version", "version is not a whole number: '1'"),
    ("version = 1\n", "", "[[exercise]]", "version is missing"),
    ("version = 1", 'version = 1\nkind = "riddle"', "kind", "kind is none of allowed"),
    ('preset = "ban', 'preset = "bam', "preset", "preset is none of ban-sugoroku, backgammon"),
    ("level = 1", 'options = { goal = "fly" }', "options", "option goal = 'fly'; there are:"),
    ("24:2 13:5", "24:3 13:5", "position", "position is impossible: checker_count, player (16"),
    ("24:2 13:5", "24:2 24:5", "position", "position: placement_twice at character 6"),
    ('"makes_point", 5', '"jumps", 5', "goal", "goal: unknown goal 'jumps'"),
    ('"makes_point", 5', '"hit"', "goal", "goal: no legal play reaches it: hit"),
    ('"8/5 6/5"', '"8/5 8/7"', "solution", "solution: misses the goal: makes_point(5)"),
    ('"8/5 6/5"', '"8/5 6/6"', "solution", "solution: 6/6 is refused: wrong_direction"),
    ('"8/5 6/5"', '"8/5"', "solution", "solution: does not play the whole roll"),
    ('"8/5 6/5"', '"8/5 x"', "solution", "solution: place_expected at character 5"),
    ("refused:sum_of_numbers", "refused:bad_luck", "8/4", "expect is neither 'misses' nor"),
    ("{ play", '{ plan = "x", play', "8/4", "unknown key 'plan'"),
    ("[exercise.fr]", "[exercise.it]", "[[exercise]]", "texts in 'fr' are missing"),
    ('hint = "一"', "", "[exercise.ja]", "hint is missing"),
    ('hint = "一"', 'hint = " "', 'hint = " "', "hint is empty"),
    ('hint = "一"', 'hint = "一"\nmissed = "一"', "[exercise.en]", "missed is missing"),
    ("Go to {p:5}", "Go to {p:25}", "{p:25}", "'{p:25}.' is no placeholder such as {p:8}"),
    ("You rolled 3–1", "You rolled 3-1", "3-1. Go", "a range is written with an en dash"),
    ("You rolled 3–1", "You rolled", "task", "en.task does not say 3–1"),
    ("Vous avez", "Quoi ? Vous", "Quoi", "no narrow no-break space before ; ! ?"),
    ("へ行きましょう。", "へ行きましょう.", "へ行き", "punctuation mark that is not full-width"),
    ('slug = "lesson-one"', 'slug = "lesson-two"', "slug", "slug is not 'lesson-one'"),
    ('slug = "course-one-first"', 'slug = "First!"', "First!", "slug is not made of a-z"),
]


@pytest.mark.parametrize(("old", "new", "where", "reason"), FAULTS, ids=[f[3] for f in FAULTS])
def test_a_fault_is_named_with_its_line_and_nothing_is_written(
    lesson: Path, content: Path, old: str, new: str, where: str, reason: str
) -> None:
    spoil(lesson, old, new)
    faults = refuse(content)
    line = line_of(lesson, where) if "Illegal" not in reason else line_of(lesson, new)
    expected = f"{lesson}:{line}: "
    assert any(fault.startswith(expected) and reason in fault for fault in faults), faults


def test_all_faults_of_all_files_are_named_at_once(content: Path, lesson: Path) -> None:
    other = write_content(content, course="course-two")
    spoil(lesson, "level = 1", "level = 9")
    spoil(lesson, "Vous avez", "Quoi ?")
    spoil(other, 'preset = "ban-sugoroku"', 'preset = "go"')
    assert [fault.partition(": ")[2] for fault in refuse(content)] == [
        "level is not from 1 to 5: 9",
        "fr.task: no narrow no-break space before ; ! ?: 'Quoi ? lan'",
        f"preset is none of {', '.join(preset.slug for preset in PRESETS)}: 'go'",
    ]


def test_a_slug_may_not_be_taken_twice(content: Path) -> None:
    folder = content / "course-one"
    path = write_lesson(folder, "lesson-two", [exercise("course-one-first")], order=2)
    line = line_of(path, "course-one-first")
    assert refuse(content) == [
        f"{path}:{line}: slug 'course-one-first' is taken: lesson-one.toml:"
        f"{line_of(folder / 'lesson-one.toml', 'course-one-first')}"
    ]


def test_two_lessons_may_not_stand_in_the_same_place(content: Path) -> None:
    path = write_lesson(content / "course-one", "lesson-two", [exercise("other")])
    assert refuse(content) == [f"{path}:2: order 1 is taken: lesson-one.toml:2"]


def test_a_folder_without_a_course_file_is_refused(content: Path) -> None:
    folder = content / "course-two"
    folder.mkdir()
    write_lesson(folder, "lesson-one", [exercise("other")])
    assert refuse(content) == [f"{folder / 'course.toml'}: missing"]


def test_a_file_that_is_not_utf_8_is_refused(content: Path, lesson: Path) -> None:
    lesson.write_bytes(b'slug = "\xff"')
    assert "not UTF-8" in refuse(content)[0]


def test_an_unknown_preset_of_a_course_is_refused(content: Path) -> None:
    spoil(content / "course-one" / "course.toml", "ban-sugoroku", "go")
    assert "unknown preset 'go'" in refuse(content)[0]


def test_the_command_says_what_is_wrong_and_fails(content: Path, lesson: Path) -> None:
    spoil(lesson, "level = 1", "level = 9")
    with pytest.raises(CommandError, match=r"lesson-one\.toml:\d+: level is not from 1 to 5"):
        call_command("load_curriculum", content=content)
    assert (Course.objects.count(), Lesson.objects.count(), Exercise.objects.count()) == (1, 1, 1)


def test_a_folder_without_courses_never_empties_the_curriculum(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert refuse(tmp_path / "empty") == [f"{tmp_path / 'empty'}: holds no course"]
    assert refuse(tmp_path / "nowhere") == [f"{tmp_path / 'nowhere'}: holds no course"]


def test_a_slug_that_is_no_text_is_a_fault_and_no_crash(content: Path, lesson: Path) -> None:
    spoil(lesson, 'slug = "course-one-first"', "slug = []")
    assert "slug is not a text: []" in refuse(content)[0]
