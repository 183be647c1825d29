from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_a_page_with_styles_and_scripts_obeys_the_policy(
    page: Page, console_errors: list[str]
) -> None:
    page.goto("/en/")
    assert page.locator(".site-name").is_visible()
    assert page.evaluate("() => document.styleSheets.length") > 0
    assert console_errors == []


def test_what_the_policy_forbids_is_an_error_of_the_console(
    page: Page, console_errors: list[str]
) -> None:
    page.goto("/en/")
    page.evaluate("() => document.body.setAttribute('style', 'color: red')")
    assert "Content Security Policy" in console_errors[0]


def test_readers_differ(open_page: OpenPage) -> None:
    reader = open_page(locale="ja", color_scheme="dark", reduced_motion="reduce", has_touch=True)
    reader.goto("/admin/login/")
    for query in ("(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(pointer: coarse)"):
        assert reader.evaluate("query => matchMedia(query).matches", query), query
    assert reader.evaluate("() => navigator.language") == "ja"


def test_a_page_without_scripts_and_a_phone_are_at_hand(plain_page: Page, phone: Page) -> None:
    plain_page.goto("/admin/login/")
    assert plain_page.locator("input[type=submit]").is_visible()
    phone.goto("/admin/login/")
    assert phone.evaluate("() => innerWidth") == 360
