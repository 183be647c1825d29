"""The learner's own progress: keep it, show it, export it, erase it."""

from __future__ import annotations

import datetime

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rules.http import (
    HtmxHttpRequest,
    PageLink,
    is_local_url,
    read_fields,
    redirect_after_post,
    render_problem,
)
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.learners import (
    begin_keeping,
    find_learner,
    give_key,
    has_key,
    take_key,
)
from tutorials.accounts.models import Learner
from tutorials.accounts.personal_data import erase_learner, export_learner
from tutorials.accounts.rate_limits import KEPT_FROM_CLIENT, LimitReachedError, require
from tutorials.accounts.sessions import has_card_session
from tutorials.practice.forms.shown_answer import find_solution
from tutorials.practice.pages.progress_page import progress_context
from tutorials.practice.progress.consent import decline
from tutorials.practice.progress.recording import record_try


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def progress(request: HtmxHttpRequest) -> HttpResponse:
    """Show what is kept about the learner; a POST begins, declines or ends keeping it."""
    if request.method == "POST":
        try:
            return _do(request, read_fields(request).get("do", ""))
        except LimitReachedError as error:
            return _too_many(request, error.wait)
    learner = find_learner(request)
    context = progress_context(learner) | {"is_unknown": learner is None and has_key(request)}
    context["next"] = _back(request)
    return render(request, "practice/progress.html", context)


@require_safe
def export(request: HttpRequest) -> HttpResponse:
    """Send everything stored about the learner as a JSON file."""
    learner = find_learner(request)
    if learner is None:
        way = PageLink(reverse("practice:progress"), _("Your progress"))
        title = _("Nothing is kept about you")
        return render_problem(request, 404, title, _("There is nothing to export."), [way])
    response = JsonResponse(export_learner(learner), json_dumps_params={"indent": 2})
    response["Content-Disposition"] = 'attachment; filename="progress.json"'
    add_never_cache_headers(response)
    return response


def _do(request: HtmxHttpRequest, deed: str) -> HttpResponse:
    learner = find_learner(request)
    response = _go_on(request)
    if deed == "keep":
        if learner is None:
            _keep(request, response)
    elif deed == "decline":
        decline(response)
    elif deed == "erase":
        if learner is not None and learner.key_hash is not None:
            erase_learner(learner)
        if not has_card_session(request):  # what this browser kept before is not the card's
            take_key(response)
    else:
        way = PageLink(reverse("practice:progress"), _("Your progress"))
        message = _("The form asks for something that does not exist.")
        return render_problem(request, 400, _("That cannot be done"), message, [way])
    return response


def _keep(request: HtmxHttpRequest, response: HttpResponse) -> None:
    """Create a learner for this browser, unless its network has reached the limit."""
    limit = KEPT_FROM_CLIENT.of(client_of(request))
    require([limit])
    learner, key = begin_keeping()
    limit.record()
    give_key(response, key)
    _record_shown(request, learner)


def _too_many(request: HtmxHttpRequest, wait: datetime.timedelta) -> HttpResponse:
    log_event(Event.WRITES_LIMITED, request)
    title = _("Your progress is not kept yet")
    message = _(
        "A great many people on your network have begun to keep their progress in the last hour."
        " You can go on with everything; it is just not kept."
    )
    ways = [PageLink(_back(request) or reverse("practice:courses"), _("Go on"))]
    return render_too_many(request, wait, title, message, ways)


def _record_shown(request: HtmxHttpRequest, learner: Learner) -> None:
    """Record the solution that the reader was looking at, as the first try of a new learner."""
    shown = read_fields(request).get("solved", "")
    if solved := find_solution(shown if is_local_url(request, shown) else _back(request)):
        record_try(learner, *solved)


def _go_on(request: HtmxHttpRequest) -> HttpResponse:
    """Redirect to where the reader was, or to the progress page."""
    return redirect_after_post(request, _back(request) or reverse("practice:progress"))


def _back(request: HtmxHttpRequest) -> str:
    """Return the local URL that the reader came from, or an empty string."""
    url = read_fields(request).get("next", "")
    return url if is_local_url(request, url) else ""
