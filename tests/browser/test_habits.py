"""What hands are used to on boards elsewhere works here too, on the whole page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import OpenPage, settle
from tests.content import load_content

if TYPE_CHECKING:
    from playwright.sync_api import Page

BAN = "/en/exercises/two-numbers-01/"
BACKGAMMON = "/en/exercises/bg-two-dice-02/"


@pytest.fixture(autouse=True)
def content(transactional_db: None) -> None:
    """Load the shipped exercises."""
    load_content()


def tap(page: Page, place: int) -> None:
    """Tap a point and wait for the answer."""
    page.locator(f"#point-{place}").click()
    settle(page)


def centre(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of something on the screen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
@pytest.mark.parametrize(
    ("url", "source", "refused", "other"), [(BAN, 8, 4, 5), (BACKGAMMON, 13, 5, 10)]
)
def test_a_checker_whose_step_was_refused_is_put_elsewhere_with_one_tap(
    open_page: OpenPage, url: str, source: int, refused: int, other: int, script: bool
) -> None:
    page = open_page(java_script_enabled=script)
    page.goto(url)
    tap(page, source)
    tap(page, refused)
    page.locator("#message .message-refused").wait_for()
    assert page.locator(f"#point-{source}").get_attribute("aria-pressed") == "true"
    before = page.locator(f".point-{other} .checker").count()
    tap(page, other)
    page.locator("#message .message-note").wait_for()
    assert page.locator(f".point-{other} .checker").count() == before + 1


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Outer 5"), ("fr", "Ext."), ("de", "Außen 5"), ("ja", "外五")]
)
def test_what_was_picked_up_is_told_at_once_and_the_old_answer_goes(
    page: Page, language: str, name: str
) -> None:
    page.goto(f"/{language}/exercises/two-numbers-01/")
    first = page.locator("#message").inner_text()
    tap(page, 6)
    tap(page, 1)
    page.locator("#message .message-refused").wait_for()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.locator("#point-8").click()
    told = page.locator("#message")
    assert name in told.locator(".point-name").inner_text().replace("\u00a0", " ")
    assert not told.locator(".message-refused").count()
    assert not page.locator(".arrow-refused, .mark-refused").count()
    assert requests == []
    page.goto(f"/{language}/exercises/two-numbers-01/?from=8")
    assert told.inner_text() != first
    server = told.inner_text()
    page.goto(f"/{language}/exercises/two-numbers-01/")
    page.locator("#point-8").click()
    assert told.inner_text() == server
    page.keyboard.press("Escape")
    assert told.inner_text() == first
    page.locator("#die-1").click()
    chosen = told.inner_text()
    assert chosen != first
    page.locator("#die-1").click()
    assert told.inner_text() == first
    page.goto(f"/{language}/exercises/two-numbers-01/?die=1")
    assert told.inner_text() == chosen


def test_a_checker_is_dragged_by_touch_and_the_page_stays(phone: Page) -> None:
    phone.goto(BAN)
    settle(phone)
    (x, y), (to_x, to_y) = centre(phone, "#point-8"), centre(phone, "#point-5")
    cdp = phone.context.new_cdp_session(phone)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", (x, y))
    for part in range(1, 9):
        send("touchMove", (x + (to_x - x) * part / 8, y + (to_y - y) * part / 8))
    assert phone.locator(".is-lifted").count() == 1
    send("touchEnd")
    phone.locator(".point-5 .checker").wait_for()
    assert phone.evaluate("scrollY") == 0
    assert "steps=8%2F5" in phone.url
    assert not phone.locator(".is-lifted, .is-leaving").count()


def test_two_quick_taps_play_the_first_number_that_fits(page: Page) -> None:
    page.goto(BAN)
    settle(page)
    page.locator("#point-8").dblclick()
    page.locator(".point-5 .checker").wait_for()
    settle(page)
    page.locator("#point-6").dblclick()
    page.locator("#message .message-right").wait_for()


def test_two_quick_taps_of_a_finger_play_too(phone: Page) -> None:
    phone.goto(BAN)
    settle(phone)
    x, y = centre(phone, "#point-8")
    phone.touchscreen.tap(x, y)
    phone.touchscreen.tap(x, y)
    phone.locator(".point-5 .checker").wait_for()


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_a_die_that_is_tapped_is_played_next(open_page: OpenPage, script: bool) -> None:
    page = open_page(java_script_enabled=script)
    page.goto(BAN)
    page.locator("#die-1").click()
    settle(page)
    assert page.locator("#die-1").get_attribute("aria-pressed") == "true"
    assert not page.locator(".is-landing, .is-hit").count()
    tap(page, 6)
    page.locator("#die-3").wait_for()
    assert page.locator(".point-5 .checker").count() == 1
    tap(page, 8)
    page.locator("#die-3").click()
    page.locator("#message .message-right").wait_for()


def test_keys_give_a_hint_and_go_on(page: Page) -> None:
    page.goto(BAN)
    settle(page)
    page.keyboard.press("h")
    page.locator("#message .message-hint").wait_for()
    page.keyboard.press("n")
    assert "two-numbers-01" in page.url
    for place in (8, 5, 6, 5):
        tap(page, place)
    page.keyboard.press("N")
    page.wait_for_url("**/two-numbers-02/**")


@pytest.mark.parametrize(
    "slug", ["board-and-way-06", "board-and-way-08", "early-edo-02", "two-numbers-06"]
)
def test_the_keys_work_on_every_form_of_exercise(page: Page, slug: str) -> None:
    page.goto(f"/en/exercises/{slug}/")
    settle(page)
    if page.locator("#demo-on").count():
        page.keyboard.press("n")
        page.wait_for_url("**frame=2")
        return
    page.keyboard.press("h")
    page.locator("#message .message-hint").wait_for()
    page.keyboard.press("?")
    assert page.locator("#keys kbd").first.is_visible()


def test_letters_in_a_field_are_letters(page: Page) -> None:
    page.goto(BAN)
    page.locator("#typed").press_sequentially("hn3")
    assert page.locator("#typed").input_value() == "hn3"
    assert not page.locator("#message .message-hint").count()


def test_focus_goes_on_from_a_control_that_went_with_the_answer(page: Page) -> None:
    page.goto(BAN)
    page.locator("#hint").focus()
    for _ in range(5):
        page.keyboard.press("Enter")
        settle(page)
    assert not page.locator("#hint").count()
    assert page.evaluate("document.activeElement.id") == "undo"


@pytest.mark.parametrize("delay", [0, 300])
def test_five_quick_taps_place_five(page: Page, delay: int) -> None:
    page.goto("/en/exercises/board-and-way-08/")
    settle(page)
    place = page.evaluate(
        "() => [...document.querySelectorAll('.point')].find("
        "p => !p.querySelector('.checker')).getAttribute('class').match(/point-([0-9]+)/)[1]"
    )
    if delay:
        page.context.new_cdp_session(page).send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": delay, "downloadThroughput": -1, "uploadThroughput": -1},
        )
    for _ in range(5):
        page.evaluate("place => document.getElementById(`point-${place}`).click()", place)
    assert page.locator(f".point-{place} .checker").count() == 5
    settle(page)
    page.wait_for_function("() => location.search.includes('board=')")
    page.reload()
    assert page.locator(f".point-{place} .checker").count() == 5


def test_five_quick_taps_set_up_five_on_the_position_page(page: Page) -> None:
    page.goto("/en/positions/?board=empty&tool=player")
    settle(page)
    for _ in range(5):
        page.evaluate("() => document.getElementById('point-20').click()")
    settle(page)
    page.wait_for_function("() => !document.querySelector('input[name=taps]').value")
    page.reload()
    assert page.locator(".point-20 .checker").count() == 5
