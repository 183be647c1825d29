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


def test_no_line_of_japanese_begins_within_a_word(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 360, "height": 800})
    page.goto("/ja/rules/ban-sugoroku/questions/")
    starts: list[str] = page.evaluate("""() => {
      const starts = [], range = document.createRange();
      const main = document.querySelector("main");
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.data;
        let row;
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const box = range.getBoundingClientRect();
          if (!box.width) continue;
          if (row !== undefined && box.top > row + 8) starts.push(text.slice(at, at + 4));
          row = box.top;
        }
      }
      return starts;
    }""")
    assert len(starts) > 20
    assert not [start for start in starts if start[0] in "っゃゅょー地"]
