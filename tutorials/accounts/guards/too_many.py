"""The answer to whoever has to wait: what there was too much of, and for how long."""

from __future__ import annotations

import datetime
import math
from collections.abc import Sequence
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.utils.translation import ngettext

from rules.http import PageLink, render_problem

_MINUTE: Final = 60


def render_too_many(
    request: HttpRequest,
    wait: datetime.timedelta,
    title: str,
    message: str = "",
    ways: Sequence[PageLink] = (),
) -> HttpResponse:
    """Give the page that says when to come back; the header says the same to programs."""
    text = f"{message} {word_wait(wait)}".strip()
    return tell_wait(render_problem(request, 429, title, text, ways), wait)


def tell_wait(response: HttpResponse, wait: datetime.timedelta) -> HttpResponse:
    """Say in the header of an answer when to try again."""
    response["Retry-After"] = str(math.ceil(wait.total_seconds()))
    return response


def word_wait(wait: datetime.timedelta) -> str:
    """Say when to try again, in whole minutes."""
    minutes = max(1, math.ceil(wait.total_seconds() / _MINUTE))
    return ngettext("Try again in a minute.", "Try again in %(minutes)s minutes.", minutes) % {
        "minutes": minutes
    }
