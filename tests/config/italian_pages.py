"""What a site shows in a language without any words: run by `test_languages.py`."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from config.pages.sitemap import list_addresses
from tests.content import load_content
from tutorials.classrooms.cards.words import draw_words
from tutorials.classrooms.names.nicknames import suggest

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def content() -> None:
    load_content()


def test_every_listed_page_is_there(client: Client) -> None:
    exercises = [address for address in list_addresses() if address[0] == "practice:exercise"]
    others = [address for address in list_addresses() if address[0] != "practice:exercise"]
    assert len(exercises) > 100
    with translation.override("it"):
        paths = [reverse(name, args=args) for name, args in (*others, *exercises[::10])]
    assert all(path.startswith("/it/") for path in paths)
    statuses = {path: client.get(path).status_code for path in paths}
    assert {path for path, status in statuses.items() if status != 200} == set()


@pytest.mark.parametrize(
    "path",
    [
        "search/?q=stone",
        "positions/?high=3&low=1",
        "compare/?left=backgammon&right=backgammon&right.cube=off",
        "sign-in/",
        "privacy/",
        "no-such-page/",
        "rules/no-such-game/",
    ],
)
def test_no_other_page_fails(client: Client, path: str) -> None:
    assert client.get(f"/it/{path}").status_code < 500


def test_the_page_is_in_english_and_says_which_language_it_was_asked_in(client: Client) -> None:
    text = client.get("/it/").content.decode()
    assert '<html lang="it"' in text
    assert "Learn the backgammon of old Japan, one step at a time" in text
    assert "/backgammon-en.jpg" in client.get("/it/rules/backgammon/").content.decode()
    assert 'hreflang="it"' in client.get("/en/").content.decode()


def test_names_and_cards_are_english() -> None:
    assert all(name.isascii() for name in suggest("it", 5, ()))
    assert all(word.isascii() for word in draw_words("it"))
