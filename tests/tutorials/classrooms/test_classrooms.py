from __future__ import annotations

import datetime
import json

import pytest
from django.core import mail
from django.core.management import call_command
from django.http import Http404
from django.test import Client
from django.utils import timezone

from tests.pages import find_faults, read
from tests.tutorials.classrooms.people import (
    School,
    enrol,
    learner_of,
    make_classroom,
    make_school,
    make_teacher,
)
from tutorials.accounts import audit
from tutorials.accounts.emails import sending
from tutorials.accounts.learners import begin_keeping
from tutorials.accounts.models import AuditEntry, Failure, Learner, Membership, Organisation
from tutorials.classrooms import invitations
from tutorials.classrooms.models import (
    MOST_CLASSROOMS,
    MOST_INVITATIONS,
    Classroom,
    Enrolment,
    Invitation,
    Role,
)
from tutorials.classrooms.privacy.retention import Purged, purge_expired

pytestmark = pytest.mark.django_db

DAY = datetime.timedelta(days=1)


@pytest.fixture
def school() -> School:
    return make_school()


@pytest.fixture
def owner(school: School) -> Client:
    client = Client()
    client.force_login(school.cast["owner"])
    return client


def fields(**changed: object) -> dict[str, object]:
    until = timezone.localdate() + 30 * DAY
    return {
        "name": "Museum",
        "preset": "ban-sugoroku",
        "ban-sugoroku.goal": "bear-off",
        "language": "ja",
        "time_zone": "Asia/Tokyo",
        "kept_until": until.isoformat(),
    } | changed


# ---- making and changing ----


def test_a_class_is_made_with_its_house_rules(client: Client, school: School) -> None:
    head = school.cast["head"]
    client.force_login(head)
    organisation = school.classroom.organisation.pk
    response = client.post("/en/classrooms/new/", fields(organisation=organisation))
    made = Classroom.objects.get(name="Museum")
    assert response["Location"] == f"/en/classrooms/{made.pk}/"
    assert made.options == {"goal": "bear-off"}
    assert made.preset.bears_off
    assert made.is_joinable
    assert AuditEntry.objects.filter(action="created", subject="Museum", actor=head).exists()


def test_a_class_is_not_made_in_a_strangers_organisation(client: Client, school: School) -> None:
    client.force_login(school.cast["outsider"])
    organisation = school.classroom.organisation.pk
    response = client.post("/en/classrooms/new/", fields(organisation=organisation))
    assert response.status_code == 400
    assert not Classroom.objects.filter(name="Museum").exists()


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "x" * 61},
        {"preset": "chess"},
        {"ban-sugoroku.goal": "moon"},
        {"language": "xx"},
        {"time_zone": "Mars/Olympus"},
        {"kept_until": "yesterday"},
        {"kept_until": "2020-01-01"},
        {"kept_until": "2999-01-01"},
    ],
)
def test_settings_that_do_not_exist_are_refused(
    owner: Client, school: School, wrong: dict[str, str]
) -> None:
    response = owner.post(f"/de/classrooms/{school.classroom.pk}/settings/", fields(**wrong))
    assert response.status_code == 400
    assert not find_faults(read(response))
    school.classroom.refresh_from_db()
    assert school.classroom.name == "Tuesday club"


def test_a_class_is_put_away_and_taken_out_again(owner: Client, school: School) -> None:
    owner.post(f"/en/classrooms/{school.classroom.pk}/archive/")
    assert "archived" in owner.get(f"/en/classrooms/{school.classroom.pk}/").content.decode()
    owner.post(f"/en/classrooms/{school.classroom.pk}/restore/")
    school.classroom.refresh_from_db()
    assert school.classroom.archived_at is None


def test_a_class_is_erased_only_by_its_name(owner: Client, school: School) -> None:
    url = f"/en/classrooms/{school.classroom.pk}/erase/"
    assert owner.post(url, {"name": "Wednesday club"}).status_code == 400
    assert owner.post(url, {"name": "tuesday  CLUB"}).status_code == 303
    assert not Classroom.objects.filter(pk=school.classroom.pk).exists()
    assert not Learner.objects.exists()
    assert AuditEntry.objects.filter(action="erased", learners=1).count() == 1


