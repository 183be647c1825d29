"""How long a search takes when its index stands, and how long the index takes to be built.

    python -m tests.bench.search

The database has to be migrated and the content loaded. Printed are milliseconds of processor time
by language, and how often that is what folding all texts of the language takes in the same run.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Final

import django
from django.conf import settings
from django.urls import reverse

from tests.search_figures import HALVES, read_questions

ROUNDS: Final = 5


def main() -> None:
    """Print the table."""
    from config.search.asked_texts import Asked, load_asked
    from config.search.documents import Document, list_documents
    from config.search.folding import fold
    from config.search.index import SearchIndex
    from config.search.words import stem
    from tutorials.curriculum.exercise_index import content_digest

    def build_anew(language: str, documents: tuple[Document, ...], asked: Asked) -> SearchIndex:
        stem.cache_clear()
        return SearchIndex(language, documents, asked)

    digest = content_digest()
    reverse("home")  # loads the addresses, as a server has done long before
    print("processor time in ms, and × folding of all texts")
    for language, _name in settings.LANGUAGES:
        list_documents.cache_clear()
        listed = spend(partial(list_documents, language, digest))
        documents, asked = list_documents(language, digest), load_asked(language)
        texts = [place.text for document in documents for place in document.places]
        folded = median(spend(partial(list, map(fold, texts))) for _ in range(ROUNDS))

        build = partial(build_anew, language, documents, asked)
        built = median(spend(build) for _ in range(ROUNDS))
        index = build()
        questions = [text for half in HALVES for text in read_questions(language, half)]
        searched = sorted(spend(partial(index.find, text)) for text in questions)
        for name, spent in (
            ("documents listed", listed),
            ("index built", built),
            ("a search, median", median(searched)),
            ("a search, slowest", searched[-1]),
        ):
            print(f"{language:4}{name:20}{spent * 1e3:8.1f}{spent / folded:8.2f} ×")


def spend(work: Callable[[], object]) -> float:
    """Return the seconds of processor time that something takes."""
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    main()
