"""Finding terms in running text: the first use of each in a section."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from rules.book.glossary import TERMS
from rules.book.glossary.forms import FORMS, ONLY_IN
from rules.games.clause import Section
from rules.games.prose import GameProse

_TAG: Final = re.compile(r"(<[^>]*>)")


@dataclass(frozen=True, slots=True)
class Use:
    """A piece of text; `term` is the id of the term it uses for the first time, or empty."""

    text: str
    term: str = ""


@dataclass(slots=True)
class TermFinder:
    """Find the first use of each term in the texts of one section, read in order."""

    prose: GameProse
    section: Section
    language: str
    seen: set[str] = field(default_factory=set)

    def read(self, markup: str) -> Iterator[Use]:
        """Yield a text in pieces; text inside an element, such as a label, is skipped."""
        depth = 0
        for piece in _TAG.split(markup):
            if piece.startswith("<"):
                depth += -1 if piece.startswith("</") else 1
                yield Use(piece)
            elif depth:
                yield Use(piece)
            else:
                yield from self._uses(piece)

    def _uses(self, text: str) -> Iterator[Use]:
        at = 0
        for start, end, term in _find_forms(self.prose, self.section, self.language, text):
            if term in self.seen:
                continue
            self.seen.add(term)
            yield Use(text[at:start])
            yield Use(text[start:end], term)
            at = end
        yield Use(text[at:])


def _find_forms(
    prose: GameProse, section: Section, language: str, text: str
) -> list[tuple[int, int, str]]:
    """Return where forms of terms occur, in order; of overlapping ones only the longest."""
    found = [
        (match.start(), match.end(), term)
        for term, pattern in _patterns(prose, section, language)
        for match in pattern.finditer(text)
    ]
    kept: list[tuple[int, int, str]] = []
    for start, end, term in sorted(found, key=lambda span: span[0] - span[1]):
        if all(end <= other_start or start >= other_end for other_start, other_end, _ in kept):
            kept.append((start, end, term))
    return sorted(kept)


@lru_cache(maxsize=128)
def _patterns(
    prose: GameProse, section: Section, language: str
) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (term.id, _compile(forms, language))
        for term in TERMS
        if term.id in prose.words
        and section in ONLY_IN.get(term.id, frozenset(Section))
        and (forms := FORMS.get(term.id, {}).get(language))
    )


def _compile(forms: str, language: str) -> re.Pattern[str]:
    if language == "ja":
        return re.compile(forms)
    longest_first = "|".join(sorted(forms.split("|"), key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{longest_first})(?!\w)")
