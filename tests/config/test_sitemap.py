"""What other sites and search engines are told about the pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from django.conf import settings as site_settings
from django.contrib.staticfiles import finders
from django.core.cache import caches
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import translation
from justhtml import JustHTML
from pytest_django import Settings

from config.pages.news import NEWS
from config.pages.sitemap import list_addresses
from config.templatetags.sharing import picture_name
from rules.presets import PRESETS
from tests.content import load_content
from tests.pages import HOST, read, read_sitemap
from tutorials.curriculum.models import Exercise

LANGUAGES = tuple(code for code, _ in site_settings.LANGUAGES)
ATOM = "{http://www.w3.org/2005/Atom}"
all_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def content(db: None) -> None:
    """Load the shipped exercises."""
    load_content()


def meta(page: JustHTML) -> dict[str, str]:
    """Return what a page says about itself to other sites."""
    found = {}
    for node in page.query("meta[property]"):
        attrs = node.attrs or {}
        found[attrs["property"] or ""] = attrs.get("content") or ""
    return found


def data(page: JustHTML) -> list[dict[str, Any]]:
    """Return the structured data of a page."""
    nodes = page.query('script[type="application/ld+json"]')
    return [json.loads(node.to_text(strip=False)) for node in nodes]


def canonical(page: JustHTML) -> str:
    """Return the address that a page calls its own."""
    (node,) = page.query("link[rel=canonical]")
    return (node.attrs or {}).get("href") or ""


# ---- the address proper ----


@pytest.mark.parametrize(
    ("path", "proper"),
    [
        ("rules/ban-sugoroku/?closed-home=off&goal=arrive", "rules/ban-sugoroku/?closed-home=off"),
        ("rules/ban-sugoroku/?goal=arrive", "rules/ban-sugoroku/"),
        ("rules/backgammon/questions/?cube=off", "rules/backgammon/questions/?cube=off"),
        ("compare/?roll=3-1", "compare/"),
        ("compare/?left=ban-sugoroku&right=backgammon", "compare/"),
        (
            "compare/?left.goal=bear-off&roll=3-1",
            "compare/?left=ban-sugoroku&left.goal=bear-off&right=backgammon",
        ),
        ("exercises/ban-first-block/?steps=8/5&names=both", "exercises/ban-first-block/"),
        ("search/?q=stone", "search/"),
        ("glossary/?utm_source=x", "glossary/"),
    ],
)
def test_an_address_proper_has_the_options_and_nothing_else(
    client: Client, path: str, proper: str
) -> None:
    page = read(client.get(f"/de/{path}"))
    assert canonical(page) == f"{HOST}/de/{proper}"
    others = {
        (n.attrs or {})["hreflang"]: (n.attrs or {})["href"]
        for n in page.query("[hreflang]")
        if n.name == "link"
    }
    assert others == {code: f"{HOST}/{code}/{proper}" for code in LANGUAGES} | {
        "x-default": f"{HOST}/en/{proper}"
    }
    assert canonical(read(client.get(f"/de/{proper}"))) == f"{HOST}/de/{proper}"


# ---- pictures and titles ----


@all_languages
@pytest.mark.parametrize(
    ("path", "game"),
    [("", "ban-sugoroku"), ("rules/backgammon/", "backgammon"), ("glossary/", "ban-sugoroku"),
     ("exercises/bg-first-point/", "backgammon")],
)  # fmt: skip
def test_a_shared_page_has_its_title_its_text_and_a_board(
    client: Client, language: str, path: str, game: str
) -> None:
    page = read(client.get(f"/{language}/{path}"))
    said = meta(page)
    (title,) = page.query("title")
    assert f"{said['og:title']} · Chōroku" == title.to_text().strip()
    (description,) = page.query("meta[name=description]")
    assert said["og:description"] == (description.attrs or {})["content"]
    assert said["og:url"] == canonical(page)
    assert said["og:locale"].startswith(language)
    assert said["og:image"] == f"{HOST}/static/images/og/{game}-{language}.jpg"


@all_languages
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_every_game_has_a_small_picture_in_every_language(preset: Any, language: str) -> None:
    path = finders.find(picture_name(preset, language))
    assert path, "draw it: manage.py draw_pictures"
    picture = Path(path).read_bytes()
    assert picture[:3] == b"\xff\xd8\xff"
    assert len(picture) < 60_000


# ---- structured data ----


@all_languages
def test_the_glossary_is_a_set_of_terms(client: Client, language: str) -> None:
    page = read(client.get(f"/{language}/glossary/"))
    (found,) = data(page)
    ids = {(node.attrs or {}).get("id") for node in page.query("article[id]")}
    assert found["@type"] == "DefinedTermSet"
    assert found["inLanguage"] == language
    assert {term["@id"].partition("#")[2] for term in found["hasDefinedTerm"]} == ids
    assert all(term["name"] and term["description"] for term in found["hasDefinedTerm"])


@all_languages
@pytest.mark.parametrize(
    "path",
    ["rules/ban-sugoroku/?goal=bear-off", "rules/backgammon/questions/", "history/",
     "exercises/ban-first-block/"],
)  # fmt: skip
def test_a_trail_leads_by_pages_that_exist_to_the_page_itself(
    client: Client, language: str, path: str
) -> None:
    page = read(client.get(f"/{language}/{path}"))
    (trail,) = [found for found in data(page) if found["@type"] == "BreadcrumbList"]
    *above, own = trail["itemListElement"]
    assert own["item"] == canonical(page)
    assert [step["position"] for step in (*above, own)] == list(range(1, len(above) + 2))
    for step in above:
        assert client.get(step["item"].removeprefix(HOST)).status_code == 200


@all_languages
def test_an_exercise_is_something_to_learn_from(client: Client, language: str) -> None:
    page = read(client.get(f"/{language}/exercises/ban-first-block/"))
    (found,) = [found for found in data(page) if found["@type"] == "LearningResource"]
    with translation.override(language):
        exercise = Exercise.objects.get(slug="ban-first-block")
        assert found["name"] == exercise.title
    assert found["@id"] == canonical(page)


# ---- sitemap, robots, feed ----


def test_the_sitemap_lists_every_page_in_every_language_with_the_others(client: Client) -> None:
    listed = read_sitemap(client)
    assert len(listed) == len(LANGUAGES) * len(list(list_addresses()))
    assert len(listed) > len(LANGUAGES) * (12 + Exercise.objects.count())
    for address, links in listed.items():
        assert set(links) == {*LANGUAGES, "x-default"}
        assert address in links.values()


def test_robots_are_led_to_the_sitemap_and_away_from_the_admin(client: Client) -> None:
    lines = client.get("/robots.txt").content.decode().splitlines()
    assert "Disallow: /admin/" in lines
    assert f"Sitemap: {HOST}/sitemap.xml" in lines


@all_languages
def test_the_feed_tells_the_news_in_its_language(client: Client, language: str) -> None:
    page = read(client.get(f"/{language}/"))
    (link,) = page.query('link[type="application/atom+xml"]')
    response = client.get((link.attrs or {})["href"] or "")
    assert response["Content-Type"].startswith("application/atom+xml")
    feed = ElementTree.fromstring(response.content)  # noqa: S314 - our own
    assert feed.attrib["{http://www.w3.org/XML/1998/namespace}lang"] == language
    entries = feed.findall(f"{ATOM}entry")
    with translation.override(language):
        titles = [str(item.title) for item in NEWS]
    assert [entry.findtext(f"{ATOM}title") for entry in entries] == titles
    for entry in entries:
        target = entry.find(f"{ATOM}link")
        assert target is not None
        path = target.attrib["href"].removeprefix(HOST)
        assert path.startswith(f"/{language}/")
        assert client.get(path).status_code == 200


def test_the_news_are_in_order_and_each_is_told_once() -> None:
    days = [item.day for item in NEWS]
    assert days == sorted(days, reverse=True)
    assert len({item.id for item in NEWS}) == len(NEWS)
    assert all(reverse(item.page[0], args=item.page[1:]) for item in NEWS)


def test_the_list_of_pages_is_made_once_for_a_while(client: Client, settings: Settings) -> None:
    settings.PAGE_SECONDS = 60
    caches["pages"].clear()
    first = client.get("/sitemap.xml")
    with CaptureQueriesContext(connection) as queries:
        second = client.get("/sitemap.xml", headers={"host": "testserver:9000"})
    caches["pages"].clear()
    assert len(queries) == 0
    assert second.content.replace(b"testserver:9000", b"testserver") == first.content
    assert second["X-Robots-Tag"] == first["X-Robots-Tag"] != ""
