"""Whole games, played on the site."""

from __future__ import annotations

from django.apps import AppConfig


class PlayConfig(AppConfig):
    """The app config."""

    name = "tutorials.play"
    label = "play"

    def ready(self) -> None:
        """Register the export of the games of a learner."""
        from tutorials.accounts.personal_data import register_personal_data
        from tutorials.play.data_export import export_games

        register_personal_data("games", export_games)
