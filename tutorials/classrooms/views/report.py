"""Reports: on an assignment, on a class, on one exercise, on one learner; and as a file."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from rules.http import parse_number
from tutorials.accounts.decorators import TeacherRequest, teacher_required
from tutorials.accounts.guards.converters import LARGEST
from tutorials.classrooms import classrooms
from tutorials.classrooms.models import Assignment, Classroom
from tutorials.classrooms.permissions import get_access, get_learner
from tutorials.classrooms.reporting.details import exercise_report, learner_report
from tutorials.classrooms.reporting.pages import ClassReport, report_of
from tutorials.classrooms.reporting.spreadsheet import COLUMNS, separator, write_csv
from tutorials.classrooms.views.assignments import get_assignment
from tutorials.curriculum.models import Exercise
from tutorials.practice.pages.exercise_page import word_task


@require_safe
@teacher_required
def classroom(request: TeacherRequest, pk: int) -> HttpResponse:
    """Show what a class made of everything it did."""
    classroom = get_access(request.user, pk).classroom
    context = {"classroom": classroom, "report": report_of(classroom), **_about_file()}
    return render(request, "classrooms/report/classroom.html", context)


@require_safe
@teacher_required
def assignment(request: TeacherRequest, pk: int, assignment: int) -> HttpResponse:
    """Show what a class made of an assignment."""
    classroom = get_access(request.user, pk).classroom
    found = get_assignment(classroom, assignment)
    context = {
        "classroom": classroom,
        "assignment": found,
        "report": report_of(classroom, found),
        **_about_file(),
    }
    return render(request, "classrooms/report/assignment.html", context)


@require_safe
@teacher_required
def classroom_file(request: TeacherRequest, pk: int) -> HttpResponse:
    """Give the report on a class as a table."""
    classroom = get_access(request.user, pk).classroom
    return _as_csv(request, classroom, report_of(classroom), f"classroom-{classroom.pk}.csv")


@require_safe
@teacher_required
def assignment_file(request: TeacherRequest, pk: int, assignment: int) -> HttpResponse:
    """Give the report on an assignment as a table."""
    classroom = get_access(request.user, pk).classroom
    found = get_assignment(classroom, assignment)
    return _as_csv(request, classroom, report_of(classroom, found), f"assignment-{found.pk}.csv")


def _about_file() -> dict[str, object]:
    return {"columns": COLUMNS.items(), "separator": separator()}


def _as_csv(
    request: TeacherRequest, classroom: Classroom, report: ClassReport, name: str
) -> HttpResponse:
    if request.method == "GET":
        classrooms.log_export(classroom, request.user, name, report.total)
    response = HttpResponse(write_csv(report), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_safe
@teacher_required
def exercise(request: TeacherRequest, pk: int, slug: str) -> HttpResponse:
    """Show an exercise with the commonest wrong steps of a class."""
    classroom = get_access(request.user, pk).classroom
    exercises = Exercise.objects.select_related("lesson__course")
    found: Exercise = get_object_or_404(exercises, slug=slug)
    assigned = _get_assigned(request, classroom)
    context = {
        "classroom": classroom,
        "assignment": assigned,
        "exercise": found,
        "preset": found.game(),
        "task": word_task(found),
        "report": exercise_report(classroom, found, assigned),
    }
    return render(request, "classrooms/report/exercise.html", context)


def _get_assigned(request: TeacherRequest, classroom: Classroom) -> Assignment | None:
    """Return the assignment from which somebody comes, if any; 404 for one that is not there."""
    asked = request.GET.get("assignment")
    if asked is None:
        return None
    number = parse_number(asked, LARGEST)
    if number is None:
        raise Http404
    return get_assignment(classroom, number)


@require_safe
@teacher_required
def learner(request: TeacherRequest, pk: int, learner: int) -> HttpResponse:
    """Show what a learner tried, exercise by exercise."""
    access = get_access(request.user, pk)
    found = get_learner(access.classroom, learner)
    context = {
        "access": access,
        "classroom": access.classroom,
        "learner": found,
        "report": learner_report(access.classroom, found),
    }
    return render(request, "classrooms/report/learner.html", context)
