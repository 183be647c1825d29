"""Who holds a seat: a secret for each game, in one signed cookie of the browser.

The address of a game is public; whoever opens it without the secret looks on.
"""

from __future__ import annotations

import datetime
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import salted_hmac

from rules.engine.cube import PlayerSide
from tutorials.accounts.tokens import hash_key, hashes_of, make_key
from tutorials.play.models import GameKind, PlayedGame

COOKIE: Final = "seats"
MOST: Final = 20
"""The last games whose seats a browser holds; older ones are forgotten."""
KEPT_FOR: Final = datetime.timedelta(days=120)
_BETWEEN: Final = "."
_INSIDE: Final = "~"
_SALT: Final = "tutorials.play.link"


def find_key(request: HttpRequest, slug: str) -> str:
    """Return the secret that the browser holds for a game; empty if it has none."""
    return _read(request).get(slug, "")


def sides_of(request: HttpRequest, row: PlayedGame) -> frozenset[PlayerSide]:
    """Return the sides at which the browser sits: at one device both, without a secret none."""
    key = find_key(request, row.slug)
    hashes = hashes_of(key) if key else []
    if row.kind == GameKind.DEVICE:
        return frozenset(PlayerSide) if row.key_hash in hashes else frozenset()
    own = PlayerSide(row.own_side)
    if row.key_hash in hashes:
        return frozenset({own})
    if row.kind == GameKind.COMPUTER:
        return frozenset()
    is_other = row.is_joined and row.other_key_hash in hashes
    return frozenset({own.other}) if is_other else frozenset()


def link_key(key: str) -> str:
    """Return the secret of the link to the other seat, which only whoever began can work out."""
    return salted_hmac(_SALT, key, algorithm="sha256").hexdigest()[:32]


def find_open_seat(secret: str) -> PlayedGame | None:
    """Return the game to whose free seat a link leads; None once somebody sits there."""
    rows = PlayedGame.objects.filter(kind=GameKind.LINK, is_joined=False)
    return rows.filter(other_key_hash__in=hashes_of(secret)).first()


def sit_down(row: PlayedGame) -> str:
    """Take the free seat of a game; return the secret of whoever sits there, empty if too late."""
    key = make_key()
    free = PlayedGame.objects.filter(pk=row.pk, is_joined=False)
    taken = free.update(is_joined=True, other_key_hash=hash_key(key))
    return key if taken else ""


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
