"""Teachers: their accounts, from the first to the last day."""

from __future__ import annotations

import uuid

from django.contrib.auth import authenticate, login
from django.db import IntegrityError, transaction
from django.db.models import Count, Q, QuerySet
from django.http import HttpRequest

from tutorials.accounts import audit, sessions
from tutorials.accounts.clients import client_of
from tutorials.accounts.models import Membership, Organisation, User
from tutorials.accounts.personal import leave_no_trace
from tutorials.accounts.rate_limits import (
    PASSWORD_FROM_CLIENT,
    PASSWORDS_FROM_CLIENT,
    forget,
    is_reached,
    record,
)


class TooManyFailuresError(Exception):
    """Too many sign-ins have failed of late to try another."""


class AddressTakenError(Exception):
    """There is an account with this address already."""


def find_teacher(email: str) -> User | None:
    """Return whose account an address belongs to, whichever way its letters are written."""
    return User.objects.filter(email__iexact=email, is_active=True).first() if email else None


def check_password(request: HttpRequest, email: str, password: str) -> User | None:
    """Return whose e-mail and password these are; raise `TooManyFailuresError` beyond the limit."""
    account, client = email.casefold(), client_of(request)
    if is_reached(PASSWORD_FROM_CLIENT, account) or is_reached(PASSWORDS_FROM_CLIENT, client):
        raise TooManyFailuresError
    known = find_teacher(email)
    # A name that nobody has is hashed as well, so that the time says nothing.
    user = authenticate(request, username=known.username if known else "", password=password)
    if isinstance(user, User):
        forget(PASSWORD_FROM_CLIENT, account)
        return user
    record(PASSWORD_FROM_CLIENT, account)
    record(PASSWORDS_FROM_CLIENT, client)
    return None


def forgive(user: User) -> None:
    """Forget the failed sign-ins of an account: its owner has shown who they are."""
    forget(PASSWORD_FROM_CLIENT, user.email.casefold())


def begin_session(request: HttpRequest, user: User) -> None:
    """Sign a teacher in, and a learner who used the same browser out."""
    request.session.pop(sessions.KEY, None)
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")


@transaction.atomic
def create_teacher(email: str, password: str, organisation: str, language: str) -> User:
    """Store a teacher with an organisation of one; raise `AddressTakenError` if known."""
    try:
        with transaction.atomic():
            user = User.objects.create_user(uuid.uuid4().hex, email, password, language=language)
    except IntegrityError:
        raise AddressTakenError from None
    owned = Organisation.objects.create(name=organisation)
    Membership.objects.create(organisation=owned, user=user, is_owner=True)
    audit.record(owned, user, audit.Action.CREATED, owned.name)
    return user


def change_address(user: User, email: str) -> None:
    """Give a teacher another address; raise `AddressTakenError` if somebody has it."""
    user.email = email
    try:
        with transaction.atomic():
            user.save(update_fields=["email"])
    except IntegrityError:
        raise AddressTakenError from None


def organisations_that_end_with(user: User) -> QuerySet[Organisation]:
    """Return the organisations that nobody else owns."""
    owners = Count("memberships", filter=Q(memberships__is_owner=True), distinct=True)
    owned = Organisation.objects.filter(
        pk__in=user.memberships.filter(is_owner=True).values("organisation")
    )
    return owned.annotate(owners=owners).filter(owners=1)


@transaction.atomic
def delete_teacher(user: User) -> bool:
    """Erase an account and the organisations that end with it; False while others need them."""
    ending = organisations_that_end_with(user)
    if Membership.objects.filter(organisation__in=ending.values("pk")).exclude(user=user).exists():
        return False
    for organisation in list(ending):
        organisation.delete()
    user.delete()
    leave_no_trace()
    return True
