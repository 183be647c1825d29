"""Browsers in which a teacher has signed in before.

Guesses at a password from elsewhere are limited for everybody, but not for these: so nobody can
lock an owner out of the browser they always use. The cookie is signed and holds a scrambled mark
for each account, and nothing else.
"""

from __future__ import annotations

from typing import Final

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import salted_hmac

from tutorials.accounts.models import User

COOKIE: Final = "known-browser"
SECONDS: Final = 365 * 24 * 3600
MOST_ACCOUNTS: Final = 5
"""A browser that more accounts use has forgotten those that signed in longest ago."""

_SALT: Final = "tutorials.accounts.known-browsers"


def is_known(request: HttpRequest, user: User) -> bool:
    """Tell whether an account was signed in before in this browser."""
    return _mark(user) in _marks(request)


def remember_browser(request: HttpRequest, response: HttpResponse, user: User) -> None:
    """Let the browser be known to an account that has just signed in."""
    mark = _mark(user)
    marks = [mark, *(other for other in _marks(request) if other != mark)][:MOST_ACCOUNTS]
    response.set_cookie(
        COOKIE,
        signing.dumps(marks, salt=_SALT),
        max_age=SECONDS,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Lax",
    )


def _marks(request: HttpRequest) -> list[str]:
    try:
        marks = signing.loads(request.COOKIES.get(COOKIE, ""), salt=_SALT, max_age=SECONDS)
    except signing.BadSignature:
        return []
    return [str(mark) for mark in marks]


def _mark(user: User) -> str:
    return salted_hmac(_SALT, str(user.pk), algorithm="sha256").hexdigest()[:32]
