"""The exercises, and the board on which each is solved."""

from __future__ import annotations

from django.db.models import Prefetch
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.http import push_url

from rules.turns.attempt import AddressError, read_attempt
from rules.web import (
    HtmxHttpRequest,
    Way,
    read_query,
    render_page_or_part,
    render_problem,
    wants_fragment,
)
from tutorials.curriculum.models import Course, Exercise, Lesson
from tutorials.curriculum.shelf import find_exercise
from tutorials.practice.page import exercise_page, exercise_part, siblings_of
from tutorials.practice.remembering import remember_fragments


@require_safe
def exercises(request: HttpRequest) -> HttpResponse:
    """List the exercises, lesson by lesson."""
    lessons = Prefetch("lessons", Lesson.objects.prefetch_related("exercises"))
    courses = Course.objects.prefetch_related(lessons)
    return render(request, "practice/exercises.html", {"courses": courses})


@require_safe
@remember_fragments
def exercise(request: HtmxHttpRequest, slug: str, digest: str) -> HttpResponse:
    """Show an exercise with the attempt that the address describes."""
    found = find_exercise(slug, digest)
    if found is None:
        return _unknown_exercise(request)
    try:
        attempt = read_attempt(found.turn(), read_query(request))
    except AddressError as error:
        return _unreadable(request, found, error)
    fragment = wants_fragment(request)
    context = exercise_part(found, attempt)
    if not fragment:
        context |= exercise_page(found, attempt, siblings_of(found))
    # A fragment is an answer inside a page that stands; only a whole page is itself in error.
    status = 400 if attempt.typed_error and not fragment else 200
    response = render_page_or_part(
        request, "practice/exercise.html", "practice/turn.html", context, status
    )
    return push_url(response, str(context["address"])) if fragment else response


def _unknown_exercise(request: HttpRequest) -> HttpResponse:
    way = Way(reverse("practice:exercises"), _("All exercises"))
    title, message = _("We do not know this exercise"), _("Choose one from the list:")
    return render_problem(request, 404, title, message, [way])


def _unreadable(request: HttpRequest, found: Exercise, error: AddressError) -> HttpResponse:
    """Say what is wrong with the address, and lead back to the turn as far as it holds."""
    title = _("That cannot be read")
    if error.code == "illegal_step":
        title = _("That step is not allowed here")
        message = _("The step %(value)s in the address is not allowed in this turn.")
    elif error.code == "unreadable_steps":
        message = _("The steps in the address cannot be read: %(value)s")
    else:
        message = _("The address asks for %(name)s = %(value)s, which does not exist.")
    url = reverse("practice:exercise", args=[found.slug])
    query = error.attempt.settled().query()
    ways = [
        Way(f"{url}?{urlencode(query)}" if query else url, _("Go on with your turn")),
        Way(reverse("practice:exercises"), _("All exercises")),
    ]
    facts = {"name": error.name, "value": error.value[:60]}
    return render_problem(request, 400, title, message % facts, ways)
