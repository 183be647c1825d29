"""What learners see: the work of their classes, and an assignment opened by its address."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rules.http import PageLink, render_problem
from tutorials.accounts.decorators import no_store
from tutorials.accounts.learners import find_learner
from tutorials.accounts.sessions import has_card_session
from tutorials.classrooms.assignments.progress import work_of, work_on
from tutorials.classrooms.assignments.visiting import begin_visit, is_visiting
from tutorials.classrooms.cards.codes import read_code
from tutorials.classrooms.models import Assignment


@require_safe
@no_store
def mine(request: HttpRequest) -> HttpResponse:
    """Show a learner what their classes have set, and what is done of it."""
    learner = find_learner(request)
    if learner is None or learner.organisation_id is None:
        return HttpResponseRedirect(reverse("classrooms:card"), status=303)
    classrooms = learner.classrooms.filter(archived_at__isnull=True)
    context = {"learner": learner, "classrooms": classrooms, "works": work_of(learner)}
    return render(request, "classrooms/learner_pages/mine.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@no_store
def assigned(request: HttpRequest, code: str) -> HttpResponse:
    """Show what a class is set to anybody who has its address; nothing about its people.

    Learners sign in first. Whoever says that they go on without is led to the first exercise, and
    told on each that their teacher sees nothing of it.
    """
    assignments = Assignment.objects.select_related("classroom")
    found = assignments.filter(code=read_code(code), classroom__archived_at=None).first()
    if found is None:
        title = _("There is no such assignment")
        way = PageLink(reverse("practice:courses"), _("All lessons"))
        return render_problem(request, 404, title, _("It may have been deleted."), [way])
    learner = find_learner(request)
    is_known = has_card_session(request)
    work = work_on(found, learner)
    if request.method == "POST":
        first = work.go_on.url if work.go_on and found.has_opened else request.path
        response = HttpResponseRedirect(first, status=303)
        if not is_known:
            begin_visit(response, found)
        return response
    is_visitor = not is_known and is_visiting(request, found)
    context = {
        "work": work,
        "is_known": is_known,
        "is_visitor": is_visitor,
        "must_sign_in": not (is_known or is_visitor or request.user.is_authenticated),
    }
    return render(request, "classrooms/learner_pages/assigned.html", context)
