"""Excerpts of found texts, with the words that were found marked, whole ones only."""

from __future__ import annotations

from typing import Final

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from config.search.words import cut

LENGTH: Final = 180
LENGTH_WIDE: Final = 90
BEFORE: Final = 40

Span = tuple[int, int]


def mark_words(text: str, sought: frozenset[str], language: str) -> SafeString:
    """Return a whole text with the words of these stems marked."""
    return _mark(text, find_spans(text, sought, language), 0, len(text))


def snippet(text: str, sought: frozenset[str], language: str) -> SafeString:
    """Return the part of a text around the first match, or its beginning if there is none."""
    spans = find_spans(text, sought, language)
    length = LENGTH if text.isascii() or _is_spaced(text) else LENGTH_WIDE
    if len(text) <= length + BEFORE:
        return _mark(text, spans, 0, len(text))
    first = spans[0][0] if spans else 0
    start = _word_start(text, first - BEFORE) if first > BEFORE else 0
    end = _word_end(text, start + length)
    return mark_safe(  # noqa: S308 - escaped piece by piece
        f"{'… ' if start else ''}{_mark(text, spans, start, end)}{' …' if end < len(text) else ''}"
    )


def find_spans(text: str, sought: frozenset[str], language: str) -> list[Span]:
    """Return the spans of all words of these stems, in order, without overlaps."""
    found = sorted((w.start, w.end) for w in cut(text, language) if w.stem in sought)
    spans: list[Span] = []
    for start, end in found:
        if spans and start <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((start, end))
    return spans


def _mark(text: str, spans: list[Span], start: int, end: int) -> SafeString:
    parts, at = [], start
    for first, last in spans:
        if first >= at and last <= end:
            parts += [escape(text[at:first]), "<mark>", escape(text[first:last]), "</mark>"]
            at = last
    return mark_safe("".join([*parts, escape(text[at:end])]))  # noqa: S308 - escaped above


def _is_spaced(text: str) -> bool:
    return text.count(" ") * 12 > len(text)


def _word_start(text: str, at: int) -> int:
    space = text.rfind(" ", max(at - 20, 0), at)
    return space + 1 if space >= 0 else at


def _word_end(text: str, at: int) -> int:
    space = text.find(" ", at, at + 20)
    return space if space >= 0 else min(at, len(text))
