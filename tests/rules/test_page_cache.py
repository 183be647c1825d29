"""Pages that are the same for everybody are kept, and only those."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest
from django.core.cache import caches
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.test import Client, RequestFactory
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings

from config.bounded_cache import BoundedLocMemCache
from config.pages.choices import FURIGANA, THEME
from rules.page_cache import remember_page
from tests.content import load_content

PAGE = "/en/rules/ban-sugoroku/"
EXERCISE = "/en/exercises/ban-first-block/"


@pytest.fixture(autouse=True)
def kept(settings: Settings, db: None) -> Iterator[None]:
    """Keep pages for a minute, and no longer than the test."""
    settings.PAGE_SECONDS = 60
    clear_caches()
    yield
    clear_caches()


def all_caches() -> list[BoundedLocMemCache]:
    """Return every cache of the process."""
    found = [caches[name] for name in caches]
    return [cache for cache in found if isinstance(cache, BoundedLocMemCache)]


def clear_caches() -> None:
    """Forget everything that is kept."""
    for cache in all_caches():
        cache.clear()


def held_pages() -> int:
    """Return how many pages are kept."""
    return sum(cache.held_entries for cache in all_caches() if cache is caches["pages"])


def test_a_kept_page_is_the_same_and_asks_nothing_of_the_database(client: Client) -> None:
    first = client.get(PAGE)
    with CaptureQueriesContext(connection) as queries:
        second = client.get(PAGE)
    assert second.content == first.content
    assert second["Content-Language"] == "en"
    assert len(queries) == 0


def test_it_is_sent_compressed_to_whoever_takes_it_so(client: Client) -> None:
    plain = client.get(PAGE)
    for _ in range(2):
        zipped = client.get(PAGE, headers={"Accept-Encoding": "gzip, br"})
        assert zipped["Content-Encoding"] == "gzip"
        assert gzip.decompress(zipped.content) == plain.content
        assert "Accept-Encoding" in zipped["Vary"]
    assert "Content-Encoding" not in client.get(PAGE)


@pytest.mark.parametrize(
    ("path", "cookies"),
    [
        ("/fr/rules/ban-sugoroku/", {}),
        (f"{PAGE}?goal=bear-off", {}),
        (PAGE, {"theme": "dark"}),
        ("/en/rules/backgammon/", {}),
    ],
)
def test_language_options_and_look_have_pages_of_their_own(
    client: Client, path: str, cookies: dict[str, str]
) -> None:
    first = client.get(PAGE).content
    client.cookies.load(cookies)
    assert client.get(path).content != first


def test_a_kept_page_holds_no_token_and_sets_no_cookie(client: Client) -> None:
    response = client.get(PAGE)
    assert b"csrf" not in response.content
    assert not response.cookies


def test_an_exercise_is_kept_as_it_is_begun_and_stores_nothing(client: Client) -> None:
    load_content()
    first = client.get(EXERCISE)
    assert not first.cookies
    assert held_pages() == 1
    with CaptureQueriesContext(connection) as queries:
        assert client.get(EXERCISE).content == first.content
    assert len(queries) == 0
    client.get(f"{EXERCISE}?steps=8/5")
    assert held_pages() == 1


def test_a_page_with_a_token_is_never_kept(rf: RequestFactory) -> None:
    @remember_page()
    def page(request: HttpRequest) -> HttpResponse:
        return HttpResponse(get_token(request))

    for _ in range(2):
        assert page(rf.get("/en/any/")).content
    assert held_pages() == 0


def test_a_learner_gets_an_exercise_made_for_them(client: Client) -> None:
    load_content()
    client.get(EXERCISE)
    client.post("/en/progress/", {"do": "keep"})
    assert 'method="post"' in client.get(EXERCISE).content.decode()


def test_a_reader_with_a_session_gets_a_page_made_for_them(
    client: Client, admin_client: Client
) -> None:
    anonymous = client.get(PAGE).content
    assert admin_client.get(PAGE).content != anonymous
    assert client.get(PAGE).content == anonymous


def test_errors_are_not_kept(client: Client) -> None:
    for _ in range(2):
        assert client.get(f"{PAGE}?goal=moon").status_code == 400


@pytest.mark.parametrize(
    "path", ["/en/rules/", "/en/glossary/", "/en/history/", "/en/compare/", "/en/lessons/"]
)
def test_what_a_page_does_not_read_makes_no_other_page(client: Client, path: str) -> None:
    first = client.get(path).content
    for number in range(30):
        client.cookies.load({"theme": f"r{number}", "furigana": f"f{number}"})
        response = client.get(f"{path}?utm_source={number}&goal={number}&utm_source=x")
        assert response.content == first
    assert held_pages() == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (
            "/en/rules/backgammon/?cube=off&frame=2",
            "/en/rules/backgammon/?frame=2&cube=off",
        ),
        (f"{PAGE}?goal=bear-off", f"{PAGE}?goal=%01bear-off"),
        (f"{PAGE}?goal=bear-off", f"{PAGE}?goal=immediate&goal=bear-off"),
        ("/en/compare/?roll=3-1", "/en/compare/?x=1&roll=3-1"),
        ("/en/compare/?roll=3-1", "/en/compare/?roll=1-3"),
        ("/en/compare/", "/en/compare/?left=&roll=4-4"),
        ("/en/compare/", "/en/compare/?left.cube=anything&right.goal=%F0%9F%8E%B2"),
        ("/en/compare/", "/en/compare/?left=ban-sugoroku&left.goal=arrive"),
        (
            "/en/compare/?left=backgammon&right=backgammon&left.cube=off",
            "/en/compare/?left=backgammon&right=backgammon&left.cube=off&right.goal=x",
        ),
    ],
)
def test_one_page_that_is_asked_for_in_two_ways_is_kept_once(
    client: Client, first: str, second: str
) -> None:
    assert client.get(first).content == client.get(second).content
    assert held_pages() == 1


#: Each address, with `{}` where a reader may write anything, and how many pages that may come to.
ANYTHING = [
    ("/en/rules/backgammon/?{}=x", 0),
    ("/en/rules/backgammon/?cube={}", 0),
    ("/en/rules/backgammon/?example={}", 0),
    ("/en/rules/backgammon/?frame={}", 3),
    ("/en/rules/backgammon/questions/?cube={}", 0),
    ("/en/rules/backgammon/questions/?{}=x", 0),
    ("/en/glossary/?game={}", 0),
    ("/en/glossary/?{}=x", 1),
    ("/en/glossary/?game=backgammon&{}=x", 0),
    ("/en/compare/?left={}", 0),
    ("/en/compare/?left.cube={}", 1),
    ("/en/compare/?right.goal={}", 1),
    ("/en/compare/?{}=x", 1),
    ("/en/compare/?left.{}=x", 0),
    ("/en/compare/?roll={}", 0),
    ("/en/lessons/?board={}", 1),
    ("/en/lessons/ban-sugoroku/?board={}", 1),
    ("/en/lessons/ban-sugoroku/hitting/?board={}", 3),
    ("/en/lessons/ban-sugoroku/hitting/?board=1&{}=x", 1),
    ("/en/history/?{}=x", 1),
    ("/en/rules/?{}=x", 1),
]


@pytest.mark.parametrize(("address", "most"), ANYTHING)
def test_no_address_has_more_pages_than_there_are_meanings(
    client: Client, address: str, most: int
) -> None:
    load_content()
    strange = [f"{number:0{width}}" for number in (1, 40) for width in (1, 2, 3, 4)]
    strange += ["x", "1-", "%20x", "+off", "OFF", "%EF%BC%91", "x%00", "x" * 40, "%F0%9F%8E%B2"]
    for text in strange:
        assert client.get(address.format(text)).status_code in (200, 400, 404)
    assert held_pages() <= most


def test_a_port_in_the_host_makes_no_other_page_but_stands_in_its_addresses(
    client: Client,
) -> None:
    first = client.get(PAGE).content
    for port in range(9000, 9020):
        page = client.get(PAGE, headers={"host": f"testserver:{port}"}).content
        assert f'<link rel="canonical" href="http://testserver:{port}{PAGE}">'.encode() in page
        assert b"http://testserver/" not in page
        assert len(page) > len(first)
    assert client.get(PAGE).content == first
    assert held_pages() == 1


def test_an_address_that_first_comes_with_a_port_leaves_no_trace_of_it(client: Client) -> None:
    client.get(PAGE, headers={"host": "TestServer:9000"})
    assert b"9000" not in client.get(PAGE).content


def test_positions_are_not_kept(client: Client) -> None:
    record = "c1.backgammon.6b......5a.3a....5b.5a...3b.5b......2a"
    for position in (record, "4HPwATDgc/ABMA", "start"):
        client.get("/en/compare/", {"record": position})
    assert held_pages() == 0


@pytest.mark.thorough
def test_a_flood_of_addresses_fills_no_more_than_the_bound(client: Client) -> None:
    load_content()
    for number in range(2000):
        client.cookies.load({"theme": f"r{number % 7}"})
        headers = {"host": f"testserver:{number + 1000}"}
        client.get(f"/en/glossary/?zz={number}", headers=headers)
        client.get(f"{EXERCISE}?n={number}", headers={"HX-Request": "true"})
        client.get(f"/en/compare/?left.cube={number}&right.goal=x{number}", headers=headers)
        client.get(f"/en/compare/?left.{number}={number}", headers=headers)
    assert held_pages() == 2
    assert sum(cache.held_bytes for cache in all_caches()) <= 32 * 1024 * 1024


def test_the_values_of_cookies_that_change_a_page_are_those_there_are(settings: Settings) -> None:
    unusual = {choice.name: tuple(dict(choice.values))[1:] for choice in (THEME, FURIGANA)}
    assert unusual == settings.PAGE_COOKIES
