"""A learner who signed in by a card: kept in the session, which ends with the card."""

from __future__ import annotations

from typing import Final, TypedDict

from django.conf import settings
from django.http import HttpRequest

from tutorials.accounts.models import Learner

KEY: Final = "learner"
_FOUND: Final = "_card_learner"


class SignedIn(TypedDict):
    """What the session keeps: whose card it was, and which one."""

    id: int
    card: str


def begin_card_session(request: HttpRequest, learner: Learner) -> None:
    """Sign a learner in, and whoever was signed in before out; it ends with the browser."""
    request.session.flush()
    kept: SignedIn = {"id": learner.pk, "card": learner.card.key_hash}
    request.session[KEY] = kept
    request.session.set_expiry(0)


def end_card_session(request: HttpRequest) -> None:
    """Sign a learner out."""
    request.session.flush()


def has_card_session(request: HttpRequest) -> bool:
    """Tell whether a learner signed in here; asks nothing of the database without a session."""
    has_session = settings.SESSION_COOKIE_NAME in request.COOKIES and hasattr(request, "session")
    return has_session and KEY in request.session


def find_card_learner(request: HttpRequest) -> Learner | None:
    """Return who signed in by card; asks nothing of the database without a session.

    The row is read once for a request, since the frame of every page names the learner.
    """
    if not has_card_session(request):
        return None
    kept: SignedIn = request.session[KEY]
    held: tuple[SignedIn, Learner | None] | None = request.__dict__.get(_FOUND)
    if held is None or held[0] != kept:
        held = (kept, _look_up(kept))
        request.__dict__[_FOUND] = held
    if held[1] is None:  # the card was reset, or the learner archived or erased
        request.session.pop(KEY)
    return held[1]


def _look_up(kept: SignedIn) -> Learner | None:
    learners = Learner.objects.select_related("organisation")
    return learners.filter(
        pk=kept["id"], card__key_hash=kept["card"], archived_at__isnull=True
    ).first()
