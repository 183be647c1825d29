"""Whether tries are recorded, and whether that may be asked: what each browser has said."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from django.http import HttpRequest, HttpResponse

from tutorials.accounts.sessions import find_end

DECLINED: Final = "progress-declined"


class Keeping(StrEnum):
    """How a reader stands to keeping progress."""

    KEPT = "kept"
    """Every try is recorded."""
    OPEN = "open"
    """Nobody has asked yet."""
    DECLINED = "declined"
    """The reader has said no, for as long as the browser stays open, or was signed out just now."""

    @property
    def method(self) -> str:
        """Give the method of the forms: a try that is recorded is a POST."""
        return "post" if self is Keeping.KEPT else "get"


def keeping_of(request: HttpRequest, *, is_learner: bool) -> Keeping:
    """Return how the reader stands to keeping progress; `is_learner` says that it is kept."""
    if is_learner:
        return Keeping.KEPT
    is_declined = DECLINED in request.COOKIES or find_end(request) is not None
    return Keeping.DECLINED if is_declined else Keeping.OPEN


def decline(response: HttpResponse) -> None:
    """Note that the reader does not want to be asked again, until the browser is closed."""
    response.set_cookie(DECLINED, "1", httponly=True, samesite="Lax")