def test_a_learner_who_is_in_another_class_stays(owner: Client, school: School) -> None:
    other = make_classroom(school.cast["head"], "Thursday club")
    Enrolment.objects.create(classroom=other, learner=school.learner)
    owner.post(f"/en/classrooms/{school.classroom.pk}/erase/", {"name": "Tuesday club"})
    assert other.learners.count() == 1


def test_a_learner_is_renamed_but_not_to_a_name_that_is_taken(
    owner: Client, school: School
) -> None:
    enrol(school.classroom, "Blue Heron")
    url = f"/en/classrooms/{school.classroom.pk}/learners/{school.learner.pk}/"
    assert owner.post(url, {"nickname": "blue HERON"}).status_code == 400
    assert owner.post(url, {"nickname": "Quiet FOX"}).status_code == 303
    assert school.learner.nickname == "Quiet FOX"


# ---- what is stored, as a file ----


def test_an_export_holds_everything_but_secrets(owner: Client, school: School) -> None:
    text = owner.get(f"/en/classrooms/{school.classroom.pk}/export/").content.decode()
    content = json.loads(text)
    (learner,) = content["learners"]
    assert learner["learner"]["nickname"] == "Quiet Fox"
    assert learner["learner"]["card"]["number"] == school.card.number
    assert learner["classrooms"][0]["classroom"] == "Tuesday club"
    assert {row["email"] for row in content["teachers"]} == {
        f"{role}@example.org" for role in ("owner", "teacher", "viewer")
    }
    assert "hash" not in text
    assert AuditEntry.objects.filter(action="exported", learners=1).count() == 1


def test_an_organisation_is_exported_and_erased_whole(client: Client, school: School) -> None:
    client.force_login(school.cast["head"])
    url = f"/en/organisations/{school.classroom.organisation.pk}/"
    content = json.loads(client.get(f"{url}export/").content)
    assert [room["name"] for room in content["classrooms"]] == ["Tuesday club"]
    assert len(content["members"]) == 2
    assert client.post(f"{url}erase/", {"name": "head's school"}).status_code == 303
    assert not Learner.objects.exists()
    assert client.get(url).status_code == 404


def test_files_that_are_fetched_again_and_again_are_logged_once_a_minute_each(
    client: Client, school: School
) -> None:
    client.force_login(school.cast["head"])
    room = f"/en/classrooms/{school.classroom.pk}/"
    (owl,) = enrol(school.classroom, "Owl")
    paths = [
        f"{room}export/",
        f"{room}report/csv/",
        f"{room}learners/{school.learner.pk}/export/",
        f"{room}learners/{learner_of(owl).pk}/export/",
        f"/en/organisations/{school.classroom.organisation.pk}/export/",
    ]
    for _ in range(3):
        assert {client.get(path).status_code for path in paths} == {200}
    exports = AuditEntry.objects.filter(action="exported")
    assert exports.count() == len(paths)
    Failure.objects.update(created_at=timezone.now() - datetime.timedelta(minutes=2))
    client.get(paths[0])
    assert exports.count() == len(paths) + 1


# ---- how many ----


def test_an_organisation_has_so_many_classes_and_what_was_typed_stays(
    client: Client, school: School
) -> None:
    head, organisation = school.cast["head"], school.classroom.organisation
    full = MOST_CLASSROOMS - organisation.classrooms.count()
    for number in range(full):
        make_classroom(head, f"Class {number}")
    client.force_login(head)
    sent = fields(organisation=organisation.pk)
    answer = client.post("/en/classrooms/new/", sent)
    assert answer.status_code == 400
    assert not find_faults(read(answer))
    assert 'value="Museum"' in answer.content.decode()
    assert f"at most {MOST_CLASSROOMS} classes" in answer.content.decode()
    assert organisation.classrooms.count() == MOST_CLASSROOMS
    organisation.classrooms.all()[0].delete()
    assert client.post("/en/classrooms/new/", sent).status_code == 303


