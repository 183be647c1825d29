"""Learners come in: they join a class by its code, and sign in again by their card."""

from __future__ import annotations

from typing import Final

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rules.web import Way, render_problem
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.learners import find_learner
from tutorials.accounts.models import Learner
from tutorials.accounts.rate_limits import WRONG_CODES
from tutorials.accounts.rights import personal
from tutorials.accounts.sessions import begin_card_session, has_card_session
from tutorials.classrooms import rooms
from tutorials.classrooms.assigning.due import work_of, work_on
from tutorials.classrooms.cards import entering
from tutorials.classrooms.cards.codes import read_code
from tutorials.classrooms.cards.printing import print_cards
from tutorials.classrooms.forms.people import CardForm, CodeForm, NicknameForm
from tutorials.classrooms.models import Assignment, Classroom
from tutorials.classrooms.names.nicknames import same_name, suggest

SUGGESTED: Final = 6


@require_http_methods(["GET", "HEAD", "POST"])
@personal
def join(request: HttpRequest) -> HttpResponse:
    """Ask for the code of a class."""
    posted = request.POST if request.method == "POST" else None
    form = CodeForm(posted)
    if form.is_valid():
        code = form.cleaned_data["code"]
        if found := _find_by_code(code):
            url = reverse("classrooms:enrol", args=[found.join_code])
            return HttpResponseRedirect(url, status=303)
        if refused := _refuse_code(request):
            return refused
        form.add_error("code", _("No class has this code. Look at it once more."))
    return render(
        request,
        "classrooms/entering/join.html",
        {"form": form},
        status=400 if form.is_bound else 200,
    )


def _find_by_code(code: str) -> Classroom | None:
    return Classroom.objects.select_related("organisation").filter(join_code=code).first()


def _refuse_code(request: HttpRequest) -> HttpResponse | None:
    """Record a wrong code; the page to answer where too many came from the client."""
    limit = WRONG_CODES.of(client_of(request))
    if wait := limit.wait():
        log_event(Event.CODES_LIMITED, request)
        title = _("Too many wrong codes")
        message = _("Many wrong codes came from your network. The right one still lets you in.")
        return render_too_many(request, wait, title, message, _ways())
    limit.record()
    return None


@require_http_methods(["GET", "HEAD", "POST"])
@personal
def enrol(request: HttpRequest, code: str) -> HttpResponse:
    """Enrol a learner under a nickname, sign them in and show their card this once."""
    room = _find_by_code(read_code(code))
    if room is None:
        return _refuse_code(request) or _no_class(request)
    if not room.is_joinable:
        return _closed(request, room)
    posted = request.POST if request.method == "POST" else None
    taken = rooms.nicknames_in(room)
    form = NicknameForm(posted, taken=set(map(same_name, taken)))
    if form.is_valid():
        try:
            cards = rooms.enrol(room, [form.cleaned_data["nickname"]], None)
        except rooms.NameTakenError:
            form.add_error("nickname", _("Somebody has just taken this name; try again."))
        except rooms.FullClassroomError:
            form.add_error("nickname", _("The class is full. Tell your teacher."))
        else:
            begin_card_session(request, Learner.objects.get(card__number=cards[0].number))
            context = {"classroom": room, "printed": print_cards(request, room, cards)[0]}
            return render(request, "classrooms/entering/joined.html", context)
    names = suggest(room.language, SUGGESTED, taken)
    context = {"form": form, "classroom": room, "suggested": names}
    return render(
        request, "classrooms/entering/enrol.html", context, status=400 if form.is_bound else 200
    )


def _no_class(request: HttpRequest) -> HttpResponse:
    title, message = _("No class has this code"), _("It may be mistyped, or a new one was made.")
    return render_problem(request, 404, title, message, _ways())


def _closed(request: HttpRequest, room: Classroom) -> HttpResponse:
    title = _("This class takes nobody in at the moment")
    message = _("Ask your teacher to open it. If you have a card, sign in with it.")
    return render_problem(request, 403, title, message, _ways())


def _ways() -> list[Way]:
    return [
        Way(reverse("classrooms:join"), _("Type another code")),
        Way(reverse("classrooms:card"), _("Sign in with a card")),
    ]


@require_http_methods(["GET", "HEAD", "POST"])
@personal
def card(request: HttpRequest) -> HttpResponse:
    """Sign a learner in by the number and the words of their card."""
    posted = request.POST if request.method == "POST" else None
    form = CardForm(posted)
    status = 400 if form.is_bound else 200
    if form.is_valid():
        try:
            data = form.cleaned_data
            found = entering.find_by_words(data["number"], data["words"], client_of(request))
            if found:
                begin_card_session(request, found)
                return HttpResponseRedirect(reverse("classrooms:mine"), status=303)
            form.add_error(None, _("Number and words do not match. Try once more."))
        except entering.RestingCardError:
            log_event(Event.CARD_LIMITED, request)
            status = 429
            form.add_error(
                None,
                _(
                    "These words went wrong too often, so the card rests for ten minutes. Its"
                    " picture still signs you in, or ask your teacher for a new card."
                ),
            )
    return render(request, "classrooms/entering/card.html", {"form": form}, status=status)


@require_http_methods(["GET", "HEAD", "POST"])
@personal
def card_key(request: HttpRequest, key: str) -> HttpResponse:
    """Ask whether the learner of a card signs in; only the button does it."""
    found = entering.find_by_key(key)
    if found is None:
        title = _("This card does not sign you in any more")
        message = _("Perhaps there is a newer one. Ask your teacher for a new card.")
        return render_problem(request, 404, title, message, _ways()[1:])
    if request.method == "POST":
        begin_card_session(request, found)
        return HttpResponseRedirect(reverse("classrooms:mine"), status=303)
    return render(request, "classrooms/entering/card_key.html", {"learner": found})


@require_safe
@personal
def mine(request: HttpRequest) -> HttpResponse:
    """Show a learner what their classes have set, and what is done of it."""
    learner = find_learner(request)
    if learner is None or learner.organisation_id is None:
        return HttpResponseRedirect(reverse("classrooms:card"), status=303)
    classrooms = learner.classrooms.filter(archived_at__isnull=True)
    context = {"learner": learner, "classrooms": classrooms, "works": work_of(learner)}
    return render(request, "classrooms/entering/mine.html", context)


@require_safe
@personal
def assigned(request: HttpRequest, code: str) -> HttpResponse:
    """Show what a class is set to anybody who has its address; nothing about its people."""
    assignments = Assignment.objects.select_related("classroom")
    found = assignments.filter(code=read_code(code), classroom__archived_at=None).first()
    if found is None:
        title = _("There is no such assignment")
        way = Way(reverse("practice:courses"), _("All lessons"))
        return render_problem(request, 404, title, _("It may have been deleted."), [way])
    learner = find_learner(request)
    context = {"work": work_on(found, learner), "is_known": has_card_session(request)}
    return render(request, "classrooms/entering/assigned.html", context)
