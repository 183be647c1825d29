"""Cutting texts into the words that the search compares.

Words are folded, and those of European languages reduced to their stems (Snowball). A word with a
hyphen or an apostrophe counts whole and in parts: "iri-gachi" is found by "irigachi" and "gachi";
what is elided before an apostrophe, as in "l’adversaire", is a word of its own.
Japanese is written without spaces and is cut into characters and pairs. Kana between two
characters may be left out, as in 引分け for 引き分け, so these two are a pair as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from threading import Lock
from typing import Final

import snowballstemmer

from config.search.folding import fold

ALGORITHMS: Final = {"en": "english", "fr": "french", "de": "german"}
"""The languages whose words are reduced to stems, with their algorithms."""

ELIDED: Final = 2
"""How long a word before an apostrophe is at most to be one of its own, as l’ and qu’ are."""

_APOSTROPHES: Final = frozenset("'’ʼ")
_SPLITTING: Final = _APOSTROPHES.union("-\u2010\u2011\u2012\u2013\u2014")
_KANA: Final = "\u3040-\u30ff"
_KANJI: Final = "\u3400-\u9fff々"
_RUN: Final = re.compile(rf"[{_KANA}{_KANJI}]+|[^\s{_KANA}{_KANJI}]+")
_UNSPACED: Final = re.compile(f"[{_KANA}{_KANJI}]")
_ONE_KANJI: Final = re.compile(f"[{_KANJI}]")
_OKURIGANA: Final = re.compile(f"(?=([{_KANJI}][{_KANA}][{_KANJI}]))")

_STEMMERS: Final = {code: snowballstemmer.stemmer(name) for code, name in ALGORITHMS.items()}
_STEMMING: Final = Lock()


@dataclass(frozen=True, slots=True)
class CutWord:
    """A word of a text: as folded, as compared, and where it stands in the original."""

    folded: str
    stem: str
    start: int
    end: int


@lru_cache(maxsize=1 << 15)
def stem(word: str, language: str) -> str:
    """Return the stem of a folded word; a stemmer holds the word it is at, so one thread at a time.

    >>> stem("checkers", "en"), stem("steinen", "de"), stem("pions", "fr"), stem("koma", "ja")
    ('checker', 'stein', 'pion', 'koma')
    """
    if language not in _STEMMERS:
        return word
    with _STEMMING:
        return str(_STEMMERS[language].stemWord(word))


def is_unspaced(word: str) -> bool:
    """Return whether a word holds Japanese.

    >>> is_unspaced("6の目"), is_unspaced("koma")
    (True, False)
    """
    return _UNSPACED.search(word) is not None


def cut(text: str, language: str) -> Iterator[CutWord]:
    """Yield the words of a text.

    >>> [word.stem for word in cut("L’iri-gachi gagne", "fr")]
    ['l', 'iri', 'gach', 'gagn']
    >>> [word.stem for word in cut("引き分け", "ja")]
    ['引', '引き', 'き分', '分', '分け', '引分']
    """
    folded = fold(text)
    for found in _RUN.finditer(folded.text):
        run, origins = found[0], folded.origins[found.start() : found.end()]
        for first, last, term in _cut_run(run, text, origins):
            stemmed = term if is_unspaced(term) else stem(term, language)
            yield CutWord(term, stemmed, origins[first], origins[last - 1] + 1)


def _cut_run(run: str, text: str, origins: tuple[int, ...]) -> Iterator[tuple[int, int, str]]:
    """Yield the words of a run of one script with their spans; `origins` are places in the text."""
    if is_unspaced(run):
        yield from _cut_japanese(run)
        return
    between = {at: text[origins[at - 1] + 1 : origins[at]] for at in range(1, len(run))}
    joints = [at for at, joiner in between.items() if not _SPLITTING.isdisjoint(joiner)]
    is_elided = joints and joints[0] <= ELIDED and not _APOSTROPHES.isdisjoint(between[joints[0]])
    if not is_elided:
        yield 0, len(run), run
    if joints:
        for first, last in pairwise((0, *joints, len(run))):
            yield first, last, run[first:last]


def _cut_japanese(run: str) -> Iterator[tuple[int, int, str]]:
    """Yield the characters and pairs of a run with their spans; kana alone say too little."""
    for at, character in enumerate(run):
        if _ONE_KANJI.match(character) or len(run) == 1:
            yield at, at + 1, character
        if at + 1 < len(run):
            yield at, at + 2, run[at : at + 2]
    for found in _OKURIGANA.finditer(run):
        yield found.start(), found.start() + 3, found[1][0] + found[1][2]
