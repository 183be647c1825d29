"""New cards are shown for a quarter of an hour, so that a page can be reloaded and printed.

Their secrets lie in the session, sealed; the key lies in a cookie of the browser they are shown
in. After that time, or after signing out, nobody can read them any more.
"""

from __future__ import annotations

import base64
import datetime
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from tutorials.classrooms.cards.making import FreshCard
from tutorials.classrooms.cards.sealing import seal, unseal
from tutorials.classrooms.models import Classroom

SHOWN_FOR: Final = datetime.timedelta(minutes=15)
COOKIE: Final = "cards"
_KEY: Final = "cards"


def keep_cards(
    request: HttpRequest, response: HttpResponse, classroom: Classroom, cards: Sequence[FreshCard]
) -> None:
    """Keep new cards of a class for a while; those that were kept before are shown no more."""
    box, key = seal(json.dumps([asdict(card) for card in cards]).encode())
    until = timezone.now() + SHOWN_FOR
    request.session[_KEY] = {
        "classroom": classroom.pk,
        "until": until.timestamp(),
        "box": base64.b64encode(box).decode(),
    }
    response.set_cookie(
        COOKIE,
        key,
        max_age=SHOWN_FOR,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Strict",
    )


def kept_cards(request: HttpRequest, classroom: Classroom) -> list[FreshCard]:
    """Return the new cards of a class that can still be shown; none once their time is over."""
    kept = request.session.get(_KEY)
    if not kept or kept["classroom"] != classroom.pk:
        return []
    if kept["until"] < timezone.now().timestamp():
        return []
    content = unseal(base64.b64decode(kept["box"]), request.COOKIES.get(COOKIE, ""))
    if content is None:
        return []
    return [FreshCard(**card | {"words": tuple(card["words"])}) for card in json.loads(content)]
