"""Lessons and exercises in the browser, and what a learner has done."""

from __future__ import annotations

from django.apps import AppConfig


class PracticeConfig(AppConfig):
    """The app config."""

    name = "tutorials.practice"
    label = "practice"

    def ready(self) -> None:
        """Register the export of tries, and the exercises that the rule pages link to."""
        from rules.views.parts.practice import register_practice
        from tutorials.accounts.personal_data import register_personal_data
        from tutorials.practice.practice_links import practise
        from tutorials.practice.progress.data_export import export_tries

        register_personal_data("tries", export_tries)
        register_practice(practise)
