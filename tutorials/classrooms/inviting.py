"""Invitations: a link that lets one teacher in, once, within two weeks."""

from __future__ import annotations

import datetime
from typing import Final

from django.db import transaction
from django.utils import timezone

from tutorials.accounts import audit
from tutorials.accounts.keys import LONGEST_KEY, hash_key, make_key
from tutorials.accounts.models import Membership, Organisation, User
from tutorials.classrooms.models import Classroom, Invitation, Role, Teaching

GOOD_FOR: Final = datetime.timedelta(days=14)


class LastOwnerError(Exception):
    """Somebody has to answer for it: the last owner stays one."""


@transaction.atomic
def invite(organisation: Organisation, classroom: Classroom | None, role: Role, user: User) -> str:
    """Store an invitation; return the secret of its link, which is not stored."""
    key = make_key()
    Invitation.objects.create(
        organisation=organisation,
        classroom=classroom,
        role=role,
        key_hash=hash_key(key),
        made_by=user,
        expires_at=timezone.now() + GOOD_FOR,
    )
    name = classroom.name if classroom else organisation.name
    audit.record(organisation, user, audit.Action.INVITED, name)
    return key


def find_invitation(key: str) -> Invitation | None:
    """Return the invitation that a link stands for, unless it is used or too old."""
    if len(key) > LONGEST_KEY:
        return None
    open_ones = Invitation.objects.select_related("organisation", "classroom", "made_by")
    return open_ones.filter(key_hash=hash_key(key), expires_at__gt=timezone.now()).first()


@transaction.atomic
def accept(invitation: Invitation, user: User) -> bool:
    """Let a teacher in and use the invitation up; False if somebody was quicker."""
    used, _ = Invitation.objects.filter(pk=invitation.pk).delete()
    if not used:
        return False
    room, organisation = invitation.classroom, invitation.organisation
    if room:
        Teaching.objects.get_or_create(
            classroom=room, user=user, defaults={"role": invitation.role}
        )
    else:
        Membership.objects.get_or_create(
            organisation=organisation,
            user=user,
            defaults={"is_owner": invitation.role == Role.OWNER},
        )
    audit.record(organisation, user, audit.Action.JOINED, room.name if room else organisation.name)
    return True


@transaction.atomic
def set_role(teaching: Teaching, role: Role | None, user: User) -> None:
    """Give a co-teacher another role, or none; raise `LastOwnerError` for the only owner."""
    room = teaching.classroom
    others = room.teachings.filter(role=Role.OWNER).exclude(pk=teaching.pk)
    if teaching.role == Role.OWNER and role is not Role.OWNER and not others.exists():
        raise LastOwnerError
    if role is None:
        teaching.delete()
    else:
        teaching.role = role
        teaching.save(update_fields=["role"])
    action = audit.Action.CHANGED if role else audit.Action.REMOVED
    audit.record(room.organisation, user, action, room.name)


@transaction.atomic
def remove_member(membership: Membership, user: User) -> None:
    """Take a teacher out of an organisation and its classrooms; the last owner stays."""
    organisation = membership.organisation
    others = organisation.memberships.filter(is_owner=True).exclude(pk=membership.pk)
    if membership.is_owner and not others.exists():
        raise LastOwnerError
    Teaching.objects.filter(classroom__organisation=organisation, user=membership.user).delete()
    membership.delete()
    audit.record(organisation, user, audit.Action.REMOVED, organisation.name)
