"""Every address, as everybody: who sees it, who may not, and for whom it is not there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from django.db import transaction
from django.test import Client
from django.urls import get_resolver, reverse

from tests.test_urls import EXPECTED, list_names
from tests.tutorials.classrooms.people import (
    School,
    an_exercise,
    enrol,
    learner_of,
    make_assignment,
    make_classroom,
    make_school,
    sign_in_by_card,
)
from tutorials.accounts.models import AuditEntry, Learner
from tutorials.classrooms.invitations import invite
from tutorials.classrooms.models import Role

pytestmark = pytest.mark.django_db

CAST: Final = (
    "nobody", "learner", "outsider", "member", "viewer", "teacher", "owner", "head",
)  # fmt: skip

# What each of the cast is answered: "in" lets them in, "ask" asks them to sign in first.
Right = dict[str, str]
_STRANGERS: Final[Right] = {"nobody": "ask", "learner": "ask", "outsider": "404", "member": "404"}
VIEWERS: Final = _STRANGERS | dict.fromkeys(("viewer", "teacher", "owner", "head"), "in")
TEACHERS: Final = VIEWERS | {"viewer": "403"}
OWNERS: Final = TEACHERS | {"teacher": "403"}
HEADS: Final = OWNERS | {"member": "403"} | dict.fromkeys(("viewer", "teacher", "owner"), "404")
SIGNED_IN: Final = dict.fromkeys(CAST, "in") | {"nobody": "ask", "learner": "ask"}
ANYBODY: Final = dict.fromkeys(CAST, "in")
NOBODY: Final = dict.fromkeys(CAST, "ask")  # they lead to where a card is typed
CARD_HOLDERS: Final = dict.fromkeys(CAST, "ask") | {"learner": "in"}

RIGHTS: Final[dict[str, Right]] = {
    "classrooms:index": SIGNED_IN,
    "classrooms:create": SIGNED_IN,
    "classrooms:classroom": VIEWERS,
    "classrooms:sheet": VIEWERS,
    "classrooms:joining": TEACHERS,
    "classrooms:names": TEACHERS,
    "classrooms:new_cards": TEACHERS,
    "classrooms:shown_cards": TEACHERS,
    "classrooms:learner": TEACHERS,
    "classrooms:new_card": TEACHERS,
    "classrooms:archive_learner": TEACHERS,
    "classrooms:restore_learner": TEACHERS,
    "classrooms:erase_learner": TEACHERS,
    "classrooms:export_learner": TEACHERS,
    "classrooms:edit": OWNERS,
    "classrooms:archive": OWNERS,
    "classrooms:restore": OWNERS,
    "classrooms:erase": OWNERS,
    "classrooms:export": OWNERS,
    "classrooms:teachers": OWNERS,
    "classrooms:role": OWNERS,
    "classrooms:take_back": OWNERS,
    "classrooms:organisation": HEADS,
    "classrooms:invite_member": HEADS,
    "classrooms:remove_member": HEADS,
    "classrooms:take_back_membership": HEADS,
    "classrooms:export_organisation": HEADS,
    "classrooms:erase_organisation": HEADS,
    "classrooms:invitation": SIGNED_IN,
    "classrooms:join": ANYBODY,
    "classrooms:enrol": ANYBODY,
    "classrooms:card": ANYBODY,
    "classrooms:picture": NOBODY,
    "classrooms:is_it_you": NOBODY,
    "classrooms:own_card": CARD_HOLDERS,
    "classrooms:old_picture": NOBODY,
    "classrooms:assign": TEACHERS,
    "classrooms:assignment": VIEWERS,
    "classrooms:edit_assignment": TEACHERS,
    "classrooms:copy_assignment": TEACHERS,
    "classrooms:delete_assignment": TEACHERS,
    "classrooms:assignment_report": VIEWERS,
    "classrooms:assignment_file": VIEWERS,
    "classrooms:report": VIEWERS,
    "classrooms:report_file": VIEWERS,
    "classrooms:report_exercise": VIEWERS,
    "classrooms:report_learner": VIEWERS,
    "classrooms:assigned": ANYBODY,
    "classrooms:mine": CARD_HOLDERS,
    "classrooms:privacy": ANYBODY,
    "accounts:sign_in": ANYBODY,
    "accounts:sign_out": ANYBODY,
    "accounts:sign_up": ANYBODY,
    "accounts:forgotten": ANYBODY,
    "accounts:account": SIGNED_IN,
    "accounts:change_password": SIGNED_IN,
    "accounts:change_address": SIGNED_IN,
    "accounts:delete": SIGNED_IN,
}
# Links of a letter: whoever has none finds nothing there; their own tests have one.
BY_LETTER: Final = {"accounts:finish", "accounts:new_password", "accounts:confirm_address"}
# Nobody has to sign in there; who may press what in a game is told in the tests of games.
PUBLIC_WINGS: Final = {"", "rules", "practice", "play"}


@pytest.fixture
def school() -> School:
    """Return a class and everybody who has to do with it."""
    return make_school()


def arguments(school: School, name: str) -> dict[str, object]:
    """Return what the address of a page of this school is made of."""
    room, organisation = school.classroom, school.classroom.organisation
    if name.startswith("classrooms:") and EXPECTED[name].args == ((),):
        return {}
    if name == "classrooms:invitation":
        key = invite(organisation, room, Role.VIEWER, school.cast["head"])
        return {"key": key}
    if name == "classrooms:enrol":
        return {"code": room.join_code}
    if name == "classrooms:old_picture":
        return {"key": school.card.key}
    if name.startswith("classrooms:take_back"):
        within = organisation if "member" in name else room
        invite(organisation, None if "member" in name else room, Role.VIEWER, school.cast["head"])
        return {"pk": within.pk, "invitation": within.invitations.latest("pk").pk}
    if "organisation" in name or "member" in name:
        pk: dict[str, object] = {"pk": organisation.pk}
        member = organisation.memberships.get(user=school.cast["member"])
        return pk | ({"membership": member.pk} if name == "classrooms:remove_member" else {})
    if name == "classrooms:assigned":
        return {"code": make_assignment(room).code}
    if "assignment" in name:
        return {"pk": room.pk, "assignment": make_assignment(room).pk}
    if name == "classrooms:report_exercise":
        return {"pk": room.pk, "slug": an_exercise().slug}
    if name == "classrooms:role":
        return {"pk": room.pk, "teaching": room.teachings.get(role=Role.VIEWER).pk}
    if len(EXPECTED[name].args[0]) == 2:
        return {"pk": room.pk, "learner": school.learner.pk}
    return {"pk": room.pk} if name.startswith("classrooms:") else {}


def test_every_address_has_a_stated_right() -> None:
    names = set(list_names(get_resolver()))
    ours = {name for name in names if name.rpartition(":")[0] not in PUBLIC_WINGS}
    assert ours == set(RIGHTS) | BY_LETTER


def answer(client: Client, method: str, url: str) -> str:
    """Return what somebody is answered, in the words of the table above."""
    response = client.generic(method, url)
    location = response.get("Location", "")
    if location.endswith("/opened/"):  # the same page, without the secret in its address
        response = client.generic(method, location)
        location = response.get("Location", "")
    if location.startswith(("/en/sign-in/", "/en/card/")):
        return "ask"
    return "in" if response.status_code in (200, 303, 400) else str(response.status_code)


@contextmanager
def undone() -> Iterator[Client]:
    """Give a browser; whatever it does to the database is taken back."""
    with transaction.atomic():
        yield Client()
        transaction.set_rollback(True)


@pytest.mark.parametrize("name", list(RIGHTS))
@pytest.mark.thorough
def test_everybody_is_answered_by_their_right(school: School, name: str) -> None:
    url = reverse(name, kwargs=arguments(school, name))
    for role in CAST:
        for method in ("GET", "HEAD", "POST"):
            missing = EXPECTED[name].statuses[method] == 405
            with undone() as client:
                school.sign_in(client, role)
                found = answer(client, method, url)
            assert found == ("405" if missing else RIGHTS[name][role]), (role, method)


@pytest.mark.parametrize("name", [name for name, right in RIGHTS.items() if right is not ANYBODY])
def test_a_personal_page_is_never_kept_by_a_cache(
    client: Client, school: School, name: str
) -> None:
    school.sign_in(client, "learner" if RIGHTS[name] is CARD_HOLDERS else "head")
    method = "POST" if EXPECTED[name].statuses["GET"] == 405 else "GET"
    response = client.generic(method, reverse(name, kwargs=arguments(school, name)))
    assert response.status_code < 404
    assert {"private", "no-store"} <= set(response["Cache-Control"].split(", "))


def test_what_is_not_there_answers_a_stranger_as_what_is_not_theirs(
    client: Client, school: School
) -> None:
    client.force_login(school.cast["outsider"])
    theirs = client.get(f"/en/classrooms/{school.classroom.pk}/")
    nowhere = client.get("/en/classrooms/999999/")
    assert theirs.status_code == nowhere.status_code == 404


def test_a_learner_of_another_class_is_not_reached_through_ones_own(
    client: Client, school: School
) -> None:
    other = make_classroom(school.cast["outsider"], "Elsewhere")
    stranger = learner_of(enrol(other, "Blue Heron")[0])
    client.force_login(school.cast["head"])
    for tail in ("", "card/", "archive/", "erase/", "export/"):
        url = f"/en/classrooms/{school.classroom.pk}/learners/{stranger.pk}/{tail}"
        assert client.post(url).status_code in (404, 405), tail
        assert client.get(url).status_code in (404, 405), tail
    assert Learner.objects.filter(pk=stranger.pk, archived_at=None).exists()


def test_a_role_of_another_class_is_not_changed_through_ones_own(
    client: Client, school: School
) -> None:
    other = make_classroom(school.cast["outsider"], "Elsewhere")
    row = other.teachings.get()
    client.force_login(school.cast["owner"])
    url = f"/en/classrooms/{school.classroom.pk}/teachers/{row.pk}/"
    assert client.post(url, {"role": "viewer"}).status_code == 404
    row.refresh_from_db()
    assert row.role == Role.OWNER


def test_a_learner_who_was_put_away_is_signed_out(client: Client, school: School) -> None:
    sign_in_by_card(client, school.card)
    teacher = Client()
    teacher.force_login(school.cast["teacher"])
    teacher.post(f"/en/classrooms/{school.classroom.pk}/learners/{school.learner.pk}/archive/")
    assert answer(client, "GET", "/en/me/") == "ask"
    shown = client.post("/en/card/picture/", {"key": school.card.key})
    assert shown["Location"] == "/en/card/?picture=unknown"
    assert AuditEntry.objects.filter(action="archived", learners=1).count() == 1
