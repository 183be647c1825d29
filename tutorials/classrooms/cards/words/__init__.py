"""Word lists in four languages: words of the cards, and friendly names."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from importlib import resources
from typing import Final

from django.conf import settings

WORDS_ON_A_CARD: Final = 5
"""With 256 words to choose from, 40 bits."""


@cache
def word_list(language: str) -> tuple[str, ...]:
    """Return the words of a language from which cards are made; English ones where it has none."""
    names = (f"{code}.txt" for code in (language, settings.LANGUAGE_CODE))
    lists = [resources.files(__name__).joinpath(name) for name in names]
    found = next(words for words in lists if words.is_file())
    return tuple(found.read_text(encoding="utf-8").split())


def draw_words(language: str) -> tuple[str, ...]:
    """Return the words of a new card."""
    words = word_list(language)
    return tuple(secrets.choice(words) for _ in range(WORDS_ON_A_CARD))


def plain_words(text: str) -> str:
    """Return typed words as they are hashed: without accents, case, punctuation or doubt.

    >>> plain_words("  Été, RIVIÈRE ")
    'ete riviere'
    >>> plain_words("Hügel") == plain_words("huegel") == plain_words("HUGEL")
    True
    >>> plain_words("サクラ　かぎ")
    'さくら かぎ'
    """
    folded = unicodedata.normalize("NFKC", text).casefold()
    plain = "".join(_plain(char) for char in folded)
    for written, read in (("œ", "oe"), ("ae", "a"), ("oe", "o"), ("ue", "u")):
        plain = plain.replace(written, read)
    return " ".join(plain.split())


def _plain(char: str) -> str:
    if "\u30a1" <= char <= "\u30f6":  # katakana is typed as easily as hiragana
        return chr(ord(char) - 0x60)
    if char >= "\u3000":
        return char if char.isalnum() or char == "ー" else " "
    base = unicodedata.normalize("NFD", char)[0]
    return base if base.isalnum() else " "
