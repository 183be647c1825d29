"""Learners join a class by its code."""

from __future__ import annotations

from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rules.http import PageLink, render_problem
from tutorials.accounts.decorators import no_store
from tutorials.accounts.forms import add_wait, posted_data, render_form
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.models import Learner
from tutorials.accounts.rate_limits import WRONG_CODES, LimitReachedError
from tutorials.accounts.sessions import find_card_learner
from tutorials.classrooms import classrooms
from tutorials.classrooms.cards import learner_login
from tutorials.classrooms.cards.codes import read_code
from tutorials.classrooms.cards.showing import keep_cards
from tutorials.classrooms.forms.people import CodeForm, NicknameForm
from tutorials.classrooms.joining import MOST_OF_A_BROWSER, find_classroom, may_join, record_join
from tutorials.classrooms.models import Classroom
from tutorials.classrooms.names.nicknames import same_name, suggest

SUGGESTED: Final = 6


@require_http_methods(["GET", "HEAD", "POST"])
@no_store
def join(request: HttpRequest) -> HttpResponse:
    """Ask for the code of a class."""
    form = CodeForm(posted_data(request))
    if form.is_valid():
        code = form.cleaned_data["code"]
        try:
            found = find_classroom(code, client_of(request))
        except LimitReachedError as error:
            return _too_many_codes(request, error)
        if found:
            url = reverse("classrooms:enrol", args=[found.join_code])
            return HttpResponseRedirect(url, status=303)
        form.add_error("code", _("No class has this code. Look at it once more."))
    return render_form(request, "classrooms/learner_pages/join.html", form)


def _too_many_codes(request: HttpRequest, error: LimitReachedError) -> HttpResponse:
    log_event(Event.CODES_LIMITED, request)
    title = _("Too many wrong codes")
    if error.rate is WRONG_CODES:
        message = _("Many wrong codes came from your network. The right one still lets you in.")
    else:
        message = _(
            "So many wrong codes came from your network that none is looked up for the moment."
        )
    return render_too_many(request, error.wait, title, message, _ways())


@require_http_methods(["GET", "HEAD", "POST"])
@no_store
def enrol(request: HttpRequest, code: str) -> HttpResponse:
    """Enrol a learner under a nickname, sign them in and lead on to their card.

    Whoever is signed in already is asked whether it is them: on the wall hangs a code to join, not
    to sign in.
    """
    try:
        classroom = find_classroom(read_code(code), client_of(request))
    except LimitReachedError as error:
        return _too_many_codes(request, error)
    if classroom is None:
        return _no_class(request)
    if learner := find_card_learner(request):
        if request.method == "POST":
            return HttpResponseRedirect(request.path, status=303)
        known = {"classroom": classroom, "learner": learner}
        return render(request, "classrooms/learner_pages/known.html", known)
    if not classroom.is_joinable:
        return _closed(request, classroom)
    taken = classrooms.nicknames_in(classroom)
    form = NicknameForm(posted_data(request), taken=set(map(same_name, taken)))
    if form.is_valid() and (joined := _join(request, classroom, form)):
        return joined
    names = suggest(classroom.language, SUGGESTED, taken)
    context = {"classroom": classroom, "suggested": names}
    return render_form(request, "classrooms/learner_pages/enrol.html", form, **context)


def _join(request: HttpRequest, classroom: Classroom, form: NicknameForm) -> HttpResponse | None:
    """Enrol the learner; None, with the reason in the form, where that cannot be."""
    if not may_join(request):
        message = _(
            "This browser has brought in %(most)s learners today. Ask your teacher to enrol you."
        )
        form.add_error("nickname", message % {"most": MOST_OF_A_BROWSER})
        return None
    try:
        cards = classrooms.join(classroom, form.cleaned_data["nickname"], client_of(request))
    except classrooms.NameTakenError:
        form.add_error("nickname", _("Somebody has just taken this name; try again."))
    except classrooms.FullClassroomError:
        form.add_error("nickname", _("The class is full. Tell your teacher."))
    except LimitReachedError as error:
        log_event(Event.JOINS_LIMITED, request, classroom=classroom.pk)
        add_wait(form, "nickname", _("Very many people have just joined."), error.wait)
    else:
        learner_login.sign_in(request, Learner.objects.get(card__number=cards[0].number))
        response = HttpResponseRedirect(reverse("classrooms:own_card"), status=303)
        keep_cards(request, response, classroom, cards)
        record_join(request, response)
        return response
    return None


def _no_class(request: HttpRequest) -> HttpResponse:
    title, message = _("No class has this code"), _("It may be mistyped, or a new one was made.")
    return render_problem(request, 404, title, message, _ways())


def _closed(request: HttpRequest, classroom: Classroom) -> HttpResponse:
    title = _("This class takes nobody in at the moment")
    message = _("Ask your teacher to open it. If you have a card, sign in with it.")
    return render_problem(request, 403, title, message, _ways())


def _ways() -> list[PageLink]:
    return [
        PageLink(reverse("classrooms:join"), _("Type another code")),
        PageLink(reverse("classrooms:card"), _("Sign in with a card")),
    ]
