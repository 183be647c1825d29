"""All courses of a content folder: one folder a course, one file a lesson."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rules.presets import PRESETS
from tutorials.curriculum.loading.exercises import ExerciseSource, read_exercise
from tutorials.curriculum.reading.faults import ContentError, Fault
from tutorials.curriculum.reading.tables import Table, read_root
from tutorials.curriculum.reading.words import Texts, Wanted, read_texts

COURSE_FILE: Final = "course.toml"
WANTED: Final = (Wanted("title", longest=60), Wanted("summary", longest=200))
"""The texts of a course and of a lesson."""
LAST: Final = 999


@dataclass(frozen=True, slots=True)
class LessonSource:
    """A lesson as its file has it; `tables` are those of all its exercises, sound or not."""

    slug: str
    order: int
    texts: Texts
    exercises: tuple[ExerciseSource, ...]
    table: Table
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class CourseSource:
    """A course as its folder has it."""

    slug: str
    preset: str
    order: int
    texts: Texts
    lessons: tuple[LessonSource, ...]
    table: Table


def read_content(root: Path, languages: Sequence[str]) -> tuple[CourseSource, ...]:
    """Read and check every course under `root`; raise `ContentError` with all faults."""
    faults: list[Fault] = []
    folders = sorted(path for path in root.glob("*") if path.is_dir())
    if not folders:
        raise ContentError([Fault(root, 0, "holds no course")])
    read = [_read_course(folder, languages, faults) for folder in folders]
    courses = [course for course in read if course is not None]
    _check_unique("order", (course.table for course in courses))
    lessons = [lesson for course in courses for lesson in course.lessons]
    _check_unique("slug", (table for lesson in lessons for table in lesson.tables))
    if faults:
        raise ContentError(faults)
    return tuple(sorted(courses, key=lambda course: course.order))


def digest_content(root: Path) -> str:
    """Return a digest of every file under `root`, names included."""
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.toml")):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _read_course(
    folder: Path, languages: Sequence[str], faults: list[Fault]
) -> CourseSource | None:
    table = _read_file(folder / COURSE_FILE, folder.name, faults)
    files = sorted(path for path in folder.glob("*.toml") if path.name != COURSE_FILE)
    read = [_read_lesson(path, languages, faults) for path in files]
    lessons = tuple(lesson for lesson in read if lesson is not None)
    _check_unique("order", (lesson.table for lesson in lessons))
    if table is None:
        return None
    preset = table.text("preset")
    if preset and preset not in {game.slug for game in PRESETS}:
        table.report(f"unknown preset {preset!r}", "preset")
    order = table.number("order", least=1, most=LAST)
    texts = read_texts(table, languages, WANTED)
    table.finish()
    in_order = tuple(sorted(lessons, key=lambda lesson: lesson.order))
    return CourseSource(folder.name, preset, order, texts, in_order, table)


def _read_lesson(path: Path, languages: Sequence[str], faults: list[Fault]) -> LessonSource | None:
    table = _read_file(path, path.stem, faults)
    if table is None:
        return None
    order = table.number("order", least=1, most=LAST)
    texts = read_texts(table, languages, WANTED)
    entries = tuple(table.tables("exercise"))
    read = [read_exercise(entry, languages) for entry in entries]
    table.finish()
    exercises = tuple(exercise for exercise in read if exercise is not None)
    return LessonSource(path.stem, order, texts, exercises, table, entries)


def _read_file(path: Path, name: str, faults: list[Fault]) -> Table | None:
    """Read a file whose slug is the name of its folder or file."""
    if not path.is_file():
        faults.append(Fault(path, 0, "missing"))
        return None
    table = read_root(path, faults)
    if table is not None and table.slug("slug") != name:
        table.report(f"slug is not {name!r}, as the path says", "slug")
    return table


def _check_unique(key: str, tables: Iterable[Table]) -> None:
    """Report each table whose value under `key` a table before it has."""
    first: dict[object, Table] = {}
    for table in tables:
        value = table.value(key)
        if not isinstance(value, str | int):
            continue  # reported where it was read
        other = first.setdefault(value, table)
        if other is not table:
            table.report(f"{key} {value!r} is taken: {other.path.name}:{other.line(key)}", key)
