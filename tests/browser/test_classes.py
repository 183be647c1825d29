"""A class from the first page to the second lesson: its teacher, and learners without e-mail."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from django.core import mail

from tests.browser.conftest import PHONE, OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.django_db(transaction=True)

PASSWORD = "a lantern in the snow"


def sign_up(teacher: Page) -> None:
    """Make an account by the letter that is sent."""
    teacher.goto("/en/sign-up/")
    teacher.get_by_label("E-mail").fill("ada@example.org")
    teacher.get_by_role("button", name="Send me a link").click()
    teacher.wait_for_url("**/sign-up/")
    (link,) = re.findall(r"http://\S+", str(mail.outbox[-1].body))
    teacher.goto(link)
    teacher.get_by_label("New password").fill(PASSWORD)
    teacher.get_by_label("School, club or museum").fill("Lake School")
    teacher.get_by_role("button", name="Make the account").click()
    teacher.wait_for_url("**/classrooms/")


def make_class(teacher: Page) -> str:
    """Make a class and return its join code."""
    teacher.get_by_role("link", name="New class").click()
    teacher.wait_for_url("**/classrooms/new/")
    teacher.get_by_label("Name of the class").fill("Tuesday club")
    teacher.get_by_role("button", name="Make the class").click()
    return teacher.locator(".join-code").inner_text()


def join(learner: Page, code: str) -> tuple[str, str, str]:
    """Join a class under the first name that is offered; return name, number and words."""
    learner.goto("/en/join/")
    learner.get_by_label("Code of the class").fill(code.lower())
    learner.get_by_role("button", name="Go on").click()
    learner.locator(".suggested button").first.click()
    card = learner.locator(".card")
    number = card.locator(".card-number b").inner_text()
    found = (card.get_by_role("heading").inner_text(), number)
    return *found, card.locator(".card-words").inner_text()


def sign_in_again(learner: Page, number: str, words: str) -> None:
    """Sign out and in again by what is typed from a card."""
    learner.get_by_role("link", name="I have kept my card").click()
    learner.get_by_role("button", name="Sign out").first.click()
    learner.goto("/en/card/")
    learner.get_by_label("Number on the card").fill(number)
    learner.get_by_label("The five words").fill(words)
    learner.get_by_role("button", name="Sign in").click()
    learner.wait_for_url("**/me/")


def test_a_teacher_makes_a_class_and_learners_come_in_and_back(
    page: Page, open_page: OpenPage, console_errors: list[str]
) -> None:
    sign_up(page)
    code = make_class(page)
    names = []
    readers = (
        open_page(viewport=PHONE, has_touch=True),
        open_page(java_script_enabled=False),
        open_page(color_scheme="dark"),
    )
    for learner in readers:
        name, number, words = join(learner, code)
        sign_in_again(learner, number, words)
        assert learner.get_by_role("heading", level=1).inner_text() == name
        names.append(name)
    page.reload()
    assert sorted(page.locator(".learner-list li").all_inner_texts()) == sorted(names)
    assert console_errors == []


def test_new_cards_end_the_old_ones_and_what_they_opened(page: Page, open_page: OpenPage) -> None:
    sign_up(page)
    code = make_class(page)
    learner = open_page()
    _, number, words = join(learner, code)
    page.reload()
    page.get_by_role("link", name="New cards").click()
    page.get_by_role("link", name="Tick everybody").click()
    page.get_by_role("button", name="Make the cards").click()
    assert page.locator(".card").count() == 1
    learner.goto("/en/me/")
    assert learner.url.endswith("/en/card/")
    learner.get_by_label("Number on the card").fill(number)
    learner.get_by_label("The five words").fill(words)
    learner.get_by_role("button", name="Sign in").click()
    assert "do not match" in learner.locator(".form-error").inner_text()
