"""What is asked before a view of any app runs, and what every answer to a learner carries."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_cache_control
from django.utils.translation import gettext as _

from rules.http import is_costly
from tutorials.accounts.guards.clients import client_of, forwarded_for
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.rate_limits import COSTLY_PAGES
from tutorials.accounts.sessions import card_session, note_seen

LOG: Final = logging.getLogger("choroku.security")
READS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


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
            log_event(Event.COSTLY_LIMITED, request)
            title = _("Too many at once")
            message = _("Many requests like this came from your network within a few minutes.")
            return render_too_many(request, wait, title, message)
        limit.record()
        return None


class WarnOfProxies:
    """Write in the log, once, that requests come through other proxies than were declared."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response
        self.has_warned = False

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Look at the headers that proxies add, until there was something to say."""
        if not self.has_warned and (trouble := find_trouble_with_proxies(request)):
            self.has_warned = True
            LOG.warning("DJANGO_PROXY_HOPS: %s", trouble)
        return self.get_response(request)


def find_trouble_with_proxies(request: HttpRequest) -> str:
    """Return what is wrong with the number of proxies that was declared, or nothing.

    Whoever declared that there are none is believed: then these headers are the client's own.
    """
    hops, named = settings.PROXY_HOPS, len(forwarded_for(request))
    if not named and "X-Forwarded-Proto" not in request.headers:
        return ""
    if hops is None:
        return (
            "not set, but a request came with X-Forwarded-For or X-Forwarded-Proto. If that was a"
            " proxy of yours, all readers count as one client; write how many there are."
        )
    if hops and named < hops:
        return (
            f"{hops} declared, but a request came with {named} addresses in X-Forwarded-For: its"
            " client is not known."
        )
    return ""


class CardSessionMiddleware:
    """Note that a learner is busy, and let nothing keep pages that bear a nickname."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Return the response, marked where a learner is signed in before it or after it."""
        before = card_session(request)
        response = self.get_response(request)
        after = card_session(request)
        busy = next((each.kept for each in (after, before) if each.is_open), None)
        if busy:
            note_seen(request, response, busy)
        if before.kept or after.kept:
            patch_cache_control(response, private=True, no_store=True)
        return response
