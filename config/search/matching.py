"""Matching and ranking documents for a query.

A word of the search is found at the beginning of a word, and inside one where it is long enough or
Japanese, which is written without spaces. All words must be found; where no document has them all,
long vowels are shortened, then they may lose their endings, then Japanese is taken apart, and where
that does not help either, some of the words are enough.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from config.search.folding import Folded, fold, shorten_vowels

INSIDE: Final = 3
"""How long a word must be to be looked for inside other words."""
STEM: Final = 5
"""A longer word may lose its ending."""

_RUNS: Final = re.compile("[\u3400-\u9fff々]+|[a-z0-9]+")
_UNSPACED: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff々]")

Enough = Callable[[Iterable[int]], bool]
"""Tells from the scores of the words whether a document answers: `all` or `any`."""


@dataclass(frozen=True, slots=True)
class FlatDocument:
    """A document of the search: its address, heading and text."""

    kind: str
    url: str
    section: str
    title: str
    text: str
    keywords: str = ""
    folded_title: Folded = field(init=False, repr=False)
    folded_text: Folded = field(init=False, repr=False)
    folded_keywords: str = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Fold the texts once."""
        object.__setattr__(self, "folded_title", fold(self.title))
        object.__setattr__(self, "folded_text", fold(self.text))
        object.__setattr__(self, "folded_keywords", fold(f"{self.keywords} / {self.section}").text)


@dataclass(frozen=True, slots=True)
class Hit:
    """A matching document, its score, and the words found in it."""

    document: FlatDocument
    score: int
    words: tuple[str, ...]


def find_hits(documents: Iterable[FlatDocument], words: tuple[str, ...]) -> list[Hit]:
    """Return the matching documents, best first; empty for an empty query."""
    if not words:
        return []
    held = tuple(documents)
    parts = take_apart(words)
    ways: tuple[tuple[tuple[str, ...], Enough, bool], ...] = (
        (words, all, False),
        (tuple(map(shorten_vowels, words)), all, False),
        (words, all, True),
        (parts, all, True),
        (parts, any, True),
    )
    for wanted, enough, stems in ways:
        if hits := _hits(held, wanted, enough, stems=stems):
            return sorted(hits, key=lambda hit: -hit.score)
    return []


def _hits(
    documents: tuple[FlatDocument, ...], words: tuple[str, ...], enough: Enough, *, stems: bool
) -> list[Hit]:
    variants = [(word, stem(word) if stems else word) for word in words]
    hits = []
    for document in documents:
        scores = [_score(document, *variant) for variant in variants]
        if enough(score for score, _ in scores):
            whole = 60 if " ".join(words) == document.folded_title.text.strip() else 0
            total = sum(score for score, _ in scores) + whole
            hits.append(Hit(document, total, tuple(word for score, word in scores if score)))
    return hits


def _score(document: FlatDocument, word: str, shorter: str) -> tuple[int, str]:
    """Return the score of a document for a word, and the form in which it was found."""
    if score := 2 * score_word(document, word):
        return score, word
    return (score_word(document, shorter), shorter) if shorter != word else (0, word)


def stem(word: str) -> str:
    """Return a word without its presumed ending.

    >>> stem("checkers"), stem("stones"), stem("die"), stem("石飾り")
    ('checke', 'ston', 'die', '石飾り')
    """
    return word[:-2] if len(word) > STEM and word.isascii() else word


def take_apart(words: tuple[str, ...]) -> tuple[str, ...]:
    """Split Japanese words at the particles that join their parts.

    >>> take_apart(("石の動かし方", "bar"))
    ('石', '動', '方', 'bar')
    """
    parts: list[str] = []
    for word in words:
        parts += (_UNSPACED.search(word) and _RUNS.findall(word)) or [word]
    return tuple(dict.fromkeys(parts))


def score_word(document: FlatDocument, word: str) -> int:
    """Return the score of a document for one word, highest in its title; 0 if not found."""
    return (
        10 * _place(document.folded_title.text, word)
        or 4 * _place(document.folded_keywords, word)
        or _place(document.folded_text.text, word)
    )


def _place(text: str, word: str) -> int:
    """Return 4 for a whole word, 3 for the start of one, 1 for the inside, 0 for no match."""
    if word not in text:
        return 0
    padded = f" {text} "
    if f" {word} " in padded:
        return 4
    if f" {word}" in padded:
        return 3 if len(word) > 1 or _UNSPACED.search(word) else 0
    return 1 if len(word) >= INSIDE or _UNSPACED.search(word) else 0
