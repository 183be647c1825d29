"""What is asked, the whole board, the answer and the way on share one screen; nothing jumps."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from django.conf import settings

from tests.browser.conftest import PHONE, OpenPage, each_width, settle
from tests.content import load_content
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.questions.question import Form

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
DESK: ViewportSize = {"width": 1280, "height": 800}
LYING: ViewportSize = {"width": 740, "height": 360}
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver(list => list.getEntries().forEach(entry => window.shifts.push(
    [entry.value, ...entry.sources.map(source => source.node?.outerHTML?.slice(0, 80))]
  ))).observe({type: "layout-shift"});
}"""
SHIFTS = """() => new Promise(resolve => {
  const tell = () => setTimeout(() => resolve(window.shifts));
  requestAnimationFrame(() => requestAnimationFrame(tell));
})"""
"""What was moved, the frame that is drawn just now included."""
SEEN = """() => {
  const box = node => node.getBoundingClientRect();
  const bar = document.getElementById("controls");
  const sticks = bar.getClientRects().length && getComputedStyle(bar).position === "sticky";
  const end = sticks ? box(bar).top : innerHeight;
  const words = [...document.querySelectorAll("#message .message-title, #message p:not(.actions)")];
  return {
    board: box(document.querySelector(".board-surface")).toJSON(),
    words: Math.max(...words.map(node => box(node).bottom)),
    task: box(document.querySelector("h1")).top,
    end, height: innerHeight,
  };
}"""


@pytest.fixture(autouse=True)
def content(transactional_db: None) -> None:
    """Load the shipped exercises."""
    load_content()


def press(page: Page, selector: str) -> None:
    """Press where something is, without scrolling to it, and wait for the answer."""
    box = page.locator(selector).bounding_box()
    assert box is not None, selector
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    settle(page)


def seen(page: Page) -> dict[str, Any]:
    """Return where the task, the board and the words of the message are on the screen."""
    found = page.evaluate(SEEN)
    assert isinstance(found, dict)
    return found


def check_read(page: Page) -> None:
    """Check that the whole board and all words of the message are on the screen."""
    found = seen(page)
    assert found["board"]["top"] >= 0, found
    assert found["board"]["bottom"] <= found["end"], found
    assert found["words"] <= found["end"], found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "tries"),
    [("two-numbers-01", ("8", "4")), ("hitting-04", ("8", "4")), ("bg-two-dice-02", ("13", "8"))],
)
def test_a_refusal_and_a_hint_are_read_with_the_board_in_view(
    phone: Page, language: str, slug: str, tries: tuple[str, str]
) -> None:
    phone.goto(f"/{language}/exercises/{slug}/")
    press(phone, "#hint")
    check_read(phone)
    assert phone.locator("#message .message-hint p").inner_text().strip()
    for place in tries:
        press(phone, f"#point-{place}")
    check_read(phone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solved_exercise_fits_one_screen_with_its_task_and_the_way_on(
    phone: Page, language: str
) -> None:
    phone.goto(f"/{language}/exercises/two-numbers-01/")
    before = seen(phone)["board"]
    for place in ("8", "5", "6", "5"):
        press(phone, f"#point-{place}")
    phone.locator("#message .message-right").wait_for()
    after = seen(phone)
    check_read(phone)
    assert after["task"] >= 0
    assert (before["width"], before["height"]) == (
        after["board"]["width"],
        after["board"]["height"],
    )
    onward = phone.locator("#controls #next").bounding_box()
    assert onward is not None
    assert onward["y"] + onward["height"] <= PHONE["height"]
    assert phone.locator("#controls .button").count() == 2
    assert not phone.locator("#message form").count()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "presses"),
    [
        ("two-numbers-01", ["#point-8", "#point-4"]),
        ("two-numbers-01", ["#hint"]),
        ("two-numbers-01", ["#point-8", "#point-5", "#point-6", "#point-5"]),
        ("bg-two-dice-02", ["#point-13", "#point-11", "#hint"]),
        ("board-and-way-06", ["#point-24"]),
        ("board-and-way-06", ["#point-6"]),
    ],
)
def test_nothing_jumps_when_an_answer_comes(
    open_page: OpenPage, slug: str, presses: list[str], language: str, size: ViewportSize
) -> None:
    page = open_page(viewport=size, has_touch=size is PHONE)
    page.goto(f"/{language}/exercises/{slug}/")
    settle(page)
    page.evaluate(WATCH)
    for selector in presses:
        press(page, selector)
    assert page.evaluate(SHIFTS) == []