@pytest.mark.parametrize("is_class", [True, False])
def test_so_many_invitations_are_open_at_once_and_what_was_typed_stays(
    client: Client, school: School, is_class: bool
) -> None:
    room, head = school.classroom, school.cast["head"]
    invited = room if is_class else None
    for _ in range(MOST_INVITATIONS):
        invitations.invite(room.organisation, invited, Role.TEACHER, head)
    client.force_login(head)
    path = f"/en/organisations/{room.organisation.pk}/invite/"
    path = f"/en/classrooms/{room.pk}/teachers/" if is_class else path
    sent = {"role": "viewer", "email": "new@example.org"}
    answer = client.post(path, sent)
    assert answer.status_code == 400
    assert not find_faults(read(answer))
    assert 'value="new@example.org"' in answer.content.decode()
    assert f"{MOST_INVITATIONS} invitations are open" in answer.content.decode()
    assert Invitation.objects.count() == MOST_INVITATIONS
    assert not mail.outbox
    invitations.take_back(Invitation.objects.all()[0], head)
    assert client.post(path, sent).status_code == 303


# ---- teachers ----


def invite(owner: Client, school: School, **sent: str) -> str:
    response = owner.post(f"/en/classrooms/{school.classroom.pk}/teachers/", sent)
    assert response.status_code == 303
    page = read(owner.get(response["Location"]))
    assert not find_faults(page)
    (link,) = page.query(".long-link")
    return link.to_text().removeprefix("http://testserver")


def test_an_invitation_lets_one_teacher_in_once(
    client: Client, owner: Client, school: School
) -> None:
    path = invite(owner, school, role="teacher")
    client.force_login(school.cast["outsider"])
    assert client.get(path, follow=True).status_code == 200
    assert not school.classroom.teachings.filter(user=school.cast["outsider"]).exists()
    assert client.post(path)["Location"] == f"/en/classrooms/{school.classroom.pk}/"
    assert school.classroom.teachings.get(user=school.cast["outsider"]).role == Role.TEACHER
    client.force_login(school.cast["member"])
    assert client.post(path).status_code == 404


def test_an_invitation_is_sent_whether_or_not_there_is_an_account(
    owner: Client, school: School
) -> None:
    invite(owner, school, role="viewer", email="outsider@example.org")
    invite(owner, school, role="viewer", email="nobody@example.org")
    assert [letter.to for letter in mail.outbox] == [
        ["outsider@example.org"], ["nobody@example.org"],
    ]  # fmt: skip
    assert "/en/invitations/" in str(mail.outbox[0].body)


def test_an_invitation_whose_letter_fails_shows_its_link(
    owner: Client, school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **kwargs: object) -> int:
        raise ConnectionRefusedError

    monkeypatch.setattr(sending, "send_mail", refuse)
    url = f"/en/classrooms/{school.classroom.pk}/teachers/"
    sent = {"role": "viewer", "email": "outsider@example.org"}
    answer = owner.post(url, sent, follow=True)
    assert "could not be sent" in answer.content.decode()
    assert read(answer).query_one(".long-link") is not None


def test_the_link_of_an_invitation_survives_reload_and_is_made_once(
    owner: Client, school: School
) -> None:
    path = invite(owner, school, role="teacher")
    url = f"/en/classrooms/{school.classroom.pk}/teachers/"
    assert path in owner.get(url).content.decode()
    assert Invitation.objects.count() == 1
    assert path not in str(dict(owner.session))
    other = Client()
    other.force_login(school.cast["owner"])
    assert path not in other.get(url).content.decode()
    owner.post(f"/en/classrooms/{school.classroom.pk}/invitations/{Invitation.objects.get().pk}/")
    assert path not in owner.get(url).content.decode()


def test_open_invitations_are_listed_and_can_be_taken_back(
    client: Client, owner: Client, school: School
) -> None:
    path = invite(owner, school, role="teacher")
    page = owner.get(f"/en/classrooms/{school.classroom.pk}/teachers/")
    assert "made by owner@example.org" in page.content.decode()
    (row,) = Invitation.objects.all()
    url = f"/en/classrooms/{school.classroom.pk}/invitations/{row.pk}/"
    assert owner.post(url).status_code == 303
    assert owner.post(url).status_code == 404
    assert "Open invitations" not in owner.get(page.request["PATH_INFO"]).content.decode()
    client.force_login(school.cast["outsider"])
    assert client.post(path).status_code == 404


