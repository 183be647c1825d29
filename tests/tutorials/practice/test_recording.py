"""Tries are recorded for those who keep their progress, once each, and for nobody else."""

from __future__ import annotations

import datetime

import pytest
from django.db import connection
from django.db.models import QuerySet
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from tests.tutorials.practice.answers import err, solve
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.accounts.models import Learner
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry
from tutorials.practice.progress.recording import record_try
from tutorials.practice.results import Tried, TryResult

URL = "/en/exercises/ban-first-block/"
REFUSED = {"steps": "", "try": "8/4"}
ALLOWED = {"steps": "", "try": "8/5"}


@pytest.fixture
def learner(client: Client) -> Learner:
    """Return a learner whose browser the client is."""
    learner, key = begin_keeping()
    client.cookies[COOKIE] = key
    return learner


def rows_of(learner: Learner) -> list[tuple[str, str, str, str]]:
    return list(
        StepTry.objects.filter(learner=learner)
        .order_by("pk")
        .values_list("before", "tried", "result", "code")
    )


def test_a_refused_step_is_one_row_with_its_reason(client: Client, learner: Learner) -> None:
    response = client.post(URL, REFUSED)
    assert response.status_code == 303
    assert response["Location"] == f"{URL}?try=8%2F4"
    row = StepTry.objects.get()
    assert (row.learner, row.exercise, row.version, row.number) == (
        learner,
        "ban-first-block",
        1,
        1,
    )
    assert (row.tried, row.result, row.code, row.clause) == (
        "8/4",
        "refused",
        "sum_of_numbers",
        "stop-between",
    )
    assert row.options == {}


def test_a_try_gives_the_same_answer_recorded_or_not(client: Client, learner: Learner) -> None:
    headers = {"HX-Request": "true"}
    recorded = client.post(URL, REFUSED, headers=headers)
    assert recorded.status_code == 200
    assert recorded["HX-Push-Url"] == f"{URL}?try=8%2F4"
    other = Client().get(URL, REFUSED, headers=headers)
    assert b"message-refused" in recorded.content
    assert recorded.content.replace(b'"post"', b'"get"').replace(b"hx-post", b"hx-get") == (
        other.content
    )


def test_the_way_to_the_goal_is_recorded_step_by_step(client: Client, learner: Learner) -> None:
    client.post(URL, ALLOWED)
    client.post(URL, {"steps": "8/5", "try": "6/5"})
    assert rows_of(learner) == [("", "8/5", "allowed", ""), ("8/5", "6/5", "solved", "")]


def test_looking_choosing_and_undoing_are_no_tries(client: Client, learner: Learner) -> None:
    client.get(URL)
    for looked in ({"steps": "", "point": "8"}, {"steps": "8/5", "do": "undo"}, {"hint": "1"}):
        client.post(URL, looked)
    client.get(URL, REFUSED)
    assert not StepTry.objects.exists()


def test_a_double_click_and_a_form_sent_again_change_nothing_twice(
    client: Client, learner: Learner
) -> None:
    for _ in range(3):
        client.post(URL, ALLOWED)
    assert len(rows_of(learner)) == 1
    client.post(URL, REFUSED)
    client.post(URL, ALLOWED)
    assert [row[1] for row in rows_of(learner)] == ["8/5", "8/4", "8/5"]


def test_the_same_try_on_another_day_is_a_new_one(client: Client, learner: Learner) -> None:
    client.post(URL, ALLOWED)
    StepTry.objects.update(created_at=timezone.now() - datetime.timedelta(days=1))
    client.post(URL, ALLOWED)
    assert [row[1] for row in rows_of(learner)] == ["8/5", "8/5"]


def test_a_late_form_is_a_try_like_any_other_and_breaks_nothing(
    client: Client, learner: Learner
) -> None:
    client.post(URL, {"steps": "8/5", "try": "6/5"})
    client.post(URL, ALLOWED)
    assert [row[2] for row in rows_of(learner)] == ["solved", "allowed"]


@pytest.mark.parametrize(
    "malformed",
    [{"steps": "banana", "try": "8/5"}, {"try": "8/5 6/5"}, {"point": "99"}, {"typed": "6/banana"}],
)
def test_what_cannot_be_read_is_not_recorded(
    client: Client, learner: Learner, malformed: dict[str, str]
) -> None:
    client.post(URL, malformed)
    assert not StepTry.objects.exists()


def test_without_a_learner_a_post_is_answered_and_nothing_is_stored(client: Client) -> None:
    response = client.post(URL, REFUSED)
    assert response.status_code == 303
    assert not StepTry.objects.exists()
    assert not Learner.objects.exists()


@pytest.mark.parametrize("key", ["", "nonsense", "x" * 5000, "\u00e9\u00e8"])
def test_a_wrong_cookie_keeps_nothing_and_loses_nothing(
    client: Client, learner: Learner, key: str
) -> None:
    client.post(URL, ALLOWED)
    other = Client()
    other.cookies[COOKIE] = key
    assert other.post(URL, REFUSED).status_code == 303
    assert other.get(URL).status_code == 200
    assert len(rows_of(learner)) == 1


def test_hints_that_were_open_are_recorded_with_the_try(client: Client, learner: Learner) -> None:
    client.post(URL, ALLOWED | {"hint": "4"})
    client.post(URL, {"steps": "8/5", "try": "6/5", "helped": "4"})
    assert list(StepTry.objects.order_by("pk").values_list("helped", flat=True)) == [4, 4]


@pytest.mark.parametrize("kind", ["allowed", "count", "way", "setup", "demo"])
def test_answers_of_other_forms_are_recorded_too(
    client: Client, learner: Learner, kind: str
) -> None:
    row = Exercise.objects.filter(kind=kind)[0]
    question = read_question(row)
    client.post(f"/en/exercises/{row.slug}/", solve(question)[-1])
    assert [row[2] for row in rows_of(learner)] == ["solved"]
    for wrong in err(question)[:1]:
        client.post(f"/en/exercises/{row.slug}/", wrong)
        assert [row[2] for row in rows_of(learner)] == ["solved", "missed"]


def test_a_recorded_try_costs_one_insert_and_a_fixed_number_of_queries(
    client: Client, learner: Learner
) -> None:
    client.post(URL, ALLOWED)
    for tried in (REFUSED, {"steps": "", "try": "6/5"}, {"steps": "", "try": "13/10"}):
        with CaptureQueriesContext(connection) as queries:
            client.post(URL, tried, headers={"HX-Request": "true"})
        made = [query["sql"] for query in queries if "SAVEPOINT" not in query["sql"]]
        assert [sql.split()[0] for sql in made] == ["SELECT", "SELECT", "SELECT", "INSERT"]


def test_two_tries_at_the_same_moment_are_both_kept(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    exercise = Exercise.objects.get(slug="ban-first-block")
    record_try(learner, exercise, Tried("", "8/2", TryResult.REFUSED))
    first, stale = QuerySet.first, [None]

    def look_too_early(rows: QuerySet[StepTry]) -> StepTry | None:
        return stale.pop() if stale else first(rows)

    monkeypatch.setattr(QuerySet, "first", look_too_early)
    assert record_try(learner, exercise, Tried("", "8/4", TryResult.REFUSED)) is not None
    numbers = StepTry.objects.order_by("pk").values_list("tried", "number")
    assert list(numbers) == [("8/2", 1), ("8/4", 2)]
