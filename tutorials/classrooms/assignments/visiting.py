"""An assignment that somebody works at who is not signed in: a cookie of the browser says which.

It is written when they ask to begin like that, names nobody, and lasts for a day at school.
"""

from __future__ import annotations

import datetime
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from rules.http import PageLink
from tutorials.classrooms.assignments.progress import way_on
from tutorials.classrooms.cards.codes import read_code
from tutorials.classrooms.models import Assignment
from tutorials.curriculum.models import Exercise
from tutorials.practice.assignment_hooks import Task

COOKIE: Final = "class-work"
KEPT_FOR: Final = datetime.timedelta(hours=12)


def begin_visit(response: HttpResponse, assignment: Assignment) -> None:
    """Note in the browser at which assignment somebody works who is not signed in."""
    response.set_cookie(
        COOKIE,
        assignment.code,
        max_age=KEPT_FOR,
        secure=not settings.DEBUG,
        httponly=True,
        samesite="Lax",
    )


def is_visiting(request: HttpRequest, assignment: Assignment) -> bool:
    """Tell whether this browser works at an assignment without being signed in."""
    return request.COOKIES.get(COOKIE) == assignment.code


def find_visited(request: HttpRequest, exercise: Exercise) -> Task | None:
    """Return what holds for an exercise of the assignment; its class sees nothing of it."""
    code = read_code(request.COOKIES.get(COOKIE, ""))
    if not code:
        return None
    rows = Assignment.objects.filter(classroom__archived_at=None, opens_at__lte=timezone.now())
    row = rows.filter(code=code).first()
    if row is None or exercise.slug not in row.exercises:
        return None
    back = PageLink(reverse("classrooms:assigned", args=[row.code]), _("Back to the assignment"))
    return Task(row.hints or row.is_over, way_on(row, exercise, back), is_unseen=True)
