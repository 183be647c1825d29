"""Answers that need not be made twice: a try gives everyone who makes it the same fragment."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from hashlib import blake2b
from typing import Final

from django.core.cache import cache
from django.http import HttpResponse
from django.utils.translation import get_language

from rules.web import HtmxHttpRequest, wants_fragment
from tutorials.curriculum.shelf import content_digest

View = Callable[[HtmxHttpRequest, str], HttpResponse]
ContentView = Callable[[HtmxHttpRequest, str, str], HttpResponse]
"""A view that is given the digest of the content besides, so that it is asked for once."""

SECONDS: Final = 24 * 3600
_HEADERS: Final = ("Vary", "HX-Push-Url", "Content-Language")


def remember_fragments(view: ContentView) -> View:
    """Keep the fragments that a view gives, by address, language and the content loaded.

    Whole pages carry the reader's theme and a token for forms, so they are always made anew; so
    is every answer that is not a success.
    """

    @wraps(view)
    def remembering(request: HtmxHttpRequest, slug: str) -> HttpResponse:
        digest = content_digest()
        if not wants_fragment(request):
            return view(request, slug, digest)
        key = _key(request, digest)
        held = cache.get(key)
        if held is not None:
            content, headers = held
            return HttpResponse(content, headers=headers)
        response = view(request, slug, digest)
        if response.status_code == 200:
            headers = {name: response[name] for name in _HEADERS if name in response}
            cache.set(key, (response.content, headers), SECONDS)
        return response

    return remembering


def _key(request: HtmxHttpRequest, digest: str) -> str:
    whole = f"{digest} {get_language()} {request.get_full_path()}"
    return f"fragment-{blake2b(whole.encode(), digest_size=16).hexdigest()}"
