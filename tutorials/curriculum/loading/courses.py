"""All courses of a content folder: one folder a course, one file a lesson."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rules.engine.position import Position
from rules.preset import RulePreset
from rules.presets import PRESETS
from tutorials.curriculum.boards import find_board_faults, read_board
from tutorials.curriculum.loading.exercises import (
    ExerciseSource,
    read_exercise,
    without_texts,
)
from tutorials.curriculum.loading.phrases import Phrases, read_phrases
from tutorials.curriculum.questions.question import Phrase
from tutorials.curriculum.reading.content_faults import ContentError, ContentFault
from tutorials.curriculum.reading.games import read_options, read_preset
from tutorials.curriculum.reading.tables import Table, read_root
from tutorials.curriculum.reading.words import Texts, Wanted, read_texts

COURSE_FILE: Final = "course.toml"
COURSE_TEXTS: Final = (Wanted("title", longest=60), Wanted("summary", longest=200))
LESSON_TEXTS: Final = (
    Wanted("title", longest=60),
    Wanted("summary", longest=200),
    Wanted("aim", longest=300),
    Wanted("recap", longest=600),
)
LONGEST_LINE: Final = 400
LAST: Final = 999


@dataclass(frozen=True, slots=True)
class LessonSource:
    """A lesson as its file has it; `tables` are those of all its exercises, sound or not."""

    slug: str
    order: int
    preset: RulePreset
    options: Mapping[str, str]
    after: tuple[str, ...]
    boards: Sequence[object]
    texts: Texts
    phrases: Phrases
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
    faults: list[ContentFault] = []
    folders = sorted(path for path in root.glob("*") if path.is_dir())
    if not folders:
        raise ContentError([ContentFault(root, 0, "holds no course")])
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
    folder: Path, languages: Sequence[str], faults: list[ContentFault]
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
    texts = read_texts(table, languages, COURSE_TEXTS)
    table.finish()
    _check_after(lessons)
    in_order = tuple(sorted(lessons, key=lambda lesson: lesson.order))
    return CourseSource(folder.name, preset, order, texts, in_order, table)


def _read_lesson(
    path: Path, languages: Sequence[str], faults: list[ContentFault]
) -> LessonSource | None:
    table = _read_file(path, path.stem, faults)
    if table is None:
        return None
    order = table.number("order", least=1, most=LAST)
    options = read_options(table)
    preset = read_preset(table, options)
    after = tuple(str(slug) for slug in table.array("after", optional=True))
    phrases = _read_boards(table, preset, languages)
    texts = read_texts(table, languages, LESSON_TEXTS)
    entries = tuple(table.tables("exercise"))
    read = [read_exercise(entry, languages) for entry in entries]
    table.finish()
    if preset is None:
        return None
    return LessonSource(
        slug=path.stem,
        order=order,
        preset=preset,
        options=options,
        after=after,
        boards=without_texts(table.value("board") or [], languages),
        texts=texts,
        phrases=phrases,
        exercises=tuple(exercise for exercise in read if exercise is not None),
        table=table,
        tables=entries,
    )


def _read_boards(table: Table, preset: RulePreset | None, languages: Sequence[str]) -> Phrases:
    """Let the engine play the boards of a lesson, and return what is said to each."""
    before = len(table.faults)
    boards = []
    for entry in table.tables("board", optional=True):
        boards.append(read_board(entry))
        entry.finish(*languages)
    if preset is not None and len(table.faults) == before:
        for fault in find_board_faults(preset, Position.start(preset), boards):
            table.report(fault.reason, "board", fault.keys[-1])
    wanted = [
        Phrase(f"board {n + 1}", ("board", n), longest=LONGEST_LINE) for n in range(len(boards))
    ]
    return read_phrases(table, languages, wanted)


def _check_after(lessons: Iterable[LessonSource]) -> None:
    """Report lessons that are said to come after one that does not come before them."""
    orders = {lesson.slug: lesson.order for lesson in lessons}
    for lesson in lessons:
        for slug in lesson.after:
            if orders.get(slug, lesson.order) >= lesson.order:
                lesson.table.report(f"after: no lesson {slug!r} comes before this one", "after")


def _read_file(path: Path, name: str, faults: list[ContentFault]) -> Table | None:
    """Read a file whose slug is the name of its folder or file."""
    if not path.is_file():
        faults.append(ContentFault(path, 0, "missing"))
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
