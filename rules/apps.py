"""The Django application that serves the rules, the glossary and the pages that check games."""

from __future__ import annotations

from django.apps import AppConfig


class RulesConfig(AppConfig):
    """Configure the `rules` app."""

    name = "rules"
