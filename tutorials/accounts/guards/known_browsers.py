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

from tutorials.accounts.models import User
from tutorials.accounts.tokens import hashes_of

COOKIE: Final = "known-browser"
SECONDS: Final = 365 * 24 * 3600
MOST_ACCOUNTS: Final = 5
"""A browser that more accounts use has forgotten those that signed in longest ago."""

_LENGTH: Final = 32
_SALT: Final = "tutorials.accounts.known-browsers"


def is_known(request: HttpRequest, user: User) -> bool:
    """Tell whether an account was signed in before in this browser."""
    return not set(_marks_of(user)).isdisjoint(_marks(request))


def remember_browser(request: HttpRequest, response: HttpResponse, user: User) -> None:
    """Let the browser be known to an account that has just signed in."""
    own = _marks_of(user)
    others = [mark for mark in _marks(request) if mark not in own]
    marks = [own[0], *others][:MOST_ACCOUNTS]
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


def _marks_of(user: User) -> list[str]:
    """Return the mark of an account under the site's key, then those under its former ones."""
    return [found[:_LENGTH] for found in hashes_of(f"browser of {user.pk}")]
