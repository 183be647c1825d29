"""Links from the rules to the glossary at the first use of a term in a section, and back."""

from __future__ import annotations

import re

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from rules.book.clauses import clauses_of
from rules.book.glossary import TERMS
from rules.book.glossary.forms import FORMS, ONLY_IN
from rules.book.glossary.uses import TermFinder
from rules.games.all_games import prose_of
from rules.games.clause import Section
from rules.links import glossary_url, rule_page_url
from rules.preset import RulePreset
from rules.presets import BAN_SUGOROKU, PRESETS, get_preset
from rules.views.parts.term_links import clauses_using
from tests.pages import find_faults, read
from tests.test_completeness import configurations

LANGUAGES = [code for code, _ in settings.LANGUAGES]
TERM_IDS = {term.id for term in TERMS}

pytestmark = pytest.mark.django_db


def uses(section: Section, language: str, *texts: str) -> list[tuple[str, str]]:
    """Return the words that link in texts of a section, with their terms."""
    finder = TermFinder(prose_of(BAN_SUGOROKU), section, language)
    return [(use.text, use.term) for text in texts for use in finder.read(text) if use.term]


def entries(client: Client, language: str) -> dict[str, str]:
    """Return the entries of the glossary by their anchors, as markup."""
    text = client.get(f"/{language}/glossary/").content.decode()
    pieces = re.split(r'<article class="entry" id="([\w-]+)"', text)
    return dict(zip(pieces[1::2], pieces[2::2], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_every_section_of_a_rule_page_links_to_terms_that_exist(
    client: Client, game: RulePreset, language: str
) -> None:
    page = read(client.get(f"/{language}/rules/{game.slug}/"))
    ids = set(entries(client, language))
    sections = [section for section in page.query("section.clause") if section.query(".rules")]
    assert len(sections) >= 7
    for section in sections:
        links = [(link.attrs or {}).get("href") or "" for link in section.query("a.term")]
        assert links, (section.attrs or {}).get("id")
        assert len(links) == len(set(links)), "a term links once in a section"
        for link in links:
            path, _, anchor = link.partition("#")
            assert path == f"/{language}/glossary/"
            assert anchor in ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_entry_of_a_linked_term_leads_back_to_the_clause(client: Client, language: str) -> None:
    found = entries(client, language)
    with translation.override(language):
        for term in TERMS:
            for clause in clauses_using(BAN_SUGOROKU, term.id):
                assert f'href="/{language}/rules/ban-sugoroku/#{clause}"' in found[term.id]


def test_a_word_links_once_in_a_section_even_over_several_clauses() -> None:
    found = uses(Section.TURN, "en", "A stone and a stone.", "Another stone, a number.")
    assert found == [("stone", "checker"), ("number", "number")]


def test_the_longest_form_is_taken() -> None:
    assert uses(Section.CONTACT, "en", "a lone stone") == [("lone stone", "blot")]
    assert uses(Section.RESULT, "ja", "切られた石") == [("切られた石", "hit-checker")]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "players begin in turn and take turns to begin; a pointed, homely milestone"),
        ("fr", "autour, pionnier, jante"),
        ("de", "Reihenfolge, Feldnummern, Würfelbecher, Edelstein"),
        ("ja", "内一地、外六地、手前の手段"),
    ],
)
def test_a_word_within_another_word_is_no_use(language: str, text: str) -> None:
    assert uses(Section.SETUP, language, text) == []


def test_a_label_of_the_board_is_left_alone() -> None:
    text = 'on <b class="point-name">point 5</b> a point'
    assert uses(Section.SETUP, "en", text) == [("point", "point")]


def test_the_pieces_of_a_text_make_up_the_text() -> None:
    text = "A <b>lone</b> stone &amp; a point"
    finder = TermFinder(prose_of(BAN_SUGOROKU), Section.TURN, "en")
    assert "".join(use.text for use in finder.read(text)) == text


def test_forms_are_patterns_of_terms_that_exist_in_every_language() -> None:
    assert set(FORMS) <= TERM_IDS
    assert set(ONLY_IN) <= set(FORMS)
    for forms in FORMS.values():
        assert set(forms) == set(LANGUAGES)
        for pattern in forms.values():
            re.compile(pattern)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_do_not_link_to_those_of_the_other(language: str) -> None:
    finder = TermFinder(prose_of(BAN_SUGOROKU), Section.CUBE, language)
    assert not {use.term for use in finder.read("prop cube Doppler キューブ")} & {"cube"}


def test_a_changed_rule_page_leads_to_the_glossary_with_its_options_and_back(
    client: Client,
) -> None:
    rules = client.get("/en/rules/ban-sugoroku/?goal=bear-off").content.decode()
    url = "/en/glossary/?game=ban-sugoroku&amp;goal=bear-off"
    assert f'<a class="term" href="{url}#bear-off">' in rules
    page = client.get(url.replace("&amp;", "&")).content.decode()
    assert 'href="/en/rules/ban-sugoroku/?goal=bear-off#bear-off-start"' in page
    assert "Settings changed" in page
    assert "Settings changed" not in client.get("/en/glossary/").content.decode()


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("game=go", 404),
        ("game=", 404),
        ("game=ban-sugoroku&goal=moon", 400),
        ("game=backgammon&goal=arrive", 400),
        ("game=backgammon&colour=red", 400),
    ],
)
def test_an_unknown_game_or_option_leads_back_to_the_glossary(
    client: Client, query: str, status: int
) -> None:
    response = client.get(f"/de/glossary/?{query}")
    assert response.status_code == status
    assert not find_faults(read(response))
    assert 'href="/de/glossary/"' in response.content.decode()


@pytest.mark.parametrize("game", list(configurations()), ids=repr)
@pytest.mark.thorough
def test_the_glossary_leads_to_clauses_that_hold(client: Client, game: RulePreset) -> None:
    default = get_preset(game.slug)
    with translation.override("en"):
        text = client.get(glossary_url(game, default)).content.decode()
        for clause in clauses_of(game):
            url = rule_page_url(game, default, clause.id).replace("&", "&amp;")
            if any(clause.id in term.clauses for term in TERMS):
                assert f'href="{url}"' in text


@pytest.mark.django_db
def test_no_link_stands_within_the_name_of_a_point(client: Client) -> None:
    page = client.get("/ja/rules/ban-sugoroku/").content.decode()
    assert "内一\u2060地" in page
    assert "\u2060<" not in page
