"""The learner of a browser: signed in by card, or keeping progress in a cookie."""

from __future__ import annotations

import datetime
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from tutorials.accounts import days
from tutorials.accounts.models import Learner
from tutorials.accounts.sessions import find_card_learner, find_end, has_card_session
from tutorials.accounts.tokens import find_by_secret, hash_key, make_key

COOKIE: Final = "progress"
KEPT_FOR: Final = datetime.timedelta(days=365)
"""How long progress is kept after the learner asked for it."""


def has_key(request: HttpRequest) -> bool:
    """Tell whether the browser says that progress is kept; costs nothing without a session."""
    return has_card_session(request) or (COOKIE in request.COOKIES and not find_end(request))


def find_learner(request: HttpRequest) -> Learner | None:
    """Return who learns in this browser; None for whoever keeps no progress. One query at most.

    Whoever signed in by a card comes first: what the browser keeps stays its own, also when their
    session has ended by itself. (Where there is a session, reading it is a query as well.)
    """
    if signed_in := find_card_learner(request):
        return signed_in
    if find_end(request):
        return None
    key = request.COOKIES.get(COOKIE, "")
    learner = find_by_secret(Learner.objects.all(), key) if key else None
    return learner if learner is not None and not is_over(learner) else None


def is_over(learner: Learner) -> bool:
    """Tell whether the time for which the learner's data may be kept has passed."""
    return learner.kept_until is not None and learner.kept_until < days.oldest_day()


def begin_keeping() -> tuple[Learner, str]:
    """Create an anonymous learner; return it with the secret for the cookie."""
    key = make_key()
    until = timezone.localdate() + KEPT_FOR
    return Learner.objects.create(key_hash=hash_key(key), kept_until=until), key


def give_key(response: HttpResponse, key: str) -> None:
    """Set the progress cookie."""
    response.set_cookie(
        COOKIE,
        key,
        max_age=KEPT_FOR,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Lax",
    )


def take_key(response: HttpResponse) -> None:
    """Delete the progress cookie."""
    response.delete_cookie(COOKIE, samesite="Lax")
