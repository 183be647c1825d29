"""Join codes and their limits; how many learners one browser may bring in, in a signed cookie."""

from __future__ import annotations

import datetime
from typing import Final

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse

from tutorials.accounts.rate_limits import GUESSED_CODES, WRONG_CODES, LimitReachedError, require
from tutorials.classrooms.models import Classroom

COOKIE: Final = "joined"
MOST_OF_A_BROWSER: Final = 6
"""Enough for a tablet that goes round at a table; whole classes are enrolled from a list."""
COUNTED_FOR: Final = datetime.timedelta(hours=12)
_SALT: Final = "tutorials.classrooms.joining"


def find_classroom(code: str, client: str) -> Classroom | None:
    """Return the class that a join code belongs to, whether or not it takes anybody in.

    Raises `LimitReachedError` for another wrong code after many of a client, and for any code
    after so many that somebody tries them all.
    """
    require([GUESSED_CODES.of(client)])
    found = Classroom.objects.select_related("organisation").filter(join_code=code).first()
    if found is None:
        wait = (wrong := WRONG_CODES.of(client)).wait()
        wrong.record()
        if wait:
            raise LimitReachedError(WRONG_CODES, wait)
    return found


def may_join(request: HttpRequest) -> bool:
    """Tell whether this browser may bring in one more learner today."""
    return _joined(request) < MOST_OF_A_BROWSER


def record_join(request: HttpRequest, response: HttpResponse) -> None:
    """Record in a cookie that this browser enrolled one more learner."""
    response.set_cookie(
        COOKIE,
        signing.dumps(_joined(request) + 1, salt=_SALT),
        max_age=COUNTED_FOR,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Lax",
    )


def _joined(request: HttpRequest) -> int:
    try:
        kept = request.COOKIES.get(COOKIE, "")
        return int(signing.loads(kept, salt=_SALT, max_age=COUNTED_FOR))
    except (signing.BadSignature, ValueError, TypeError):
        return 0