@pytest.mark.parametrize("slug", ["two-numbers-01", "bg-two-dice-02", "board-and-way-06"])
def test_on_a_phone_that_lies_nothing_covers_the_board(open_page: OpenPage, slug: str) -> None:
    page = open_page(viewport=LYING, has_touch=True)
    page.goto(f"/de/exercises/{slug}/")
    page.locator(".board-surface").scroll_into_view_if_needed()
    page.evaluate(
        "scrollBy(0, document.querySelector('.board-surface').getBoundingClientRect().top)"
    )
    found = seen(page)
    assert found["board"]["bottom"] <= found["height"]
    bar = page.locator("#controls").bounding_box()
    board = found["board"]
    assert bar is not None
    assert bar["x"] >= board["right"] or bar["y"] >= board["bottom"] or bar["height"] == 0


@pytest.mark.parametrize("slug", ["two-numbers-06", "names-and-start-10"])
def test_a_demonstration_shows_its_whole_board_on_a_small_desk(
    open_page: OpenPage, slug: str
) -> None:
    page = open_page(viewport=DESK)
    page.goto(f"/de/exercises/{slug}/")
    board = page.locator(".frames .board").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= DESK["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_is_one_row_at_every_width(page: Page, language: str) -> None:
    page.goto(f"/{language}/rules/ban-sugoroku/")
    widths = each_width(page, 1024, 1280, 1504, 1536, 1920, 2560)
    assert [width for width in widths if not one_row(page)] == []


def one_row(page: Page) -> bool:
    """Tell whether all that is shown in the header stands in one row, and on the screen."""
    boxes: list[list[float]] = page.evaluate(
        """() => [...document.querySelectorAll(
          ".site-name, .site-nav > ul > li > a, .menu-button, .reader > a, .reader-out"
        )].map(node => node.getBoundingClientRect()).filter(box => box.width).map(
          box => [box.top + box.height / 2, box.left, box.right])"""
    )
    middles = [middle for middle, *_ in boxes]
    rights = [right for *_, right in boxes]
    apart = max(middles) - min(middles)
    return apart < 4 and max(rights) <= page.evaluate("innerWidth") and not overlap(boxes)


def overlap(boxes: list[list[float]]) -> bool:
    """Tell whether two of the boxes of a row lie one over the other."""
    spans = sorted((left, right) for _, left, right in boxes)
    return any(right > left + 1 for (_, right), (left, _) in pairwise(spans))


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_languages_are_behind_one_button_at_every_width(
    open_page: OpenPage, width: int, script: bool
) -> None:
    page = open_page(viewport={"width": width, "height": 740}, java_script_enabled=script)
    page.goto("/en/lessons/")
    assert not page.locator(".language-nav a[lang=de]").is_visible()
    page.locator("[popovertarget=languages]").click()
    page.locator(".language-nav a[lang=de]").click()
    page.wait_for_url("**/de/lessons/")


def one_of_each_kind() -> list[str]:
    """Return an exercise of each kind that is answered in fields, with and without dice."""
    found: dict[tuple[str, bool], str] = {}
    for row in Exercise.objects.all():
        if read_question(row).form is Form.FIELDS:
            found.setdefault((row.kind, bool(row.roll)), row.slug)
    return list(found.values())


@pytest.mark.parametrize("width", [360, 600])
def test_answers_that_are_written_leave_the_board_its_width(
    open_page: OpenPage, width: int
) -> None:
    page = open_page(viewport={"width": width, "height": 740}, java_script_enabled=False)
    slugs = one_of_each_kind()
    assert len(slugs) > 10
    for slug in [*slugs, "bg-race-05", "bg-cube-01", "reading-positions-01", "br-same-board-07"]:
        page.goto(f"/en/exercises/{slug}/")
        for board in page.locator(".board-surface").all():
            box = board.bounding_box()
            assert box is not None, slug
            assert box["width"] > 200, slug


def test_a_wrong_choice_that_is_seen_does_not_scroll(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    page.goto("/en/exercises/two-numbers-03/")
    press(page, "#choice-1")
    assert page.locator(".message-other, .message-refused").count() == 1
    assert page.evaluate("scrollY") == 0
