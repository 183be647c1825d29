"""Courses, lessons and exercises."""

from __future__ import annotations

from django.apps import AppConfig


class CurriculumConfig(AppConfig):
    """The app config."""

    name = "tutorials.curriculum"
    label = "curriculum"
