"""Pages of courses and lessons."""

from __future__ import annotations

from collections.abc import Mapping

from django.db.models import Prefetch, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import add_never_cache_headers
from django.utils.timezone import localdate
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.http import push_url

from rules.boards.diagram import Diagram
from rules.http import (
    HtmxHttpRequest,
    PageLink,
    is_local_url,
    read_query,
    render_problem,
    vary_on_fragment,
)
from rules.links import rule_page_url
from rules.page_cache import Query, remember_page
from rules.turns.slideshow import find_number
from tutorials.accounts.learners import KEPT_FOR, find_learner
from tutorials.curriculum.models import Course, Lesson
from tutorials.practice.links import courses_link, lesson_url
from tutorials.practice.pages.course_map import list_cards, map_course
from tutorials.practice.pages.done_page import done_context
from tutorials.practice.pages.exercise_page import word_task
from tutorials.practice.pages.learning_paths import list_ways_in
from tutorials.practice.pages.lesson_page import lesson_context, lesson_strip
from tutorials.practice.progress.consent import Consent, find_consent
from tutorials.practice.progress.standings import Standing, standings_of


@require_safe
@remember_page()
def courses(request: HttpRequest) -> HttpResponse:
    """List the courses, each with what is done of it."""
    standings = _standings(request)
    cards = list_cards([map_course(found, standings) for found in _courses()])
    presets = [card.diagram.preset for card in cards if card.diagram]
    context = {"cards": cards, "presets": list(dict.fromkeys(presets)), "ways_in": list_ways_in()}
    return _render(request, "practice/courses.html", context, standings)


@require_safe
@remember_page()
def course(request: HttpRequest, course: str) -> HttpResponse:
    """Show the map of a course: its lessons in order, what is done, and where to go on."""
    found = _courses().filter(slug=course).first()
    if found is None:
        return _unknown(request)
    standings = _standings(request)
    mapped = map_course(found, standings)
    go_on = mapped.go_on
    diagram = Diagram(go_on.game(), go_on.start()) if go_on else None
    game = found.game()
    shown = [game, diagram.preset] if diagram else [game]
    context = {
        "map": mapped,
        "game": game,
        "presets": list(dict.fromkeys(shown)),
        "go_on_diagram": diagram,
        "go_on_task": word_task(go_on) if go_on else "",
        "rules_url": rule_page_url(game, game),
    }
    return _render(request, "practice/course.html", context, standings)


def _pick(query: Query) -> Query:
    """Keep the one parameter that a lesson page reads: the board."""
    return {"board": query["board"]} if "board" in query else {}


@require_safe
@remember_page(_pick)
def lesson(request: HtmxHttpRequest, course: str, slug: str) -> HttpResponse:
    """Show a lesson: its boards one by one, its exercises, and what to remember."""
    lessons = Lesson.objects.select_related("course").prefetch_related("exercises")
    found = lessons.filter(course__slug=course, slug=slug).first()
    if found is None:
        return _unknown(request)
    number = find_number(read_query(request).get("board", "1"), len(found.boards) or 1)
    if number is None:
        return _unknown_board(request, found)
    slides = lesson_strip(found, number) if found.boards else None
    if slides and request.htmx and request.htmx.target == slides.target:
        response = render(request, "rules/frames.html", {"slides": slides})
        vary_on_fragment(response)
        return push_url(response, slides.url)
    standings = _standings(request)
    context = lesson_context(found, standings) | {"slides": slides}
    response = _render(request, "practice/lesson.html", context, standings)
    vary_on_fragment(response)
    return response


@require_safe
def lesson_done(request: HtmxHttpRequest, course: str, slug: str) -> HttpResponse:
    """Show the end of a lesson: how it went, what is next, what to remember.

    `solved` in the address is where the reader solved the last exercise, so that keeping progress
    can begin with it.
    """
    lessons = Lesson.objects.select_related("course").prefetch_related("exercises")
    found = lessons.filter(course__slug=course, slug=slug).first()
    if found is None:
        return _unknown(request)
    learner = find_learner(request)
    standings = standings_of(learner)
    answer_url = read_query(request).get("solved", "")
    context = done_context(found, learner, standings) | {
        "lesson_url": lesson_url(found),
        "may_be_asked": find_consent(request, learner) is Consent.UNASKED,
        "answer_url": answer_url if is_local_url(request, answer_url) else "",
        "keep_until": localdate() + KEPT_FOR,
    }
    return _render(request, "practice/lesson_done.html", context, standings)


def _courses() -> QuerySet[Course]:
    lessons = Prefetch("lessons", Lesson.objects.prefetch_related("exercises"))
    return Course.objects.prefetch_related(lessons)


def _standings(request: HttpRequest) -> dict[str, Standing]:
    return standings_of(find_learner(request))


def _render(
    request: HttpRequest,
    template: str,
    context: Mapping[str, object],
    standings: Mapping[str, Standing],
) -> HttpResponse:
    response = render(request, template, dict(context))
    if standings:
        add_never_cache_headers(response)
    return response


def _unknown(request: HttpRequest) -> HttpResponse:
    title, message = _("We do not know this lesson"), _("Choose one from the list:")
    return render_problem(request, 404, title, message, [courses_link()])


def _unknown_board(request: HttpRequest, found: Lesson) -> HttpResponse:
    title = _("This lesson has no such board")
    way = PageLink(lesson_url(found), found.title)
    return render_problem(request, 404, title, _("Begin with the first one:"), [way])
