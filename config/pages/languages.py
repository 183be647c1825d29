"""Links to the same page in other languages, which most addresses name first."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest
from django.urls import get_script_prefix
from django.utils.encoding import escape_uri_path, iri_to_uri
from django.utils.translation import get_language


@dataclass(frozen=True, slots=True)
class LanguageLink:
    """A language by its own name, with the address of this page in it."""

    code: str
    name: str
    url: str
    is_current: bool


def is_readable(request: HttpRequest) -> bool:
    """Return whether the address of this request can be requested again by a link."""
    return request.method in ("GET", "HEAD")


def path_in(language: str, request: HttpRequest) -> str:
    """Return this page's path in a language; the home page's if there is none.

    The answer to a sent form has no such path, and neither has an address without language.
    """
    first, _, rest = request.path_info.removeprefix("/").partition("/")
    if first not in dict(settings.LANGUAGES) or not is_readable(request):
        rest = ""
    return f"{get_script_prefix()}{language}/{escape_uri_path(rest)}"


def choices(request: HttpRequest | None) -> list[LanguageLink]:
    """Return all languages with the address of this page in each, query string included."""
    current = get_language()
    found = []
    for code, name in settings.LANGUAGES:
        url = f"{get_script_prefix()}{code}/"
        if request is not None:
            url = path_in(code, request)
            if request.META.get("QUERY_STRING") and is_readable(request):
                url += f"?{iri_to_uri(request.META['QUERY_STRING'])}"
        found.append(LanguageLink(code, name, url, code == current))
    return found
