"""The pages of the glossary and of the questions."""

from __future__ import annotations

import gzip

import pytest
from django.test import Client
from django.utils import translation

from rules.book.faq import questions_of
from rules.book.glossary import TERMS
from rules.book.roll_names import ROLL_NAMES
from rules.links import questions_url, rule_page_url
from rules.preset import RulePreset
from rules.presets import BAN_SUGOROKU, get_preset
from tests.pages import find_faults, read
from tests.rules.views.test_rule_pages import url_of
from tests.test_completeness import configurations

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("game", list(configurations()), ids=url_of)
def test_every_answer_links_to_its_clause_with_the_same_options(
    client: Client, game: RulePreset
) -> None:
    default = get_preset(game.slug)
    with translation.override("en"):
        page = read(client.get(questions_url(game, default)))
        links = [rule_page_url(game, default, a.clause.id) for a in questions_of(game)]
        ids = [a.id for a in questions_of(game)]
    assert not find_faults(page)
    assert [(node.attrs or {}).get("id") for node in page.query("section.question")] == ids
    found = [
        (node.attrs or {}).get("href")
        for node in page.query(".question-rule:not(.question-sources) a")
    ]
    assert found == links


def test_an_answer_that_says_more_than_its_clause_names_its_sources(client: Client) -> None:
    game = get_preset("backgammon")
    page = read(client.get(questions_url(game, game)))
    for asked in questions_of(game):
        links = page.query(f"#{asked.id} .question-sources a")
        found = [(node.attrs or {}).get("href") for node in links]
        assert found == [source.url for source in asked.sources]
    assert {a.id for a in questions_of(game) if a.sources} == {
        *("ask-cocked", "ask-noticed-later", "ask-resign", "ask-beaver")
    }


def test_the_clause_an_answer_links_to_is_on_the_rule_page(client: Client) -> None:
    game = BAN_SUGOROKU.with_options({"goal": "bear-off", "closed-home": "off"})
    with translation.override("en"):
        rules = read(client.get(rule_page_url(game, BAN_SUGOROKU)))
        anchors = {a.clause.id for a in questions_of(game)}
    assert anchors <= {(node.attrs or {}).get("id") for node in rules.query("li.rule")}


def test_unknown_settings_offer_the_questions_with_the_default_settings(client: Client) -> None:
    response = client.get("/de/rules/ban-sugoroku/questions/?goal=moon")
    assert response.status_code == 400
    assert 'href="/de/rules/ban-sugoroku/questions/"' in response.content.decode()


def test_the_glossary_holds_every_term_and_roll(client: Client) -> None:
    page = read(client.get("/en/glossary/"))
    assert not find_faults(page)
    found = [(node.attrs or {}).get("id") for node in page.query("article.entry")]
    assert found == [term.id for term in TERMS]
    assert len(page.query(".roll-list > li")) == len(ROLL_NAMES)


def test_the_readers_language_comes_first_in_every_table(client: Client) -> None:
    for language in ("en", "fr", "de", "ja"):
        page = read(client.get(f"/{language}/glossary/"))
        first = [(row.attrs or {}).get("lang") for row in page.query("tbody tr:first-child > th")]
        assert first == [language] * len(TERMS)


def test_a_roll_without_a_sourced_reading_says_so(client: Client) -> None:
    text = client.get("/en/glossary/").content.decode()
    unread = [name for name in ROLL_NAMES if not name.reading]
    assert text.count("no reading known") == len(unread)


def test_a_clause_of_a_house_rule_is_linked_with_its_option(client: Client) -> None:
    text = client.get("/en/glossary/").content.decode()
    assert 'href="/en/rules/ban-sugoroku/?closed-home=immediate#muji-gachi"' in text


def test_the_glossary_is_light(client: Client) -> None:
    assert len(gzip.compress(client.get("/en/glossary/").content)) <= 50_000
