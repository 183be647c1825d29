"""The same page in another language: all addresses but a few carry the language first."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest
from django.urls import get_script_prefix
from django.utils.encoding import escape_uri_path, iri_to_uri
from django.utils.translation import get_language


@dataclass(frozen=True, slots=True)
class LanguageLink:
    """A language of the site, by its own name, and where this page stands in it."""

    code: str
    name: str
    url: str
    is_current: bool


def is_readable(request: HttpRequest) -> bool:
    """Tell whether the address of this request can be asked for again by a link."""
    return request.method in ("GET", "HEAD")


def path_in(language: str, request: HttpRequest) -> str:
    """Give this page's path in a language; the language's home page where there is none.

    The answer to a sent form has no such path, and neither has an address without language.
    """
    first, _, rest = request.path_info.removeprefix("/").partition("/")
    if first not in dict(settings.LANGUAGES) or not is_readable(request):
        rest = ""
    return f"{get_script_prefix()}{language}/{escape_uri_path(rest)}"


def choices(request: HttpRequest | None) -> list[LanguageLink]:
    """Give every language with the address of this page in it, query string included."""
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
