"""Every page that the site lists, opened once in every language and asked everything."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest
from django.conf import settings
from django.test import Client

from config.search.documents import Place, list_documents
from tests.content import load_content
from tests.pages import HOST, faults_of, read_sitemap
from tests.test_completeness import english_sentences
from tutorials.curriculum.exercise_index import content_digest

pytestmark = pytest.mark.thorough

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
PARTS = 12
"""Enough for every core to have some; a page and its translations are in the same part."""
ALTERNATE = re.compile('<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">')
CANONICAL = re.compile('<link rel="canonical" href="([^"]+)">')
ID = re.compile(r'\sid="([^"]+)"')


@pytest.fixture(autouse=True)
def content(db: None) -> None:
    """Load the shipped lessons and exercises."""
    load_content()


def list_places(language: str) -> Iterator[Place]:
    """Yield the places that a search in a language may lead to."""
    for document in list_documents(language, content_digest()):
        yield from document.places


def anchors_of_search() -> Mapping[str, set[str]]:
    """Return the places that a search may lead to, by the path of their page."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for place in list_places(language):
            path, _, anchor = place.url.partition("#")
            found[path] |= {anchor} if anchor else set()
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_is_sound_in_its_language_and_where_it_says(client: Client, part: int) -> None:
    sentences, anchors = english_sentences(), anchors_of_search()
    listed = read_sitemap(client)
    pages = sorted({tuple(sorted(links.values())) for links in listed.values()})
    for address in (address for page in pages[part::PARTS] for address in dict.fromkeys(page)):
        if address not in listed:  # the front door, which leads to a language
            continue
        path = address.removeprefix(HOST)
        language = path[1:3]
        response = client.get(path)
        assert response.status_code == 200, path
        assert faults_of(response) == [], path
        text = response.content.decode()
        assert f'<html lang="{language}"' in text, path
        assert language == "en" or not [s for s in sentences if s in text], path
        assert dict(ALTERNATE.findall(text)) == listed[address], path
        assert CANONICAL.findall(text) == [address], path
        assert anchors.get(path, set()) <= set(ID.findall(text)), path


def test_a_search_leads_to_pages_that_are_there(client: Client) -> None:
    listed = {address.removeprefix(HOST) for address in read_sitemap(client)}
    for path, anchors in anchors_of_search().items():
        if path not in listed:
            assert client.get(path, follow=True).status_code == 200, path
            assert not anchors, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_search_finds_is_told_in_plain_text(language: str) -> None:
    for place in list_places(language):
        assert place.title
        assert "<" not in place.text + place.title
