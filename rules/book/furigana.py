"""Readings above Japanese words: on the first use of a term in each section, where attested.

The words are those of the glossary and the names of the rolls. A word that forms part of a longer
one of Chinese characters, or of a list such as 天・地・人, is left alone: it may be read otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from django.utils.safestring import SafeString, mark_safe

from rules.book.glossary import TERMS
from rules.book.roll_names import ROLL_NAMES
from rules.book.sources import Confidence

KANJI: Final = "\u3400-\u9fff々"

# What a verb's last character becomes, so that 切る is found in 切られた and 切って.
ENDINGS: Final = {"る": "らりるれろっ", "す": "さしすせそ", "む": "まみむめもん"}

_PIECES: Final = re.compile(
    r"<svg\b.*?</svg>"
    r"|<(?:ruby|script|option|textarea|title)\b.*?</(?:ruby|script|option|textarea|title)>"
    r'|<span class="(?:slip|roll-kanji|kanji|visually-hidden)[^>]*>[^<]*</span>'
    r"|<[^>]*>",
    re.DOTALL,
)
_SECTION: Final = re.compile(r"<(?:section|article)\b")
_RUN: Final = re.compile(f"[{KANJI}]+|[^{KANJI}]+")


def add_furigana(markup: str) -> SafeString:
    """Return a piece of a Japanese page with readings above its terms."""
    seen: set[str] = set()
    parts: list[str] = []
    at = 0
    for piece in _PIECES.finditer(markup):
        parts += [_read(markup[at : piece.start()], seen), piece.group()]
        if _SECTION.match(piece.group()):
            seen.clear()
        at = piece.end()
    parts.append(_read(markup[at:], seen))
    return mark_safe("".join(parts))  # noqa: S308 - the markup is the caller's, the rest is ours


def _read(text: str, seen: set[str]) -> str:
    if not text or text.isascii():
        return text

    def reading(found: re.Match[str]) -> str:
        word = found.group()
        if word in seen:
            return word
        seen.add(word)
        return _readings()[word]

    return _pattern().sub(reading, text)


@lru_cache(maxsize=1)
def _pattern() -> re.Pattern[str]:
    """Return what finds the known words, longer ones first, none inside a longer word."""
    words = sorted(_followed(), key=lambda pair: -len(pair[0]))
    choices = "|".join(f"{re.escape(word)}{ahead}" for word, ahead in words)
    first = "".join(sorted({word[0] for word, _ in words}))
    return re.compile(f"(?=[{first}])(?<![{KANJI}・])(?:{choices})(?![{KANJI}・])")


@lru_cache(maxsize=1)
def _readings() -> dict[str, str]:
    """Return the known words with their readings, as markup."""
    return {
        stem: "".join(_ruby(part, kana) for part, kana in align(stem, reading))
        for word, kana in known_words()
        for stem, reading in [_stem(word, kana)]
    }


def _followed() -> Iterator[tuple[str, str]]:
    """Yield the known words as they are looked for, with what must follow: a verb's endings."""
    for word, kana in known_words():
        stem, _ = _stem(word, kana)
        is_bare = stem != word and not _is_kana(stem[-1])
        yield stem, f"(?=[{ENDINGS[word[-1]]}])" if is_bare else ""


def _stem(word: str, kana: str) -> tuple[str, str]:
    """Return a verb without its last character; any other word as it is."""
    is_verb = len(word) > 1 and word[-1] in ENDINGS and kana.endswith(word[-1])
    return (word[:-1], kana[:-1]) if is_verb else (word, kana)


def known_words() -> Iterator[tuple[str, str]]:
    """Yield each word whose reading is attested or in every dictionary, once, with its kana."""
    words = [words for term in TERMS for words in term.words.values()]
    pairs = [
        (found.ja, found.kana)
        for found in words
        if found.kana and not (found.evidence and found.evidence.confidence is Confidence.OURS)
    ]
    pairs += [(name.kanji, name.reading.kana) for name in ROLL_NAMES if name.reading]
    for word, kana in dict(pairs).items():
        if re.search(f"[{KANJI}]", word):
            yield word, kana


def align(word: str, kana: str) -> list[tuple[str, str]]:
    """Return the parts of a word with the reading of each; kana reads as itself.

    >>> align("入り勝ち", "いりがち")
    [('入', 'い'), ('り', ''), ('勝', 'が'), ('ち', '')]
    """
    runs = _RUN.findall(word)
    fit = re.fullmatch("".join(f"({run})" if _is_kana(run[0]) else "(.+?)" for run in runs), kana)
    if fit is None:
        return [(word, kana)]
    return [
        (run, "" if _is_kana(run[0]) else reading)
        for run, reading in zip(runs, fit.groups(), strict=True)
    ]


def _is_kana(character: str) -> bool:
    return not re.match(f"[{KANJI}]", character)


def _ruby(part: str, kana: str) -> str:
    return f"<ruby>{part}<rp>（</rp><rt>{kana}</rt><rp>）</rp></ruby>" if kana else part
