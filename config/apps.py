"""The site itself: its commands and its system checks."""

from __future__ import annotations

from django.apps import AppConfig


class SiteConfig(AppConfig):
    """Register the system checks."""

    name = "config"
    verbose_name = "Chōroku"

    def ready(self) -> None:
        """Import the checks, which register themselves."""
        from config import checks  # noqa: F401
