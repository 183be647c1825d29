"""Whole pages that are the same for everybody, kept for a few minutes as they were sent."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import wraps
from hashlib import blake2b
from typing import Any, Final, TypeAlias

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language

View: TypeAlias = Callable[..., HttpResponse]

LONGEST_ADDRESS: Final = 500
_HEADERS: Final = ("Content-Type", "Content-Language", "Vary")


def remember_page(view: View) -> View:
    """Remember the pages that a view gives, by address, language and the reader's look.

    Readers who are known, parts of pages and answers that are no success are always made anew.
    `PAGE_SECONDS` says for how long, `PAGE_COOKIES` which cookies decide how a page looks, and
    `PERSONAL_COOKIES` by which a reader is known.
    """

    @wraps(view)
    def remembering(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        key = _key(request)
        if key is None:
            return view(request, *args, **kwargs)
        held = cache.get(key)
        if held is None:
            response = view(request, *args, **kwargs)
            if response.status_code != 200 or response.cookies:
                return response
            headers = {name: response[name] for name in _HEADERS if name in response}
            held = (response.content, gzip.compress(response.content, 6), headers)
            cache.set(key, held, settings.PAGE_SECONDS)
        return _send(request, *held)

    return remembering


def _key(request: HttpRequest) -> str | None:
    """Return what the page depends on; None where it is not to be kept."""
    is_plain = request.method in ("GET", "HEAD") and "HX-Request" not in request.headers
    is_known = not request.COOKIES.keys().isdisjoint(settings.PERSONAL_COOKIES)
    address = request.get_full_path()
    if not settings.PAGE_SECONDS or not is_plain or is_known or len(address) > LONGEST_ADDRESS:
        return None
    look = [request.COOKIES.get(name, "") for name in settings.PAGE_COOKIES]
    whole = repr((request.scheme, request.get_host(), get_language(), address, look))
    return f"page-{blake2b(whole.encode(), digest_size=16).hexdigest()}"


def _send(
    request: HttpRequest, content: bytes, zipped: bytes, headers: dict[str, str]
) -> HttpResponse:
    """Return the page, compressed for whoever takes it so: it holds nobody's secrets."""
    takes_gzip = "gzip" in request.headers.get("Accept-Encoding", "")
    response = HttpResponse(zipped if takes_gzip else content, headers=headers)
    if takes_gzip:
        response["Content-Encoding"] = "gzip"
    patch_vary_headers(response, ["Accept-Encoding", "Cookie"])
    return response
