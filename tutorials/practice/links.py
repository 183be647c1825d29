"""Links to courses, lessons and exercises."""

from __future__ import annotations

from django.urls import reverse
from django.utils.translation import gettext as _

from rules.http import PageLink
from tutorials.curriculum.models import Lesson


def exercise_url(slug: str) -> str:
    """Return the URL of an exercise."""
    return reverse("practice:exercise", args=[slug])


def lesson_url(lesson: Lesson) -> str:
    """Return the URL of a lesson."""
    return reverse("practice:lesson", args=[lesson.course.slug, lesson.slug])


def lesson_done_url(lesson: Lesson) -> str:
    """Return the URL of the end of a lesson."""
    return reverse("practice:lesson_done", args=[lesson.course.slug, lesson.slug])


def courses_link() -> PageLink:
    """Return the link to all courses, where error pages lead back to."""
    return PageLink(reverse("practice:courses"), _("All lessons"))
