"""Folding text for comparison: case, accents, hyphens and the two kana do not matter."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

JOINERS: Final = frozenset("-\u2010\u2011\u2012\u2013\u2014\u00ad\u2060'’ʼ")
"""Left out, so that "iri-gachi", "irigachi" and "Iri‑gachi" are one word."""

_LONG_VOWELS: Final = re.compile("ou|oo|uu")
_VOICED: Final = "\u3099\u309a"
_LIGATURES: Final = {"œ": "oe", "æ": "ae", "ø": "o"}
_TO_HIRAGANA: Final = ord("ァ") - ord("ぁ")


@dataclass(frozen=True, slots=True)
class Folded:
    """A folded text; `origins` maps each character to its index in the original."""

    text: str
    origins: tuple[int, ...]


@lru_cache(maxsize=4096)
def fold_character(character: str) -> str:
    """Fold a character: to nothing for a joiner, to a space for punctuation.

    >>> [fold_character(character) for character in "ŌßカがＡ。-œ"]
    ['o', 'ss', 'か', 'が', 'a', ' ', '', 'oe']
    """
    if character in JOINERS:
        return ""
    bare = "".join(
        part
        for part in unicodedata.normalize("NFKD", character.casefold())
        if part in _VOICED or not unicodedata.combining(part)
    )
    folded = unicodedata.normalize("NFC", bare).casefold()
    return "".join(map(_fold_part, folded))


def _fold_part(part: str) -> str:
    if "ァ" <= part <= "ヶ":
        return chr(ord(part) - _TO_HIRAGANA)
    part = _LIGATURES.get(part, part)
    return part if part.isalnum() else " "


def fold(text: str) -> Folded:
    """Fold a text.

    >>> fold("Mujō-gachi").text
    'mujogachi'
    """
    characters: list[str] = []
    origins: list[int] = []
    for index, character in enumerate(text):
        for part in fold_character(character):
            characters.append(part)
            origins.append(index)
    return Folded("".join(characters), tuple(origins))


def shorten_vowels(word: str) -> str:
    """Remove the long vowels of a folded Japanese word in Latin letters.

    >>> shorten_vowels("chouroku"), shorten_vowels("ooban"), shorten_vowels("juuroku")
    ('choroku', 'oban', 'juroku')
    """
    return _LONG_VOWELS.sub(lambda found: found[0][0], word)


def fold_words(text: str) -> tuple[str, ...]:
    """Return the folded words of a query, each once.

    >>> fold_words("  Das   Heimfeld, das ")
    ('das', 'heimfeld')
    """
    return tuple(dict.fromkeys(fold(unicodedata.normalize("NFKC", text)).text.split()))
