"""The puzzle board in the browser."""

from __future__ import annotations

from django.apps import AppConfig


class PracticeConfig(AppConfig):
    """How it is practised."""

    name = "tutorials.practice"
    label = "practice"

    def ready(self) -> None:
        """Register what is stored about learners, and the exercises of each rule."""
        from rules.views.parts.practice import register_practice
        from tutorials.accounts.personal_data import register_personal_data
        from tutorials.practice.practice_links import practise
        from tutorials.practice.progress.data_export import export_tries

        register_personal_data("tries", export_tries)
        register_practice(practise)
