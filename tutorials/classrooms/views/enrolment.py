"""Enrolment: the join code and its sheet, a list of names, cards for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tutorials.accounts.decorators import TeacherRequest, teacher_required
from tutorials.accounts.forms import posted_data, render_form
from tutorials.accounts.models import Learner
from tutorials.classrooms import classrooms
from tutorials.classrooms.cards.codes import show_code
from tutorials.classrooms.cards.making import FreshCard
from tutorials.classrooms.cards.printing import print_cards
from tutorials.classrooms.cards.qr import draw_qr
from tutorials.classrooms.cards.showing import keep_cards, kept_cards
from tutorials.classrooms.forms.classrooms import JoinDayForm
from tutorials.classrooms.forms.people import NameListForm, NewCardsForm
from tutorials.classrooms.models import MOST_LEARNERS, Classroom, Role
from tutorials.classrooms.names.nicknames import suggest
from tutorials.classrooms.permissions import get_access, in_order

SUGGESTED = (10, 20, 30)


def join_url(request: TeacherRequest, classroom: Classroom) -> str:
    """Return the address under which a class is joined, in its language."""
    with override(classroom.language):
        path = reverse("classrooms:enrol", args=[classroom.join_code])
    return request.build_absolute_uri(path)


@require_POST
@teacher_required
def joining(request: TeacherRequest, pk: int) -> HttpResponse:
    """Open the join code until a day, close it, or make another one."""
    classroom = get_access(request.user, pk, Role.TEACHER).classroom
    back = HttpResponseRedirect(reverse("classrooms:classroom", args=[pk]), status=303)
    if "close" in request.POST:
        classrooms.open_until(classroom, None)
        return back
    if "renew" in request.POST:
        classroom.join_code = classrooms.make_unused_join_code()
        classroom.save(update_fields=["join_code"])
        return back
    form = JoinDayForm(request.POST, classroom=classroom)
    if form.is_valid():
        classrooms.open_until(classroom, form.cleaned_data["until"])
        return back
    return render_form(request, "classrooms/classrooms/joining.html", form, classroom=classroom)


@require_safe
@teacher_required
def sheet(request: TeacherRequest, pk: int) -> HttpResponse:
    """Give the sheet to hang up or to show: the code, the picture, and how it is done."""
    classroom = get_access(request.user, pk).classroom
    url = join_url(request, classroom)
    with override(classroom.language):
        address = request.build_absolute_uri(reverse("classrooms:join"))
        label = _("Picture of the address to join")
    context = {
        "classroom": classroom,
        "code": show_code(classroom.join_code),
        "address": address.partition("://")[2],
        "qr": draw_qr(url, label),
    }
    return render(request, "classrooms/classrooms/join_sheet.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def names(request: TeacherRequest, pk: int) -> HttpResponse:
    """Enrol a list of learners, all or none, and show their cards this once."""
    classroom = get_access(request.user, pk, Role.TEACHER).classroom
    taken = classrooms.nicknames_in(classroom)
    initial = _suggest_list(request, classroom)
    form = NameListForm(posted_data(request), taken=taken, initial=initial)
    if form.is_valid():
        try:
            cards = classrooms.enrol(classroom, form.cleaned_data["names"], request.user)
        except classrooms.FullClassroomError:
            message = _("A class holds %(most)s learners at most; nobody was enrolled.")
            form.add_error("names", message % {"most": MOST_LEARNERS})
        except classrooms.NameTakenError:
            form.add_error("names", _("Somebody has just taken one of these names; try again."))
        else:
            return redirect_to_cards(request, classroom, cards)
    context = {"classroom": classroom, "suggested": SUGGESTED}
    return render_form(request, "classrooms/classrooms/names.html", form, **context)


def _suggest_list(request: TeacherRequest, classroom: Classroom) -> dict[str, str]:
    wanted = request.GET.get("suggest", "")
    if wanted not in map(str, SUGGESTED):
        return {}
    return {
        "names": "\n".join(
            suggest(classroom.language, int(wanted), classrooms.nicknames_in(classroom))
        )
    }


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def new_cards(request: TeacherRequest, pk: int) -> HttpResponse:
    """Make new cards for the learners who are ticked; `choose` says who is ticked at first."""
    classroom = get_access(request.user, pk, Role.TEACHER).classroom
    learners = in_order(classroom.learners.filter(archived_at__isnull=True))
    if not learners:
        messages.info(request, _("There is nobody in the class yet."))
        return HttpResponseRedirect(reverse("classrooms:classroom", args=[pk]), status=303)
    chosen = {"learners": _choose(request.GET.get("choose", ""), learners)}
    form = NewCardsForm(posted_data(request), learners=learners, initial=chosen)
    if form.is_valid():
        cards = classrooms.renew_cards(classroom, form.cleaned_data["learners"], request.user)
        return redirect_to_cards(request, classroom, cards)
    context = {
        "classroom": classroom,
        "count": len(learners),
        "never": len(_choose("never", learners)),
    }
    return render_form(request, "classrooms/classrooms/new_cards.html", form, **context)


def _choose(who: str, learners: Sequence[Learner]) -> list[int]:
    """Return who is ticked: everybody, or those who have never signed in."""
    every = {"all": True, "never": False}
    if who not in every:
        return []
    return [row.pk for row in learners if every[who] or row.signed_in_at is None]


def redirect_to_cards(
    request: TeacherRequest, classroom: Classroom, cards: Sequence[FreshCard]
) -> HttpResponse:
    """Redirect to the page that shows new cards for a while."""
    url = reverse("classrooms:shown_cards", args=[classroom.pk])
    response = HttpResponseRedirect(url, status=303)
    keep_cards(request, response, classroom, cards)
    return response


@require_safe
@teacher_required
def shown_cards(request: TeacherRequest, pk: int) -> HttpResponse:
    """Show the cards that this browser has just made, to be printed."""
    classroom = get_access(request.user, pk, Role.TEACHER).classroom
    if cards := kept_cards(request, classroom):
        context = {"classroom": classroom, "cards": print_cards(request, classroom, cards)}
        return render(request, "classrooms/learners/cards.html", context)
    message = _("These cards are not shown any more. If one is missing, tick who needs a new one.")
    messages.info(request, message)
    return HttpResponseRedirect(reverse("classrooms:new_cards", args=[pk]), status=303)
