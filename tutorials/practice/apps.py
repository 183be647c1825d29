"""The puzzle board in the browser."""

from __future__ import annotations

from django.apps import AppConfig


class PracticeConfig(AppConfig):
    """How it is practised."""

    name = "tutorials.practice"
    label = "practice"

    def ready(self) -> None:
        """Say what is stored about learners."""
        from tutorials.accounts.personal_data import register_personal_data
        from tutorials.practice.data_export import export_tries

        register_personal_data("tries", export_tries)
