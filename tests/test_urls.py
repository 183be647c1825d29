"""Every address of the site, with every method, in every language.

An address that is added without a line here fails the test.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pytest
from django.conf import settings
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.utils import translation

from rules.presets import PRESETS
from tests.content import load_content
from tests.pages import find_faults, read
from tutorials.curriculum.models import Exercise

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse

METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE")
LANGUAGES: Final = tuple(code for code, _ in settings.LANGUAGES)
READ_ONLY: Final = dict.fromkeys(METHODS, 405) | {"GET": 200, "HEAD": 200}


@dataclass(frozen=True)
class Expected:
    """What an address answers: its arguments, a status for each method, and its kind."""

    statuses: dict[str, int]
    args: tuple[tuple[str, ...], ...] = ((),)
    is_page: bool = True
    in_languages: bool = True


EXPECTED: Final = {
    "healthz": Expected(READ_ONLY, is_page=False, in_languages=False),
    "root": Expected(READ_ONLY | {"GET": 302, "HEAD": 302}, is_page=False, in_languages=False),
    "home": Expected(READ_ONLY),
    "theme": Expected(dict.fromkeys(METHODS, 405) | {"POST": 400}),
    "rules:index": Expected(READ_ONLY),
    "rules:rule_page": Expected(READ_ONLY, tuple((preset.slug,) for preset in PRESETS)),
    "rules:faq": Expected(READ_ONLY, tuple((preset.slug,) for preset in PRESETS)),
    "rules:glossary": Expected(READ_ONLY),
    "rules:history": Expected(READ_ONLY),
    "rules:comparison": Expected(READ_ONLY),
    "rules:check_position": Expected(READ_ONLY),
    "rules:check_game": Expected(READ_ONLY | {"POST": 400}),
    "practice:exercises": Expected(READ_ONLY),
    "practice:exercise": Expected(READ_ONLY, (("ban-first-block",), ("bg-first-point",))),
}


def list_names(resolver: URLResolver, namespace: str = "") -> Iterator[str]:
    """Yield the name of every address, but for the admin's."""
    for entry in resolver.url_patterns:
        if isinstance(entry, URLPattern):
            yield f"{namespace}{entry.name}"
        elif entry.app_name != "admin":
            inner = f"{namespace}{entry.namespace}:" if entry.namespace else namespace
            yield from list_names(entry, inner)


def test_every_address_has_an_expectation() -> None:
    assert set(list_names(get_resolver())) == set(EXPECTED)


@pytest.fixture
def content(db: None) -> None:
    """Load the shipped exercises."""
    load_content()


@pytest.mark.usefixtures("content")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(EXPECTED))
def test_every_method_is_answered_as_expected(client: Client, name: str, language: str) -> None:
    expected = EXPECTED[name]
    for args in expected.args:
        with translation.override(language):
            url = reverse(name, args=args)
        assert url.startswith(f"/{language}/") == expected.in_languages
        for method in METHODS:
            response = client.generic(method, url)
            assert response.status_code == expected.statuses[method], (method, url)
            assert "Content-Security-Policy" in response, (method, url)
            assert response["X-Content-Type-Options"] == "nosniff"
            assert response["X-Frame-Options"] == "DENY"
            assert response["Referrer-Policy"] == "same-origin"
            if method == "HEAD":
                assert not response.content
            elif expected.is_page:
                _assert_page(response, language, f"{method} {url}")


def _assert_page(response: _MonkeyPatchedWSGIResponse, language: str, where: str) -> None:
    assert not find_faults(read(response)), where
    assert f'<html lang="{language}"' in response.content.decode(), where


@pytest.mark.usefixtures("content")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exercise_is_a_valid_page(client: Client, language: str) -> None:
    for slug in Exercise.objects.values_list("slug", flat=True):
        with translation.override(language):
            url = reverse("practice:exercise", args=[slug])
        response = client.get(url)
        assert response.status_code == 200
        _assert_page(response, language, url)


@pytest.mark.usefixtures("content")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("rules/hypergammon/", 404),
        ("rules/ban-sugoroku/?goal=moon", 400),
        ("rules/ban-sugoroku/?colour=red", 400),
        ("rules/hypergammon/questions/", 404),
        ("rules/backgammon/questions/?goal=arrive", 400),
        ("rules/ban-sugoroku/questions/?closed-home=%00%ff", 400),
        ("compare/?right=hypergammon", 404),
        ("compare/?left.goal=moon", 400),
        ("compare/?left.colour=red", 400),
        ("compare/?roll=7-1", 400),
        ("compare/?record=banana", 400),
        ("exercises/no-such-exercise/", 404),
        ("exercises/ban-first-block/?steps=8/2", 400),
        ("exercises/ban-first-block/?steps=banana", 400),
        ("exercises/ban-first-block/?steps=" + "8/5," * 200, 400),
        ("exercises/ban-first-block/?from=99", 400),
        ("exercises/ban-first-block/?names=kanji", 400),
        ("exercises/ban-first-block/?typed=%00%ff", 400),
        ("no/such/page/", 404),
    ],
)
def test_bad_input_gets_a_page_in_the_readers_language(
    client: Client, language: str, path: str, status: int
) -> None:
    response = client.get(f"/{language}/{path}")
    assert response.status_code == status
    _assert_page(response, language, path)
    assert f'href="/{language}/' in response.content.decode()


@pytest.mark.usefixtures("content")
def test_an_illegal_address_keeps_the_turn_as_far_as_it_holds(client: Client) -> None:
    response = client.get("/en/exercises/ban-first-block/?steps=8/5,6/2&names=both")
    assert 'href="/en/exercises/ban-first-block/?steps=8%2F5&amp;names=both"' in (
        response.content.decode()
    )


def test_an_unknown_language_is_a_page_that_is_not_there(client: Client, db: None) -> None:
    assert client.get("/xx/rules/").status_code == 404
