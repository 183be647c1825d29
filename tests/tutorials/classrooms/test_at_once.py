"""What two people do at the same moment. Run it on PostgreSQL: SQLite lets one write at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from django.core.exceptions import PermissionDenied
from django.db import connection
from django.http import Http404

from tests.tutorials.classrooms.people import make_classroom, make_teacher, organisation_of
from tutorials.accounts.models import Membership
from tutorials.accounts.teachers import delete_teacher
from tutorials.classrooms import invitations
from tutorials.classrooms.models import Role, Teaching

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor == "sqlite", reason="needs DATABASE_URL of PostgreSQL"),
]
ROUNDS = range(6)


def at_once(*deeds: Callable[[], object]) -> None:
    """Do several things in as many threads, each with a connection of its own."""
    gate = threading.Barrier(len(deeds))

    def run(deed: Callable[[], object]) -> None:
        try:
            connection.ensure_connection()
            gate.wait(10)
            deed()
        except (invitations.LastOwnerError, Http404, PermissionDenied):
            pass
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(deed,)) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)


@pytest.mark.parametrize("_round", ROUNDS)
def test_two_owners_of_a_class_who_remove_each_other_leave_one(_round: int) -> None:
    ada, bob = make_teacher("ada"), make_teacher("bob")
    room = make_classroom(ada)
    Membership.objects.all().delete()
    his = Teaching.objects.create(classroom=room, user=bob, role=Role.OWNER)
    hers = Teaching.objects.get(user=ada)
    at_once(
        lambda: invitations.set_role(ada, room.pk, his.pk, None),
        lambda: invitations.set_role(bob, room.pk, hers.pk, None),
    )
    assert room.teachings.filter(role=Role.OWNER).count() == 1


@pytest.mark.parametrize("_round", ROUNDS)
def test_two_owners_of_an_organisation_who_remove_each_other_leave_one(_round: int) -> None:
    ada, bob = make_teacher("ada"), make_teacher("bob")
    school = organisation_of(ada)
    his = Membership.objects.create(organisation=school, user=bob, is_owner=True)
    hers = Membership.objects.get(organisation=school, user=ada)
    at_once(
        lambda: invitations.remove_member(ada, school.pk, his.pk),
        lambda: invitations.remove_member(bob, school.pk, hers.pk),
    )
    assert school.memberships.filter(is_owner=True).count() == 1


@pytest.mark.parametrize("_round", ROUNDS)
def test_two_owners_who_delete_their_accounts_leave_no_organisation_behind(_round: int) -> None:
    ada, bob, eve = make_teacher("ada"), make_teacher("bob"), make_teacher("eve")
    school = organisation_of(ada)
    Membership.objects.create(organisation=school, user=bob, is_owner=True)
    Membership.objects.create(organisation=school, user=eve)
    at_once(lambda: delete_teacher(ada), lambda: delete_teacher(bob))
    assert school.memberships.filter(is_owner=True).count() == 1
