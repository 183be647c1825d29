"""The exercises, and the page on which each is solved."""

from __future__ import annotations

import datetime

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.utils.cache import add_never_cache_headers
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe
from django_htmx.http import push_url

from rules.http import (
    HtmxHttpRequest,
    PageLink,
    read_fields,
    redirect_after_post,
    render_problem,
    vary_on_fragment,
    wants_fragment,
)
from rules.page_cache import remember_page
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.rate_limits import LimitReachedError
from tutorials.accounts.sessions import find_end
from tutorials.curriculum.exercise_index import LoadedExercise, content_digest, find_exercise
from tutorials.curriculum.models import Exercise
from tutorials.practice.forms import FORMS, ExerciseRequest, QueryError
from tutorials.practice.links import courses_link, exercise_url
from tutorials.practice.pages.exercise_page import link_onward, page_context, part_context
from tutorials.practice.pages.fragment_cache import Fragment, remember_fragment
from tutorials.practice.progress.recording import record_try
from tutorials.practice.progress.standings import standings_of
from tutorials.practice.reader import Reader, find_reader


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Redirect to the courses, where the exercises are listed lesson by lesson."""
    return redirect("practice:courses", permanent=True)


@require_http_methods(["GET", "HEAD", "POST"])
def exercise(request: HtmxHttpRequest, slug: str) -> HttpResponse:
    """Show an exercise with the attempt that the request describes; a POST is recorded."""
    # As it is begun the page is the same for all who keep nothing; no two attempts are the same.
    return _answer(request, slug) if request.GET else _answer_begun(request, slug)


def _answer(request: HtmxHttpRequest, slug: str) -> HttpResponse:
    digest = content_digest()
    found = find_exercise(slug, digest)
    if found is None:
        return _unknown_exercise(request)
    try:
        reader = find_reader(request, found.row)
        if request.method == "POST":
            return _record(request, found, digest, reader)
        if wants_fragment(request):
            return _send(request, _make_fragment(request, found, digest, reader))
        return _render_page(request, found, reader)
    except QueryError as error:
        return _unreadable(request, found.row, error)


_answer_begun = remember_page()(_answer)


def _record(
    request: HtmxHttpRequest, found: LoadedExercise, digest: str, reader: Reader
) -> HttpResponse:
    """Record the try if the reader is a learner, then respond as to a GET."""
    fragment = _make_fragment(request, found, digest, reader)
    if reader.learner is not None and fragment.tried is not None:
        try:
            record_try(reader.learner, found.row, fragment.tried)
        except LimitReachedError as error:
            return _too_many(request, error.wait, fragment.address)
    if request.POST.get("then") == "next":
        return redirect_after_post(request, link_onward(found, reader.task).url)
    if wants_fragment(request):
        return _send(request, fragment)
    return redirect_after_post(request, fragment.address)


def _too_many(request: HttpRequest, wait: datetime.timedelta, address: str) -> HttpResponse:
    """Say that nothing more is recorded today, with a link to the answer."""
    log_event(Event.WRITES_LIMITED, request)
    title = _("This try is not recorded")
    message = _("You have tried so often today that no more tries are recorded.")
    ways = [
        PageLink(address, _("Look at the answer")),
        courses_link(),
    ]
    return render_too_many(request, wait, title, message, ways)


def _make_fragment(
    request: HtmxHttpRequest, found: LoadedExercise, digest: str, reader: Reader
) -> Fragment:
    sent = {name: value for name, value in read_fields(request).items() if name != "then"}
    query = reader.task.without_hints(sent)

    def make() -> Fragment:
        asked = ExerciseRequest(found.row, found, query)
        answered = FORMS[found.question.form].respond(asked)
        context = part_context(asked, answered, reader) | {"preset": found.row.game()}
        content = render_to_string(answered.template, context)
        return Fragment(content, answered.address(asked), answered.tried)

    return remember_fragment(request.path, query, f"{digest} {reader.variant}", make)


def _send(request: HtmxHttpRequest, fragment: Fragment) -> HttpResponse:
    response = HttpResponse(fragment.content)
    if find_end(request):  # the page may have been shown while somebody was signed in
        facts = {"is_part": True, "return_path": fragment.address}
        response.write(render_to_string("includes/reader.html", facts, request))
        add_never_cache_headers(response)
    vary_on_fragment(response)
    return push_url(response, fragment.address)


def _render_page(request: HtmxHttpRequest, found: LoadedExercise, reader: Reader) -> HttpResponse:
    query = reader.task.without_hints(read_fields(request))
    asked = ExerciseRequest(found.row, found, query)
    form = FORMS[found.question.form]
    answered = form.respond(asked)
    context = part_context(asked, answered, reader)
    context |= page_context(found, standings_of(reader.learner))
    context |= {"part": answered.template, "form": found.question.form, "presets": found.presets}
    context["is_unseen"] = reader.task.is_unseen
    status = 400 if answered.has_error else 200
    response = render(request, "practice/exercise.html", context, status=status)
    vary_on_fragment(response)
    if reader.learner is not None:
        add_never_cache_headers(response)
    return response


def _unknown_exercise(request: HttpRequest) -> HttpResponse:
    title, message = _("We do not know this exercise"), _("Choose one from the list:")
    return render_problem(request, 404, title, message, [courses_link()])


def _unreadable(request: HttpRequest, row: Exercise, error: QueryError) -> HttpResponse:
    """Say which parameter is wrong, with a link to as much of the attempt as can be read."""
    title = _("That cannot be read")
    if error.code == "illegal_step":
        title = _("That step is not allowed here")
        message = _("The step %(value)s in the address is not allowed in this turn.")
    elif error.code == "unreadable_steps":
        message = _("The steps in the address cannot be read: %(value)s")
    else:
        message = _("The address asks for %(name)s = %(value)s, which does not exist.")
    url = exercise_url(row.slug)
    ways = [
        PageLink(
            f"{url}?{urlencode(error.way_on)}" if error.way_on else url, _("Go on with your turn")
        ),
        courses_link(),
    ]
    facts = {"name": error.name, "value": error.value[:60]}
    return render_problem(request, 400, title, message % facts, ways)
