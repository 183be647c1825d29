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
from tests.pages import faults_of

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse

METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE")
READ: Final = ("GET", "HEAD")
LANGUAGES: Final = tuple(code for code, _ in settings.LANGUAGES)
READ_ONLY: Final = dict.fromkeys(METHODS, 405) | {"GET": 200, "HEAD": 200}
FORM: Final = READ_ONLY | {"POST": 400}
NOT_THERE: Final = READ_ONLY | {"GET": 404, "HEAD": 404, "POST": 404}
# Of whoever is not signed in; what others are answered is in tests/tutorials/classrooms.
TO_SIGN_IN: Final = READ_ONLY | {"GET": 303, "HEAD": 303, "POST": 303}
TO_SIGN_IN_READ_ONLY: Final = READ_ONLY | {"GET": 303, "HEAD": 303}
TO_SIGN_IN_POST: Final = dict.fromkeys(METHODS, 405) | {"POST": 303}


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
    "robots": Expected(READ_ONLY, is_page=False, in_languages=False),
    "sitemap": Expected(READ_ONLY, is_page=False, in_languages=False),
    "home": Expected(READ_ONLY),
    "search": Expected(READ_ONLY),
    "feed": Expected(READ_ONLY, is_page=False),
    "furigana": Expected(dict.fromkeys(METHODS, 405) | {"POST": 400}),
    "theme": Expected(dict.fromkeys(METHODS, 405) | {"POST": 400}),
    "rules:index": Expected(READ_ONLY),
    "rules:rule_page": Expected(READ_ONLY, tuple((preset.slug,) for preset in PRESETS)),
    "rules:faq": Expected(READ_ONLY, tuple((preset.slug,) for preset in PRESETS)),
    "rules:glossary": Expected(READ_ONLY),
    "rules:history": Expected(READ_ONLY),
    "rules:comparison": Expected(READ_ONLY),
    "rules:check_position": Expected(READ_ONLY),
    "rules:check_game": Expected(READ_ONLY | {"POST": 400}),
    "practice:courses": Expected(READ_ONLY),
    "practice:course": Expected(READ_ONLY, (("ban-sugoroku",), ("backgammon",))),
    "practice:lesson": Expected(READ_ONLY, (("ban-sugoroku", "board-and-way"),)),
    "practice:lesson_done": Expected(READ_ONLY, (("ban-sugoroku", "board-and-way"),)),
    "practice:exercises": Expected(READ_ONLY | {"GET": 301, "HEAD": 301}, is_page=False),
    "practice:exercise": Expected(
        READ_ONLY | {"POST": 303},
        (
            ("ban-first-block",),
            ("bg-first-point",),
            ("board-and-way-01",),
            ("board-and-way-04",),
            ("board-and-way-08",),
            ("two-numbers-03",),
            ("two-numbers-06",),
        ),
    ),
    "practice:progress": Expected(FORM),
    "practice:export_progress": Expected(NOT_THERE | {"POST": 405}),
    "play:index": Expected(READ_ONLY),
    "play:dice": Expected(READ_ONLY),
    "play:begin": Expected(FORM, tuple((preset.slug,) for preset in PRESETS)),
    "play:game": Expected(NOT_THERE, (("no-such-game",),)),
    "play:join": Expected(NOT_THERE, (("no-such-secret",),)),
    "play:since": Expected(NOT_THERE | {"POST": 405}, (("no-such-game", "1"),)),
    "play:again": Expected(dict.fromkeys(METHODS, 405) | {"POST": 404}, (("no-such-game",),)),
    "play:turn": Expected(NOT_THERE | {"POST": 405}, (("no-such-game", "1"),)),
    "play:match_file": Expected(NOT_THERE | {"POST": 405}, (("no-such-game",),)),
    "play:record": Expected(NOT_THERE | {"POST": 405}, (("no-such-game",),)),
    "accounts:sign_in": Expected(FORM),
    "accounts:sign_out": Expected(TO_SIGN_IN_POST),
    "accounts:sign_up": Expected(FORM),
    "accounts:finish": Expected(TO_SIGN_IN | {"POST": 404}, (("token",),)),
    "accounts:forgotten": Expected(FORM),
    "accounts:new_password": Expected(TO_SIGN_IN | {"POST": 404}, (("uid", "token"),)),
    "accounts:account": Expected(TO_SIGN_IN_READ_ONLY),
    "accounts:change_password": Expected(TO_SIGN_IN),
    "accounts:change_address": Expected(TO_SIGN_IN),
    "accounts:confirm_address": Expected(TO_SIGN_IN, (("token",),)),
    "accounts:delete": Expected(TO_SIGN_IN),
    "classrooms:index": Expected(TO_SIGN_IN_READ_ONLY),
    "classrooms:create": Expected(TO_SIGN_IN),
    "classrooms:classroom": Expected(TO_SIGN_IN_READ_ONLY, (("1",),)),
    "classrooms:edit": Expected(TO_SIGN_IN, (("1",),)),
    "classrooms:archive": Expected(TO_SIGN_IN_POST, (("1",),)),
    "classrooms:restore": Expected(TO_SIGN_IN_POST, (("1",),)),
    "classrooms:erase": Expected(TO_SIGN_IN, (("1",),)),
    "classrooms:export": Expected(TO_SIGN_IN_READ_ONLY, (("1",),)),
    "classrooms:joining": Expected(TO_SIGN_IN_POST, (("1",),)),
    "classrooms:sheet": Expected(TO_SIGN_IN_READ_ONLY, (("1",),)),
    "classrooms:names": Expected(TO_SIGN_IN, (("1",),)),
    "classrooms:new_cards": Expected(TO_SIGN_IN, (("1",),)),
    "classrooms:shown_cards": Expected(TO_SIGN_IN_READ_ONLY, (("1",),)),
    "classrooms:teachers": Expected(TO_SIGN_IN, (("1",),)),
    "classrooms:role": Expected(TO_SIGN_IN_POST, (("1", "1"),)),
    "classrooms:take_back": Expected(TO_SIGN_IN_POST, (("1", "1"),)),
    "classrooms:learner": Expected(TO_SIGN_IN, (("1", "1"),)),
    "classrooms:new_card": Expected(TO_SIGN_IN_POST, (("1", "1"),)),
    "classrooms:archive_learner": Expected(TO_SIGN_IN_POST, (("1", "1"),)),
    "classrooms:restore_learner": Expected(TO_SIGN_IN_POST, (("1", "1"),)),
    "classrooms:erase_learner": Expected(TO_SIGN_IN, (("1", "1"),)),
    "classrooms:export_learner": Expected(TO_SIGN_IN_READ_ONLY, (("1", "1"),)),
    "classrooms:organisation": Expected(TO_SIGN_IN, (("1",),)),
    "classrooms:invite_member": Expected(TO_SIGN_IN_POST, (("1",),)),
    "classrooms:remove_member": Expected(TO_SIGN_IN_POST, (("1", "1"),)),
    "classrooms:take_back_membership": Expected(TO_SIGN_IN_POST, (("1", "1"),)),
    "classrooms:export_organisation": Expected(TO_SIGN_IN_READ_ONLY, (("1",),)),
    "classrooms:erase_organisation": Expected(TO_SIGN_IN, (("1",),)),
    "classrooms:invitation": Expected(TO_SIGN_IN, (("key",),)),
    "classrooms:join": Expected(FORM),
    "classrooms:enrol": Expected(NOT_THERE, (("CODE",),)),
    "classrooms:card": Expected(FORM),
    "classrooms:picture": Expected(TO_SIGN_IN_POST),
    "classrooms:is_it_you": Expected(TO_SIGN_IN),
    "classrooms:own_card": Expected(TO_SIGN_IN_READ_ONLY),
    "classrooms:old_picture": Expected(TO_SIGN_IN, (("key",),)),
    "classrooms:mine": Expected(TO_SIGN_IN_READ_ONLY),
    "classrooms:privacy": Expected(READ_ONLY),
    "classrooms:assign": Expected(TO_SIGN_IN, (("1",),)),
    "classrooms:assignment": Expected(TO_SIGN_IN_READ_ONLY, (("1", "1"),)),
    "classrooms:edit_assignment": Expected(TO_SIGN_IN, (("1", "1"),)),
    "classrooms:copy_assignment": Expected(TO_SIGN_IN_POST, (("1", "1"),)),
    "classrooms:delete_assignment": Expected(TO_SIGN_IN, (("1", "1"),)),
    "classrooms:assignment_report": Expected(TO_SIGN_IN_READ_ONLY, (("1", "1"),)),
    "classrooms:assignment_file": Expected(TO_SIGN_IN_READ_ONLY, (("1", "1"),)),
    "classrooms:report": Expected(TO_SIGN_IN_READ_ONLY, (("1",),)),
    "classrooms:report_file": Expected(TO_SIGN_IN_READ_ONLY, (("1",),)),
    "classrooms:report_exercise": Expected(TO_SIGN_IN_READ_ONLY, (("1", "hitting-01"),)),
    "classrooms:report_learner": Expected(TO_SIGN_IN_READ_ONLY, (("1", "1"),)),
    "classrooms:assigned": Expected(NOT_THERE, (("CODE",),)),
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


