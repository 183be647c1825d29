"""The command `compilecatalogues`: .po to .mo without GNU gettext."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from config.catalogues import CatalogueError, compile_catalogues


class Command(BaseCommand):
    """Compile the message catalogues that are missing or older than their source."""

    help = "Compile the message catalogues that are missing or older than their source."
    requires_system_checks: list[str] = []  # one of them is that the catalogues are compiled

    def handle(self, *args: Any, **options: Any) -> None:
        """Compile stale catalogues and list them."""
        try:
            compiled = compile_catalogues([Path(folder) for folder in settings.LOCALE_PATHS])
        except CatalogueError as error:
            raise CommandError(str(error)) from error
        for source in compiled:
            self.stdout.write(f"compiled {source.relative_to(settings.BASE_DIR)}")
