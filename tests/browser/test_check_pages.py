"""The pages on which a position and a game are checked, as readers use them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from playwright.sync_api import expect

from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.situation import Situation
from rules.notation.record import format_record
from rules.notation.xgid import format_xgid
from rules.presets import BACKGAMMON
from tests.browser.conftest import PHONE, OpenPage, each_width, too_wide
from tests.rules.views.test_games import BAD

if TYPE_CHECKING:
    from playwright.sync_api import Page

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
THROWN = Situation(Position.start(BACKGAMMON), roll=Roll.of(3, 1))
RECORD = format_record(BACKGAMMON, THROWN)

pytestmark = pytest.mark.django_db(transaction=True)


def check_pasted(page: Page, language: str) -> None:
    """Paste an XGID, try a step that is refused, then play the turn."""
    page.goto(f"/{language}/positions/")
    page.locator("details:has(#paste) > summary").click()
    page.locator("#paste").fill(format_xgid(THROWN))
    page.locator("form:has(#paste) button").click()
    page.locator(".play-list").first.wait_for()
    assert page.locator(".play-list li").count() == 16
    assert page.locator(".play-list li:visible").count() == 12
    for place in (8, 4):
        page.locator(f"#point-{place}").click()
    page.locator("#message .message-refused").wait_for()
    page.locator("#point-5").click()
    page.locator(".point-5 .checker").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pasted_position_is_checked(page: Page, console_errors: list[str], language: str) -> None:
    check_pasted(page, language)
    assert "record=c1.backgammon" in page.url
    assert console_errors == []
    page.reload()
    assert page.locator(".point-5 .checker").count() == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pasted_position_is_checked_without_javascript(plain_page: Page, language: str) -> None:
    check_pasted(plain_page, language)


@pytest.mark.parametrize("scripts", [True, False])
def test_a_board_is_set_up_by_hand(open_page: OpenPage, scripts: bool) -> None:
    page = open_page(java_script_enabled=scripts)
    page.goto("/en/positions/?board=empty&tool=player")
    for place in (6, 6, 25):
        page.locator(f"#point-{place}").click()
        page.wait_for_load_state()
    assert page.locator(".point-6 .checker").count() == 2
    page.get_by_role("link", name="Place the opponent’s").click()
    page.locator("#point-1").click()
    page.wait_for_load_state()
    assert page.locator(".point-1 .checker-black").count() == 1
    assert "there must be 15" in page.locator("#message").inner_text()


def test_a_board_is_set_up_by_keyboard(page: Page) -> None:
    page.goto("/en/positions/?tool=remove")
    page.locator("#point-24").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**at_24x1-**")
    assert page.locator(".point-24 .checker").count() == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scripts", [True, False])
def test_a_match_file_is_checked(
    open_page: OpenPage, tmp_path: Path, language: str, scripts: bool
) -> None:
    file = tmp_path / "match.mat"
    file.write_text(BAD)
    page = open_page(java_script_enabled=scripts)
    page.goto(f"/{language}/games/")
    page.locator("#id_match").set_input_files(file)
    page.locator("main .button-primary").click()
    page.locator(".message-refused").wait_for()
    page.locator(".message-refused .button").click()
    page.locator("#message .message-refused").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path",
    [
        "/en/positions/",
        f"/de/positions/?record={RECORD}&try=8/4",
        "/ja/positions/?tool=player",
        "/fr/games/",
    ],
)
def test_axe_finds_nothing_serious_on_them(open_page: OpenPage, path: str, scheme: str) -> None:
    page = open_page(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(path)
    found = Axe().run(page).response["violations"]
    serious = [
        (violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.parametrize("path", ["positions/", f"positions/?record={RECORD}", "games/"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_they_do_not_scroll_sideways(page: Page, language: str, path: str) -> None:
    page.goto(f"/{language}/{path}")
    assert too_wide(page, 320, 360, 768) == []


@pytest.mark.parametrize("path", ["positions/", f"positions/?record={RECORD}"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_and_the_roll_come_first(page: Page, language: str, path: str) -> None:
    page.goto(f"/{language}/{path}")
    for width, height in ((360, 740), (768, 1024), (1280, 800), (1920, 1080)):
        for _ in each_width(page, width, height=height):
            top = page.locator("#board").bounding_box()
            roll = page.locator("select[name=high]").bounding_box()
            assert top
            assert roll
            assert top["y"] < height / 2, (width, height)
            assert roll["y"] < height / 2, (width, height)


def test_the_plays_are_not_cut_off(page: Page) -> None:
    page.goto(f"/en/positions/?record={RECORD}")
    page.locator(".hints details > summary").click()
    for plays in page.locator(".play-list").all():
        assert plays.evaluate("e => e.scrollHeight <= e.clientHeight")
    assert page.locator(".play-list li:visible").count() == 16


@pytest.mark.parametrize("scripts", [True, False])
def test_what_comes_of_a_form_is_in_view_on_a_phone(open_page: OpenPage, scripts: bool) -> None:
    phone = open_page(viewport=PHONE, java_script_enabled=scripts)
    phone.goto("/en/positions/")
    phone.locator("details:has(#paste) > summary").click()
    phone.locator("#paste").fill("nothing of the kind")
    phone.locator("form:has(#paste) button").click()
    expect(phone.locator("#paste-fault")).to_be_in_viewport(ratio=1)
    phone.locator("#paste").fill(format_xgid(THROWN))
    phone.locator("form:has(#paste) button").click()
    expect(phone.locator(".board-surface")).to_be_in_viewport(ratio=1)
    for place in (8, 4):
        phone.locator(f"#point-{place}").click()
    expect(phone.locator("#message .message-refused p").first).to_be_in_viewport(ratio=1)
    assert ends_above(phone, "#message .message-refused p", "#controls")
    phone.goto("/en/games/")
    phone.locator("#id_text").fill(BAD)
    phone.get_by_role("button", name="Check").click()
    expect(phone.locator(".finding .message p").first).to_be_in_viewport(ratio=1)
    phone.get_by_role("link", name="Try it on the board").click()
    expect(phone.locator(".board-surface")).to_be_in_viewport(ratio=1)
    assert ends_above(phone, "#message .message-refused p", "#controls")


def ends_above(page: Page, element: str, bar: str) -> bool:
    """Tell whether an element is not hidden by a bar at the bottom of the screen."""
    box, edge = page.locator(element).first.bounding_box(), page.locator(bar).bounding_box()
    return box is not None and edge is not None and box["y"] + box["height"] <= edge["y"]
