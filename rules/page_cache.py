"""A cache of whole pages that are the same for everybody, kept for a few minutes."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from functools import wraps
from hashlib import blake2b
from typing import Any, Final, TypeAlias

from django.conf import settings
from django.core.cache import caches
from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils.cache import patch_vary_headers
from django.utils.http import urlencode
from django.utils.translation import get_language

from rules.http import read_query, usual_host

View: TypeAlias = Callable[..., HttpResponse]
Query: TypeAlias = Mapping[str, str]

LONGEST_ADDRESS: Final = 500
_HEADERS: Final = ("Content-Type", "Content-Language", "Vary", "X-Robots-Tag")


def no_parameters(query: Query) -> Query:
    """Keep no parameter: for a view that reads none."""
    return {}


def all_parameters(query: Query) -> Query:
    """Keep every parameter: for a view that refuses unknown ones."""
    return query


def remember_page(
    reads: Callable[[Query], Query] = no_parameters, *, never_with: str | None = None
) -> Callable[[View], View]:
    """Remember the pages that a view gives, by address, language and the reader's look.

    `reads` picks the parameters that make a difference to the page: the view gets no others, so
    that no address leaves a trace on a page that is kept for another. With the parameter
    `never_with` a page is not kept: no two readers ask for the same.

    Readers who are known, parts of pages, answers that are no success and pages that hold a token
    against forgery are always made anew.
    `PAGE_SECONDS` says for how long, `PAGE_COOKIES` which values of cookies decide how a page
    looks, and `PERSONAL_COOKIES` by which a reader is known.
    """

    def decorate(view: View) -> View:
        @wraps(view)
        def remembering(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            query, host = _leave_only(request, reads), request.get_host()
            key = None if never_with in query else _key(request)
            if key is None:
                return view(request, *args, **kwargs)
            held = caches["pages"].get(key)
            if held is None:
                request.META["HTTP_HOST"] = usual_host(request)
                response = view(request, *args, **kwargs)
                has_token = request.META.get("CSRF_COOKIE_NEEDS_UPDATE", False)
                if response.status_code != 200 or response.cookies or has_token:
                    return response
                headers = {name: response[name] for name in _HEADERS if name in response}
                held = (gzip.compress(response.content, 6), headers)
                caches["pages"].set(key, held, settings.PAGE_SECONDS)
            return _send(request, host, *held)

        return remembering

    return decorate


def _leave_only(request: HttpRequest, reads: Callable[[Query], Query]) -> Query:
    """Reduce the query of a request to the parameters that the page reads."""
    query = reads(read_query(request))
    request.META["QUERY_STRING"] = urlencode(query)
    request.GET = QueryDict(request.META["QUERY_STRING"])
    return query


def _key(request: HttpRequest) -> str | None:
    """Return the cache key of a page; None if it is not to be cached."""
    is_plain = request.method in ("GET", "HEAD") and "HX-Request" not in request.headers
    is_known = not request.COOKIES.keys().isdisjoint(settings.PERSONAL_COOKIES)
    address = request.get_full_path()
    if not settings.PAGE_SECONDS or not is_plain or is_known or len(address) > LONGEST_ADDRESS:
        return None
    look = [
        value if (value := request.COOKIES.get(name)) in values else ""
        for name, values in settings.PAGE_COOKIES.items()
    ]
    asked = (request.path, sorted(request.GET.items()))
    whole = repr((request.scheme, usual_host(request), get_language(), *asked, look))
    return f"page-{blake2b(whole.encode(), digest_size=16).hexdigest()}"


def _send(request: HttpRequest, host: str, zipped: bytes, headers: dict[str, str]) -> HttpResponse:
    """Return the page, compressed if the client accepts it; pages in this cache hold no secrets."""
    request.META["HTTP_HOST"] = host
    takes_gzip = "gzip" in request.headers.get("Accept-Encoding", "")
    response = HttpResponse(headers=headers)
    if host != (usual := usual_host(request)):
        written, asked = (f"{request.scheme}://{each}/".encode() for each in (usual, host))
        response.content = gzip.decompress(zipped).replace(written, asked)
    elif takes_gzip:
        response.content = zipped
        response["Content-Encoding"] = "gzip"
    else:
        response.content = gzip.decompress(zipped)
    patch_vary_headers(response, ["Accept-Encoding", "Cookie"])
    return response
