"""What is asked before a view of any app runs."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import gettext as _

from rules.web import is_costly
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.rate_limits import COSTLY_PAGES

READS = frozenset({"GET", "HEAD", "OPTIONS"})


class LimitCostlyPages:
    """Let a client send only so many forms to views marked `costly`; reading is never counted."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Hand the request on."""
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Callable[..., object], args: object, kwargs: object
    ) -> HttpResponse | None:
        """Answer in the view's place where the client has to wait; None lets the view run."""
        if request.method in READS or not is_costly(view):
            return None
        limit = COSTLY_PAGES.of(client_of(request))
        if wait := limit.wait():
            title = _("Too many at once")
            message = _("Many of these were sent from your network within a few minutes.")
            return render_too_many(request, wait, title, message)
        limit.record()
        return None
