"""Error pages in the reader's language, each with links onward."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseNotAllowed
from django.template.loader import render_to_string
from django.urls import NoReverseMatch, reverse
from django.utils.cache import add_never_cache_headers
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import activate, get_language_from_request
from django.utils.translation import gettext as _

from config.pages.choices import FURIGANA, THEME
from config.pages.languages import is_readable
from rules.games.all_games import prose_of
from rules.http import PageLink, render_problem
from rules.presets import PRESETS

DATABASE_AWAY: Final = (OperationalError, InterfaceError)
RETRY_AFTER: Final = 30
"""Seconds."""


def error_page(
    request: HttpRequest, status: int, title: str, message: str, ways: Sequence[PageLink] = ()
) -> HttpResponse:
    """Return an error page; without `ways` it links to the site's main pages."""
    return render_problem(request, status, title, message, ways or main_ways())


def main_ways() -> list[PageLink]:
    """Return links to the main pages; a missing one must not break an error page."""
    named = (
        (("home",), _("The home page")),
        *((("rules:rule_page", p.slug), str(prose_of(p).rules_title)) for p in PRESETS),
        (("practice:courses",), _("Lessons")),
    )
    ways = []
    for (name, *args), label in named:
        with suppress(NoReverseMatch):
            ways.append(PageLink(reverse(name, args=args), label))
    return ways


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for status 400.

    A host that is refused is refused before the language is known.
    """
    activate(get_language_from_request(request, check_path=True))
    return error_page(
        request,
        400,
        _("We could not read this request"),
        _("The address or the form was incomplete or changed on its way."),
    )


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for status 403."""
    return error_page(
        request, 403, _("This page is not open to you"), _("It belongs to somebody else.")
    )


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Return the page for a form that failed the CSRF check."""
    return error_page(
        request,
        403,
        _("The form was not accepted"),
        _(
            "We could not tell that it comes from this site. This happens when cookies are"
            " switched off, the page was open for very long, or somebody else has signed in"
            " since. Go back and send the form again; if that does not help, reload the page with"
            " the form first."
        ),
    )


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Return the page for status 404."""
    return error_page(
        request,
        404,
        _("There is no page here"),
        _("The address may be mistyped, or the page has moved. One of these may be what you want:"),
    )


def server_error(request: HttpRequest) -> HttpResponse:
    """Return the page for status 500, or 503 if the database cannot be reached."""
    # The failure may have come before or after the language was set.
    activate(get_language_from_request(request, check_path=True))
    if isinstance(sys.exc_info()[1], DATABASE_AWAY):
        response = _plain_page(
            request,
            503,
            _("The site cannot answer just now"),
            _(
                "Our database does not answer. What was stored is safe; what you have just sent"
                " may not have been stored. Please try again in a minute."
            ),
            [PageLink(way_back(request), _("Try again")), *main_ways()],
        )
        response["Retry-After"] = str(RETRY_AFTER)
        add_never_cache_headers(response)
        return response
    message = _("It is not your doing. The error has been recorded. Please try again later.")
    title = _("Something went wrong on our side")
    return _plain_page(request, 500, title, message, main_ways())


def _plain_page(
    request: HttpRequest, status: int, title: str, message: str, ways: Sequence[PageLink]
) -> HttpResponse:
    """Render an error page without database and context processors."""
    context = {
        "status": status,
        "title": title,
        "message": message,
        "ways": ways,
        "theme": THEME.chosen_by(request),
        "furigana": FURIGANA.chosen_by(request),
    }
    return HttpResponse(render_to_string("error.html", context), status=status)


def way_back(request: HttpRequest) -> str:
    """Return the requested address, or the page of ours from which a form was sent.

    A turn lives in the address, so either leads back to it.
    """
    sent_from = request.headers.get("Referer", "")
    hosts, is_secure = {request.get_host()}, request.is_secure()
    if is_readable(request) or not url_has_allowed_host_and_scheme(sent_from, hosts, is_secure):
        return request.get_full_path()
    return sent_from


class MethodNotAllowedPage:
    """Give empty 405 responses a page."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Replace an empty 405 by a page; the Allow header is kept."""
        response = self.get_response(request)
        if not isinstance(response, HttpResponseNotAllowed) or response.content:
            return response
        page = error_page(
            request,
            405,
            _("This address cannot be used like that"),
            _("A form may have been sent twice, or to a page that only shows something."),
        )
        page["Allow"] = response["Allow"]
        return page
