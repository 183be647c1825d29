"""A tablet that goes from hand to hand: what the first child leaves behind for the second."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING
from urllib.parse import urldefrag

import pytest
from pytest_django.live_server_helper import LiveServer

from tests.browser.conftest import PHONE, OpenPage, settle
from tests.content import load_content
from tests.tutorials.classrooms.people import School, enrol, make_assignment, make_school
from tutorials.classrooms.cards.making import FreshCard, make_cards
from tutorials.practice.models import StepTry

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

pytestmark = pytest.mark.django_db(transaction=True)

FIRST = "/en/exercises/hitting-01/"


@pytest.fixture
def school() -> School:
    load_content()
    school = make_school()
    make_assignment(school.classroom, "hitting-01", "hitting-04", hints=False)
    return school


@pytest.fixture
def tablet(open_page: OpenPage) -> Page:
    """Return a tablet on which nobody has signed in yet."""
    return open_page(viewport={"width": 768, "height": 1024}, has_touch=True)


def scan(page: Page, card: FreshCard, language: str = "en") -> None:
    """Open what the picture of a card leads to."""
    page.goto("about:blank")  # a camera opens the address anew, whatever was shown before
    page.goto(f"/{language}/card/#{card.key}")
    page.wait_for_url(f"**/{language}/card/is-it-you/")


def come_in(page: Page, card: FreshCard) -> None:
    """Sign in by the picture, where nobody has signed in before."""
    scan(page, card)
    page.get_by_role("button", name="Yes, sign me in").click()
    page.wait_for_url("**/me/")


def work(page: Page) -> None:
    """Try a step in the first exercise that is set."""
    page.get_by_role("link", name="Begin", exact=True).click()
    page.locator("#point-8").click()
    page.wait_for_function("() => !document.querySelector('.htmx-request')")
    page.locator("#point-7").click()
    page.wait_for_function("() => !document.querySelector('.htmx-request')")


def sign_out(page: Page) -> None:
    """Sign out by the header."""
    page.locator("#reader").get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/en/")


def addresses_shown(page: Page) -> list[str]:
    """Go back through the whole history and forth again; return every address, and where it led.

    On each page nothing of the first child may stand, and it may not be one that signs in.
    """
    seen = []
    for step in [*["back"] * 12, *["forward"] * 12]:
        (page.go_back if step == "back" else page.go_forward)()
        if page.url == "about:blank":
            continue
        settle(page)  # a board that was tapped comes back by a request of its own
        assert "Quiet Fox" not in page.content(), (step, page.url)
        page.reload()
        seen.append(page.url)
        assert "Quiet Fox" not in page.content(), (step, page.url)
        assert not page.get_by_role("button", name="Yes, sign me in").count(), (step, page.url)
    return seen


def test_after_signing_out_the_way_back_reaches_nothing_of_the_first_child(
    tablet: Page, school: School, console_errors: list[str]
) -> None:
    come_in(tablet, school.card)
    work(tablet)
    assert "Quiet Fox" in tablet.locator("#reader").inner_text()
    assert StepTry.objects.filter(learner=school.learner).exists()
    sign_out(tablet)
    shown = addresses_shown(tablet)
    assert any(FIRST in address for address in shown)
    assert not any(school.card.key in address for address in shown)
    tablet.goto("/en/me/")
    assert tablet.url.endswith("/en/card/")
    assert console_errors == []


def test_the_picture_in_the_history_of_the_browser_is_not_enough(
    tablet: Page, school: School
) -> None:
    come_in(tablet, school.card)
    sign_out(tablet)
    scan(tablet, school.card)
    tablet.get_by_role("button", name="Yes, sign me in").click()
    assert tablet.url.endswith("/is-it-you/")
    tablet.get_by_label("The first of the five words").fill("nonsense")
    tablet.get_by_role("button", name="Yes, sign me in").click()
    tablet.get_by_text("This is not the first word of the card.").wait_for()
    tablet.get_by_label("The first of the five words").fill(school.card.words[0])
    tablet.get_by_role("button", name="Yes, sign me in").click()
    tablet.wait_for_url("**/me/")


def test_neither_address_nor_log_nor_request_line_holds_the_secret(
    tablet: Page, school: School, live_server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []
    referrers: list[str] = []

    def note(request: Request) -> None:
        asked.append(urldefrag(request.url).url)
        referrers.append(request.headers.get("referer", ""))

    tablet.on("request", note)
    with caplog.at_level(logging.DEBUG, logger="django"):
        come_in(tablet, school.card)
        tablet.goto(f"/en/card/{school.card.key}/")  # a picture of long ago
    key = school.card.key
    old = f"/en/card/{key}/"
    assert not [url for url in asked if key in url and not url.endswith(old)]
    assert not [url for url in referrers if key in url]
    logged = [record.getMessage() for record in caplog.records if "sql" not in record.__dict__]
    assert not [line for line in logged if key in line and old not in line]
    assert tablet.url.endswith("/card/?picture=old")
    assert key not in tablet.evaluate("() => JSON.stringify(history.state) + location.href")


def test_without_a_script_the_page_asks_for_number_and_words(
    open_page: OpenPage, school: School
) -> None:
    page = open_page(java_script_enabled=False, viewport=PHONE)
    page.goto(f"/en/card/#{school.card.key}")
    page.get_by_label("Number on the card").fill(school.card.number)
    page.get_by_label("The five words").fill(" ".join(school.card.words))
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/me/")
    assert page.locator(".reader").get_by_text("Quiet Fox").is_visible()


def test_the_second_child_takes_over_and_each_has_their_own(tablet: Page, school: School) -> None:
    (other,) = enrol(school.classroom, "Honest Wren")
    come_in(tablet, school.card)
    work(tablet)
    scan(tablet, other)
    tablet.get_by_label("The first of the five words").fill(other.words[0])
    tablet.get_by_role("button", name="Yes, sign me in").click()
    tablet.wait_for_url("**/me/")
    work(tablet)
    assert "Honest Wren" in tablet.locator("#reader").inner_text()
    assert StepTry.objects.values("learner").distinct().count() == 2


def test_reload_on_the_page_of_a_new_card_keeps_the_card(tablet: Page, school: School) -> None:
    tablet.goto(f"/en/join/{school.classroom.join_code}/")
    tablet.locator(".suggested button").first.click()
    tablet.wait_for_url("**/card/new/")
    words = tablet.locator(".card-words").inner_text()
    assert re.fullmatch(r"[\w.]+:\d+/card", tablet.locator(".card-address").inner_text())
    tablet.reload()
    assert tablet.locator(".card-words").inner_text() == words
    tablet.locator(".language-nav a[lang=fr]").evaluate("link => link.click()")
    tablet.wait_for_url("**/fr/card/new/")
    assert tablet.locator(".card-words").inner_text() == words
    assert school.classroom.learners.count() == 2
    assert tablet.locator("[data-print]").is_visible()


def test_the_code_on_the_wall_is_no_second_learner(tablet: Page, school: School) -> None:
    come_in(tablet, school.card)
    tablet.goto(f"/en/join/{school.classroom.join_code}/")
    assert tablet.get_by_role("heading", name="You are Quiet Fox").is_visible()
    tablet.get_by_role("link", name="Go on").click()
    tablet.wait_for_url("**/me/")
    tablet.goto(f"/en/join/{school.classroom.join_code}/")
    tablet.get_by_role("button", name="I am somebody else").click()
    tablet.get_by_label("Nickname").wait_for()
    assert school.classroom.learners.count() == 1


def test_a_card_that_is_replaced_on_the_way_says_so_on_the_board(
    tablet: Page, school: School, console_errors: list[str]
) -> None:
    learner = school.learner
    come_in(tablet, school.card)
    work(tablet)
    before = learner.tries.count()
    make_cards([learner], "en")
    for place in (8, 5):  # the next try
        tablet.locator(f"#point-{place}").click()
        tablet.wait_for_function("() => !document.querySelector('.htmx-request')")
    tablet.get_by_text("your card is not valid any more").wait_for()
    assert "your card is not valid any more" in tablet.locator("#reader").inner_text()
    assert not tablet.locator("#rung").count()
    assert learner.tries.count() == before
    assert console_errors == []


def test_a_secret_in_two_languages_is_the_same_page(tablet: Page, school: School) -> None:
    scan(tablet, school.card, "ja")
    tablet.get_by_role("button").filter(has_text="ログイン").first.click()
    tablet.wait_for_url("**/ja/me/")
    assert "Quiet Fox" in tablet.locator("#reader").inner_text()


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_a_long_nickname_takes_one_row_of_a_phone(
    open_page: OpenPage, school: School, language: str
) -> None:
    (card,) = enrol(school.classroom, "Bartholomew Featherstonehaugh")
    page = open_page(viewport=PHONE)
    scan(page, card)
    page.locator("main form button").first.click()
    page.wait_for_url("**/me/")
    page.goto(f"/{language}/exercises/hitting-01/")
    strip = page.locator("#reader").bounding_box()
    assert strip is not None
    assert strip["height"] < 50
    assert page.locator("#reader a[title='Bartholomew Featherstonehaugh']").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for width in (1024, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        header = page.locator(".site-header").bounding_box()
        assert header is not None
        assert header["height"] < 66
        assert page.evaluate("document.documentElement.scrollWidth") == width
