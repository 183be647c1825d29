"""The documents of the search, gathered from rules, pages and exercises once for each language.

A document is named by its kind and its id, as in `rules/larger-number`. What several games say
under one id is one document with a place in each game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from django.urls import reverse
from django.utils.translation import override

from config.search.pages import list_pages
from rules.boards.point_labels import PlainPlaces
from rules.book.search_documents import BookPassage, PassageKind
from rules.book.search_documents import list_passages as passages_of_the_book
from rules.book.wording import word_name
from rules.links import questions_url, rule_page_url
from tutorials.practice.search_documents import list_passages as passages_of_the_curriculum

PAGES: Final = "pages"
LESSONS: Final = "lessons"
EXERCISES: Final = "exercises"
ASKED_KINDS: Final = (
    PassageKind.RULE,
    PassageKind.OPTION,
    PassageKind.QUESTION,
    PassageKind.TERM,
    PAGES,
    LESSONS,
)
"""The kinds of which each document has to be asked for in readers' own words."""

PAGE_OF: Final = {
    PassageKind.TERM: "rules:glossary",
    PassageKind.ROLL: "rules:glossary",
    PassageKind.HISTORY: "rules:history",
}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a document stands: an address, and what is said there; `game` where it is one's own."""

    url: str
    section: str
    title: str
    text: str
    keywords: str = ""
    game: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A document of the search, with a place in each game that has it."""

    id: str
    kind: str
    places: tuple[Place, ...]


@lru_cache(maxsize=8)
def list_documents(language: str, digest: str) -> tuple[Document, ...]:
    """Return the documents of a language; `digest` identifies the exercises."""
    places: dict[tuple[str, str], list[Place]] = {}
    with override(language):
        for kind, name, place in _list_places():
            places.setdefault((kind, name), []).append(place)
    return tuple(
        Document(f"{kind}/{name}", kind, tuple(found)) for (kind, name), found in places.items()
    )


def list_asked_ids(documents: tuple[Document, ...]) -> Iterator[str]:
    """Yield the ids of the documents that have to be asked for in readers' own words."""
    return (document.id for document in documents if document.kind in ASKED_KINDS)


def _list_places() -> Iterator[tuple[str, str, Place]]:
    """Yield every place with the kind and the id of its document."""
    for passage in passages_of_the_book(PlainPlaces):
        yield passage.kind.value, passage.id, _place_in_the_book(passage)
    for page in list_pages():
        yield PAGES, page.id, Place(page.url, "", page.title, page.text, page.keywords)
    for lesson in passages_of_the_curriculum():
        route, arguments = lesson.address
        url = reverse(route, args=arguments)
        kind = EXERCISES if route == "practice:exercise" else LESSONS
        place = Place(url, lesson.section, lesson.title, lesson.text)
        yield kind, "/".join(arguments), place


def _place_in_the_book(passage: BookPassage) -> Place:
    game = word_name(passage.preset) if passage.preset else ""
    said = (passage.section, passage.title, passage.text, passage.keywords, game)
    return Place(_address(passage), *said)


def _address(passage: BookPassage) -> str:
    if passage.preset is None:
        return f"{reverse(PAGE_OF[passage.kind])}#{passage.anchor}"
    url_of = questions_url if passage.kind is PassageKind.QUESTION else rule_page_url
    return url_of(passage.preset, passage.preset, passage.anchor)
