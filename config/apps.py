"""The Django application of the site itself: commands and system checks."""

from __future__ import annotations

from django.apps import AppConfig


class SiteConfig(AppConfig):
    """Configure the site's app."""

    name = "config"
    verbose_name = "Chōroku"

    def ready(self) -> None:
        """Register the system checks by importing them."""
        from config import checks  # noqa: F401
