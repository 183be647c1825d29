"""What a copy of the project with one game more shows: run there by `test_new_game.py`."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse
from justhtml import JustHTML

from config.pages.sitemap import list_addresses
from rules.book.wording import word_name
from rules.engine import Position, legal_plays
from rules.engine.dice import ALL_ROLLS
from rules.engine.situation import Situation
from rules.notation.record import format_record
from rules.presets import PRESETS, get_preset
from tests.content import load_content
from tests.pages import faults_of, read

SLUG = "nackgammon"
NAMES = ["Ban-sugoroku", "Backgammon", "Nackgammon"]

pytestmark = pytest.mark.django_db


def texts(page: JustHTML, selector: str) -> list[str]:
    """Return the texts of the elements that a selector finds."""
    return [node.to_text().strip() for node in page.query(selector)]


def test_every_game_has_a_name_of_its_own() -> None:
    assert [word_name(preset) for preset in PRESETS] == NAMES


def test_the_engine_plays_it_from_its_own_start() -> None:
    game = get_preset(SLUG)
    start = Position.start(game)
    assert sum(len(legal_plays(game, start, roll)) for roll in ALL_ROLLS) == 547


@pytest.mark.parametrize("name", ["home", "rules:index"])
def test_it_is_listed_beside_the_others(client: Client, name: str) -> None:
    page = read(client.get(reverse(name)))
    assert texts(page, "article h2" if name == "rules:index" else "article h3")[:3] == [
        "Ban-sugoroku 盤双六" if name == "home" else "Ban-sugoroku",
        *NAMES[1:],
    ]


def test_header_and_footer_lead_to_it(client: Client) -> None:
    page = read(client.get(reverse("home")))
    assert texts(page, "#menu a")[1:4] == NAMES
    footer = texts(page, "footer nav a")
    assert "Rules of Nackgammon" in footer
    assert "Questions about Nackgammon" in footer


def test_its_rule_page_calls_it_by_its_name(client: Client) -> None:
    page = read(client.get(reverse("rules:rule_page", args=[SLUG])))
    assert texts(page, "h1") == ["Nackgammon: the rules"]
    assert "Nackgammon: rules and guide" in texts(page, "title")[0]
    text = read(client.get(reverse("rules:rule_page", args=[SLUG]))).query("#layout")
    assert any("2 on 23" in node.to_text() and "4 on 6" in node.to_text() for node in text)


def test_it_can_be_compared_and_a_position_of_it_checked(client: Client) -> None:
    query = {"left": "backgammon", "right": SLUG}
    page = read(client.get(reverse("rules:comparison"), query))
    assert texts(page, "h1") == ["Backgammon and Nackgammon, rule by rule"]
    record = format_record(get_preset(SLUG), Situation(Position.start(get_preset(SLUG))))
    page = read(client.get(reverse("rules:check_position"), {"record": record}))
    assert texts(page, "#game option") == NAMES
    assert texts(page, "#game option[selected]") == ["Nackgammon"]


def test_a_search_finds_it(client: Client) -> None:
    load_content()
    page = read(client.get(reverse("search"), {"q": "nackgammon"}))
    links = [(node.attrs or {}).get("href") or "" for node in page.query("main a")]
    assert any(f"/rules/{SLUG}/" in link for link in links)


def test_a_link_to_it_shows_a_picture_that_is_there(client: Client) -> None:
    page = read(client.get(reverse("rules:rule_page", args=[SLUG])))
    (picture,) = page.query('meta[property="og:image"]')
    assert ((picture.attrs or {}).get("content") or "").endswith("/ban-sugoroku-en.jpg")


def test_no_page_of_it_has_a_fault(client: Client) -> None:
    addresses = [(name, args) for name, args in list_addresses() if SLUG in args]
    assert len(addresses) == 3
    for name, args in [*addresses, ("home", ()), ("rules:glossary", ()), ("rules:index", ())]:
        for language in ("en", "ja"):
            path = reverse(name, args=args).replace("/en/", f"/{language}/")
            assert faults_of(client.get(path)) == [], path


def test_an_address_without_a_game_names_it(client: Client) -> None:
    page = read(client.get("/en/rules/no-such-game/"))
    assert set(NAMES) <= set(texts(page, "main a"))
