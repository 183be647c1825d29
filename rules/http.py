"""Requests and responses: typed requests, pages or fragments, error pages, marks on views."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.http.request import split_domain_port
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.http import url_has_allowed_host_and_scheme
from django_htmx.http import HttpResponseClientRedirect
from django_htmx.middleware import HtmxDetails

View = TypeVar("View", bound=Callable[..., object])


class HtmxHttpRequest(HttpRequest):
    """A request that knows whether htmx sent it."""

    htmx: HtmxDetails


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link: an address and its text."""

    url: str
    label: str


def read_query(request: HttpRequest) -> dict[str, str]:
    """Return the parameters of the address without control characters."""
    return _read(request.GET)


def read_fields(request: HttpRequest) -> dict[str, str]:
    """Return what a form sent, without control characters and the CSRF token."""
    fields = _read(request.POST if request.method == "POST" else request.GET)
    return {name: value for name, value in fields.items() if name != "csrfmiddlewaretoken"}


def _read(sent: QueryDict) -> dict[str, str]:
    return {
        without_controls(name): without_controls(value)
        for name, value in sent.items()
        if isinstance(value, str)
    }


def without_controls(text: str, but: str = "") -> str:
    """Return text without control characters and lone surrogates, except those in `but`."""
    return "".join(
        char for char in text if char in but or unicodedata.category(char) not in ("Cc", "Cs")
    )


def parse_number(text: str, most: int, least: int = 0) -> int | None:
    """Read a number of an address or a form in ASCII digits; None if it is none or out of bounds.

    >>> parse_number("24", 24), parse_number("25", 24), parse_number("0", 24, least=1)
    (24, None, None)
    """
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most))):
        return None
    return int(text) if least <= int(text) <= most else None


def is_local_url(request: HttpRequest, url: str) -> bool:
    """Return whether a redirect to `url` stays on this site; false for an empty one."""
    return url_has_allowed_host_and_scheme(url, {request.get_host()}, request.is_secure())


def usual_host(request: HttpRequest) -> str:
    """Return the host name, with the port only if this server listens on it.

    A host is accepted with any port at all: what is kept, or sent to others, repeats none.
    """
    name, port = split_domain_port(request.get_host())
    return f"{name}:{port}" if port == request.get_port() else name


def usual_url(request: HttpRequest, path: str) -> str:
    """Return the absolute URL of a page of this site."""
    return f"{request.scheme}://{usual_host(request)}{path}"


def wants_fragment(request: HtmxHttpRequest) -> bool:
    """Return whether htmx asks for a fragment; history requests want the whole page."""
    return bool(request.htmx) and not request.htmx.history_restore_request


def render_page_or_part(
    request: HtmxHttpRequest,
    page: str,
    part: str,
    context: Mapping[str, Any],
    status: int = 200,
) -> HttpResponse:
    """Render the whole page, or only `part` of it for htmx."""
    template = part if wants_fragment(request) else page
    response = render(request, template, dict(context), status=status)
    vary_on_fragment(response)
    return response


def redirect_after_post(request: HtmxHttpRequest, url: str) -> HttpResponse:
    """Redirect to `url` after a successful POST; under htmx the whole page is loaded."""
    if request.htmx:
        return HttpResponseClientRedirect(url)
    response = HttpResponseRedirect(url)
    response.status_code = 303
    return response


def vary_on_fragment(response: HttpResponse) -> None:
    """Declare that the response varies by whether a fragment was asked for."""
    patch_vary_headers(response, ["HX-Request", "HX-History-Restore-Request"])


def render_problem(
    request: HttpRequest, status: int, title: str, message: str, ways: Sequence[PageLink] = ()
) -> HttpResponse:
    """Render a page that says what was wrong with a request and links onward."""
    context = {"status": status, "title": title, "message": message, "ways": ways}
    return render(request, "error.html", context, status=status)


def takes_files_up_to(size: int) -> Callable[[View], View]:
    """Allow files of up to `size` bytes in forms of a view; other views take none."""

    def mark(view: View) -> View:
        setattr(view, "largest_file", size)  # noqa: B010 - functions declare no attributes
        return view

    return mark


def largest_file(view: Callable[..., object]) -> int:
    """Return the size in bytes of the files that a view takes."""
    size: int = getattr(view, "largest_file", 0)
    return size


def costly(view: View) -> View:
    """Mark a view that works long on what a form sends, so that it is rate-limited."""
    setattr(view, "is_costly", True)  # noqa: B010 - functions declare no attributes
    return view


def is_costly(view: Callable[..., object]) -> bool:
    """Return whether a view is marked as costly."""
    return bool(getattr(view, "is_costly", False))
