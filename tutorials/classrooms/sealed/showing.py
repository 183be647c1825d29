"""What is shown for a quarter of an hour, so that its page can be reloaded, printed and translated.

It lies in the session, sealed; the key lies in a cookie of the browser it is shown in. After that
time, or after signing out, nobody can read it any more.
"""

from __future__ import annotations

import base64
import datetime
import json
from typing import Any, Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from tutorials.classrooms.sealed.box import seal, unseal

SHOWN_FOR: Final = datetime.timedelta(minutes=15)


def keep(request: HttpRequest, response: HttpResponse, kind: str, about: int, content: Any) -> None:
    """Keep plain values about something for a while; others of their kind are shown no more."""
    box, key = seal(json.dumps(content).encode())
    request.session[kind] = {
        "about": about,
        "until": (timezone.now() + SHOWN_FOR).timestamp(),
        "box": base64.b64encode(box).decode(),
    }
    response.set_cookie(
        kind,
        key,
        max_age=SHOWN_FOR,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Strict",
    )


def find_kept(request: HttpRequest, kind: str, about: int) -> Any:
    """Return what can still be shown; None once its time is over, and in any other browser."""
    kept = request.session.get(kind)
    if not kept or kept["about"] != about or kept["until"] < timezone.now().timestamp():
        return None
    content = unseal(base64.b64decode(kept["box"]), request.COOKIES.get(kind, ""))
    return None if content is None else json.loads(content)


def forget(request: HttpRequest, kind: str) -> None:
    """Show what was kept no more."""
    request.session.pop(kind, None)
