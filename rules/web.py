"""What every view shares: the typed request, page or partial, and pages for what went wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django_htmx.middleware import HtmxDetails


class HtmxHttpRequest(HttpRequest):
    """A request that knows whether a fragment of the page is asked for."""

    htmx: HtmxDetails


@dataclass(frozen=True, slots=True)
class Way:
    """A way on from a page that cannot be shown."""

    url: str
    label: str


def render_page_or_part(
    request: HtmxHttpRequest,
    page: str,
    part: str,
    context: Mapping[str, Any],
    status: int = 200,
) -> HttpResponse:
    """Return the whole page, or under htmx only `part` of it.

    Going back in the history asks for the whole page again.
    """
    fragment = bool(request.htmx) and not request.htmx.history_restore_request
    response = render(request, part if fragment else page, dict(context), status=status)
    patch_vary_headers(response, ["HX-Request", "HX-History-Restore-Request"])
    return response


def render_problem(
    request: HttpRequest, status: int, title: str, message: str, ways: Sequence[Way] = ()
) -> HttpResponse:
    """Return a page that says what was wrong with a request and offers the way on."""
    context = {"status": status, "title": title, "message": message, "ways": ways}
    return render(request, "error.html", context, status=status)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer a malformed request."""
    return render_problem(
        request,
        400,
        _("That cannot be read"),
        _("Something in the address or the form is not as this page needs it."),
    )


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer a request that its sender may not make."""
    return render_problem(
        request, 403, _("This is not yours to open"), _("Another account may be able to.")
    )


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer a form that was not sent from a page of this site."""
    return render_problem(
        request,
        403,
        _("The form is out of date"),
        _("Go back, load the page again and send the form once more."),
    )


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer an address at which there is nothing."""
    return render_problem(
        request,
        404,
        _("There is nothing here"),
        _("The address may be mistyped, or the page may have moved."),
    )


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer after a fault of ours; asks nothing of the database."""
    return render_problem(
        request,
        500,
        _("That was our mistake"),
        _("The page could not be made. Nothing of what you had is lost; please try again."),
    )