def methods_of(name: str, language: str) -> Iterator[str]:
    """Yield the methods asked for in a language: of those that only write, each in one of them.

    Every method meets every address and every language, and every address every language.
    """
    turn = list(EXPECTED).index(name) + LANGUAGES.index(language)
    for number, method in enumerate(METHODS):
        if method in READ or (number + turn) % len(LANGUAGES) == 0:
            yield method


def test_every_method_meets_every_address_and_every_language() -> None:
    for method in METHODS:
        met = {(n, code) for n in EXPECTED for code in LANGUAGES if method in methods_of(n, code)}
        assert {name for name, _ in met} == set(EXPECTED)
        assert {code for _, code in met} == set(LANGUAGES)


@pytest.mark.usefixtures("content")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(EXPECTED))
@pytest.mark.thorough
def test_every_method_is_answered_as_expected(client: Client, name: str, language: str) -> None:
    expected = EXPECTED[name]
    for args in expected.args:
        with translation.override(language):
            url = reverse(name, args=args)
        assert url.startswith(f"/{language}/") == expected.in_languages
        for method in methods_of(name, language):
            response = client.generic(method, url)
            assert response.status_code == expected.statuses[method], (method, url)
            assert "Content-Security-Policy" in response, (method, url)
            assert response["X-Content-Type-Options"] == "nosniff"
            assert response["X-Frame-Options"] == "DENY"
            assert response["Referrer-Policy"] == "same-origin"
            if method == "HEAD":
                assert not response.content
            elif expected.is_page and response.status_code != 303:
                _assert_page(response, language, f"{method} {url}")


