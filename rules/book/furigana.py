"""Readings above Japanese words: on the first use of a term in each section, where attested.

The words are those of the glossary and of the history, and the names of the rolls. A word is read
whole, unless the section has read all its characters already. A word that forms part of a longer
one of Chinese characters, or of a list such as 天・地・人, is left alone: it may be read otherwise.
So is a word whose reading the text gives itself, as in 賽（さい）.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from rules.book.glossary import TERMS, games_of
from rules.book.history.kana import KANA
from rules.book.roll_names import ROLL_NAMES
from rules.games.clause import Confidence

KANJI: Final = "\u3400-\u9fff々"

# Words that contain a term's characters by chance: a square, a glance, the second, to use up.
OTHERS: Final = ("マス目", "ひと目", "つ目", "使い切")

# Endings that replace a verb's last character: 切る is found in 切られた and 切って.
ENDINGS: Final = {"る": "らりるれろっ", "す": "さしすせそ", "む": "まみむめもん"}

_PIECES: Final = re.compile(
    r"<svg\b.*?</svg>"
    r"|<(?:nav|ruby|script|option|textarea|title|th|h4)\b.*?"
    r"</(?:nav|ruby|script|option|textarea|title|th|h4)>"
    r'|<ol class="trail".*?</ol>'
    r'|<span class="(?:slip|roll-kanji|kanji|visually-hidden)[^>]*>[^<]*</span>'
    r"|<[^>]*>",
    re.DOTALL,
)
_TAG: Final = re.compile(r"<[^>]*>?")
AHEAD: Final = 200
"""How many characters of the markup behind a text are searched for a reading given there."""
_SECTION: Final = re.compile(r"<(?:section|article)\b")
_RUN: Final = re.compile(f"[{KANJI}]+|[^{KANJI}]+")
_TO_HIRAGANA: Final = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}

Part = tuple[str, str]


def add_furigana(markup: str) -> SafeString:
    """Return a fragment of a Japanese page with readings above its terms."""
    seen: set[Part] = set()
    parts: list[str] = []
    at = 0
    for piece in _PIECES.finditer(markup):
        ahead = _TAG.sub("", markup[piece.start() : piece.start() + AHEAD])
        parts += [_read(markup[at : piece.start()], ahead, seen), piece.group()]
        if _SECTION.match(piece.group()):
            seen.clear()
        at = piece.end()
    parts.append(_read(markup[at:], "", seen))
    return mark_safe("".join(parts))  # noqa: S308 - the markup is the caller's, the rest is ours


def _read(text: str, ahead: str, seen: set[Part]) -> str:
    if not text or text.isascii():
        return text

    def reading(found: re.Match[str]) -> str:
        word = found.group()
        parts = _readings().get(word, ())
        is_read = all(part in seen for part in parts if part[1])
        seen.update(parts)
        whole = "".join(kana or part.translate(_TO_HIRAGANA) for part, kana in parts)
        if is_read or _is_given(whole, text[found.end() :] + ahead):
            return word
        return "".join(_ruby(*part) for part in parts)

    return _pattern().sub(reading, text)


def _is_given(kana: str, ahead: str) -> bool:
    """Return whether the text itself gives the reading: 賽（さい）, 「入り勝ち」（いりがち）."""
    return bool(re.match(f"」?[（、]{kana}", ahead))


@lru_cache(maxsize=1)
def _pattern() -> re.Pattern[str]:
    """Return the pattern of the known words, longest first, none inside a longer word."""
    words = sorted(_followed(), key=lambda pair: -len(pair[0]))
    choices = "|".join(f"{re.escape(word)}{ahead}" for word, ahead in words)
    first = "".join(sorted({word[0] for word, _ in words}))
    alone = f"(?=[{first}])(?<![{KANJI}・\u2060])(?:{choices})(?![{KANJI}・\u2060])"
    return re.compile(f"{'|'.join(OTHERS)}|{alone}")


@lru_cache(maxsize=1)
def _readings() -> dict[str, list[Part]]:
    """Return the known words split into parts, each with its reading."""
    return {
        stem: align(stem, reading)
        for word, kana in known_words()
        for stem, reading in [_stem(word, kana)]
    }


def _followed() -> Iterator[tuple[str, str]]:
    """Yield the known words with the endings that must follow a verb."""
    for word, kana in known_words():
        stem, _ = _stem(word, kana)
        is_bare = stem != word and not _is_kana(stem[-1])
        yield stem, f"(?=[{ENDINGS[word[-1]]}])" if is_bare else ""


def _stem(word: str, kana: str) -> tuple[str, str]:
    """Return a verb without its last character, and any other word unchanged."""
    is_verb = len(word) > 1 and word[-1] in ENDINGS and kana.endswith(word[-1])
    return (word[:-1], kana[:-1]) if is_verb else (word, kana)


def known_words() -> Iterator[tuple[str, str]]:
    """Yield each word with an attested or common reading once, with its kana."""
    words = [words for term in TERMS for _preset, words in games_of(term)]
    pairs = [
        (found.ja, found.kana)
        for found in words
        if found.kana and not (found.evidence and found.evidence.confidence is Confidence.OURS)
    ]
    pairs += [(name.kanji, name.reading.kana) for name in ROLL_NAMES if name.reading]
    pairs += KANA.items()
    for word, kana in dict(pairs).items():
        if re.search(f"[{KANJI}]", word):
            yield word, kana


def align(word: str, kana: str) -> list[Part]:
    """Return the parts of a word with the reading of each; kana reads as itself.

    >>> align("入り勝ち", "いりがち")
    [('入', 'い'), ('り', ''), ('勝', 'が'), ('ち', '')]
    """
    runs = _RUN.findall(word)
    sounds = [f"({run.translate(_TO_HIRAGANA)})" if _is_kana(run[0]) else "(.+?)" for run in runs]
    fit = re.fullmatch("".join(sounds), kana)
    if fit is None:
        return [(word, kana)]
    return [
        (run, "" if _is_kana(run[0]) else reading)
        for run, reading in zip(runs, fit.groups(), strict=True)
    ]


def _is_kana(character: str) -> bool:
    return not re.match(f"[{KANJI}]", character)


def add_reading(word: str, kana: str) -> SafeString:
    """Return a single word with its reading above it."""
    return mark_safe("".join(_ruby(escape(part), escape(read)) for part, read in align(word, kana)))  # noqa: S308 - escaped


def _ruby(part: str, kana: str) -> str:
    return f"<ruby>{part}<rp>（</rp><rt>{kana}</rt><rp>）</rp></ruby>" if kana else part
