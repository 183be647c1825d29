"""What is set: only what holds, at the class's own time, and nothing lost where it is wrong."""

from __future__ import annotations

import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.test import Client
from django.utils import timezone

from tests.pages import read
from tests.tutorials.classrooms.people import (
    School,
    make_assignment,
    make_classroom,
)
from tutorials.accounts.models import AuditEntry
from tutorials.classrooms.assignments.choices import list_offers
from tutorials.classrooms.assignments.local_time import from_wall_time
from tutorials.classrooms.models import Assignment
from tutorials.curriculum.applicability import name_options

pytestmark = pytest.mark.django_db

FORM: dict[str, Any] = {
    "title": "",
    "lessons": ["ban-sugoroku/hitting"],
    "opens": "2027-03-27T18:00",
    "due": "2027-03-28T18:00",
    "language": "",
    "hints": "yes",
}


@pytest.fixture
def teacher(school: School) -> Client:
    """Return the browser of a teacher of the class."""
    client = Client()
    school.sign_in(client, "teacher")
    return client


def url_of(school: School, assignment: Assignment | None = None, tail: str = "") -> str:
    pk = f"{assignment.pk}/" if assignment else ""
    return f"/en/classrooms/{school.classroom.pk}/assignments/{pk}{tail}"


def set_it(teacher: Client, school: School, **changes: Any) -> Assignment:
    response = teacher.post(url_of(school), FORM | changes)
    assert response.status_code == 303, read(response).query(".field-error")
    return Assignment.objects.latest("pk")


def errors_of(response: Any) -> list[str]:
    assert response.status_code == 400
    return [node.to_text().strip() for node in read(response).query(".field-error")]


def test_a_whole_lesson_is_set_at_the_time_of_the_class_across_a_clock_change(
    teacher: Client, school: School
) -> None:
    found = set_it(teacher, school)
    assert found.due_at
    assert found.due_at - found.opens_at == datetime.timedelta(hours=23)
    assert found.due_at == datetime.datetime(2027, 3, 28, 16, tzinfo=datetime.UTC)
    assert found.exercises[:2] == ["hitting-01", "hitting-02"]
    assert found.title == "Hitting a lone stone"
    assert AuditEntry.objects.filter(action="created", subject="Tuesday club").count() == 2


def test_the_name_of_the_lesson_is_that_of_the_language_of_the_class(
    teacher: Client, school: School
) -> None:
    school.classroom.language = "de"
    school.classroom.save()
    assert set_it(teacher, school).title != "Hitting a lone stone"


def test_lessons_and_exercises_are_set_in_their_order_and_once(
    teacher: Client, school: School
) -> None:
    single = ["entering-03", "hitting-04", "two-numbers-02"]
    found = set_it(teacher, school, exercises=single)
    assert found.exercises[0] == "two-numbers-02"
    assert found.exercises[-1] == "entering-03"
    assert found.exercises.count("hitting-04") == 1


def test_only_exercises_that_hold_under_the_rules_of_the_class_are_offered(
    teacher: Client, school: School
) -> None:
    room = school.classroom
    every = {slug for offer in list_offers(room.preset) for slug in offer.slugs}
    option = room.preset.options[0]
    other = next(value for value in option.values if value is not room.preset.value_of(option))
    room.options = {option.name: other.value}
    room.save()
    offers = list_offers(room.preset)
    offered = {slug for offer in offers for slug in offer.slugs}
    assert offered
    assert every - offered, "another rule should shut something out"
    assert all(
        name_options(room.preset) in exercise.holds
        for offer in offers
        for exercise in offer.exercises
    )
    shut_out = min(every - offered)
    page = teacher.get(url_of(school)).content.decode()
    assert f'value="{min(offered)}"' in page
    assert f'value="{shut_out}"' not in page
    response = teacher.post(url_of(school), FORM | {"lessons": [], "exercises": [shut_out]})
    assert errors_of(response) == ["Part of your choice does not fit the rules of this class."]
    assert not Assignment.objects.exists()


def test_what_holds_no_more_after_a_change_of_the_rules_is_left_out(
    client: Client, teacher: Client, school: School
) -> None:
    found = set_it(teacher, school, lessons=[o.key for o in list_offers(school.classroom.preset)])
    Assignment.objects.update(opens_at=timezone.now() - datetime.timedelta(days=1), due_at=None)
    before = len(found.exercises)
    option = school.classroom.preset.options[0]
    value = school.classroom.preset.value_of(option)
    other = next(each for each in option.values if each is not value)
    school.classroom.options = {option.name: other.value}
    school.classroom.save()
    school.sign_in(client, "learner")
    assert 0 < len(read(client.get("/en/me/")).query(".dots li")) < before
    assert "Some exercises are left out" in teacher.get(url_of(school, found)).content.decode()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"due": "2027-03-27T17:59"}, "This is not after the opening. Choose a later time."),
        ({"due": "2027-03-27T18:00"}, "This is not after the opening. Choose a later time."),
        (
            {"due": "2027-03-28T02:30"},
            "The clocks go forward then: this time does not exist.",
        ),
        (
            {"opens": "soon"},
            "This is not a day with a time; write it like 2027-08-31 18:00.",
        ),
        ({"opens": "0001-01-01T00:00"}, "This day is too far away."),
        ({"opens": "1999-12-31T23:59"}, "This day is too far away."),
        ({"due": "9999-12-31T23:59"}, "Choose a day within the next three years."),
        ({"opens": "9999-12-31T23:59", "due": ""}, "Choose a day within the next three years."),
        ({"opens": ""}, "Please fill this in."),
        ({"lessons": []}, "Choose a lesson or an exercise."),
        (
            {"lessons": ["backgammon/hitting"]},
            "Part of your choice does not fit the rules of this class.",
        ),
    ],
)
def test_what_is_wrong_gets_a_clear_message_and_nothing_is_lost(
    teacher: Client, school: School, changes: dict[str, Any], message: str | None
) -> None:
    sent = FORM | {"title": "Our own title", "exercises": ["entering-03"]} | changes
    if changes.get("lessons") == []:
        sent["exercises"] = []
    response = teacher.post(url_of(school), sent)
    if message is None:
        assert response.status_code == 303
        return
    assert errors_of(response) == [message]
    page = response.content.decode()
    assert 'value="Our own title"' in page
    assert f'value="{sent["opens"]}"' in page or not sent["opens"]
    for chosen in (*sent["exercises"], *FORM["lessons"][: len(sent["lessons"])]):
        if chosen in (*sent["lessons"], *sent["exercises"]):
            assert f'value="{chosen}" checked' in page
    assert not Assignment.objects.exists()


