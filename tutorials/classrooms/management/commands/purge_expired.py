"""Erase what is past its last day; to be run daily."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from tutorials.classrooms.privacy.retention import purge_expired


class Command(BaseCommand):
    """Delete expired data."""

    help = "Erases classrooms, learners and games past their last day, and old sessions and counts."

    def handle(self, *args: Any, **options: Any) -> None:
        """Erase, and say how much."""
        purged = purge_expired()
        self.stdout.write(
            f"{purged.classrooms} classrooms, {purged.learners} learners,"
            f" {purged.games} games erased"
        )
