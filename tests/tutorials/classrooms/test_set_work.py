"""What a learner is set: on their page, at the exercises, with and without hints."""

from __future__ import annotations

import datetime

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from tests.pages import read
from tests.tutorials.classrooms.people import (
    School,
    an_exercise,
    learner_of,
    make_assignment,
    sign_in_by_card,
)
from tests.tutorials.practice.answers import err, solve
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.classrooms.models import Assignment
from tutorials.curriculum.exercise_index import read_question
from tutorials.practice.models import StepTry

pytestmark = pytest.mark.django_db

URL = "/en/exercises/hitting-01/"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def learner(school: School) -> Client:
    """Return the browser of the learner, signed in by card."""
    client = Client()
    school.sign_in(client, "learner")
    return client


def solve_here(client: Client, slug: str) -> str:
    """Solve an exercise as the page does; return the last answer."""
    answers = [
        client.post(f"/en/exercises/{slug}/", query, headers=HTMX)
        for query in solve(read_question(an_exercise(slug)))
    ]
    return answers[-1].content.decode()


def test_a_learner_with_a_card_is_recorded_without_being_asked(
    learner: Client, school: School
) -> None:
    assert 'method="post"' in learner.get(URL).content.decode()
    last = solve_here(learner, "hitting-01")
    assert 'id="keep"' not in last
    assert StepTry.objects.filter(learner=school.learner, result="solved").count() == 1


def test_my_page_shows_what_is_due_first_and_what_is_done(learner: Client, school: School) -> None:
    now = timezone.now()
    make_assignment(school.classroom, "entering-01", title="Without an end")
    make_assignment(school.classroom, title="Later", due_at=now + datetime.timedelta(days=9))
    due = datetime.datetime(2027, 6, 12, 16, tzinfo=datetime.UTC)
    make_assignment(school.classroom, "two-numbers-01", "two-numbers-02", title="Soon", due_at=due)
    Assignment.objects.filter(title="Later").update(due_at=due + datetime.timedelta(days=1))
    solve_here(learner, "two-numbers-01")
    page = read(learner.get("/en/me/"))
    titles = [node.to_text().strip() for node in page.query(".work-card h3")]
    assert titles == ["Soon", "Later", "Without an end"]
    assert "Due on 12 June 2027, 18:00 (Europe/Paris)." in page.to_html()
    (first, *_rest) = page.query(".work-card")
    assert [(li.attrs or {}).get("class") for li in first.query(".dots li")] == ["is-done", None]
    (go_on,) = first.query(".button-primary")
    assert (go_on.attrs or {})["href"] == "/en/exercises/two-numbers-02/"
    solve_here(learner, "two-numbers-02")
    page = read(learner.get("/en/me/"))
    assert [n.to_text().strip() for n in page.query(".work-card h3")][-1] == "Soon"


def test_an_assignment_with_a_language_leads_to_it(learner: Client, school: School) -> None:
    make_assignment(school.classroom, language="ja")
    assert 'href="/ja/exercises/hitting-01/"' in learner.get("/de/me/").content.decode()


def test_the_way_on_is_that_of_the_assignment(learner: Client, school: School) -> None:
    make_assignment(school.classroom, "hitting-01", "entering-01")
    assert 'id="next" href="/en/exercises/entering-01/"' in solve_here(learner, "hitting-01")
    assert 'id="next" href="/en/me/"' in solve_here(learner, "entering-01")
    assert 'id="next" href="/en/exercises/hitting-02/"' in solve_here(Client(), "hitting-01")


def test_the_way_on_leads_to_what_is_not_done_yet(learner: Client, school: School) -> None:
    slugs = ("hitting-01", "entering-01", "entering-02")
    make_assignment(school.classroom, *slugs)
    solve_here(learner, "entering-01")
    assert 'id="next" href="/en/exercises/entering-02/"' in solve_here(learner, "hitting-01")
    last = solve_here(learner, "entering-02")
    assert 'id="next" href="/en/me/"' in last
    again = datetime.timedelta(minutes=5)
    StepTry.objects.update(created_at=timezone.now() - again)
    make_assignment(school.classroom, *slugs, opens_at=timezone.now() - again / 2)
    assert 'id="next" href="/en/exercises/hitting-01/"' in solve_here(learner, "entering-02")


def test_without_hints_there_is_no_ladder_and_none_is_given(
    learner: Client, school: School
) -> None:
    set_work = make_assignment(school.classroom, hints=False)
    missed = next(q for q in err(read_question(an_exercise())) if "steps" not in q)
    for query in ({}, {"hint": "5"}, {"show": "solution"}, missed | {"hint": "5"}):
        for headers in ({}, HTMX):
            page = learner.get(URL, query, headers=headers).content.decode()
            assert "without hints" in page, query
            assert 'class="ladder"' not in page, query
            assert "arrow-proof" not in page, query
    posted = learner.post(URL, missed | {"hint": "5"}, headers=HTMX).content.decode()
    assert 'class="ladder"' not in posted
    assert StepTry.objects.get().helped == 0
    assert 'class="ladder"' in Client().get(URL, {"hint": "5"}).content.decode()
    assert 'class="ladder"' in learner.get("/en/exercises/entering-01/").content.decode()
    Assignment.objects.filter(pk=set_work.pk).update(due_at=timezone.now())
    assert 'class="ladder"' in learner.get(URL, {"hint": "1"}).content.decode()


def find_missed(slug: str) -> dict[str, str]:
    """Return a try after which the page offers to show the right answer."""
    for query in err(read_question(an_exercise(slug))):
        page = Client().get(f"/en/exercises/{slug}/", query, headers=HTMX).content
        if b"show=solution" in page:
            return query
    raise AssertionError(f"no try at {slug} misses the goal")


def test_the_right_answer_is_not_shown_where_no_hints_are_given(
    learner: Client, school: School
) -> None:
    missed = find_missed("hitting-04")
    url = "/en/exercises/hitting-04/"
    assert b'id="show"' in learner.get(url, missed, headers=HTMX).content
    assert b"arrow-proof" in learner.get(url, missed | {"show": "solution"}).content
    make_assignment(school.classroom, "hitting-04", hints=False)
    for shown in ({}, {"show": "solution"}):
        for headers in ({}, HTMX):
            page = learner.get(url, missed | shown, headers=headers).content
            assert b"message-other" in page
            assert b'id="show"' not in page
            assert b"arrow-proof" not in page


def test_whoever_has_no_card_costs_no_question_about_assignments(school: School) -> None:
    make_assignment(school.classroom, hints=False)
    client = Client()
    client.cookies[COOKIE] = begin_keeping()[1]
    with CaptureQueriesContext(connection) as queries:
        page = client.get(URL, headers=HTMX)
    assert b'class="ladder"' in page.content
    assert not [q for q in queries if "assignment" in q["sql"]]


def test_erasing_with_a_card_leaves_the_key_of_the_browser(school: School) -> None:
    client = Client()
    client.cookies[COOKIE] = begin_keeping()[1]
    sign_in_by_card(client, school.card)
    client.post("/en/progress/", {"do": "erase"})
    assert client.cookies[COOKIE].value
    assert learner_of(school.card).pk
