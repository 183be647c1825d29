"""What the frame of every page knows of who is signed in, and what it costs."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import (
    School,
    an_exercise,
    enrol,
    make_school,
    sign_in_by_card,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def school() -> School:
    return make_school()


def own_entry(client: Client) -> tuple[str, str]:
    """Return the last entry of the menu: its words and where it leads."""
    entry = read(client.get("/en/glossary/")).query(".site-nav > ul > li > a")[-1]
    return entry.to_text().strip(), (entry.attrs or {})["href"] or ""


def count_queries(client: Client, path: str) -> int:
    with CaptureQueriesContext(connection) as queries:
        assert client.get(path).status_code == 200
    return len(queries)


def test_the_menu_leads_everybody_to_their_own_page(client: Client, school: School) -> None:
    assert own_entry(client) == ("Sign in", "/en/sign-in/")
    sign_in_by_card(client, school.card)
    assert own_entry(client) == ("My page", "/en/me/")
    client.force_login(school.cast["viewer"])
    assert own_entry(client) == ("Classes", "/en/classrooms/")


def test_whoever_is_not_signed_in_asks_the_database_nothing(client: Client) -> None:
    assert count_queries(client, "/en/glossary/") == 0
    assert count_queries(client, "/en/privacy/") == 0


def test_a_learner_costs_the_session_and_one_row(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    assert count_queries(client, "/en/glossary/") == 2


def test_the_page_of_a_class_asks_no_more_for_three_hundred(client: Client, school: School) -> None:
    client.force_login(school.cast["owner"])
    path = f"/en/classrooms/{school.classroom.pk}/"
    few = count_queries(client, path)
    enrol(school.classroom, *(f"Learner {number}" for number in range(299)))
    assert count_queries(client, path) == few <= 8


@pytest.mark.parametrize("path", ["/en/", "/en/glossary/", "/en/join/", "/en/card/", "/en/me/"])
def test_every_page_says_whose_work_it_is_and_offers_the_way_out(
    client: Client, school: School, path: str
) -> None:
    assert not read(client.get(path)).query(".reader")
    sign_in_by_card(client, school.card)
    page = read(client.get(path))
    (frame,) = page.query(".site-header .reader")
    assert "Quiet Fox" in frame.to_text()
    assert "Not you? Sign out" in " ".join(frame.to_text().split())
    assert not find_faults(page)
    teacher = Client()
    teacher.force_login(school.cast["viewer"])
    assert not read(teacher.get(path, follow=True)).query(".reader")


def test_an_exercise_says_whose_work_it_is(client: Client, school: School) -> None:
    an_exercise()
    sign_in_by_card(client, school.card)
    (frame,) = read(client.get("/en/exercises/hitting-01/")).query(".reader")
    assert "Quiet Fox" in frame.to_text()
