"""Time zones: which are offered, which is taken at first, and what becomes of times set before."""

from __future__ import annotations

import datetime
import sys
import zoneinfo
from pathlib import Path

import pytest
from django.test import Client

from tests.pages import read
from tests.tutorials.classrooms.people import (
    School,
    make_assignment,
    make_classroom,
    make_school,
    make_teacher,
)
from tutorials.classrooms import classrooms, zones
from tutorials.classrooms.assignments.actions import copy
from tutorials.classrooms.models import Assignment, Classroom
from tutorials.classrooms.zones import REGIONS, list_zones, present_name

NEW = "/classrooms/new/"
SETTINGS = {"name": "Museum", "preset": "ban-sugoroku", "language": "en"}


@pytest.fixture
def school() -> School:
    return make_school()


LAST_MOMENT = datetime.datetime(9999, 12, 31, 23, 59)


def chosen_in(client: Client, url: str) -> str | None:
    """Return the zone that a form shows at first."""
    page = read(client.get(url))
    marked = [node.attrs or {} for node in page.query("#id_time_zone option[selected]")]
    shown = marked or [node.attrs or {} for node in page.query("#id_time_zone option")]
    return shown[0]["value"]


def test_each_zone_has_one_name_and_it_is_the_present_one() -> None:
    names = [zone.name for zone in list_zones()]
    assert len(names) == len(set(names))
    assert {"Europe/Kyiv", "Asia/Kolkata", "America/Argentina/Buenos_Aires"} <= set(names)
    assert not {"Europe/Kiev", "Asia/Calcutta", "America/Buenos_Aires"} & set(names)
    assert all(zoneinfo.ZoneInfo(name) for name in names)
    assert {zone.region for zone in list_zones()} == set(REGIONS)


@pytest.mark.parametrize(
    ("former", "present"),
    [
        ("Europe/Kiev", "Europe/Kyiv"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("Asia/Saigon", "Asia/Ho_Chi_Minh"),
        ("America/Godthab", "America/Nuuk"),
        ("Etc/UTC", "UTC"),
        ("UTC", "UTC"),
        ("Asia/Tokyo", "Asia/Tokyo"),
    ],
)
def test_a_former_name_leads_to_the_present_one(former: str, present: str) -> None:
    assert present_name(former) == present
    zones = [zone.name for zone in list_zones() if former in zone.former]
    assert zones in ([present], [])


def test_places_are_readable() -> None:
    places = {zone.name: zone.place for zone in list_zones()}
    assert places["America/Argentina/Buenos_Aires"] == "Buenos Aires (Argentina)"
    assert not any("_" in place or "/" in place for place in places.values())


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "zone"),
    [("en", ""), ("fr", "Europe/Paris"), ("de", "Europe/Berlin"), ("ja", "Asia/Tokyo")],
)
def test_the_first_zone_is_guessed_by_language_but_not_in_english(
    client: Client, language: str, zone: str
) -> None:
    client.force_login(make_teacher("newcomer"))
    assert chosen_in(client, f"/{language}{NEW}") == zone


@pytest.mark.django_db
def test_a_zone_that_was_not_chosen_is_asked_for(client: Client) -> None:
    teacher = make_teacher("newcomer")
    client.force_login(teacher)
    sent = {
        **SETTINGS,
        "organisation": teacher.memberships.get().organisation_id,
        "kept_until": (datetime.date.today() + datetime.timedelta(days=30)).isoformat(),
        "time_zone": "",
    }
    response = client.post(f"/en{NEW}", sent)
    assert response.status_code == 400
    (error,) = read(response).query("#id_time_zone_error")
    assert error.to_text().strip() == "Please fill this in."
    assert client.post(f"/en{NEW}", sent | {"time_zone": "Asia/Kolkata"}).status_code == 303
    assert Classroom.objects.get().time_zone == "Asia/Kolkata"


@pytest.mark.django_db
def test_a_second_class_begins_with_the_zone_of_the_last_one(client: Client) -> None:
    teacher = make_teacher("grace")
    make_classroom(teacher)
    make_classroom(teacher, "Second")
    Classroom.objects.filter(name="Second").update(time_zone="Europe/Kiev")
    client.force_login(teacher)
    assert chosen_in(client, f"/de{NEW}") == "Europe/Kyiv"


