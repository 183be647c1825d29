"""The database is away or locked: every page says so, and for how long to wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import InterfaceError, OperationalError, connection
from django.test import Client
from django.urls import reverse
from django.utils import translation

from config.pages.errors import DATABASE_AWAY
from tests.config.test_pages import LANGUAGES, links
from tests.content import load_content
from tests.pages import find_faults, read
from tests.test_urls import EXPECTED

TURN = "/exercises/ban-first-block/?steps=8%2F5&from=6"


def refuse(execute: Callable[..., Any], *args: Any) -> Any:
    """Stand in for a database that does not answer."""
    raise OperationalError("server closed the connection unexpectedly")


@pytest.fixture
def away(db: None) -> Iterator[None]:
    """Take the database away."""
    load_content()
    with connection.execute_wrapper(refuse):
        yield


@pytest.fixture
def reader() -> Client:
    """Return a reader whose session and progress have to be looked up."""
    client = Client(raise_request_exception=False)
    client.cookies.load({"sessionid": "0123456789abcdef0123456789abcdef", "progress": "key"})
    return client


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_so_in_the_language_of_the_reader_and_leads_back_to_the_turn(
    away: None, reader: Client, language: str
) -> None:
    response = reader.get(f"/{language}{TURN}")
    assert response.status_code == 503
    assert int(response["Retry-After"]) > 0
    assert "no-store" in response["Cache-Control"]
    page = read(response)
    assert find_faults(page) == []
    assert [(node.attrs or {}).get("lang") for node in page.query("html")] == [language]
    assert links(page, "main a")[0] == f"/{language}{TURN}"


def test_whoever_sent_a_form_is_led_back_to_its_page(away: None, reader: Client) -> None:
    path, _, query = f"/en{TURN}".partition("?")
    form = {"steps": "8/5", "try": "6/4"}
    for referer, way in (
        (f"http://testserver{path}?{query}", f"http://testserver{path}?{query}"),
        ("http://elsewhere.example/", path),
        ("", path),
    ):
        response = reader.post(path, form, headers={"referer": referer})
        assert response.status_code == 503
        assert links(read(response), "main a")[0] == way


@pytest.mark.parametrize("name", EXPECTED)
def test_no_address_answers_with_a_fault_of_ours(away: None, reader: Client, name: str) -> None:
    with translation.override("fr"):
        for args in EXPECTED[name].args:
            for ask in (reader.get, reader.post):
                response = ask(reverse(name, args=args))
                assert response.status_code != 500
                assert response.status_code != 503 or name == "healthz" or response["Retry-After"]


@pytest.mark.parametrize("error", DATABASE_AWAY)
def test_the_health_of_the_server_says_so(
    client: Client, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def cursor() -> None:
        raise error("connection already closed")

    monkeypatch.setattr(connection, "cursor", cursor)
    response = client.get("/healthz")
    assert (response.status_code, response.content) == (503, b"the database does not answer\n")


def test_other_errors_stay_faults_of_ours(
    db: None, reader: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise ValueError

    monkeypatch.setattr("config.views.hero", fail)
    response = reader.get("/de/")
    assert response.status_code == 500
    assert "Retry-After" not in response
    assert InterfaceError in DATABASE_AWAY
