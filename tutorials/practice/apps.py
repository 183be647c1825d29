"""The puzzle board in the browser."""

from __future__ import annotations

from django.apps import AppConfig


class PracticeConfig(AppConfig):
    """How it is practised."""

    name = "tutorials.practice"
    label = "practice"