def test_an_invitation_of_another_class_cannot_be_taken_back(owner: Client, school: School) -> None:
    elsewhere = make_classroom(school.cast["outsider"], "Elsewhere")
    invitations.invite(elsewhere.organisation, elsewhere, Role.VIEWER, school.cast["outsider"])
    row = Invitation.objects.get()
    url = f"/en/classrooms/{school.classroom.pk}/invitations/{row.pk}/"
    assert owner.post(url).status_code == 404
    assert Invitation.objects.exists()


@pytest.mark.parametrize("role", ["none", "viewer", "teacher"])
def test_an_invitation_ends_when_whoever_made_it_is_no_owner_any_more(
    owner: Client, school: School, role: str
) -> None:
    path = invite(owner, school, role="owner")
    head = Client()
    head.force_login(school.cast["head"])
    teachers = f"/en/classrooms/{school.classroom.pk}/teachers/"
    other = school.classroom.teachings.get(user=school.cast["teacher"])
    head.post(f"{teachers}{other.pk}/", {"role": "owner"})
    row = school.classroom.teachings.get(user=school.cast["owner"])
    head.post(f"{teachers}{row.pk}/", {"role": role})
    assert owner.post(path).status_code == 404
    assert owner.get(teachers).status_code in (403, 404)


def test_invitations_to_an_organisation_and_its_classes_end_when_their_maker_leaves(
    client: Client, school: School
) -> None:
    organisation, leaver = school.classroom.organisation, school.cast["outsider"]
    row = Membership.objects.create(organisation=organisation, user=leaver, is_owner=True)
    keys = [
        invitations.invite(organisation, room, Role.OWNER, leaver)
        for room in (None, school.classroom)
    ]
    client.force_login(school.cast["head"])
    page = client.get(f"/en/organisations/{organisation.pk}/").content.decode()
    assert "made by outsider@example.org" in page
    client.post(f"/en/organisations/{organisation.pk}/members/{row.pk}/")
    client.force_login(leaver)
    assert [client.post(f"/en/invitations/{key}/").status_code for key in keys] == [404, 404]
    assert client.get(f"/en/organisations/{organisation.pk}/").status_code == 404


@pytest.mark.parametrize(
    ("who", "role", "after"),
    [
        ("viewer", "owner", Role.OWNER),
        ("viewer", "teacher", Role.TEACHER),
        ("teacher", "viewer", Role.TEACHER),
        ("teacher", "teacher", Role.TEACHER),
    ],
)
def test_an_invitation_to_somebody_present_raises_their_role_or_stays_good(
    client: Client, owner: Client, school: School, who: str, role: str, after: Role
) -> None:
    path = invite(owner, school, role=role)
    client.force_login(school.cast[who])
    assert client.post(path).status_code == 303
    assert school.classroom.teachings.get(user=school.cast[who]).role == after
    is_used = not Invitation.objects.exists()
    assert is_used == (school.cast[who].email.startswith("viewer"))


def test_a_member_becomes_an_owner_of_the_organisation_by_invitation(
    client: Client, school: School
) -> None:
    organisation = school.classroom.organisation
    key = invitations.invite(organisation, None, Role.OWNER, school.cast["head"])
    client.force_login(school.cast["member"])
    client.post(f"/en/invitations/{key}/")
    assert organisation.memberships.get(user=school.cast["member"]).is_owner


def test_whoever_is_removed_while_they_remove_somebody_removes_nobody(school: School) -> None:
    room = school.classroom
    teacher, owner = school.cast["teacher"], school.cast["owner"]
    rows = {row.user: row.pk for row in room.teachings.all()}
    invitations.set_role(owner, room.pk, rows[teacher], Role.OWNER)
    invitations.set_role(teacher, room.pk, rows[owner], None)
    with pytest.raises(Http404):
        invitations.set_role(owner, room.pk, rows[teacher], None)
    assert room.teachings.filter(role=Role.OWNER).count() == 1


