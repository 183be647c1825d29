"""What is asked of every request before a view runs: its size, and how it wants the answer."""

from __future__ import annotations

import gzip
import logging
from io import BytesIO
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import Settings

from rules.views.games.check_game import LARGEST_FILE
from tests.config.test_pages import LANGUAGES, links
from tests.pages import find_faults, read

RULES = "/en/rules/ban-sugoroku/"


@pytest.mark.django_db
@pytest.mark.parametrize(
    "accepted",
    ["gzip;q=0", "gzip; q=0.000", "identity", "*;q=0", "gzip;q=0, *", "br", "", "gzip;q=x"],
)
@pytest.mark.parametrize("path", ["/en/", RULES])
@pytest.mark.parametrize("seconds", [0, 60])
def test_nothing_is_compressed_for_a_client_that_does_not_take_it_so(
    client: Client, settings: Settings, path: str, accepted: str, seconds: int
) -> None:
    settings.PAGE_SECONDS = seconds
    response = client.get(path, headers={"Accept-Encoding": accepted})
    assert response.status_code == 200
    assert "Content-Encoding" not in response


@pytest.mark.django_db
@pytest.mark.parametrize(
    "accepted", ["gzip", "GZIP", "br;q=0, gzip;q=0.1", "identity;q=0,gzip;q=1"]
)
@pytest.mark.parametrize("path", ["/en/", RULES])
def test_it_is_compressed_for_one_that_does(client: Client, path: str, accepted: str) -> None:
    response = client.get(path, headers={"Accept-Encoding": accepted})
    assert response["Content-Encoding"] == "gzip"
    assert gzip.decompress(response.content).startswith(b"<!doctype html>")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["search/", "theme/", "sign-in/", "lessons/", "join/"])
def test_a_form_that_is_too_large_is_refused_unread(
    client: Client, db: None, page: str, language: str
) -> None:
    response = client.post(f"/{language}/{page}", {"a": "x" * settings.LARGEST_FORM})
    assert response.status_code == 413
    assert find_faults(read(response)) == []


def test_what_a_form_sends_is_not_read_to_refuse_it(db: None) -> None:
    class Unreadable(BytesIO):
        def read(self, *args: object) -> bytes:
            raise AssertionError("the body was read")

    sent: dict[str, Any] = {"CONTENT_LENGTH": str(60 * 1024 * 1024), "wsgi.input": Unreadable()}
    client = Client(enforce_csrf_checks=True)
    response = client.generic("POST", "/fr/games/", content_type="multipart/form-data", **sent)
    assert response.status_code == 413


@pytest.mark.parametrize(("size", "status"), [(LARGEST_FILE, 400), (LARGEST_FILE * 2, 413)])
def test_the_page_for_match_files_takes_more(
    client: Client, db: None, size: int, status: int
) -> None:
    response = client.post("/en/games/", {"text": "x" * size})
    assert response.status_code == status
    if status == 413:
        assert "2.0\xa0MB" in response.content.decode()
        assert links(read(response), "main a")[0] == "/en/games/"
    assert LARGEST_FILE + settings.LARGEST_FORM <= settings.DATA_UPLOAD_MAX_MEMORY_SIZE


def test_a_host_that_is_refused_is_logged_in_a_line(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    handler = logging.getLogger().handlers
    assert client.get("/en/", headers={"host": "evil.example"}).status_code == 400
    for record in caplog.records:
        for terse in (each for each in handler if each.filters):
            terse.filter(record)
        assert "Traceback" not in logging.Formatter().format(record)
