"""A whole class: from the teacher's sign-up to the report on thirty learners."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from django.core import mail
from django.test import Client

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.test_classes import join, sign_in_again
from tests.browser.walking import WHOLE
from tests.content import load_content
from tests.pages import read
from tests.tutorials.practice.answers import Query, solve
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.django_db(transaction=True)

LEARNERS = 30
SET = ("two-numbers-01", "hitting-01", "entering-04")
# What goes wrong, and for how many of the learners after the first three.
ANOTHER_STONE: Query = {"try": "13/7"}
SUM: Query = {"try": "8/4"}
MOVED_ANOTHER, ADDED_UP, WITH_A_HINT = 8, 4, 1
PAGES, CLICKS = 8, 12  # from the sign-up to the assignment


@dataclass
class Teacher:
    """A teacher whose pages and clicks are counted."""

    page: Page
    pages: int = 0
    clicks: int = 0

    def __post_init__(self) -> None:
        self.page.on("framenavigated", lambda _frame: self._count_page())

    def _count_page(self) -> None:
        self.pages += 1

    def press(self, what: Locator) -> None:
        """Click something."""
        self.clicks += 1
        what.click()

    def button(self, name: str) -> None:
        """Click a button."""
        self.press(self.page.get_by_role("button", name=name, exact=True))

    def link(self, name: str) -> None:
        """Click a link."""
        self.press(self.page.get_by_role("link", name=name, exact=True))


def sign_up(teacher: Teacher) -> None:
    """Make an account: one page to ask for the letter, one behind its link."""
    page = teacher.page
    page.goto("/en/sign-up/")
    page.get_by_label("E-mail").fill("ada@example.org")
    teacher.button("Send me a link")
    page.wait_for_url("**/sign-up/")
    (link,) = re.findall(r"http://\S+", str(mail.outbox[-1].body))
    page.goto(link)
    page.get_by_label("New password").fill("a lantern in the snow")
    page.get_by_label("School, club or museum").fill("Lake School")
    teacher.button("Make the account")
    page.wait_for_url("**/classrooms/")


def make_class(teacher: Teacher) -> str:
    """Make a class and return the code that stands on its page."""
    teacher.link("New class")
    teacher.page.wait_for_url("**/classrooms/new/")
    teacher.page.get_by_label("Name of the class").fill("Tuesday club")
    teacher.button("Make the class")
    return teacher.page.locator(".join-code").inner_text()


def set_work(teacher: Teacher) -> None:
    """Set three exercises of three lessons; the days are as the form proposes them."""
    teacher.link("New assignment")
    teacher.page.get_by_label("Title").fill("First steps")
    for slug in SET:
        exercise = Exercise.objects.select_related("lesson").get(slug=slug)
        lesson = teacher.page.locator(f"input[value='ban-sugoroku/{exercise.lesson.slug}']")
        teacher.press(teacher.page.locator(".shelf-lesson").filter(has=lesson).locator("summary"))
        teacher.press(teacher.page.get_by_label(exercise.title, exact=True))
    teacher.button("Set it")


def answer(learner: Page, query: Query, *, script: bool) -> None:
    """Tap a step on the board: the place it leaves, then where it goes."""
    for place in query["try"].replace("bar", "25").split("/"):
        learner.locator(f"#point-{place}").click()
        if script:
            learner.wait_for_function("() => !document.querySelector('.htmx-request')")


def finish(learner: Page, *, script: bool, wrong: Query | None = None, hint: bool = False) -> None:
    """Begin on one's own page, and go on to the end by what the pages offer."""
    learner.get_by_role("link", name="Begin", exact=True).click()
    for slug in SET:
        learner.wait_for_url(f"**/exercises/{slug}/")
        if wrong and slug == place_of(wrong):
            answer(learner, wrong, script=script)
            learner.locator(".message-refused").wait_for()
        if hint and slug == SET[0]:
            for _ in range(2):
                learner.locator("#rung").click()
                learner.wait_for_function("() => !document.querySelector('.htmx-request')")
        for query in solve(read_question(Exercise.objects.get(slug=slug))):
            answer(learner, query, script=script)
        assert not learner.locator("#keep, .finish-keep").count()
        learner.locator("#next").click()
    learner.wait_for_url("**/me/")
    assert learner.get_by_text("All done").is_visible()


