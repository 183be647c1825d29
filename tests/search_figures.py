"""How often the search leads to the right place: what readers might type, by language.

    python -m tests.search_figures [--half seen] [--misses]

The database has to be migrated and the content loaded. The questions stand in `tests/data/search/`,
in three parts: those the search was tuned on, those kept for the end, and cases that once failed.
"""

from __future__ import annotations

import os
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import django
from django.conf import settings

FOLDER: Final = Path(__file__).parent / "data" / "search"
HALVES: Final = ("seen", "unseen", "cases")
FIRST: Final = 3
"""Among how many results the right one is to be."""


def read_questions(language: str, half: str) -> dict[str, list[str]]:
    """Return the questions of a language with the ids of the documents that answer them."""
    text = (FOLDER / f"{language}.toml").read_text(encoding="utf-8")
    questions: dict[str, list[str]] = tomllib.loads(text)[half]
    return questions


def list_misses(language: str, half: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the questions whose answer is not among the first results, with what is there."""
    from config.search.index import index_of
    from tutorials.curriculum.exercise_index import content_digest

    index = index_of(language, content_digest())
    for question, right in read_questions(language, half).items():
        first = [hit.document.id for hit in index.find(question).hits[:FIRST]]
        if not set(first).intersection(right):
            yield question, first


def main() -> None:
    """Print the figures."""
    parser = ArgumentParser(description="How often the search leads to the right place.")
    parser.add_argument("--half", action="append", choices=HALVES)
    parser.add_argument("--misses", action="store_true", help="list what is not found")
    chosen = parser.parse_args()
    for half in chosen.half or HALVES:
        found = asked = 0
        for language, _name in settings.LANGUAGES:
            total, misses = len(read_questions(language, half)), [*list_misses(language, half)]
            found, asked = found + total - len(misses), asked + total
            print(f"{half:8}{language:4}{total - len(misses):4} of {total:3}")
            for question, first in misses if chosen.misses else ():
                print(f"    {question}: {', '.join(first)}")
        print(f"{half:8}all {found:4} of {asked:3}{found / asked:6.0%}")


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    main()
