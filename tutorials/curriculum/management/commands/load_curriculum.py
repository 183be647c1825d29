"""`load_curriculum`: bring courses, lessons and exercises to what the content files say."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from tutorials.curriculum.loading.store import CONTENT, load_content
from tutorials.curriculum.reading.content_faults import ContentError


class Command(BaseCommand):
    """Load the content files, unless nothing has changed."""

    help = "Bring courses, lessons and exercises to what the content files say."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the folder, and whether to load what has not changed."""
        parser.add_argument("--content", type=Path, default=CONTENT, help="folder of the files")
        parser.add_argument("--force", action="store_true", help="load even if nothing changed")

    def handle(self, *args: Any, content: Path, force: bool, **options: Any) -> None:
        """Load, or refuse with every fault."""
        try:
            loaded = load_content(content.resolve(), force=force)
        except ContentError as error:
            raise CommandError(f"Nothing was loaded.\n{error}") from error
        if loaded is None:
            self.stdout.write("Curriculum: unchanged.")
            return
        self.stdout.write(
            f"Curriculum: {loaded.courses} courses, {loaded.lessons} lessons,"
            f" {loaded.exercises} exercises loaded; {loaded.deleted} rows deleted."
        )