def place_of(wrong: Query) -> str:
    """Return the exercise in which a wrong answer is given."""
    return SET[0] if wrong is SUM else SET[-1]


def take_part(code: str, name: str, wrong: Query | None, *, hint: bool = False) -> None:
    """Join, sign out, sign in by what stands on the card, and solve: the requests of a page."""
    client = Client()
    page = read(client.post(f"/en/join/{code}/", {"nickname": name}, follow=True))
    (number,), (words,) = page.query(".card-number b"), page.query(".card-words")
    client.post("/en/sign-out/")
    card = {"number": number.to_text(), "words": " ".join(words.to_text().split())}
    assert client.post("/en/card/", card)["Location"] == "/en/me/"
    for slug in SET:
        url = f"/en/exercises/{slug}/"
        assert url in client.get("/en/me/").content.decode()
        if wrong and slug == place_of(wrong):
            client.post(url, wrong)
        for query in solve(read_question(Exercise.objects.get(slug=slug))):
            client.post(url, query | ({"hint": "2"} if hint and slug == SET[0] else {}))


def test_thirty_learners_join_come_back_and_finish_and_the_report_is_right(
    page: Page, open_page: OpenPage, console_errors: list[str]
) -> None:
    """Walk through a whole assignment.

    The teacher and three of the learners use a real browser, one of them on a phone and one
    without JavaScript. The other 27 do so where everything is to be walked, which takes minutes;
    else they send the same requests by Django's test client.
    """
    load_content()
    teacher = Teacher(page)
    sign_up(teacher)
    code = make_class(teacher)
    set_work(teacher)
    assert (teacher.pages, teacher.clicks) == (PAGES, CLICKS)
    readers = (
        (open_page(viewport=PHONE, has_touch=True), True, None),
        (open_page(java_script_enabled=False), False, ANOTHER_STONE),
        (open_page(color_scheme="dark"), True, None),
    )
    for learner, script, wrong in readers:
        _name, number, words = join(learner, code)
        sign_in_again(learner, number, words)
        finish(learner, script=script, wrong=wrong)
    for n in range(LEARNERS - len(readers)):
        later = n - MOVED_ANOTHER
        wrong = ANOTHER_STONE if later < 0 else SUM if later < ADDED_UP else None
        hint = later == ADDED_UP
        if not WHOLE:
            take_part(code.replace(" ", ""), f"Learner {n}", wrong, hint=hint)
            continue
        learner = open_page()
        _name, number, words = join(learner, code)
        sign_in_again(learner, number, words)
        finish(learner, script=True, wrong=wrong, hint=hint)
        learner.context.close()
    assert_right(teacher)
    assert console_errors == []


def assert_right(teacher: Teacher) -> None:
    """Check the report, to the number."""
    assert StepTry.objects.filter(result="solved").count() == LEARNERS * len(SET)
    teacher.link("Report")
    report = teacher.page
    said = " ".join(report.locator(".lead").inner_text().split())
    assert said.startswith("30 of 30 learners began. 30 finished everything that is set.")
    assert report.locator(".finding").inner_text() == (
        "Entering comes first: 9 of 30 moved another stone while one waited on the strip."
    )
    rules = report.locator(".clause-table tbody tr")
    counts = [" ".join(row.split()) for row in rules.locator(".number").all_inner_texts()]
    assert counts == ["9 of 30", "9", "4 of 30", "4"]
    cells = report.locator(".learner-table td").all_inner_texts()
    found = [" ".join(cell.split()) for cell in cells]
    wrong = MOVED_ANOTHER + 1 + ADDED_UP
    assert len(found) == LEARNERS * len(SET)
    assert found.count("2 with try 2") == wrong
    assert found.count("solved with a hint") == WITH_A_HINT
    assert found.count("with the first try") == len(found) - wrong - WITH_A_HINT
    solved = report.locator(".exercise-table .number").all_inner_texts()
    assert [" ".join(count.split()) for count in solved] == ["30 of 30"] * len(SET)
    assert (teacher.pages, teacher.clicks) == (PAGES + 1, CLICKS + 1)
