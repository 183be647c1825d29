"""An exercise solved with one refused step on the way, by every kind of reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.utils import translation

from rules.book.titles import refusal_title as title_of
from rules.engine.refusals import RefusalCode
from rules.presets import BAN_SUGOROKU
from tests.browser.conftest import PHONE, OpenPage, settle, too_wide
from tests.content import load_content

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
SLUG = "ban-first-block"
Tap = Callable[["Page", int], None]


@pytest.fixture(autouse=True)
def content(transactional_db: None) -> None:
    """Load the shipped exercises."""
    load_content()


def refusal_title(language: str, code: RefusalCode) -> str:
    """Return the title of a refusal in a language."""
    with translation.override(language):
        return title_of(BAN_SUGOROKU, code)


def solve(page: Page, language: str, tap: Tap) -> None:
    """Try 8/4, which is refused, then solve the exercise with 8/5 and 6/5."""
    page.goto(f"/{language}/exercises/{SLUG}/")
    tap(page, 8)
    tap(page, 4)
    refused = page.locator("#message .message-refused")
    refused.wait_for()
    assert refusal_title(language, RefusalCode.SUM_OF_NUMBERS) in refused.inner_text()
    assert page.locator(".point-8 .checker").count() == 3
    for place in (5, 6, 5):
        tap(page, place)
    solved = page.locator("#message .message-right")
    solved.wait_for()
    assert page.locator(".point-5 .checker").count() == 2
    assert page.locator("#next").is_visible()


def click(page: Page, place: int) -> None:
    """Click a point and wait for the answer."""
    page.locator(f"#point-{place}").click()
    settle(page)


def touch(page: Page, place: int) -> None:
    """Tap a point with a finger."""
    page.locator(f"#point-{place}").tap()
    settle(page)


def press(page: Page, place: int) -> None:
    """Go to a point along the way with the arrow keys and press Enter."""
    for _ in range(90):
        current = page.evaluate("() => document.activeElement.id")
        if not current.startswith("point-"):
            page.keyboard.press("Tab")
            continue
        here = int(current.removeprefix("point-"))
        if here == place:
            page.keyboard.press("Enter")
            return settle(page)
        page.keyboard.press("ArrowRight" if here > place else "ArrowLeft")
    raise AssertionError(f"point {place} cannot be reached by keyboard")


@pytest.mark.parametrize("language", LANGUAGES)
def test_solved_by_mouse(page: Page, console_errors: list[str], language: str) -> None:
    solve(page, language, click)
    assert console_errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_solved_by_keyboard_alone(page: Page, language: str) -> None:
    solve(page, language, press)


@pytest.mark.parametrize("language", LANGUAGES)
def test_solved_by_touch_on_a_small_phone(phone: Page, language: str) -> None:
    solve(phone, language, touch)
    assert phone.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_solved_without_javascript(plain_page: Page, language: str) -> None:
    def plain_click(page: Page, place: int) -> None:
        page.locator(f"#point-{place}").click()
        page.wait_for_load_state()

    solve(plain_page, language, plain_click)


def test_choosing_a_checker_asks_nothing_of_the_server(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    settle(page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.locator("#point-8").click()
    assert page.locator("#point-8").get_attribute("aria-pressed") == "true"
    page.locator("#point-6").click()
    assert page.locator("#point-6").get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert page.locator(".point-button[aria-pressed=true]").count() == 0
    assert requests == []


def test_the_focus_stays_where_it_was_after_a_refused_step(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    press(page, 8)
    press(page, 4)
    page.locator("#message .message-refused").wait_for()
    assert page.evaluate("() => document.activeElement.id") == "point-4"


def test_the_theme_is_chosen_in_the_middle_of_a_turn(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    click(page, 8)
    click(page, 5)
    page.locator("button.theme-button").click()
    page.locator("#theme button[value=dark]").click()
    page.locator("html[data-theme=dark]").wait_for()
    assert page.locator(".point-5 .checker").count() == 1


def test_backspace_takes_back_a_step(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/?steps=8/5")
    page.locator("#point-8").focus()
    page.keyboard.press("Backspace")
    page.locator(".point-8 .checker").nth(2).wait_for()
    assert "steps" not in page.url


def test_a_checker_can_be_dragged(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    page.locator("#point-8").drag_to(page.locator("#point-5"))
    page.locator(".point-5 .checker").wait_for()
    assert "steps=8%2F5" in page.url


def test_steps_are_typed(page: Page) -> None:
    page.goto(f"/de/exercises/{SLUG}/")
    page.locator("#typed").fill("Außen 5 - Innen 5, i6-i5")
    page.locator("#typed").press("Enter")
    page.locator("#message .message-right").wait_for()


def test_a_typing_error_is_answered_inside_the_page(page: Page) -> None:
    page.goto(f"/fr/exercises/{SLUG}/?steps=8/5")
    page.locator("#typed").fill("6/zzz")
    page.locator("#typed").press("Enter")
    page.locator("#message .message-refused").wait_for()
    assert page.locator("#typed").input_value() == "6/zzz"
    assert page.locator(".site-header").is_visible()
    assert page.locator(".point-5 .checker").count() == 1


def test_the_answer_is_in_view_on_a_small_phone(phone: Page) -> None:
    phone.goto(f"/de/exercises/{SLUG}/")
    touch(phone, 8)
    touch(phone, 4)
    phone.locator("#message .message-refused").wait_for()
    message = phone.locator("#message p:not(.actions)").last.bounding_box()
    controls = phone.locator("#controls").bounding_box()
    assert message is not None
    assert controls is not None
    assert message["y"] + message["height"] <= controls["y"] + 1


def test_a_lost_connection_is_told_and_loses_nothing(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    page.locator("#point-8").click()
    page.context.set_offline(True)
    page.locator("#point-5").click()
    page.get_by_text("The answer did not arrive").wait_for()
    page.context.set_offline(False)
    page.locator("#point-5").click()
    page.locator(".point-5 .checker").wait_for()


def test_the_proof_is_shown_and_left_again(page: Page) -> None:
    page.goto("/fr/exercises/ban-both-dice/")
    click(page, 20)
    click(page, 16)
    page.locator("#show").click()
    page.locator(".arrow-proof").first.wait_for()
    page.locator("#retry").click()
    page.locator(".message-note").wait_for()
    assert page.locator(".arrow-proof").count() == 0


def test_the_turn_outlives_language_history_reload_and_a_second_tab(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    click(page, 8)
    click(page, 5)
    click(page, 6)
    click(page, 2)
    page.locator("#message .message-refused").wait_for()
    page.locator("[popovertarget=languages]").click()
    page.locator(".language-nav a[lang=fr]").click()
    page.wait_for_url("**/fr/**")
    title = refusal_title("fr", RefusalCode.NUMBER_NOT_ROLLED)
    assert title in page.locator("#message").inner_text()
    assert page.locator(".point-5 .checker").count() == 1
    page.reload()
    assert page.locator(".point-5 .checker").count() == 1
    second = page.context.new_page()
    second.goto(page.url)
    click(second, 5)
    second.locator("#message .message-right").wait_for()
    assert page.locator(".point-5 .checker").count() == 1
    page.go_back()
    page.wait_for_url("**/en/**")
    page.locator(".point-5 .checker").wait_for()
    page.go_back()
    page.locator("#message .message-note").wait_for()
    assert page.locator(".point-5 .checker").count() == 1
    page.go_back()
    page.wait_for_function("() => !document.querySelector('.point-5 .checker')")
    assert page.locator(".point-8 .checker").count() == 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path",
    [
        "/en/",
        "/ja/rules/ban-sugoroku/",
        "/de/rules/backgammon/",
        f"/en/exercises/{SLUG}/?try=8/4",
        "/fr/exercises/ban-both-dice/?try=20/16&hint=3",
        "/ja/exercises/bg-enter-and-hit/?steps=bar/21,13/7",
        "/de/exercises/",
    ],
)
def test_axe_finds_nothing_serious(open_page: OpenPage, path: str, scheme: str) -> None:
    page = open_page(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.goto(path)
    found = Axe().run(page).response["violations"]
    serious = [
        (violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.parametrize(
    "path", ["", "rules/ban-sugoroku/", f"exercises/{SLUG}/?try=8/4", "exercises/"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_scrolls_sideways(page: Page, language: str, path: str) -> None:
    page.goto(f"/{language}/{path}")
    assert too_wide(page, 320, 360, 768, 1280) == []


def test_every_target_on_the_board_is_large_enough_on_a_phone(phone: Page) -> None:
    phone.goto("/en/exercises/bg-enter-and-hit/")
    for button in phone.locator("form.board button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24, button.get_attribute("id")


def test_the_first_page_is_light(page: Page) -> None:
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda r: sizes.update({r.url: r.sizes()["responseBodySize"]}))
    page.goto(f"/en/exercises/{SLUG}/")
    page.wait_for_load_state("networkidle")
    assert len(sizes) <= 8, sorted(sizes)
    assert all(url.startswith(page.url.split("/en/")[0]) for url in sizes)


def test_the_heading_follows_the_turn(page: Page) -> None:
    page.goto("/en/exercises/hitting-09/?steps=13/12")
    assert page.locator("h1").inner_text().startswith("Two turns.")
    for place in (12, 6):
        click(page, place)
    page.locator("#next-turn").click()
    settle(page)
    assert page.locator("h1").inner_text().startswith("Your opponent rolled 5")
    for place in (8, 5):
        click(page, place)
    assert page.locator("h1").inner_text().startswith("Your opponent rolled 5")
    page.evaluate("() => history.go(-2)")
    page.locator("h1", has_text="Two turns.").wait_for()


def tabs_to_the_way_on(page: Page) -> int:
    """Press Tab until the focus lies on a link to the next exercise; return how many times."""
    following = page.locator("#next").get_attribute("href")
    for count in range(1, 20):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.getAttribute('href')") == following:
            assert page.evaluate("() => document.activeElement.getBoundingClientRect().width > 40")
            return count
    raise AssertionError("the way on is far away")


@pytest.mark.parametrize(
    ("address", "focus", "key"),
    [
        (f"{SLUG}/?steps=8/5&from=6", "#point-5", "Enter"),
        ("board-and-way-01/", "#point-8", "Enter"),
        ("board-and-way-07/?answer=17", "#check", "Enter"),
        ("bg-board-03/", "#choice-1", "Enter"),
    ],
)
def test_the_way_on_is_one_tab_from_where_it_was_solved(
    page: Page, address: str, focus: str, key: str
) -> None:
    page.goto(f"/en/exercises/{address}")
    if "answer=" in address:
        page.locator("#field-1").fill("18")
    page.locator(focus).focus()
    page.keyboard.press(key)
    page.locator("#next").wait_for()
    settle(page)
    assert page.evaluate("() => '#' + document.activeElement.id") == focus
    assert tabs_to_the_way_on(page) == (4 if "bg-board-03" in address else 1)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: address.split("/")[0] not in url)


def test_a_slow_answer_shows_that_it_is_coming_and_moves_nothing(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    settle(page)

    held: list[Route] = []
    page.route("**/exercises/**", lambda route: held.append(route))
    where = "() => document.querySelector('#board').getBoundingClientRect().y + scrollY"
    before = page.evaluate(where)
    for place in (8, 5):
        page.locator(f"#point-{place}").click(no_wait_after=True)
    line = "() => getComputedStyle(document.body, '::after').content"
    page.wait_for_function(f"() => ({line})() === '\"\"'")
    assert page.evaluate(where) == before
    held[0].continue_()
    page.locator(".point-5 .checker").first.wait_for()
    settle(page)
    assert page.evaluate(line) in ("none", "normal")
