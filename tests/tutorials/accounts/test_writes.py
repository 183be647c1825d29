"""Rows that anybody can make without a sign-in: how many, and what the page says then."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import an_exercise, make_classroom, make_school
from tutorials.accounts.learners import COOKIE, begin_keeping
from tutorials.accounts.models import Learner
from tutorials.accounts.rate_limits import (
    DAY,
    JOINS_FROM_CLIENT,
    JOINS_OF_CLASSROOM,
    KEPT_FROM_CLIENT,
    TRIES_OF_LEARNER,
    LimitReachedError,
)
from tutorials.classrooms import classrooms
from tutorials.classrooms.models import Classroom
from tutorials.practice.models import StepTry
from tutorials.practice.progress.recording import LIMITED_EVERY, record_try
from tutorials.practice.results import Tried, TryResult

pytestmark = pytest.mark.django_db


@pytest.fixture
def room() -> Classroom:
    room = make_school().classroom
    classrooms.open_until(room, timezone.localdate() + 2 * DAY)
    return room


def join(room: Classroom, name: str, address: str = "127.0.0.1") -> int:
    client = Client(REMOTE_ADDR=address)
    response = client.post(f"/en/join/{room.join_code}/", {"nickname": name}, follow=True)
    assert not find_faults(read(response))
    return response.status_code


def test_sixty_learners_behind_one_address_join_in_one_go(room: Classroom) -> None:
    assert {join(room, f"Learner {number}") for number in range(60)} == {200}


def test_a_class_is_not_filled_by_a_script(room: Classroom) -> None:
    for number in range(JOINS_OF_CLASSROOM.limit):
        classrooms.join(room, f"Bot {number}", f"client {number}")
    before = Learner.objects.count()
    assert join(room, "One More") == 429
    assert Learner.objects.count() == before
    other = make_classroom(room.organisation.memberships.get(is_owner=True).user, "Another class")
    assert join(other, "One More") == 200


def test_a_client_does_not_fill_many_classes(room: Classroom) -> None:
    for _ in range(JOINS_FROM_CLIENT.limit):
        JOINS_FROM_CLIENT.of("127.0.0.1").record()
    assert join(room, "One More") == 429
    assert join(room, "One More", "192.0.2.1") == 200


def test_whoever_cannot_join_yet_keeps_the_name_they_chose(room: Classroom) -> None:
    for _ in range(JOINS_FROM_CLIENT.limit):
        JOINS_FROM_CLIENT.of("127.0.0.1").record()
    answer = Client().post(f"/de/join/{room.join_code}/", {"nickname": "Stiller Fuchs"})
    assert 'value="Stiller Fuchs"' in answer.content.decode()


def keep(address: str = "127.0.0.1") -> tuple[int, Client]:
    client = Client(REMOTE_ADDR=address)
    response = client.post("/en/progress/", {"do": "keep", "next": "/en/exercises/hitting-01/"})
    return response.status_code, client


def test_sixty_readers_behind_one_address_keep_their_progress() -> None:
    assert {keep()[0] for _ in range(60)} == {303}


def test_a_client_does_not_begin_learners_without_end() -> None:
    for _ in range(KEPT_FROM_CLIENT.limit):
        KEPT_FROM_CLIENT.of("127.0.0.1").record()
    status, client = keep()
    assert status == 429
    assert COOKIE not in client.cookies
    assert not Learner.objects.exists()
    answer = client.post("/en/progress/", {"do": "keep", "next": "/en/exercises/hitting-01/"})
    assert not find_faults(read(answer))
    assert 'href="/en/exercises/hitting-01/"' in answer.content.decode()
    assert keep("192.0.2.1")[0] == 303


def fill(learner: Learner, exercise: str) -> None:
    StepTry.objects.bulk_create(
        StepTry(learner=learner, exercise=exercise, version=1, number=number, tried="8/4")
        for number in range(1, TRIES_OF_LEARNER.limit + 1)
    )


def test_a_learner_tries_only_so_often_in_a_day(client: Client) -> None:
    exercise = an_exercise()
    learner, client.cookies[COOKIE] = begin_keeping()
    for number in range(LIMITED_EVERY):
        record_try(learner, exercise, Tried(str(number), "8/5", TryResult.REFUSED))
    fill(learner, "another-exercise")
    with pytest.raises(LimitReachedError):
        record_try(learner, exercise, Tried("", "8/2", TryResult.REFUSED))
    answer = client.post(f"/en/exercises/{exercise.slug}/", {"steps": "", "try": "6/5"})
    assert answer.status_code == 429
    assert not find_faults(read(answer))
    assert StepTry.objects.count() == TRIES_OF_LEARNER.limit + LIMITED_EVERY
    StepTry.objects.update(created_at=timezone.now() - DAY)
    assert record_try(learner, exercise, Tried("", "8/2", TryResult.REFUSED)) is not None


def test_the_bound_on_tries_is_read_from_its_index() -> None:
    learner, _key = begin_keeping()
    with CaptureQueriesContext(connection) as queries:
        TRIES_OF_LEARNER.decisive(StepTry.objects.filter(learner=learner)).first()
    (query,) = queries.captured_queries
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN QUERY PLAN {query['sql']}")
            plan = str(cursor.fetchall())
        assert "tries_of_late" in plan
        assert "TEMP B-TREE" not in plan
