"""The pages of a class in a real browser: nothing hides from anybody, nothing runs off the side."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.test import Client
from django.utils import timezone

from tests.browser.conftest import OpenPage
from tests.browser.test_paper_and_search import PAGE_OF_A_PDF
from tests.content import load_content
from tests.tutorials.classrooms.people import School, make_assignment, make_school
from tutorials.practice.models import StepTry

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.django_db(transaction=True)

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
SLUGS = ("hitting-01", "hitting-04", "entering-04")


@pytest.fixture
def school() -> School:
    """Return a class with an assignment, at which its learner has tried something."""
    load_content()
    school = make_school()
    make_assignment(school.classroom, *SLUGS, due_at=timezone.now() + datetime.timedelta(days=1))
    for number, step in enumerate(("13/7", "bar/19"), start=1):
        StepTry.objects.create(
            learner=school.learner,
            exercise="entering-04",
            version=1,
            number=number,
            tried=step,
            result="refused",
            code="enter_first",
            clause="enter-first",
        )
    return school


def paths_of(school: School) -> list[str]:
    """Return the pages of a teacher, without the language."""
    room = f"/classrooms/{school.classroom.pk}/"
    work = f"{room}assignments/{school.classroom.assignments.get().pk}/"
    report = f"{room}report/"
    learner = f"{report}learners/{school.learner.pk}/"
    return [
        *(room, f"{room}assignments/", work, f"{work}settings/", f"{work}report/"),
        *(report, f"{report}exercises/entering-04/", learner),
        *(f"{room}cards/", f"{room}settings/", f"{room}sheet/"),
    ]


def join_path(school: School) -> str:
    """Return the page on which a class is joined, or a learner is told that they are in."""
    return f"/join/{school.classroom.join_code}/"


def assigned_path(school: School) -> str:
    """Return the page that anybody may open who has the address of what is set."""
    return f"/assignments/{school.classroom.assignments.get().code}/"


def enter(page: Page, school: School, role: str) -> None:
    """Sign somebody in, in this browser."""
    client = Client()
    school.sign_in(client, role)
    page.goto("/healthz")
    page.context.add_cookies(
        [
            {"name": name, "value": cookie.value, "url": page.url}
            for name, cookie in client.cookies.items()
        ]
    )


def show(page: Page, path: str) -> None:
    """Open a page, and be sure that it is that one and not the way to sign in."""
    response = page.goto(path)
    assert response
    assert response.ok
    assert page.url.endswith(path)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_a_class(
    open_page: OpenPage, school: School, scheme: str
) -> None:
    for role, paths in (
        ("owner", paths_of(school)),
        ("learner", ["/me/", join_path(school)]),
        ("nobody", [assigned_path(school), "/card/", "/sign-in/"]),
    ):
        page = open_page(color_scheme="dark" if scheme == "dark" else "light")
        enter(page, school, role)
        for path in paths:
            show(page, f"/en{path}")
            found = Axe().run(page).response["violations"]
            assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_a_class_do_not_scroll_sideways(
    open_page: OpenPage, school: School, language: str
) -> None:
    for role, paths in (
        ("owner", paths_of(school)),
        ("learner", ["/me/", join_path(school)]),
        ("nobody", [assigned_path(school), "/card/", "/sign-in/"]),
    ):
        page = open_page(viewport={"width": 320, "height": 740})
        enter(page, school, role)
        for path in paths:
            show(page, f"/{language}{path}")
            assert page.evaluate("() => document.documentElement.scrollWidth") <= 320, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_prints_without_an_empty_sheet(page: Page, school: School, language: str) -> None:
    enter(page, school, "owner")
    show(page, f"/{language}/classrooms/{school.classroom.pk}/report/")
    assert len(PAGE_OF_A_PDF.findall(page.pdf(format="A4"))) == 1
