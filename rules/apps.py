"""The games: what they are, what they allow, how they read."""

from __future__ import annotations

from django.apps import AppConfig


class RulesConfig(AppConfig):
    """The games as a Django application."""

    name = "rules"
