"""Consent to having tries recorded."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from django.http import HttpRequest, HttpResponse

from tutorials.accounts.models import Learner
from tutorials.accounts.sessions import find_end

DECLINED: Final = "progress-declined"


class Consent(StrEnum):
    """A reader's answer to the offer to keep progress."""

    GIVEN = "kept"
    """Yes: every try is recorded."""
    UNASKED = "open"
    """Nothing yet, so the question may be put."""
    DECLINED = "declined"
    """No, until the browser is closed; or the reader was signed out just now."""

    @property
    def method(self) -> str:
        """The HTTP method of the forms: a try that is recorded is a POST."""
        return "post" if self is Consent.GIVEN else "get"


def find_consent(request: HttpRequest, learner: Learner | None) -> Consent:
    """Return the reader's consent; whoever is a learner has given it."""
    if learner is not None:
        return Consent.GIVEN
    is_declined = DECLINED in request.COOKIES or find_end(request) is not None
    return Consent.DECLINED if is_declined else Consent.UNASKED


def decline(response: HttpResponse) -> None:
    """Set a session cookie, so that the reader is not asked again until the browser closes."""
    response.set_cookie(DECLINED, "1", httponly=True, samesite="Lax")
