"""Who holds a seat: a secret for each game, in one signed cookie of the browser.

The address of a game is public; whoever opens it without the secret looks on.
"""

from __future__ import annotations

import datetime
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from tutorials.accounts.tokens import hashes_of
from tutorials.play.models import PlayedGame

COOKIE: Final = "seats"
MOST: Final = 20
"""The last games whose seats a browser holds; older ones are forgotten."""
KEPT_FOR: Final = datetime.timedelta(days=120)
_BETWEEN: Final = "."
_INSIDE: Final = "~"


def find_key(request: HttpRequest, slug: str) -> str:
    """Return the secret that the browser holds for a game; empty if it has none."""
    return _read(request).get(slug, "")


def has_seat(request: HttpRequest, row: PlayedGame) -> bool:
    """Tell whether the browser holds the seats of a game."""
    key = find_key(request, row.slug)
    return bool(key) and row.key_hash in hashes_of(key)


def give_seat(request: HttpRequest, response: HttpResponse, slug: str, key: str) -> None:
    """Add the secret of a game to the cookie of the browser."""
    held = {**_read(request), slug: key}
    newest = list(held.items())[-MOST:]
    response.set_signed_cookie(
        COOKIE,
        _BETWEEN.join(f"{slug}{_INSIDE}{key}" for slug, key in newest),
        max_age=KEPT_FOR,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Lax",
    )


def _read(request: HttpRequest) -> dict[str, str]:
    text = str(request.get_signed_cookie(COOKIE, default=""))
    pairs = [pair.partition(_INSIDE) for pair in text.split(_BETWEEN) if pair]
    return {slug: key for slug, _, key in pairs}
