"""The documents of the search, gathered from rules and exercises once for each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override

from config.search.matching import Document
from rules.boards.point_labels import PlainPlaces
from rules.book.search_documents import BookPassage, PageKind
from rules.book.search_documents import list_passages as passages_of_the_book
from rules.links import questions_url, rule_page_url
from tutorials.practice.search_documents import list_passages as passages_of_the_curriculum

LESSON: Final = "lesson"
SITE: Final = "site"
KINDS: Final = (
    PageKind.RULE.value,
    PageKind.TERM.value,
    PageKind.QUESTION.value,
    LESSON,
    PageKind.HISTORY.value,
    SITE,
)
"""The kinds of document, in the order in which equally good groups are shown."""

PAGES: Final = {PageKind.TERM: "rules:glossary", PageKind.HISTORY: "rules:history"}


@lru_cache(maxsize=8)
def list_documents(language: str, digest: str) -> tuple[Document, ...]:
    """Return the documents of a language; `digest` identifies the exercises."""
    with override(language):
        return (*_of_the_book(), *_of_the_curriculum(), _of_the_site())


def _of_the_site() -> Document:
    """Return the site itself, to be found by its name in every script."""
    text = _(
        "Learn Ban-sugoroku, the backgammon of old Japan, and modern backgammon: try a step on the "
        "board, and see why the rules allow or refuse it."
    )
    return Document(SITE, reverse("home"), "", "Chōroku", text, "重六 ちょうろく")


def _of_the_book() -> Iterator[Document]:
    for passage in passages_of_the_book(PlainPlaces):
        yield Document(
            passage.kind.value,
            _address(passage),
            passage.section,
            passage.title,
            passage.text,
            passage.keywords,
        )


def _address(passage: BookPassage) -> str:
    if passage.preset is None:
        return f"{reverse(PAGES[passage.kind])}#{passage.anchor}"
    url_of = questions_url if passage.kind is PageKind.QUESTION else rule_page_url
    return url_of(passage.preset, passage.preset, passage.anchor)


def _of_the_curriculum() -> Iterator[Document]:
    for passage in passages_of_the_curriculum():
        name, args = passage.address
        url = reverse(name, args=args)
        yield Document(LESSON, url, passage.section, passage.title, passage.text)
