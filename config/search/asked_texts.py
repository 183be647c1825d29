"""What people ask: for each document of the search, how readers put it in their own words.

The texts stand in `config/search/asked/<language>/<kind>.toml`, one list for each document:

    larger-number = ["which die must I use if only one fits", "bigger die first"]

No text stands for two documents of a language. A language without a folder has none.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from config.search.folding import fold_words

FOLDER: Final = Path(__file__).parent / "asked"
FEWEST: Final = 3
"""How many ways of asking a document needs at least."""

Asked = Mapping[str, tuple[str, ...]]


@lru_cache(maxsize=8)
def load_asked(language: str) -> Asked:
    """Return the ways of asking for each document of a language, by its id."""
    return dict(read_asked(FOLDER / language))


def read_asked(folder: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the ids of a folder with their texts; a kind that is not written yet has no file."""
    for path in sorted(folder.glob("*.toml")):
        for key, texts in tomllib.loads(path.read_text(encoding="utf-8")).items():
            yield f"{path.stem}/{key}", tuple(texts)


def find_faults(asked: Asked, ids: Iterable[str]) -> Iterator[str]:
    """Yield what is wrong: ids of no document, texts without a word or for two documents."""
    known = set(ids)
    first: dict[tuple[str, ...], str] = {}
    for target, texts in asked.items():
        if target not in known:
            yield f"{target} is the id of no document."
        for text in texts:
            words = fold_words(text)
            if not words:
                yield f"{target} has a text without a word: {text!r}."
            elif words in first:
                yield f"{target} and {first[words]} are both asked for by “{text}”."
            first.setdefault(words, target)


def find_missing(asked: Asked, ids: Iterable[str]) -> Iterator[str]:
    """Yield the documents that are asked for in fewer ways than each of them should be."""
    for target in ids:
        count = len(asked.get(target, ()))
        if count < FEWEST:
            yield f"{target} has {count} of {FEWEST} ways of asking."