@pytest.mark.django_db
def test_what_is_set_keeps_its_time_on_the_wall_in_another_zone(
    client: Client, school: School
) -> None:
    room = school.classroom
    classrooms.open_until(room, datetime.date(2027, 6, 20))
    at_nine = datetime.datetime(2027, 6, 12, 9, tzinfo=datetime.UTC)
    at_six = datetime.datetime(2027, 6, 19, 18, tzinfo=datetime.UTC)
    in_paris = datetime.timedelta(hours=2)
    row = make_assignment(room, opens_at=at_nine - in_paris, due_at=at_six - in_paris)
    endless = make_assignment(room, opens_at=at_nine - in_paris)
    client.force_login(school.cast["owner"])
    url = f"/en/classrooms/{room.pk}/settings/"
    sent = {**SETTINGS, "kept_until": room.kept_until.isoformat(), "time_zone": "Asia/Tokyo"}
    page = client.post(url, sent, follow=True)
    said = "Days and times already set stay as they are written, now in the new time zone."
    assert said in page.content.decode()
    for changed in (room, row, endless):
        changed.refresh_from_db()
    in_tokyo = datetime.timedelta(hours=9)
    assert (row.opens_at, row.due_at) == (at_nine - in_tokyo, at_six - in_tokyo)
    assert (endless.opens_at, endless.due_at) == (at_nine - in_tokyo, None)
    assert room.join_until == datetime.datetime(2027, 6, 20, 15, tzinfo=datetime.UTC)
    client.post(url, sent | {"name": "Only renamed"})
    row.refresh_from_db()
    assert row.opens_at == at_nine - in_tokyo


@pytest.mark.django_db
def test_a_copy_is_due_at_the_same_time_on_the_wall_of_the_other_class(school: School) -> None:
    head = school.cast["head"]
    other = make_classroom(head, "In Tokyo")
    other.time_zone = "Asia/Tokyo"
    due = datetime.datetime(2027, 6, 19, 16, tzinfo=datetime.UTC)
    row = make_assignment(school.classroom, due_at=due)
    copied = copy(row, other, head)
    assert copied.due_at == datetime.datetime(2027, 6, 19, 9, tzinfo=datetime.UTC)
    assert copied.opens_at == row.opens_at - datetime.timedelta(hours=7 if is_summer(row) else 8)


@pytest.mark.django_db
@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo"])
def test_moments_at_the_ends_of_the_calendar_are_copied_moved_and_shown(
    client: Client, school: School, zone: str
) -> None:
    head, utc = school.cast["head"], datetime.UTC
    first, last = (end.replace(tzinfo=utc) for end in (datetime.datetime.min, LAST_MOMENT))
    row = make_assignment(school.classroom, opens_at=first, due_at=last)
    Classroom.objects.update(time_zone="UTC")
    school.classroom.refresh_from_db()
    other = make_classroom(head, "Elsewhere")
    other.time_zone = zone
    other.save()
    copied = copy(row, other, head)
    assert copied.opens_at.year == 1
    assert copied.due_at is not None
    assert copied.due_at.year == 9999
    client.force_login(school.cast["owner"])
    url = f"/en/classrooms/{school.classroom.pk}/"
    until = school.classroom.kept_until.isoformat()
    for there in (zone, "America/Los_Angeles", "UTC"):
        sent = {**SETTINGS, "kept_until": until, "time_zone": there}
        assert client.post(f"{url}settings/", sent).status_code == 303
        for tail in ("", f"assignments/{row.pk}/", f"assignments/{row.pk}/settings/"):
            assert client.get(f"{url}{tail}").status_code == 200


def is_summer(row: Assignment) -> bool:
    paris = row.opens_at.astimezone(zoneinfo.ZoneInfo("Europe/Paris"))
    return bool(paris.dst())


def test_the_list_also_comes_from_the_package_where_the_system_has_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "tzdata" / "zoneinfo"
    folder.mkdir(parents=True)
    (tmp_path / "tzdata" / "__init__.py").touch()
    rows = "# comment\nUA\t+5026+03031\tEurope/Kyiv\tmost of Ukraine\nJP\t+353916\tAsia/Tokyo\n"
    (folder / "zone.tab").write_text(rows, encoding="utf-8")
    (folder / "tzdata.zi").write_text("L Europe/Kyiv Europe/Kiev\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "tzdata", raising=False)
    monkeypatch.setattr(zoneinfo, "TZPATH", ())
    zones.list_zones.cache_clear()
    zones._links.cache_clear()
    try:
        found = zones.list_zones()
    finally:
        zones.list_zones.cache_clear()
        zones._links.cache_clear()
        sys.modules.pop("tzdata", None)
    assert found == (
        zones.Zone("Asia/Tokyo", "Asia", "Tokyo"),
        zones.Zone("Europe/Kyiv", "Europe", "Kyiv", ("Europe/Kiev",)),
    )
