from __future__ import annotations

import pytest
from django.core import mail
from django.test import Client, RequestFactory
from django.urls import URLPattern, URLResolver, get_resolver, resolve
from django.urls.converters import IntConverter
from django.urls.exceptions import Resolver404

from tests.tutorials.classrooms.people import (
    make_assignment,
    make_classroom,
    make_school,
    make_teacher,
)
from tutorials.accounts.emails.sending import send_notice
from tutorials.accounts.guards.converters import LARGEST, RowConverter
from tutorials.accounts.models import Organisation
from tutorials.classrooms.forms.people import NameListForm
from tutorials.classrooms.models import Assignment, Classroom

HUGE = (2**63, 10**30, int("9" * 200))


@pytest.mark.parametrize("number", [*HUGE, "9" * 5000])
@pytest.mark.django_db
def test_a_number_that_no_row_can_have_leads_nowhere(client: Client, number: int | str) -> None:
    school = make_school()
    client.force_login(school.cast["head"])
    room, organisation = school.classroom.pk, school.classroom.organisation.pk
    for path in (
        f"organisations/{number}/",
        f"organisations/{number}/export/",
        f"classrooms/{number}/",
        f"classrooms/{room}/learners/{number}/",
        f"classrooms/{room}/assignments/{number}/",
        f"classrooms/{room}/report/learners/{number}/",
    ):
        assert client.get(f"/en/{path}").status_code == 404
    for path in (
        f"classrooms/{room}/teachers/{number}/",
        f"classrooms/{room}/invitations/{number}/",
        f"organisations/{organisation}/members/{number}/",
        f"organisations/{organisation}/invitations/{number}/",
    ):
        assert client.post(f"/en/{path}").status_code == 404


@pytest.mark.django_db
def test_the_largest_number_a_row_can_have_is_looked_for(client: Client) -> None:
    client.force_login(make_teacher("ada"))
    assert resolve(f"/en/organisations/{LARGEST}/").kwargs == {"pk": LARGEST}
    with pytest.raises(Resolver404):
        resolve(f"/en/organisations/{LARGEST + 1}/")
    assert client.get(f"/en/organisations/{LARGEST}/").status_code == 404


def test_no_address_takes_a_number_without_an_end() -> None:
    def walk(found: URLPattern | URLResolver) -> None:
        converters = getattr(found.pattern, "converters", {}).values()
        assert not any(type(converter) is IntConverter for converter in converters), found
        for child in getattr(found, "url_patterns", []):
            walk(child)

    for entry in get_resolver().url_patterns:
        if "admin" not in str(entry.pattern):
            walk(entry)
    assert issubclass(RowConverter, IntConverter)


@pytest.mark.parametrize("number", [*HUGE, "9" * 5000, "x", "-1"])
@pytest.mark.django_db
def test_a_form_that_names_no_row_is_refused(client: Client, number: int | str) -> None:
    client.force_login(make_teacher("ada"))
    answer = client.post("/en/classrooms/new/", {"name": "Club", "organisation": str(number)})
    assert answer.status_code == 400


# ---- one line ----

BREAKS = "Club\r\nSubject: x\n\nhttp://evil.example/\u2028more\tand"
ONE_LINE = "Club Subject: x http://evil.example/ more and"


@pytest.mark.django_db
def test_a_name_of_one_line_keeps_no_break(client: Client) -> None:
    user = make_teacher("ada")
    client.force_login(user)
    room = make_classroom(user)
    organisation = room.organisation
    client.post(f"/en/organisations/{organisation.pk}/", {"name": BREAKS})
    assert Organisation.objects.get(pk=organisation.pk).name == ONE_LINE
    page = client.get(f"/en/classrooms/{room.pk}/settings/").content.decode()
    assert "Tuesday club" in page
    sent = {
        "name": BREAKS,
        "preset": "ban-sugoroku",
        "language": "en",
        "time_zone": "Europe/Paris",
        "kept_until": room.kept_until.isoformat(),
    }
    assert client.post(f"/en/classrooms/{room.pk}/settings/", sent).status_code == 303
    assert Classroom.objects.get().name == ONE_LINE


@pytest.mark.django_db
def test_a_title_of_one_line_keeps_no_break(client: Client) -> None:
    user = make_teacher("ada")
    client.force_login(user)
    room = make_classroom(user)
    assignment = make_assignment(room)
    url = f"/en/classrooms/{room.pk}/assignments/{assignment.pk}/settings/"
    opens = "2027-01-01T10:00"
    client.post(url, {"title": BREAKS, "opens_at": opens, "hints": "on", "language": ""})
    assert "\n" not in Assignment.objects.get().title


def test_a_list_of_names_keeps_its_lines(rf: RequestFactory) -> None:
    request = rf.post("/", {"names": "Fox\r\nOwl\nHare"})
    form = NameListForm(request.POST, taken=[])
    assert form.is_valid()
    assert form.cleaned_data["names"] == ["Fox", "Owl", "Hare"]


def test_a_name_with_breaks_writes_no_line_of_a_letter() -> None:
    facts = {"name": "Club\nBcc: x@example.org\n\nhttp://evil.example/", "inviter": "a", "url": "u"}
    send_notice("ada@example.org", "invitation", facts, "en")
    (letter,) = mail.outbox
    assert letter.subject == "An invitation to Club Bcc: x@example.org http://evil.example/"
    assert "evil" not in str(letter.body)
