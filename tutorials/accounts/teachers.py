"""Teacher accounts: create, authenticate, change, delete."""

from __future__ import annotations

import uuid
from collections.abc import Callable

from django.contrib.auth import authenticate, login
from django.db import IntegrityError, transaction
from django.db.models import Count, Q, QuerySet
from django.http import HttpRequest

from tutorials.accounts import audit, sessions
from tutorials.accounts.decorators import TeacherRequest
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.known_browsers import is_known
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.models import Membership, Organisation, User
from tutorials.accounts.personal_data import checkpoint_after_commit
from tutorials.accounts.rate_limits import (
    CURRENT_PASSWORD,
    PASSWORD_FROM_CLIENT,
    PASSWORD_OF_ACCOUNT,
    PASSWORDS_FROM_CLIENT,
    Limit,
    LimitReachedError,
    require,
)


class AddressTakenError(Exception):
    """Another account has this e-mail address."""


def find_teacher(email: str) -> User | None:
    """Return the active account with an e-mail address, ignoring case."""
    return User.objects.filter(email__iexact=email, is_active=True).first() if email else None


def find_staff(name: str) -> User | None:
    """Return the active account with a username or an e-mail address."""
    return User.objects.filter(username=name, is_active=True).first() or find_teacher(name)


def check_password(
    request: HttpRequest,
    name: str,
    password: str,
    find: Callable[[str], User | None] = find_teacher,
) -> User | None:
    """Authenticate by name and password; raise `LimitReachedError` after too many failures."""
    known = find(name)
    account = known.pk if known else 0
    limits = _limits(request, known, name)
    try:
        require(limits)
    except LimitReachedError:
        log_event(Event.SIGN_IN_LIMITED, request, account=account)
        raise
    # A name that nobody has is hashed as well, so that the time says nothing.
    user = authenticate(request, username=known.username if known else "", password=password)
    if isinstance(user, User):
        limits[0].forget()
        return user
    for limit in limits:
        limit.record()
    log_event(Event.SIGN_IN_FAILED, request, account=account)
    return None


def _limits(request: HttpRequest, known: User | None, name: str) -> list[Limit]:
    """Return what a wrong password counts against; the first is forgotten after a right one."""
    client = client_of(request)
    account = known.pk if known else name.casefold()
    if known and is_known(request, known):
        return [PASSWORD_FROM_CLIENT.of(account, "known browser", client)]
    return [
        PASSWORD_FROM_CLIENT.of(account, client),
        PASSWORD_OF_ACCOUNT.of(account),
        PASSWORDS_FROM_CLIENT.of(client),
    ]


def check_own_password(request: TeacherRequest, password: str) -> bool:
    """Check the signed-in user's password; raise `LimitReachedError` after too many failures."""
    limit = CURRENT_PASSWORD.of(request.user.pk)
    try:
        require([limit])
    except LimitReachedError:
        log_event(Event.PASSWORD_CHECK_LIMITED, request, account=request.user.pk)
        raise
    if request.user.check_password(password):
        return True
    limit.record()
    return False


def reset_sign_in_limits(request: HttpRequest, user: User) -> None:
    """Reset the failed sign-ins of an account once its owner is proven."""
    PASSWORD_FROM_CLIENT.of(user.pk, client_of(request)).forget()
    PASSWORD_OF_ACCOUNT.of(user.pk).forget()


def begin_session(request: HttpRequest, user: User) -> None:
    """Sign a teacher in, and out any learner in the same browser."""
    request.session.pop(sessions.KEY, None)
    login(request, user, backend="django.contrib.auth.backends.ModelBackend")


@transaction.atomic
def create_teacher(email: str, password: str, organisation: str, language: str) -> User:
    """Create a teacher with an organisation; raise `AddressTakenError` for a known address."""
    try:
        with transaction.atomic():
            user = User.objects.create_user(uuid.uuid4().hex, email, password, language=language)
    except IntegrityError:
        raise AddressTakenError from None
    owned = Organisation.objects.create(name=organisation)
    Membership.objects.create(organisation=owned, user=user, is_owner=True)
    audit.record(owned, user, audit.Action.CREATED, owned.name)
    return user


def change_address(user: User, email: str) -> bool:
    """Change a teacher's e-mail address; return False if it changed meanwhile.

    Raises `AddressTakenError` if somebody has the new one.
    """
    try:
        with transaction.atomic():
            unchanged = User.objects.filter(pk=user.pk, email=user.email)
            return bool(unchanged.update(email=email))
    except IntegrityError:
        raise AddressTakenError from None


def organisations_that_end_with(user: User) -> QuerySet[Organisation]:
    """Return the organisations of which a user is the only owner."""
    owners = Count("memberships", filter=Q(memberships__is_owner=True), distinct=True)
    owned = Organisation.objects.filter(
        pk__in=user.memberships.filter(is_owner=True).values("organisation")
    )
    return owned.annotate(owners=owners).filter(owners=1)


@transaction.atomic
def delete_teacher(user: User) -> bool:
    """Delete an account and the organisations it alone owns; return False if others work there."""
    # Of two owners who leave at the same moment the second finds out that they are the last.
    owned = user.memberships.filter(is_owner=True).values("organisation")
    list(Organisation.objects.select_for_update().filter(pk__in=owned).order_by("pk"))
    ending = organisations_that_end_with(user)
    if Membership.objects.filter(organisation__in=ending.values("pk")).exclude(user=user).exists():
        return False
    for organisation in list(ending):
        organisation.delete()
    user.delete()
    checkpoint_after_commit()
    return True