def _assert_page(response: _MonkeyPatchedWSGIResponse, language: str, where: str) -> None:
    assert not faults_of(response), where
    assert f'<html lang="{language}"' in response.content.decode(), where


@pytest.mark.usefixtures("content")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("rules/hypergammon/", 404),
        ("rules/ban-sugoroku/?goal=moon", 400),
        ("rules/ban-sugoroku/?colour=red", 400),
        ("rules/ban-sugoroku/?example=moon", 404),
        ("rules/backgammon/?example=cube&frame=99", 404),
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
        ("exercises/ban-first-block/?helped=9", 400),
        ("exercises/ban-first-block/?past=8/5,6/5", 400),
        ("exercises/hitting-09/?past=8/5", 400),
        ("exercises/hitting-09/?past=banana", 400),
        ("exercises/two-numbers-03/?answer=banana", 400),
        ("exercises/two-numbers-03/?hint=7", 400),
        ("exercises/two-numbers-03/?home=left", 400),
        ("exercises/board-and-way-01/?taps=99", 400),
        ("exercises/board-and-way-01/?point=banana", 400),
        ("exercises/board-and-way-08/?board=banana", 400),
        ("exercises/board-and-way-08/?board=1:15+/+24:2", 400),
        ("exercises/two-numbers-06/?frame=99", 400),
        ("lessons/chess/", 404),
        ("lessons/ban-sugoroku/castling/", 404),
        ("lessons/ban-sugoroku/hitting/?board=banana", 404),
        ("search/?q=" + "x" * 10_000, 400),
        ("play/hypergammon/", 404),
        ("play/ban-sugoroku/?goal=moon", 400),
        ("play/games/no-such-game/?steps=banana", 404),
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
