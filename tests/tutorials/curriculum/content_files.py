"""A small content folder that is sound, and ways to spoil it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "fr", "de", "ja")
TITLES: Final = {"en": "One", "fr": "Un", "de": "Eins", "ja": "一"}
TASKS: Final = {
    "en": "You rolled 3–1. Go to {p:5}.",
    "fr": "Vous avez lancé 3–1. Allez en {p:5}.",
    "de": "Du hast 3–1 geworfen. Geh nach {p:5}.",
    "ja": "3–1が出ました。{p:5}へ行きましょう。",
}

EXERCISE: Final = """
[[exercise]]
slug = "first"
version = 1
preset = "ban-sugoroku"
position = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"
roll = "3-1"
goal = ["makes_point", 5]
level = 1
solution = "8/5 6/5"
tries = [
  { play = "8/4", expect = "refused:sum_of_numbers" },
  { play = "8/5 8/7", expect = "misses" },
]
"""


def write_content(root: Path, *, course: str = "course-one") -> Path:
    """Write one course with one lesson of one exercise; return the file of the lesson."""
    folder = root / course
    folder.mkdir(parents=True)
    head = f'slug = "{course}"\npreset = "ban-sugoroku"\norder = {len(list(root.iterdir()))}\n'
    (folder / "course.toml").write_text(head + headings(), encoding="utf-8")
    return write_lesson(folder, "lesson-one", [exercise(f"{course}-first")])


def write_lesson(folder: Path, slug: str, exercises: Iterable[str], *, order: int = 1) -> Path:
    """Write a lesson; return its file."""
    path = folder / f"{slug}.toml"
    head = f'slug = "{slug}"\norder = {order}\npreset = "ban-sugoroku"\n'
    path.write_text(
        head + headings("aim", "recap") + board() + "".join(exercises), encoding="utf-8"
    )
    return path


def headings(*more: str) -> str:
    """Return the texts of a course, or with `more` names those of a lesson."""
    names = ("title", "summary", *more)
    return "".join(
        f"\n[{language}]\n" + "".join(f'{name} = "{title}"\n' for name in names)
        for language, title in TITLES.items()
    )


def board() -> str:
    """Return the one board of a lesson."""
    lines = "".join(f'{language} = "{title}"\n' for language, title in TITLES.items())
    return f"\n[[board]]\nmarked = [24]\n{lines}"


def exercise(slug: str) -> str:
    """Return an exercise with its texts."""
    texts = "".join(
        f'\n[exercise.{language}]\ntitle = "{TITLES[language]}"\ntask = "{TASKS[language]}"\n'
        f'achieved = "{TITLES[language]}"\nhint = "{TITLES[language]}"\n'
        for language in LANGUAGES
    )
    return EXERCISE.replace('"first"', f'"{slug}"') + texts


def spoil(path: Path, old: str, new: str) -> None:
    """Replace the first `old` in a file, which must be there."""
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")


def line_of(path: Path, text: str) -> int:
    """Return the number of the first line that contains a text."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)
