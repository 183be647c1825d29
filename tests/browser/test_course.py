"""The course as a learner walks it: by hints alone, with and without script, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.conf import settings

from tests.browser.conftest import OpenPage
from tests.browser.walking import WHOLE, Walker
from tests.content import load_content
from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Exercise, Lesson
from tutorials.practice.models import StepTry

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
COURSE = "ban-sugoroku"
SLUG = "ban-first-block"
LAST = "iri-gachi-10"
"""The last exercise of its lesson."""
LESSONS = None if WHOLE else 1
FIRST_LESSONS = 3 if WHOLE else 1
SMALL: ViewportSize = {"width": 1040, "height": 400}
"""The columns of a wide page, and little to paint: hundreds of pages are opened."""


@pytest.fixture(autouse=True)
def content(transactional_db: None) -> None:
    """Load the shipped lessons."""
    load_content()


def first_lesson(language: str) -> str:
    """Return the address of the first lesson of the course."""
    lesson = Lesson.objects.filter(course__slug=COURSE).order_by("order")[0]
    return f"/{language}/lessons/{COURSE}/{lesson.slug}/"


def test_the_whole_course_is_walked_by_what_the_pages_show(open_page: OpenPage) -> None:
    page = open_page(viewport=SMALL, reduced_motion="reduce")
    walker, url = Walker(page), first_lesson("en")
    lessons = 0
    while url and lessons != LESSONS:
        url = walker.walk_lesson(url)
        lessons += 1
    expected = Exercise.objects.filter(lesson__course__slug=COURSE)
    in_order = expected.order_by("lesson__order", "order").values_list("slug", flat=True)
    assert walker.solved == list(in_order)[: None if WHOLE else len(walker.solved)]
    assert walker.solved


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_lessons_are_walked_without_javascript(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(viewport=SMALL, java_script_enabled=False)
    walker, url = Walker(page, script=False), first_lesson(language)
    for _ in range(FIRST_LESSONS):
        url = walker.walk_lesson(url)
    assert len(walker.solved) >= 8 * FIRST_LESSONS


def keep_progress(page: Page) -> None:
    """Solve the last exercise of a lesson and accept the offer to keep progress."""
    page.goto(f"/en/exercises/{LAST}/")
    for place in (12, 6):
        tap(page, place)
    page.locator("#next").click()
    page.get_by_role("button", name="Keep my progress").click()
    page.locator(".finish-strip").wait_for()


def tap(page: Page, place: int) -> None:
    """Tap a point and wait for the answer."""
    page.locator(f"#point-{place}").click()
    page.wait_for_function("() => !document.querySelector('.htmx-request')")


def test_progress_is_offered_at_the_end_of_a_lesson_and_then_kept(page: Page) -> None:
    keep_progress(page)
    assert not page.locator(".finish-keep").count()
    page.goto(f"/en/exercises/{SLUG}/")
    for place in (8, 4):
        tap(page, place)
    page.locator(".message-refused").wait_for()
    for place in (5, 6, 5):
        tap(page, place)
    page.locator(".message-right").wait_for()
    results = StepTry.objects.order_by("pk").values_list("tried", "result")
    assert list(results) == [
        ("12/6", "solved"),
        ("8/4", "refused"),
        ("8/5", "allowed"),
        ("6/5", "solved"),
    ]
    page.goto("/en/lessons/ban-sugoroku/")
    assert "2 of 155 exercises solved" in page.locator(".course-facts").inner_text()


def test_two_tabs_go_their_own_ways_and_both_are_kept(open_page: OpenPage) -> None:
    first = open_page()
    keep_progress(first)
    second = first.context.new_page()
    for tab in (first, second):
        tab.goto(f"/en/exercises/{SLUG}/")
    for place in (8, 5):
        tap(first, place)
    for place in (6, 5, 8, 5):
        tap(second, place)
    tap(first, 6)
    tap(first, 5)
    for tab in (first, second):
        tab.locator(".message-right").wait_for()
    kept = set(StepTry.objects.values_list("before", "tried"))
    assert kept == {("", "12/6"), ("", "8/5"), ("8/5", "6/5"), ("", "6/5"), ("6/5", "8/5")}


def test_the_back_button_brings_the_earlier_step_back_and_loses_nothing(page: Page) -> None:
    keep_progress(page)
    page.goto(f"/en/exercises/{SLUG}/")
    for place in (8, 5, 6, 4):
        tap(page, place)
    page.locator(".message-refused").wait_for()
    page.go_back()
    for place in (6, 5):
        tap(page, place)
    page.locator(".message-right").wait_for()
    results = StepTry.objects.order_by("pk").values_list("before", "tried", "result")
    assert list(results) == [
        ("", "12/6", "solved"),
        ("", "8/5", "allowed"),
        ("8/5", "6/4", "refused"),
        ("8/5", "6/5", "solved"),
    ]


def test_the_board_that_is_left_by_the_back_button_is_not_played_on(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    for place in (8, 5, 6, 4):
        tap(page, place)
    page.locator(".message-refused").wait_for()
    is_left_alone = page.evaluate(
        """() => new Promise((resolve) => {
          addEventListener("popstate", () => {
            const backspace = new KeyboardEvent("keydown", { key: "Backspace", bubbles: true });
            document.body.dispatchEvent(backspace);
            const asked = document.querySelector(".htmx-request");
            resolve(document.getElementById("main").inert && !asked);
          }, { once: true });
          history.back();
        })"""
    )
    assert is_left_alone
    page.locator(".message-refused").wait_for(state="detached")
    for place in (6, 5):
        tap(page, place)
    page.locator(".message-right").wait_for()


def test_a_way_back_that_finds_no_connection_is_gone_again_when_there_is_one(page: Page) -> None:
    page.goto(f"/en/exercises/{SLUG}/")
    for place in (8, 5, 6, 4):
        tap(page, place)
    page.locator(".message-refused").wait_for()
    page.context.set_offline(True)
    page.evaluate("() => history.back()")
    page.locator(".message-refused").wait_for(state="detached")
    page.context.set_offline(False)
    page.reload()
    for place in (6, 5):
        tap(page, place)
    page.locator(".message-right").wait_for()


def test_a_lost_connection_loses_nothing_and_the_step_can_be_tried_again(page: Page) -> None:
    keep_progress(page)
    page.goto(f"/en/exercises/{SLUG}/")
    tap(page, 8)
    page.context.set_offline(True)
    page.locator("#point-5").click()
    page.get_by_text("The answer did not arrive").wait_for()
    assert StepTry.objects.get().result == "solved"
    page.context.set_offline(False)
    assert page.locator(".point-8 .checker").count() == 3
    if page.locator("#board").get_attribute("data-chosen") != "8":
        tap(page, 8)
    tap(page, 5)
    page.locator(".point-5 .checker").wait_for()
    assert StepTry.objects.latest("pk").tried == "8/5"


def test_a_cleared_cookie_ends_the_keeping_and_spoils_nothing(page: Page) -> None:
    keep_progress(page)
    page.goto(f"/en/exercises/{SLUG}/")
    for place in (8, 5):
        tap(page, place)
    page.context.clear_cookies(name="progress")
    for place in (6, 5):
        tap(page, place)
    page.locator(".message-right").wait_for()
    assert list(StepTry.objects.values_list("tried", flat=True)) == ["12/6", "8/5"]
    assert Learner.objects.count() == 1
    page.reload()
    assert page.locator("#board").get_attribute("method") == "get"
    page.goto("/en/progress/")
    assert page.get_by_text("Nothing is kept about you").is_visible()
