"""Links with a secret: it is taken out of the address as soon as the link is opened.

An e-mail has to carry the secret in its link. The page behind it stands under an address without
one, so that no history, no bookmark and no screen shows it; the browser keeps it for an hour, or
until somebody signs out.

A browser keeps one secret of a kind for each account that the address names. Where another link of
the same is opened in a second tab, the form in the first still bears the mark of its own: it is not
carried out, and the page is shown for the new one.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import ResolverMatch, reverse
from django.utils.cache import patch_cache_control
from django.utils.crypto import constant_time_compare, salted_hmac

from tutorials.accounts.decorators import Rest, View

OPENED: Final = "opened"
"""What stands in an address in place of the secret."""
KEPT_FOR: Final = datetime.timedelta(hours=1)
LONGEST_SECRET: Final = 1000
_COOKIES: Final = "opened-"
_HELD: Final = "_opened"
_SALT: Final = "tutorials.accounts.opened"


@dataclass(frozen=True, slots=True)
class Opened:
    """What a page is made for: the mark of its secret, and whether a form came for another."""

    mark: str
    is_other: bool


def opened_by(request: HttpRequest) -> Opened:
    """Return what the page behind a link is made for; its form includes accounts/opened.html."""
    opened: Opened = request.__dict__[_HELD]
    return opened


def forget_opened(request: HttpRequest, response: HttpResponse) -> None:
    """Take every secret of an opened link out of the browser."""
    for name in request.COOKIES:
        if name.startswith(_COOKIES):
            response.delete_cookie(name, samesite="Lax")


def hide_secret(name: str) -> Callable[[View[Rest]], View[Rest]]:
    """Lead whoever opens a link on to the same page without `name`, the secret in its path."""

    def decorate(view: View[Rest]) -> View[Rest]:
        @wraps(view)
        def answer(
            request: HttpRequest, /, *args: Rest.args, **kwargs: Rest.kwargs
        ) -> HttpResponse:
            match = request.resolver_match
            if match is None:
                raise AssertionError("a link is opened by its address")
            cookie = _name_cookie(match, name)
            secret = str(kwargs[name])
            if secret == OPENED:
                kwargs[name] = request.COOKIES.get(cookie, "")
            elif request.method in ("GET", "HEAD") and len(secret) <= LONGEST_SECRET:
                url = reverse(match.view_name, kwargs=match.kwargs | {name: OPENED})
                return _keep(HttpResponseRedirect(url, status=303), cookie, secret)
            request.__dict__[_HELD] = _opened(request, str(kwargs[name]), secret == OPENED)
            return view(request, *args, **kwargs)

        return answer

    return decorate


def _name_cookie(match: ResolverMatch, secret: str) -> str:
    """Return where a secret is kept: apart for each page, and for whatever else its path names."""
    named = json.dumps([value for key, value in sorted(match.kwargs.items()) if key != secret])
    digest = salted_hmac(_SALT, named, algorithm="sha256").hexdigest()
    return f"{_COOKIES}{match.url_name}-{digest[:16]}"


def _opened(request: HttpRequest, secret: str, is_kept: bool) -> Opened:
    mark = salted_hmac(_SALT, secret, algorithm="sha256").hexdigest()
    sent = request.POST.get("opened", "")
    is_other = is_kept and request.method == "POST" and not constant_time_compare(sent, mark)
    return Opened(mark, is_other)


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
