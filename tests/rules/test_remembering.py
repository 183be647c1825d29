"""Pages that are the same for everybody are kept, and only those."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings

PAGE = "/en/rules/ban-sugoroku/"


@pytest.fixture(autouse=True)
def kept(settings: Settings, db: None) -> Iterator[None]:
    """Keep pages for a minute, and no longer than the test."""
    settings.PAGE_SECONDS = 60
    cache.clear()
    yield
    cache.clear()


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


def test_a_reader_with_a_session_gets_a_page_made_for_them(
    client: Client, admin_client: Client
) -> None:
    anonymous = client.get(PAGE).content
    assert admin_client.get(PAGE).content != anonymous
    assert client.get(PAGE).content == anonymous


def test_errors_are_not_kept(client: Client) -> None:
    for _ in range(2):
        assert client.get(f"{PAGE}?goal=moon").status_code == 400
