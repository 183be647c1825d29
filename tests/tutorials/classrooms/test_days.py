"""A day of a class begins and ends where the class is, not in Greenwich."""

from __future__ import annotations

import datetime
from contextlib import AbstractContextManager
from unittest.mock import patch

import pytest
from django.test import Client
from django.utils import formats

from tests.tutorials.classrooms.people import School, make_school
from tutorials.accounts.learners import begin_keeping, is_over
from tutorials.accounts.models import AuditEntry, Learner
from tutorials.classrooms import classrooms
from tutorials.classrooms.models import Classroom
from tutorials.classrooms.privacy.retention import purge_expired

pytestmark = pytest.mark.django_db

LAST_DAY = datetime.date(2027, 8, 31)


@pytest.fixture
def school() -> School:
    return make_school()


def at(moment: str) -> AbstractContextManager[object]:
    """Let the clock stand at a moment, written with its offset."""
    return patch("django.utils.timezone.now", return_value=datetime.datetime.fromisoformat(moment))


def move(school: School, time_zone: str) -> Classroom:
    room = school.classroom
    room.time_zone, room.kept_until = time_zone, LAST_DAY
    room.save()
    return room


@pytest.mark.parametrize(
    ("time_zone", "before", "after"),
    [
        ("America/Los_Angeles", "2027-08-31T23:59:00-07:00", "2027-09-01T00:00:00-07:00"),
        ("Europe/Paris", "2027-08-31T23:59:00+02:00", "2027-09-01T00:00:00+02:00"),
        ("Pacific/Kiritimati", "2027-08-31T23:59:00+14:00", "2027-09-01T00:00:00+14:00"),
    ],
)
def test_a_class_is_kept_until_the_end_of_its_last_day_where_it_is(
    school: School, time_zone: str, before: str, after: str
) -> None:
    room = move(school, time_zone)
    with at(before):
        purge_expired()
    assert Classroom.objects.filter(pk=room.pk).exists()
    with at(after):
        purge_expired()
    assert not Classroom.objects.filter(pk=room.pk).exists()


def test_progress_without_a_class_is_kept_until_its_last_day_is_over_everywhere() -> None:
    learner, _key = begin_keeping()
    Learner.objects.filter(pk=learner.pk).update(kept_until=LAST_DAY)
    learner.refresh_from_db()
    with at("2027-08-31T23:59:00-12:00"):
        purge_expired()
        assert not is_over(learner)
    assert Learner.objects.filter(pk=learner.pk).exists()
    with at("2027-09-01T00:00:00-12:00"):
        assert is_over(learner)
        purge_expired()
    assert not Learner.objects.filter(pk=learner.pk).exists()


def test_today_can_be_chosen_while_it_is_today_where_the_class_is(
    client: Client, school: School
) -> None:
    room = move(school, "America/Los_Angeles")
    url = f"/en/classrooms/{room.pk}/joining/"
    with at("2027-08-30T17:30:00-07:00"):
        client.force_login(school.cast["owner"])
        assert client.post(url, {"until": "2027-08-30"}).status_code == 303
        assert client.post(url, {"until": "2027-08-29"}).status_code == 400
        room.refresh_from_db()
        assert room.is_joinable
    assert room.join_until is not None
    assert room.join_until.isoformat() == "2027-08-31T07:00:00+00:00"


def test_the_settings_can_be_changed_on_the_last_day_of_the_class(
    client: Client, school: School
) -> None:
    room = move(school, "America/Los_Angeles")
    sent = {
        "name": "Renamed",
        "preset": "ban-sugoroku",
        "language": "en",
        "time_zone": "America/Los_Angeles",
        "kept_until": "2027-08-31",
    }
    with at("2027-08-31T17:30:00-07:00"):
        client.force_login(school.cast["owner"])
        url = f"/en/classrooms/{room.pk}/settings/"
        assert client.post(url, sent | {"kept_until": "2027-08-30"}).status_code == 400
        assert client.post(url, sent).status_code == 303
    room.refresh_from_db()
    assert room.name == "Renamed"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "30 November 2027, 19:50 UTC"),
        ("fr", "30 novembre 2027, 19:50 UTC"),
        ("de", "30. November 2027, 19:50 UTC"),
        ("ja", "2027年11月30日, 19:50 UTC"),
    ],
)
def test_the_log_writes_days_as_every_page_does(
    client: Client, school: School, language: str, written: str
) -> None:
    AuditEntry.objects.update(created_at=datetime.datetime.fromisoformat("2027-11-30T19:50Z"))
    client.force_login(school.cast["head"])
    url = f"/{language}/organisations/{school.classroom.organisation_id}/"
    assert written in client.get(url).content.decode()


@pytest.mark.parametrize("style", ["DATE_FORMAT", "SHORT_DATE_FORMAT", "DATETIME_FORMAT"])
def test_english_days_have_no_abbreviation_and_no_month_in_front(style: str) -> None:
    day = datetime.datetime(2027, 11, 30, 19, 50)
    assert formats.date_format(day, style).startswith("30 November 2027")


def test_the_class_page_names_the_day_to_whose_end_the_code_is_open(
    client: Client, school: School
) -> None:
    client.force_login(school.cast["owner"])
    room = school.classroom
    url = f"/en/classrooms/{room.pk}/"
    assert room.join_day is not None
    classrooms.open_until(room, datetime.date(2030, 6, 20))
    page = client.get(url).content.decode()
    assert "Learners can join with the code until the end of 20 June 2030." in page
    Classroom.objects.update(join_until=datetime.datetime.fromisoformat("2030-06-20T10:00Z"))
    page = client.get(url).content.decode()
    assert "Learners can join with the code until 20 June 2030, 12:00." in page
