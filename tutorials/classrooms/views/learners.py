"""One learner of a class: name, card, away and back, erased, exported."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tutorials.accounts.decorators import TeacherRequest, teacher_required
from tutorials.accounts.forms import posted_data, render_form
from tutorials.accounts.models import Learner
from tutorials.accounts.personal_data import export_learner
from tutorials.classrooms import classrooms
from tutorials.classrooms.cards.codes import show_code
from tutorials.classrooms.forms.people import NicknameForm
from tutorials.classrooms.models import Classroom, Role
from tutorials.classrooms.names.nicknames import same_name
from tutorials.classrooms.permissions import ClassroomAccess, get_access, get_learner
from tutorials.classrooms.views.classrooms import as_file, redirect_to_classroom
from tutorials.classrooms.views.enrolment import redirect_to_cards


def _find(request: TeacherRequest, pk: int, learner: int) -> tuple[ClassroomAccess, Learner]:
    access = get_access(request.user, pk, Role.TEACHER)
    return access, get_learner(access.classroom, learner)


def _to_learner(classroom: Classroom, learner: Learner) -> HttpResponse:
    url = reverse("classrooms:learner", args=[classroom.pk, learner.pk])
    return HttpResponseRedirect(url, status=303)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def learner(request: TeacherRequest, pk: int, learner: int) -> HttpResponse:
    """Show a learner, and take another name for them."""
    access, found = _find(request, pk, learner)
    others = access.classroom.learners.exclude(pk=found.pk).values_list("nickname", flat=True)
    initial = {"nickname": found.nickname}
    form = NicknameForm(posted_data(request), taken=set(map(same_name, others)), initial=initial)
    if form.is_valid():
        try:
            classrooms.rename_learner(access.classroom, found, form.cleaned_data["nickname"])
        except classrooms.NameTakenError:
            form.add_error("nickname", _("Somebody has just taken this name; try again."))
        else:
            messages.success(request, _("The name is changed."))
            return _to_learner(access.classroom, found)
    context = {
        "classroom": access.classroom,
        "access": access,
        "learner": found,
        "number": show_code(found.card.number) if hasattr(found, "card") else "",
    }
    return render_form(request, "classrooms/learners/learner.html", form, **context)


@require_POST
@teacher_required
def new_card(request: TeacherRequest, pk: int, learner: int) -> HttpResponse:
    """Make a new card in place of one that is lost, and show it this once."""
    access, found = _find(request, pk, learner)
    cards = classrooms.renew_cards(access.classroom, [found], request.user)
    return redirect_to_cards(request, access.classroom, cards)


@require_POST
@teacher_required
def archive(request: TeacherRequest, pk: int, learner: int) -> HttpResponse:
    """Archive a learner; their card does not sign in meanwhile."""
    access, found = _find(request, pk, learner)
    classrooms.archive_learner(access.classroom, found, request.user, True)
    return _to_learner(access.classroom, found)


@require_POST
@teacher_required
def restore(request: TeacherRequest, pk: int, learner: int) -> HttpResponse:
    """Restore an archived learner; their card works as before."""
    access, found = _find(request, pk, learner)
    classrooms.archive_learner(access.classroom, found, request.user, False)
    return _to_learner(access.classroom, found)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def erase(request: TeacherRequest, pk: int, learner: int) -> HttpResponse:
    """Erase a learner with all they did, after asking once."""
    access, found = _find(request, pk, learner)
    if request.method == "POST":
        classrooms.erase_learner_of_class(access.classroom, found, request.user)
        messages.success(request, _("The learner and all they did are erased."))
        return redirect_to_classroom(access.classroom)
    context = {"classroom": access.classroom, "learner": found}
    return render(request, "classrooms/learners/erase.html", context)


@require_safe
@teacher_required
def export(request: TeacherRequest, pk: int, learner: int) -> HttpResponse:
    """Give everything that is stored about a learner as a file."""
    access, found = _find(request, pk, learner)
    name = f"learner-{found.pk}.json"
    if request.method == "GET":
        classrooms.log_export(access.classroom, request.user, name, 1)
    return as_file(export_learner(found), name)
