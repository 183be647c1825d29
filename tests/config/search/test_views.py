from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation
from justhtml import JustHTML

from config.search.documents import list_documents
from tests.content import load_content
from tests.pages import find_faults, read
from tutorials.curriculum.exercise_index import content_digest

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
all_languages = pytest.mark.parametrize("language", LANGUAGES)

pytestmark = pytest.mark.usefixtures("content")


@pytest.fixture
def content(db: None) -> None:
    """Load the shipped exercises."""
    load_content()


def search(client: Client, language: str, asked: str) -> JustHTML:
    page = read(client.get(f"/{language}/search/", {"q": asked}))
    assert find_faults(page) == []
    return page


def addresses(page: JustHTML) -> list[str]:
    return [(node.attrs or {}).get("href") or "" for node in page.query(".found > a")]


@pytest.mark.parametrize(
    ("language", "asked", "address"),
    [
        ("en", "mujo", "/en/rules/ban-sugoroku/#mujo-gachi"),
        ("en", "Decchi", "/en/glossary/#roll-1-1"),
        ("en", "bearing off", "/en/rules/backgammon/#bear-off-start"),
        ("fr", "REGLE LOCALE", "/fr/glossary/#house-rule"),
        ("fr", "fleche", "/fr/glossary/#point"),
        ("de", "grosser würfel", "/de/rules/backgammon/#cube-value"),
        ("de", "heimfeld", "/de/glossary/#home-board"),
        ("ja", "駒", "/ja/glossary/#checker"),
        ("ja", "手番", "/ja/glossary/#turn"),
        ("ja", "こま", "/ja/glossary/#checker"),
        ("ja", "ゾロ目", "/ja/glossary/#doubles"),
        ("ja", "koma", "/ja/glossary/#checker"),
        ("en", "first block", "/en/exercises/ban-first-block/"),
        ("en", "Shōsōin", "/en/history/#in-756"),
        ("en", "may I stack", "/en/rules/ban-sugoroku/questions/#ask-stack"),
    ],
)
def test_what_a_reader_would_type_leads_to_the_place(
    client: Client, language: str, asked: str, address: str
) -> None:
    assert address in addresses(search(client, language, asked))[:10]


@all_languages
@pytest.mark.thorough
def test_a_search_for_every_title_finds_its_document(client: Client, language: str) -> None:
    with translation.override(language):
        documents = list_documents(language, content_digest())
        titles = [document.places[0].title for document in documents][::9]
    for title in titles:
        assert addresses(search(client, language, title)), title


@all_languages
@pytest.mark.parametrize("asked", ["!?…", "「」", "<>", "  \u3000 .", "' \" --"])
def test_punctuation_alone_is_answered_with_a_message(
    client: Client, language: str, asked: str
) -> None:
    page = search(client, language, asked)
    assert page.query("#q[aria-invalid=true]")
    assert page.query(".found") == []
    assert len(page.query("main nav a")) >= 4


@all_languages
def test_a_very_long_search_is_refused_and_keeps_its_beginning(
    client: Client, language: str
) -> None:
    response = client.get(f"/{language}/search/", {"q": "x" * 10_000})
    assert response.status_code == 400
    page = read(response)
    assert find_faults(page) == []
    (field,) = page.query("#q")
    assert (field.attrs or {})["value"] == "x" * 200
    assert len(page.query("main nav a")) >= 4


@pytest.mark.parametrize(
    "asked",
    ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{ 7|add:7 }}", "%s%n"],
)
def test_markup_does_no_harm(client: Client, asked: str) -> None:
    page = search(client, "en", asked)
    assert page.query("main script, main img") == []
    (field,) = page.query("#q")
    assert (field.attrs or {})["value"] == asked


@all_languages
def test_where_nothing_is_found_there_are_ways_on(client: Client, language: str) -> None:
    page = search(client, language, "qqqxyzzy")
    assert page.query(".found") == []
    ways = {(node.attrs or {})["href"] for node in page.query("main nav a")}
    assert len(ways) == 6


def test_what_was_found_is_marked(client: Client) -> None:
    page = search(client, "fr", "regle")
    assert {node.to_text().casefold()[:5] for node in page.query(".found mark")} == {"règle"}


def test_a_term_found_by_its_name_shows_what_it_means(client: Client) -> None:
    found = [node.to_text() for node in search(client, "en", "point").query(".found")]
    assert any("A place on the board where pieces stand" in text for text in found)
    assert not any("flèche, pointe" in text for text in found)


def test_a_term_found_in_another_language_shows_the_word(client: Client) -> None:
    found = [node.to_text() for node in search(client, "en", "würfel").query(".found")]
    assert any("Würfel" in text for text in found)


def test_the_best_come_first_and_those_that_are_many_are_folded_away(client: Client) -> None:
    page = search(client, "de", "stein")
    assert len(page.query(".found-results > ol > .found")) == 8
    assert page.query(".found-results details .found")
    assert len(page.query(".found")) <= 40


def test_a_rule_of_both_games_is_one_result_with_a_link_to_each(client: Client) -> None:
    page = search(client, "en", "larger number")
    (first, *_) = page.query(".found")
    links = [(node.attrs or {})["href"] for node in first.query(".found-games a")]
    assert links == [f"/en/rules/{slug}/#larger-number" for slug in ("ban-sugoroku", "backgammon")]
    assert links[0] in addresses(page)
    assert links[1] not in addresses(page)


def test_the_rule_of_the_game_that_was_named_is_the_first_link(client: Client) -> None:
    assert "/en/rules/backgammon/#larger-number" in addresses(
        search(client, "en", "larger number backgammon")
    )


def test_every_page_leads_to_the_search(client: Client) -> None:
    page = read(client.get("/ja/glossary/"))
    assert page.query('.site-header a[href="/ja/search/"]')


@all_languages
@pytest.mark.parametrize("asked", ["choroku", "chouroku", "Chōroku", "重六", "ちょうろく"])
def test_the_site_is_found_by_its_own_name(client: Client, language: str, asked: str) -> None:
    assert f"/{language}/" in addresses(search(client, language, asked))


@pytest.mark.parametrize("asked", ["mujou-gachi", "mujō-gachi", "mujo gachi"])
def test_long_vowels_may_be_written_as_they_are_typed(client: Client, asked: str) -> None:
    assert "/en/rules/ban-sugoroku/#mujo-gachi" in addresses(search(client, "en", asked))
