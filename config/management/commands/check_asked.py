"""The command `check_asked`: what the search lacks of readers' own words."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.search.asked_texts import find_faults, find_missing, load_asked
from config.search.documents import list_asked_ids, list_documents
from tutorials.curriculum.exercise_index import content_digest


class Command(BaseCommand):
    """Say which documents of the search are asked for by no or by doubtful words."""

    help = "Check the ways of asking in config/search/asked, or list what can be asked for."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the language, and whether documents are listed instead."""
        languages = [code for code, _name in settings.LANGUAGES]
        parser.add_argument("--language", action="append", choices=languages)
        parser.add_argument("--list", action="store_true", help="list ids with titles and texts")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print faults and gaps; fail when there are any."""
        languages = options["language"] or [code for code, _name in settings.LANGUAGES]
        if options["list"]:
            self._list(languages)
        elif sum(map(self._check, languages)):
            raise CommandError("Not every document is asked for as it should be.")

    def _list(self, languages: list[str]) -> None:
        for language in languages:
            documents = list_documents(language, content_digest())
            wanted = set(list_asked_ids(documents))
            for document in documents:
                sign = "" if document.id in wanted else " (may be left out)"
                self.stdout.write(f"\n{language} {document.id}{sign}")
                for place in document.places:
                    self.stdout.write(f"    {place.title} | {place.section} | {place.text}")

    def _check(self, language: str) -> int:
        """Print what is wrong in a language and return how much it is."""
        documents, asked = list_documents(language, content_digest()), load_asked(language)
        found = [
            *find_faults(asked, (document.id for document in documents)),
            *find_missing(asked, list_asked_ids(documents)),
        ]
        for each in found:
            self.stdout.write(f"{language}: {each}")
        return len(found)
