"""Classrooms: the list, one of them, its settings, its end."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from rules.book.wording import word_name
from rules.links import rule_page_url
from rules.presets import get_preset
from tutorials.accounts.decorators import TeacherRequest, teacher_required
from tutorials.accounts.forms import posted_data, render_form
from tutorials.classrooms import classrooms
from tutorials.classrooms.assignments import actions
from tutorials.classrooms.cards.codes import show_code
from tutorials.classrooms.forms.classrooms import (
    ClassroomForm,
    JoinDayForm,
    NewClassroomForm,
    settings_of,
)
from tutorials.classrooms.forms.people import ConfirmForm
from tutorials.classrooms.models import MOST_CLASSROOMS, Classroom, Role
from tutorials.classrooms.permissions import (
    get_access,
    in_order,
    last_time_zone,
    list_access,
    organisations_of,
)
from tutorials.classrooms.privacy.exporting import export_classroom

INDENT = {"indent": 2, "ensure_ascii": False}


def redirect_to_classroom(classroom: Classroom) -> HttpResponse:
    """Redirect to a classroom's page."""
    url = reverse("classrooms:classroom", args=[classroom.pk])
    return HttpResponseRedirect(url, status=303)


@require_safe
@teacher_required
def index(request: TeacherRequest) -> HttpResponse:
    """List a teacher's classrooms, those put away last."""
    accesses = list_access(request.user)
    context = {
        "accesses": [access for access in accesses if access.classroom.archived_at is None],
        "archived": [access for access in accesses if access.classroom.archived_at is not None],
    }
    return render(request, "classrooms/classrooms/index.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def create(request: TeacherRequest) -> HttpResponse:
    """Make a classroom in one of the teacher's organisations."""
    organisations = organisations_of(request.user)
    form = NewClassroomForm(
        posted_data(request),
        organisations=organisations,
        last_zone=last_time_zone(request.user),
        language=get_language() or "en",
    )
    if form.is_valid():
        classroom = form.fill(Classroom(organisation=form.cleaned_data["organisation"]))
        try:
            return redirect_to_classroom(classrooms.create_classroom(classroom, request.user))
        except classrooms.TooManyClassroomsError:
            message = _("There can be at most %(most)s classes. Erase one that is not needed.")
            form.add_error(None, message % {"most": MOST_CLASSROOMS})
    return render_form(request, "classrooms/classrooms/create.html", form)


@require_safe
@teacher_required
def classroom(request: TeacherRequest, pk: int) -> HttpResponse:
    """Show a classroom: how to join it, who learns in it."""
    access = get_access(request.user, pk)
    preset = access.classroom.preset
    everybody = in_order(access.classroom.learners.all())
    context = {
        "access": access,
        "classroom": access.classroom,
        "code": show_code(access.classroom.join_code),
        "game": word_name(preset),
        "rules_url": rule_page_url(preset, get_preset(preset.slug)),
        "learners": [learner for learner in everybody if learner.archived_at is None],
        "archived": [learner for learner in everybody if learner.archived_at is not None],
        "teachers": access.classroom.teachings.count(),
        "join_form": JoinDayForm(classroom=access.classroom),
        "assignments": access.classroom.assignments.all(),
    }
    return render(request, "classrooms/classrooms/classroom.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def edit(request: TeacherRequest, pk: int) -> HttpResponse:
    """Change what is set about a classroom."""
    classroom = get_access(request.user, pk, Role.OWNER).classroom
    form = ClassroomForm(posted_data(request), initial=settings_of(classroom))
    if form.is_valid():
        was_in = classroom.time_zone
        actions.change_classroom(form.fill(classroom), was_in, request.user)
        said = _("The settings are changed.")
        if classroom.time_zone != was_in:
            said += " " + _(
                "Days and times already set stay as they are written, now in the new time zone."
            )
        messages.success(request, said)
        return redirect_to_classroom(classroom)
    return render_form(request, "classrooms/classrooms/edit.html", form, classroom=classroom)


@require_POST
@teacher_required
def archive(request: TeacherRequest, pk: int) -> HttpResponse:
    """Archive a classroom: its join code is closed, its data stays."""
    classroom = get_access(request.user, pk, Role.OWNER).classroom
    classrooms.set_archived(classroom, request.user, True)
    messages.success(request, _("The class is archived. You can restore it at any time."))
    return redirect_to_classroom(classroom)


@require_POST
@teacher_required
def restore(request: TeacherRequest, pk: int) -> HttpResponse:
    """Restore an archived classroom."""
    classroom = get_access(request.user, pk, Role.OWNER).classroom
    classrooms.set_archived(classroom, request.user, False)
    return redirect_to_classroom(classroom)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def erase(request: TeacherRequest, pk: int) -> HttpResponse:
    """Erase a classroom once its name is typed."""
    classroom = get_access(request.user, pk, Role.OWNER).classroom
    form = ConfirmForm(posted_data(request), wanted=classroom.name)
    if form.is_valid():
        classrooms.erase_classroom(classroom, request.user)
        messages.success(request, _("The class and its learners are erased."))
        return HttpResponseRedirect(reverse("classrooms:index"), status=303)
    context = {"classroom": classroom, "learners": classroom.learners.count()}
    return render_form(request, "classrooms/classrooms/erase.html", form, **context)


@require_safe
@teacher_required
def export(request: TeacherRequest, pk: int) -> HttpResponse:
    """Give everything that is stored about a classroom as a file."""
    classroom = get_access(request.user, pk, Role.OWNER).classroom
    name = f"classroom-{classroom.pk}.json"
    if request.method == "GET":
        classrooms.log_export(classroom, request.user, name, classroom.learners.count())
    return as_file(export_classroom(classroom), name)


def as_file(content: dict[str, object], name: str) -> HttpResponse:
    """Give plain values as a file to keep."""
    response = JsonResponse(content, json_dumps_params=INDENT)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
