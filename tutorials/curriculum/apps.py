"""Lessons and exercises."""

from __future__ import annotations

from django.apps import AppConfig


class CurriculumConfig(AppConfig):
    """What is taught."""

    name = "tutorials.curriculum"
    label = "curriculum"
