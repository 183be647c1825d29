"""Whoever keeps progress finds in it what they did."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import OpenPage, settle
from tests.content import load_content
from tutorials.practice.models import StepTry

if TYPE_CHECKING:
    from playwright.sync_api import Page

DEMO = "two-numbers-06"


@pytest.fixture(autouse=True)
def content(transactional_db: None) -> None:
    """Load the shipped lessons."""
    load_content()


def test_a_demonstration_that_was_stepped_through_is_in_the_progress(
    page: Page, console_errors: list[str]
) -> None:
    page.goto("/en/progress/")
    page.get_by_role("button", name="Keep my progress").click()
    page.goto(f"/en/exercises/{DEMO}/")
    while page.locator("a#demo-on.button-primary").count():
        page.locator("#demo-on").click()
        settle(page)
    with page.expect_navigation():
        page.locator("#next").click()
    assert page.url.endswith("/en/exercises/two-numbers-07/")
    assert list(StepTry.objects.values_list("exercise", "result")) == [(DEMO, "solved")]
    assert page.locator(".progress .is-done").count() == 1
    assert console_errors == []


@pytest.mark.parametrize("script", [True, False])
def test_the_first_solved_exercise_is_in_the_progress(open_page: OpenPage, script: bool) -> None:
    page = open_page(java_script_enabled=script)
    page.goto("/en/exercises/board-and-way-01/")
    page.locator("#point-8").click()
    page.locator(".message-right").wait_for()
    page.get_by_role("link", name="Keep my progress").click()
    page.get_by_role("button", name="Keep my progress").click()
    page.locator(".progress .is-done.is-now").wait_for()
    page.goto("/en/progress/")
    assert page.get_by_text("1 of 155 solved").count() == 1
    assert list(StepTry.objects.values_list("exercise", "result")) == [
        ("board-and-way-01", "solved")
    ]
