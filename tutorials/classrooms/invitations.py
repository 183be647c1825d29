"""Invitations: a link that lets one teacher in, once, within two weeks; and how teachers leave.

An invitation ends when whoever made it may not invite any more.
"""

from __future__ import annotations

import datetime
from enum import StrEnum
from typing import Final

from django.db import transaction
from django.db.models import Q, QuerySet
from django.http import Http404
from django.utils import timezone

from tutorials.accounts import audit
from tutorials.accounts.models import Membership, Organisation, User
from tutorials.accounts.tokens import find_by_secret, hash_key, make_key
from tutorials.classrooms.models import MOST_INVITATIONS, Classroom, Invitation, Role, Teaching
from tutorials.classrooms.permissions import RANKS, get_access, get_owned_organisation

GOOD_FOR: Final = datetime.timedelta(days=14)


class LastOwnerError(Exception):
    """The last owner can be neither removed nor given a lower role."""


class TooManyInvitationsError(Exception):
    """The maximum number of open invitations is reached."""


class Accepted(StrEnum):
    """Outcome of accepting an invitation."""

    LET_IN = "let in"
    """The teacher may do more than before."""
    NOTHING_NEW = "nothing new"
    """The teacher may do as much already; the invitation is still good."""
    TOO_LATE = "too late"
    """Somebody was quicker, or it was taken back."""


@transaction.atomic
def invite(organisation: Organisation, classroom: Classroom | None, role: Role, user: User) -> str:
    """Store an invitation; return the secret of its link, which is not stored."""
    Organisation.objects.select_for_update().get(pk=organisation.pk)
    if open_invitations(organisation, classroom).count() >= MOST_INVITATIONS:
        raise TooManyInvitationsError
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


def open_invitations(
    organisation: Organisation, classroom: Classroom | None
) -> QuerySet[Invitation]:
    """Return the invitations to a classroom, or to an organisation, that can still be used."""
    rows = _open().filter(organisation=organisation, classroom=classroom)
    return rows.order_by("expires_at", "pk")


def find_invitation(key: str) -> Invitation | None:
    """Return the invitation that a link stands for, unless it is used, taken back or too old."""
    return find_by_secret(_open(), key)


def _open() -> QuerySet[Invitation]:
    rows = Invitation.objects.select_related("organisation", "classroom", "made_by")
    return rows.filter(expires_at__gt=timezone.now(), made_by__is_active=True)


@transaction.atomic
def take_back(invitation: Invitation, user: User) -> None:
    """Revoke an invitation."""
    invitation.delete()
    classroom = invitation.classroom
    name = classroom.name if classroom else invitation.organisation.name
    audit.record(invitation.organisation, user, audit.Action.CHANGED, name)


@transaction.atomic
def accept(invitation: Invitation, user: User) -> Accepted:
    """Accept an invitation, and consume it if it grants the teacher anything new."""
    role = Role(invitation.role)
    classroom, organisation = invitation.classroom, invitation.organisation
    if _has_as_much(invitation, user):
        return Accepted.NOTHING_NEW
    used, _ = Invitation.objects.filter(pk=invitation.pk).delete()
    if not used:
        return Accepted.TOO_LATE
    if classroom:
        Teaching.objects.update_or_create(classroom=classroom, user=user, defaults={"role": role})
    else:
        Membership.objects.update_or_create(
            organisation=organisation, user=user, defaults={"is_owner": role is Role.OWNER}
        )
    joined = (classroom or organisation).name
    audit.record(organisation, user, audit.Action.JOINED, joined)
    return Accepted.LET_IN


def _has_as_much(invitation: Invitation, user: User) -> bool:
    """Tell whether a teacher may do as much already as an invitation would let them."""
    wanted = Role(invitation.role)
    if invitation.classroom:
        present = invitation.classroom.teachings.filter(user=user).first()
        return present is not None and RANKS[Role(present.role)] >= RANKS[wanted]
    member = invitation.organisation.memberships.filter(user=user).first()
    return member is not None and (member.is_owner or wanted is not Role.OWNER)


@transaction.atomic
def set_role(user: User, classroom_pk: int, teaching: int, role: Role | None) -> None:
    """Give a co-teacher another role, or none; raise `LastOwnerError` for the only owner.

    Whoever comes first holds the classroom's row, and rights are asked for afterwards: of two
    owners who remove each other at the same moment the second is none any more.
    """
    Classroom.objects.select_for_update().filter(pk=classroom_pk).first()
    classroom = get_access(user, classroom_pk, Role.OWNER).classroom
    row = classroom.teachings.select_related("user").filter(pk=teaching).first()
    if row is None:
        raise Http404
    others = classroom.teachings.filter(role=Role.OWNER).exclude(pk=row.pk)
    if row.role == Role.OWNER and role is not Role.OWNER and not others.exists():
        raise LastOwnerError
    if role is not Role.OWNER:
        _end_invitations(Q(classroom=classroom), row.user)
    if role is None:
        row.delete()
    else:
        row.role = role
        row.save(update_fields=["role"])
    action = audit.Action.CHANGED if role else audit.Action.REMOVED
    audit.record(classroom.organisation, user, action, classroom.name)


@transaction.atomic
def remove_member(user: User, organisation: int, membership: int) -> User:
    """Take a teacher out of an organisation and its classrooms, and return who it was.

    The last owner stays: raises `LastOwnerError`. What `set_role` says of locks holds here too.
    """
    Organisation.objects.select_for_update().filter(pk=organisation).first()
    found = get_owned_organisation(user, organisation)
    row = found.memberships.select_related("user").filter(pk=membership).first()
    if row is None:
        raise Http404
    others = found.memberships.filter(is_owner=True).exclude(pk=row.pk)
    if row.is_owner and not others.exists():
        raise LastOwnerError
    Teaching.objects.filter(classroom__organisation=found, user=row.user).delete()
    _end_invitations(Q(organisation=found), row.user)
    row.delete()
    audit.record(found, user, audit.Action.REMOVED, found.name)
    return row.user


def _end_invitations(where: Q, user: User) -> None:
    """Delete the open invitations made by a user."""
    Invitation.objects.filter(where, made_by=user).delete()
