"""Security events in the log of the server: named, with the client, and never a name or address.

An account is named by its number. A line reads `sign_in_failed client=192.0.2.7 account=12`.
"""

from __future__ import annotations

import logging
from enum import StrEnum
from typing import Final

from django.http import HttpRequest

from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.models import User

LOGGER: Final = "choroku.security"


class Event(StrEnum):
    """What happened; those that are worth an alarm are warnings."""

    SIGNED_IN = "signed_in"
    SIGN_IN_FAILED = "sign_in_failed"
    SIGN_IN_LIMITED = "sign_in_limited"
    PASSWORD_CHANGED = "password_changed"  # noqa: S105 - not a password
    PASSWORD_RESET = "password_reset"  # noqa: S105 - not a password
    PASSWORD_CHECK_LIMITED = "password_check_limited"  # noqa: S105 - not a password
    CARD_LIMITED = "card_limited"
    CODES_LIMITED = "codes_limited"
    JOINS_LIMITED = "joins_limited"
    EMAILS_LIMITED = "emails_limited"
    WRITES_LIMITED = "writes_limited"
    COSTLY_LIMITED = "costly_limited"


_QUIET: Final = {Event.SIGNED_IN, Event.PASSWORD_CHANGED, Event.PASSWORD_RESET}


def log_event(event: Event, request: HttpRequest, **facts: object) -> None:
    """Write one event in the log."""
    level = logging.INFO if event in _QUIET else logging.WARNING
    pairs = {"client": client_of(request).replace("\n", " "), **facts}
    text = " ".join(f"{name}={value}" for name, value in pairs.items())
    logging.getLogger(LOGGER).log(level, "%s %s", event.value, text)


def log_sign_in(request: HttpRequest | None, user: User, **kwargs: object) -> None:
    """Write in the log that somebody has signed in."""
    if request is not None:
        log_event(Event.SIGNED_IN, request, account=user.pk, staff=int(user.is_staff))
