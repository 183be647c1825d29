"""What the frame of every page knows of who is signed in, and what it costs."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.pages import read
from tests.tutorials.classrooms.people import School, enrol, make_school, sign_in_by_card

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


def test_a_learner_costs_the_session_and_no_more(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    assert count_queries(client, "/en/glossary/") == 1


def test_the_page_of_a_class_asks_no_more_for_three_hundred(client: Client, school: School) -> None:
    client.force_login(school.cast["owner"])
    path = f"/en/classrooms/{school.classroom.pk}/"
    few = count_queries(client, path)
    enrol(school.classroom, *(f"Learner {number}" for number in range(299)))
    assert count_queries(client, path) == few <= 8
