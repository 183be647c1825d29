"""A learner who signed in by a card: kept in the session, until the card or the idle time ends it.

When somebody who signed in by a card was last busy in this browser stands in a signed cookie that
names nobody but bears the mark of their session: reading a page writes no row, a cookie of another
session keeps none open, and a browser that goes round can be told from one that never was
anybody's. A session that ended by itself stays until somebody signs in or out, so
that pages can say what happened.
"""

from __future__ import annotations

import datetime
from enum import StrEnum
from functools import cached_property
from typing import Final, TypedDict

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponseBase
from django.middleware.csrf import rotate_token
from django.utils import timezone

from tutorials.accounts.models import Learner
from tutorials.accounts.tokens import make_key

KEY: Final = "learner"
SEEN: Final = "seen"
IDLE_MINUTES: Final = 30
"""How long a learner stays signed in without doing anything, unless a class says otherwise."""
REMEMBERED_FOR: Final = datetime.timedelta(hours=12)
"""For how long a browser knows that learners sign in here by their cards."""
_RENEWED_AFTER: Final = datetime.timedelta(minutes=1)
_SALT: Final = "tutorials.accounts.seen"
_HELD: Final = "_card_session"


class End(StrEnum):
    """Why a card session ended without a sign-out."""

    IDLE = "idle"
    """Nothing was done for too long."""
    CARD = "card"
    """The card is replaced, or its learner put away."""
    GONE = "gone"
    """The learner is erased."""


class SignedIn(TypedDict):
    """What the session keeps: whose card it was, its number, how many idle minutes it takes.

    A new card has another number. `mark` is drawn for each session, and stands in its cookie.
    """

    id: int
    card: str
    idle: int
    mark: str


class CardSession:
    """The card session of a request; the learner's row is read once."""

    def __init__(self, kept: SignedIn | None, seen: datetime.datetime | None) -> None:
        self.kept = kept
        self.seen = seen
        self.is_idle = kept is not None and (
            seen is None or timezone.now() - seen > datetime.timedelta(minutes=kept["idle"])
        )

    @property
    def is_open(self) -> bool:
        """Tell whether a learner is signed in, without asking the database."""
        return self.kept is not None and not self.is_idle

    @cached_property
    def learner(self) -> Learner | None:
        """The signed-in learner, or None."""
        if self.kept is None or self.is_idle:
            return None
        learners = Learner.objects.select_related("organisation")
        return learners.filter(
            pk=self.kept["id"], card__number=self.kept["card"], archived_at__isnull=True
        ).first()

    @property
    def end(self) -> End | None:
        """Why the session ended; None while it is open, or if there was none."""
        if self.kept is None or self.learner:
            return None
        if self.is_idle:
            return End.IDLE
        return End.CARD if self.former else End.GONE

    @cached_property
    def former(self) -> Learner | None:
        """The learner whose session ended by itself; their assignments still apply."""
        if self.kept is None or self.learner:
            return None
        return Learner.objects.filter(pk=self.kept["id"]).first()


def card_session(request: HttpRequest) -> CardSession:
    """Return the card session of a request; no query without a session cookie."""
    held: CardSession | None = request.__dict__.get(_HELD)
    if held is None:
        has_session = settings.SESSION_COOKIE_NAME in request.COOKIES
        found = request.session.get(KEY) if has_session and hasattr(request, "session") else None
        seen = _seen_in(request, found) if found else None
        held = request.__dict__[_HELD] = CardSession(found, seen)
    return held


def begin_card_session(
    request: HttpRequest, learner: Learner, idle_minutes: int = IDLE_MINUTES
) -> None:
    """Sign a learner in and anybody else out, until the browser is closed.

    Forms on pages that are still open for somebody else are not accepted any more.
    """
    request.session.flush()
    rotate_token(request)
    kept: SignedIn = {
        "id": learner.pk,
        "card": learner.card.number,
        "idle": idle_minutes,
        "mark": make_key(),
    }
    request.session[KEY] = kept
    request.session.set_expiry(0)
    request.__dict__[_HELD] = CardSession(kept, timezone.now())
    learner.signed_in_at = timezone.now()
    learner.save(update_fields=["signed_in_at"])


def has_card_session(request: HttpRequest) -> bool:
    """Tell whether a learner is signed in; reads the session at most."""
    return card_session(request).is_open


def find_card_learner(request: HttpRequest) -> Learner | None:
    """Return the learner signed in by card; no query without a session cookie."""
    return card_session(request).learner


def find_end(request: HttpRequest) -> End | None:
    """Return why the learner's session ended, if it ended by itself."""
    return card_session(request).end


def find_former_learner(request: HttpRequest) -> Learner | None:
    """Return the learner of an ended session; show and record nothing of theirs."""
    return card_session(request).former


def last_seen(request: HttpRequest) -> datetime.datetime | None:
    """Return when a learner who signed in by a card was last busy in this browser."""
    return _read_seen(request)[1]


def note_seen(request: HttpRequest, response: HttpResponseBase, kept: SignedIn) -> None:
    """Set the cookie with the time of the last activity, at most once a minute."""
    seen = _seen_in(request, kept)
    if seen is not None and timezone.now() - seen < _RENEWED_AFTER:
        return
    response.set_cookie(
        SEEN,
        signing.TimestampSigner(salt=_SALT).sign(kept["mark"]),
        max_age=REMEMBERED_FOR,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Lax",
    )


def _seen_in(request: HttpRequest, kept: SignedIn) -> datetime.datetime | None:
    """Return the time of the last activity in this very session."""
    mark, seen = _read_seen(request)
    return seen if mark == kept.get("mark") else None


def _read_seen(request: HttpRequest) -> tuple[str, datetime.datetime | None]:
    """Return the mark of the last active session in this browser, and its time."""
    signer = signing.TimestampSigner(salt=_SALT)
    try:
        signed = request.COOKIES.get(SEEN, "")
        mark = signer.unsign(signed, max_age=REMEMBERED_FOR)
        stamp = signed.rsplit(":", 2)[1]
        return mark, datetime.datetime.fromtimestamp(signing.b62_decode(stamp), datetime.UTC)
    except (signing.BadSignature, ValueError, OverflowError):
        return "", None