def test_a_time_that_comes_twice_begins_with_the_first_and_ends_with_the_second() -> None:
    twice = datetime.datetime(2027, 10, 31, 2, 30)
    opens, due = (from_wall_time(twice, "Europe/Paris", is_end=end) for end in (False, True))
    assert opens
    assert due
    assert due - opens == datetime.timedelta(hours=1)
    assert due.astimezone(ZoneInfo("Europe/Paris")).replace(tzinfo=None) == twice


def test_an_assignment_is_changed_as_its_form_shows_it(teacher: Client, school: School) -> None:
    found = set_it(teacher, school, exercises=["entering-03"], hints="no", language="ja")
    page = teacher.get(url_of(school, found, "settings/")).content.decode()
    assert 'value="ban-sugoroku/hitting" checked' in page
    assert 'value="entering-03" checked' in page
    assert 'value="hitting-01" checked' not in page
    assert 'value="2027-03-28T18:00"' in page
    sent = FORM | {"title": "Shorter", "lessons": [], "exercises": ["entering-03"], "due": ""}
    assert teacher.post(url_of(school, found, "settings/"), sent).status_code == 303
    found.refresh_from_db()
    assert (found.title, found.exercises, found.due_at) == ("Shorter", ["entering-03"], None)
    assert found.hints
    assert found.language == ""


def test_an_assignment_is_copied_to_a_class_of_ones_own_and_to_no_other(
    client: Client, school: School
) -> None:
    head = school.cast["head"]
    second = make_classroom(head, "Thursday club")
    away = make_classroom(school.cast["outsider"], "Away")
    found = make_assignment(school.classroom, due_at=timezone.now() + datetime.timedelta(days=3))
    client.force_login(head)
    url = url_of(school, found, "copy/")
    response = client.post(url, {"classroom": away.pk})
    assert errors_of(response) == ["This is none of your classes."]
    assert client.post(url, {"classroom": second.pk}).status_code == 303
    copied = second.assignments.get()
    assert (copied.exercises, copied.due_at) == (found.exercises, found.due_at)
    assert copied.code != found.code
    second.preset_slug = "backgammon"
    second.save()
    response = client.post(url, {"classroom": second.pk})
    assert errors_of(response) == ["None of it holds under the rules of that class."]


def test_an_assignment_of_another_class_is_not_reached_through_ones_own(
    client: Client, school: School
) -> None:
    other = make_assignment(make_classroom(school.cast["outsider"], "Elsewhere"))
    client.force_login(school.cast["head"])
    for tail in ("", "settings/", "delete/", "report/", "report/csv/"):
        assert client.get(url_of(school, other, tail)).status_code == 404
    for tail in ("settings/", "delete/", "copy/"):
        assert client.post(url_of(school, other, tail)).status_code == 404
    assert Assignment.objects.filter(pk=other.pk).exists()


def test_a_deleted_assignment_is_gone_and_its_address_says_so(
    client: Client, teacher: Client, school: School
) -> None:
    found = make_assignment(school.classroom)
    public = f"/en/assignments/{found.code}/"
    assert client.get(public).status_code == 200
    assert teacher.post(url_of(school, found, "delete/")).status_code == 303
    assert not Assignment.objects.exists()
    assert client.get(public).status_code == 404


def test_the_address_leads_anybody_to_the_exercises_and_names_nobody(
    client: Client, school: School
) -> None:
    found = make_assignment(school.classroom, "hitting-03", "entering-01", language="fr")
    client.post(f"/en/assignments/{found.code}/")
    page = client.get(f"/en/assignments/{found.code}/").content.decode()
    assert '<a href="/fr/exercises/hitting-03/">' in page
    assert "Tuesday club" not in page
    assert "Quiet Fox" not in page
    assert 'name="robots" content="noindex"' in page


def test_before_the_opening_nobody_sees_the_exercises(client: Client, school: School) -> None:
    tomorrow = timezone.now() + datetime.timedelta(days=1)
    later = tomorrow + datetime.timedelta(days=7)
    found = make_assignment(school.classroom, opens_at=tomorrow, due_at=later)
    assert "/exercises/" not in client.get(f"/en/assignments/{found.code}/").content.decode()
    school.sign_in(client, "learner")
    page = client.get("/en/me/").content.decode()
    assert "Opens on" in page
    assert "Due on" in page
    assert "/exercises/" not in page


def test_what_is_set_is_exported_and_erased_with_the_class(client: Client, school: School) -> None:
    make_assignment(school.classroom)
    client.force_login(school.cast["head"])
    base = f"/en/classrooms/{school.classroom.pk}/"
    (held,) = client.get(f"{base}export/").json()["assignments"]
    assert held["exercises"] == ["hitting-01", "hitting-02"]
    client.post(f"{base}erase/", {"name": "Tuesday club"})
    assert not Assignment.objects.exists()