def test_an_invitation_ends_after_two_weeks(client: Client, owner: Client, school: School) -> None:
    path = invite(owner, school, role="teacher")
    Invitation.objects.update(expires_at=timezone.now() - DAY)
    client.force_login(school.cast["outsider"])
    assert client.post(path).status_code == 404


def test_a_class_keeps_an_owner(owner: Client, school: School) -> None:
    rows = {row.role: row.pk for row in school.classroom.teachings.all()}
    url = f"/en/classrooms/{school.classroom.pk}/teachers/"
    owner.post(f"{url}{rows['owner']}/", {"role": "none"})
    assert school.classroom.teachings.filter(role=Role.OWNER).count() == 1
    owner.post(f"{url}{rows['teacher']}/", {"role": "owner"})
    owner.post(f"{url}{rows['owner']}/", {"role": "none"})
    assert owner.get(url).status_code == 404
    assert school.classroom.teachings.filter(role=Role.OWNER).count() == 1


def test_a_member_who_leaves_loses_the_classes_too(client: Client, school: School) -> None:
    organisation, teacher = school.classroom.organisation, school.cast["teacher"]
    row = Membership.objects.create(organisation=organisation, user=teacher)
    client.force_login(school.cast["head"])
    client.post(f"/en/organisations/{organisation.pk}/members/{row.pk}/")
    client.force_login(teacher)
    assert client.get(f"/en/classrooms/{school.classroom.pk}/").status_code == 404


def test_an_organisation_keeps_an_owner(client: Client, school: School) -> None:
    organisation = school.classroom.organisation
    row = organisation.memberships.get(is_owner=True)
    client.force_login(school.cast["head"])
    client.post(f"/en/organisations/{organisation.pk}/members/{row.pk}/")
    assert organisation.memberships.filter(is_owner=True).count() == 1


def test_a_teacher_works_for_two_organisations(client: Client, school: School) -> None:
    client.force_login(school.cast["head"])
    organisation = school.classroom.organisation
    url = f"/en/organisations/{organisation.pk}/invite/"
    shown = client.post(url, {"role": "teacher"})["Location"]
    (link,) = read(client.get(shown)).query(".long-link")
    newcomer = make_teacher("newcomer")
    client.force_login(newcomer)
    client.post(link.to_text().removeprefix("http://testserver"))
    assert Organisation.objects.filter(memberships__user=newcomer).count() == 2
    assert "Belongs to" in client.get("/en/classrooms/new/").content.decode()


# ---- the last day ----


def test_what_is_past_its_last_day_is_erased_once(school: School) -> None:
    today = timezone.localdate()
    over = make_classroom(school.cast["head"], "Over")
    enrol(over, "Anna", "Ben")
    Classroom.objects.filter(pk=over.pk).update(kept_until=today - 2 * DAY)
    Classroom.objects.filter(pk=school.classroom.pk).update(kept_until=today + DAY)
    forgotten, _ = begin_keeping()
    Learner.objects.filter(pk=forgotten.pk).update(kept_until=today - 2 * DAY)
    kept, _ = begin_keeping()
    assert purge_expired() == Purged(classrooms=1, learners=3)
    assert purge_expired() == Purged(classrooms=0, learners=0)
    assert set(Learner.objects.all()) == {learner_of(school.card), kept}
    assert AuditEntry.objects.filter(action="erased", actor=None, learners=2).count() == 1


def test_counts_invitations_and_old_lines_of_the_log_are_forgotten(school: School) -> None:
    long_ago = timezone.now() - audit.KEPT_FOR - DAY
    AuditEntry.objects.update(created_at=long_ago)
    Failure.objects.create(about="x")
    Failure.objects.update(created_at=timezone.now() - 2 * DAY)
    purge_expired()
    assert not AuditEntry.objects.exists()
    assert not Failure.objects.exists()


def test_the_command_says_how_much_was_erased(
    school: School, capsys: pytest.CaptureFixture[str]
) -> None:
    call_command("purge_expired")
    assert capsys.readouterr().out == "0 classrooms, 0 learners, 0 games erased\n"
