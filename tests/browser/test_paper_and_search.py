"""The rules on paper, the search, the readings, and what is written for other sites."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings

from rules.presets import PRESETS
from tests.browser.conftest import OpenPage, each_width, too_wide
from tests.content import load_content

if TYPE_CHECKING:
    from playwright.sync_api import Page

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
WIDTHS = (320, 360, 768, 1280)
PAGE_OF_A_PDF = re.compile(rb"/Type\s*/Page\b(?!s)")

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [preset.slug for preset in PRESETS])
def test_the_rules_print_on_two_pages(page: Page, language: str, slug: str) -> None:
    page.goto(f"/{language}/rules/{slug}/")
    for size in ("A4", "Letter"):
        assert len(PAGE_OF_A_PDF.findall(page.pdf(format=size))) == 2, size


def test_paper_shows_the_rules_and_one_board_and_hides_what_is_for_the_screen(page: Page) -> None:
    page.goto("/en/rules/ban-sugoroku/")
    assert page.locator(".paper-only").is_hidden()
    page.emulate_media(media="print")
    for shown in ("#in-brief", "#mujo-gachi", "#setup .board", ".paper-only", "#roll-names"):
        assert page.locator(shown).first.is_visible(), shown
    for hidden in (".site-header", ".site-footer", ".toc", "#house-rules", ".rule-sources"):
        assert page.locator(hidden).first.is_hidden(), hidden
    assert page.locator("#setup .board:visible").count() == 1


@pytest.mark.parametrize("scripts", [True, False])
def test_a_search_begins_in_the_header_and_ends_at_the_rule(
    open_page: OpenPage, console_errors: list[str], scripts: bool
) -> None:
    load_content()
    page = open_page(java_script_enabled=scripts, viewport={"width": 360, "height": 740})
    page.goto("/de/")
    page.locator(".site-header").get_by_role("link", name="Suche").click()
    page.locator("#q").fill("mujo")
    page.locator("#q").press("Enter")
    page.wait_for_url("**/search/?q=mujo")
    assert page.locator(".found mark").first.inner_text() == "Mujō"
    page.locator('.found > a[href$="#mujo-gachi"]').first.click()
    assert page.locator("#mujo-gachi").is_visible()
    assert console_errors == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("asked", ["", "石", "zzzz", "!"])
def test_axe_finds_nothing_serious_on_the_search(
    open_page: OpenPage, scheme: str, asked: str
) -> None:
    load_content()
    page = open_page(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(f"/ja/search/?q={asked}")
    found = Axe().run(page).response["violations"]
    serious = [each["id"] for each in found if each["impact"] in ("serious", "critical")]
    assert serious == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["", "search/?q=6"])
def test_the_header_stays_on_one_line_and_nothing_scrolls_sideways(
    page: Page, language: str, path: str
) -> None:
    page.goto(f"/{language}/{path}")
    height = "document.querySelector('.site-header').getBoundingClientRect().height"
    heights = {width: page.evaluate(height) for width in each_width(page, *WIDTHS)}
    assert [width for width, height in heights.items() if not 0 < height < 70] == []
    assert too_wide(page, *WIDTHS) == []


@pytest.mark.parametrize("scripts", [True, False])
def test_readings_are_put_away_and_brought_back(open_page: OpenPage, scripts: bool) -> None:
    page = open_page(java_script_enabled=scripts)
    page.goto("/ja/rules/ban-sugoroku/")
    reading = page.locator("#in-brief rt").first
    assert reading.is_visible()
    page.locator("main").get_by_role("button", name="ふりがな なし").click()
    page.wait_for_load_state()
    assert page.url.endswith("/ja/rules/ban-sugoroku/")
    assert page.locator("#in-brief rt").first.is_hidden()
    page.locator("main").get_by_role("button", name="ふりがな あり").click()
    page.wait_for_load_state()
    assert page.locator("#in-brief rt").first.is_visible()


@pytest.mark.parametrize("path", ["glossary/", "rules/backgammon/questions/", "history/"])
def test_structured_data_is_no_script_to_the_policy(
    page: Page, console_errors: list[str], path: str
) -> None:
    page.goto(f"/en/{path}")
    assert page.locator('script[type="application/ld+json"]').count() >= 1
    assert console_errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_does_not_scroll_sideways(page: Page, language: str) -> None:
    page.goto(f"/{language}/history/")
    assert too_wide(page, *WIDTHS) == []


def test_another_language_shows_the_same_place_of_a_page(page: Page) -> None:
    page.goto("/en/rules/backgammon/#larger-number")
    page.locator(".language-nav a[hreflang=fr]").evaluate("link => link.click()")
    page.wait_for_url("**/fr/rules/backgammon/#larger-number")
