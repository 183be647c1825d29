"""Assignments: made, shown with their address, changed, copied, deleted."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tutorials.accounts.decorators import TeacherRequest, teacher_required
from tutorials.accounts.forms import posted_data, render_form
from tutorials.classrooms.assignments import actions
from tutorials.classrooms.assignments.choices import list_offers
from tutorials.classrooms.assignments.progress import work_on
from tutorials.classrooms.cards.qr import draw_qr
from tutorials.classrooms.forms.assignments import (
    AssignmentForm,
    CopyForm,
    settings_of_assignment,
)
from tutorials.classrooms.models import Assignment, Classroom, Role
from tutorials.classrooms.permissions import ClassroomAccess, get_access, list_access
from tutorials.classrooms.views.classrooms import redirect_to_classroom


def get_assignment(classroom: Classroom, pk: int) -> Assignment:
    """Return an assignment of a classroom; 404 for another one's."""
    return get_object_or_404(classroom.assignments.select_related("classroom"), pk=pk)


def address_of(request: TeacherRequest, assignment: Assignment) -> str:
    """Return the address that leads anybody to an assignment, in the language of the class."""
    with override(assignment.language or assignment.classroom.language):
        path = reverse("classrooms:assigned", args=[assignment.code])
    return request.build_absolute_uri(path)


def _to_assignment(assignment: Assignment) -> HttpResponse:
    url = reverse("classrooms:assignment", args=[assignment.classroom_id, assignment.pk])
    return HttpResponseRedirect(url, status=303)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def assign(request: TeacherRequest, pk: int) -> HttpResponse:
    """Set a class lessons or exercises."""
    classroom = get_access(request.user, pk, Role.TEACHER).classroom
    form = AssignmentForm(
        posted_data(request), classroom=classroom, offers=list_offers(classroom.preset)
    )
    if form.is_valid():
        made = actions.assign(form.fill(Assignment(classroom=classroom)), request.user)
        messages.success(request, _("The assignment is set. It stands on each learner’s page."))
        return _to_assignment(made)
    return render_form(request, "classrooms/assignments/assign.html", form, classroom=classroom)


@require_safe
@teacher_required
def assignment(request: TeacherRequest, pk: int, assignment: int) -> HttpResponse:
    """Show what is set, and the address with its picture."""
    access = get_access(request.user, pk)
    found = get_assignment(access.classroom, assignment)
    url = address_of(request, found)
    context = {
        "access": access,
        "classroom": access.classroom,
        "assignment": found,
        "work": work_on(found, None),
        "url": url,
        "qr": draw_qr(url, _("Picture of the address of the assignment")),
        "copy_form": CopyForm(classrooms=_other_rooms(request, access)),
    }
    return render(request, "classrooms/assignments/assignment.html", context)


def _other_rooms(request: TeacherRequest, access: ClassroomAccess) -> list[Classroom]:
    """Return the classes to which an assignment can be copied."""
    return [
        other.classroom
        for other in list_access(request.user)
        if other.can_teach
        and other.classroom.pk != access.classroom.pk
        and other.classroom.archived_at is None
    ]


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def edit(request: TeacherRequest, pk: int, assignment: int) -> HttpResponse:
    """Change an assignment."""
    classroom = get_access(request.user, pk, Role.TEACHER).classroom
    found = get_assignment(classroom, assignment)
    offers = list_offers(classroom.preset)
    initial = settings_of_assignment(found, offers)
    form = AssignmentForm(posted_data(request), classroom=classroom, offers=offers, initial=initial)
    if form.is_valid():
        actions.change(form.fill(found), request.user)
        messages.success(request, _("The assignment is changed."))
        return _to_assignment(found)
    context = {"classroom": classroom, "assignment": found}
    return render_form(request, "classrooms/assignments/edit.html", form, **context)


@require_POST
@teacher_required
def copy(request: TeacherRequest, pk: int, assignment: int) -> HttpResponse:
    """Set another class the same."""
    access = get_access(request.user, pk, Role.TEACHER)
    found = get_assignment(access.classroom, assignment)
    form = CopyForm(request.POST, classrooms=_other_rooms(request, access))
    if form.is_valid():
        classroom = get_access(request.user, form.cleaned_data["classroom"], Role.TEACHER).classroom
        try:
            copied = actions.copy(found, classroom, request.user)
        except actions.NothingHoldsError:
            form.add_error("classroom", _("None of it holds under the rules of that class."))
        else:
            messages.success(request, _("The assignment is copied. Check its days."))
            return _to_assignment(copied)
    context = {"classroom": access.classroom, "assignment": found}
    return render_form(request, "classrooms/assignments/copy.html", form, **context)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def delete(request: TeacherRequest, pk: int, assignment: int) -> HttpResponse:
    """Delete an assignment after asking once."""
    classroom = get_access(request.user, pk, Role.TEACHER).classroom
    found = get_assignment(classroom, assignment)
    if request.method == "POST":
        actions.withdraw(found, request.user)
        messages.success(request, _("The assignment is deleted; what learners did is kept."))
        return redirect_to_classroom(classroom)
    context = {"classroom": classroom, "assignment": found}
    return render(request, "classrooms/assignments/delete.html", context)
