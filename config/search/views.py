"""The search page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext_lazy, pgettext_lazy
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from config.pages.errors import main_ways
from config.search.documents import EXERCISES, LESSONS, PAGES, Place
from config.search.folding import fold_words
from config.search.index import Found, Hit, games_of, index_of
from config.search.snippets import find_spans, mark_words, snippet
from rules.book.search_documents import PassageKind
from rules.http import PageLink, read_query
from tutorials.curriculum.exercise_index import content_digest

LONGEST: Final = 200
AT_FIRST: Final = 8

_LESSONS: Final = gettext_lazy("Lessons and exercises")
_RULES: Final = gettext_lazy("Rules")
_GLOSSARY: Final = gettext_lazy("Glossary")
KIND_NAMES: Final[dict[str, str | Promise]] = {
    PassageKind.RULE: _RULES,
    PassageKind.OPTION: _RULES,
    PassageKind.GUIDE: _RULES,
    PassageKind.TERM: _GLOSSARY,
    PassageKind.ROLL: _GLOSSARY,
    PassageKind.QUESTION: gettext_lazy("Questions"),
    LESSONS: _LESSONS,
    EXERCISES: _LESSONS,
    PassageKind.HISTORY: pgettext_lazy("history", "History and sources"),
    PAGES: gettext_lazy("This site"),
}
"""What each kind of document is called."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A result: where it stands, its title and an excerpt with matches marked, and its games.

    `games` is empty where the document stands in one place only.
    """

    url: str
    where: str
    title: SafeString
    snippet: SafeString
    games: tuple[PageLink, ...]


@require_safe
def search(request: HttpRequest) -> HttpResponse:
    """Show the results for the query of the address."""
    asked = read_query(request).get("q", "").strip()
    is_too_long = len(asked) > LONGEST
    is_empty = bool(asked) and not fold_words(asked)
    language = get_language() or settings.LANGUAGE_CODE
    found = Found()
    if asked and not is_empty and not is_too_long:
        found = index_of(language, content_digest()).find(asked)
    results = tuple(_result(hit, found, language) for hit in found.hits)
    context = {
        "asked": asked[:LONGEST],
        "first": results[:AT_FIRST],
        "more": results[AT_FIRST:],
        "total": len(results),
        "is_too_long": is_too_long,
        "is_empty": is_empty,
        "longest": LONGEST,
        "ways": () if results else _ways_on(),
    }
    return render(request, "search.html", context, status=400 if is_too_long else 200)


def _ways_on() -> tuple[PageLink, ...]:
    """Return six pages from which a reader may go on when nothing was found."""
    return (
        *main_ways(),
        PageLink(reverse("rules:glossary"), _("Glossary")),
        PageLink(reverse("rules:check_position"), _("Check a position")),
    )


def _result(hit: Hit, found: Found, language: str) -> SearchResult:
    place, games = hit.place, tuple(games_of(hit.document))
    is_shared = len(games) > 1
    kind = str(KIND_NAMES[hit.document.kind])
    # Where a kind has one page, or one a game, the name of that page says the same once more.
    section = (
        "" if hit.document.kind in (PassageKind.QUESTION, PassageKind.HISTORY) else place.section
    )
    where = (kind, "" if is_shared else place.game, section)
    return SearchResult(
        place.url,
        " · ".join(filter(None, where)),
        mark_words(place.title, found.marked, language),
        _snippet(place, found, language),
        tuple(PageLink(each.url, each.game) for each in games) if is_shared else (),
    )


def _snippet(place: Place, found: Found, language: str) -> SafeString:
    """Return the excerpt of a place; words of other languages if only they were asked for."""
    is_said = any(find_spans(text, found.asked, language) for text in (place.title, place.text))
    if not is_said and find_spans(place.keywords, found.asked, language):
        return snippet(place.keywords, found.marked, language)
    return snippet(place.text, found.marked, language)
