"""The search page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from config.pages.errors import main_ways
from config.search.documents import EXERCISES, LESSONS, PAGES, list_documents
from config.search.folding import fold, fold_words
from config.search.matching import FlatDocument, Hit, find_hits
from config.search.snippets import find_spans, mark_words, snippet
from rules.book.search_documents import PassageKind
from rules.http import read_query
from tutorials.curriculum.exercise_index import content_digest

LONGEST: Final = 200
MOST_WORDS: Final = 12
AT_FIRST: Final = 6
AT_MOST: Final = 40

GROUP_NAMES: Final[dict[str, str | Promise]] = {
    PassageKind.RULE: _("Rules"),
    PassageKind.TERM: _("Glossary"),
    PassageKind.QUESTION: _("Questions"),
    LESSONS: _("Lessons and exercises"),
    PassageKind.HISTORY: pgettext_lazy("history", "History and sources"),
    PAGES: _("This site"),
}
"""The groups of results, in the order in which equally good ones are shown."""

GROUP_OF: Final = {
    PassageKind.OPTION: PassageKind.RULE,
    PassageKind.GUIDE: PassageKind.RULE,
    PassageKind.ROLL: PassageKind.TERM,
    EXERCISES: LESSONS,
}
"""The kinds that are shown among those of another."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A result: its title, and an excerpt with the matches marked."""

    url: str
    section: str
    title: SafeString
    snippet: SafeString


@dataclass(frozen=True, slots=True)
class ResultGroup:
    """The results of one kind, best first; `more` are folded away."""

    name: str
    total: int
    first: tuple[SearchResult, ...]
    more: tuple[SearchResult, ...]

    @property
    def shown(self) -> int:
        """Return how many of them are shown."""
        return len(self.first) + len(self.more)


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    """Show the results for the query of the address."""
    asked = read_query(request).get("q", "").strip()
    is_too_long = len(asked) > LONGEST
    words = () if is_too_long else fold_words(asked)[:MOST_WORDS]
    hits = find_hits(_flat_documents(_language(), content_digest()), words)
    context = {
        "asked": asked[:LONGEST],
        "groups": tuple(group_hits(hits)),
        "total": len(hits),
        "is_too_long": is_too_long,
        "is_empty": bool(asked) and not words,
        "longest": LONGEST,
        "ways": () if hits else main_ways(),
    }
    return render(request, "search.html", context, status=400 if is_too_long else 200)


@lru_cache(maxsize=8)
def _flat_documents(language: str, digest: str) -> tuple[FlatDocument, ...]:
    """Return a document for each place of a language."""
    return tuple(
        FlatDocument(
            GROUP_OF.get(document.kind, document.kind),
            place.url,
            " · ".join(filter(None, (place.game, place.section))),
            place.title,
            place.text,
            place.keywords,
        )
        for document in list_documents(language, digest)
        for place in document.places
    )


def _language() -> str:
    return get_language() or settings.LANGUAGE_CODE


def group_hits(hits: list[Hit]) -> Iterator[ResultGroup]:
    """Yield the finds by kind, the kind of the best find first.

    Lessons use every word of the games, so a find there says half as much.
    """
    found = {kind: [hit for hit in hits if hit.document.kind == kind] for kind in GROUP_NAMES}
    kinds = [kind for kind in GROUP_NAMES if found[kind]]
    weight = {LESSONS: 0.5}
    for kind in sorted(kinds, key=lambda kind: -found[kind][0].score * weight.get(kind, 1)):
        results = tuple(map(_result, found[kind][:AT_MOST]))
        name = str(GROUP_NAMES[kind])
        yield ResultGroup(name, len(found[kind]), results[:AT_FIRST], results[AT_FIRST:])


def _result(hit: Hit) -> SearchResult:
    document = hit.document
    title = mark_words(document.title, document.folded_title, hit.words)
    return SearchResult(document.url, document.section, title, _snippet(document, hit.words))


def _snippet(document: FlatDocument, words: tuple[str, ...]) -> SafeString:
    """Return the excerpt of a document; words of other languages if only they matched."""
    is_found = any(
        find_spans(text, words) for text in (document.folded_title, document.folded_text)
    )
    if document.keywords and not is_found:
        keywords = fold(document.keywords)
        if find_spans(keywords, words):
            return snippet(document.keywords, keywords, words)
    return snippet(document.text, document.folded_text, words)
