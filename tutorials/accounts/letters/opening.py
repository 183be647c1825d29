"""Links with a secret: it is taken out of the address as soon as the link is opened.

A letter has to carry the secret in its link. The page behind it stands under an address without
one, so that no history, no bookmark and no screen shows it; the browser keeps it for an hour.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from functools import wraps
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.cache import patch_cache_control

from tutorials.accounts.rights import Rest, View

OPENED: Final = "opened"
"""What stands in an address in place of the secret."""
KEPT_FOR: Final = datetime.timedelta(hours=1)
LONGEST_SECRET: Final = 1000


def hides_secret(name: str) -> Callable[[View[Rest]], View[Rest]]:
    """Lead whoever opens a link on to the same page without `name`, the secret in its path."""

    def decorate(view: View[Rest]) -> View[Rest]:
        @wraps(view)
        def answer(
            request: HttpRequest, /, *args: Rest.args, **kwargs: Rest.kwargs
        ) -> HttpResponse:
            match = request.resolver_match
            if match is None:
                raise AssertionError("a link is opened by its address")
            cookie = f"opened-{match.url_name}"
            secret = str(kwargs[name])
            if secret == OPENED:
                kwargs[name] = request.COOKIES.get(cookie, "")
            elif request.method in ("GET", "HEAD") and len(secret) <= LONGEST_SECRET:
                url = reverse(match.view_name, kwargs=match.kwargs | {name: OPENED})
                return _keep(HttpResponseRedirect(url, status=303), cookie, secret)
            return view(request, *args, **kwargs)

        return answer

    return decorate


def _keep(response: HttpResponse, cookie: str, secret: str) -> HttpResponse:
    response.set_cookie(
        cookie,
        secret,
        max_age=KEPT_FOR,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Lax",
    )
    patch_cache_control(response, private=True, no_store=True)
    return response
