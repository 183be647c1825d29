"""The texts of the parts of a lesson or an exercise, such as its boards and wrong tries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from tutorials.curriculum.questions.question import Phrase
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import read_phrase

Phrases: TypeAlias = Mapping[str, Mapping[str, str]]
"""The texts by language and key."""


def read_phrases(table: Table, languages: Sequence[str], wanted: Iterable[Phrase]) -> Phrases:
    """Read the texts that stand beside the parts of a table, in every language."""
    found: dict[str, dict[str, str]] = {language: {} for language in languages}
    for phrase in wanted:
        part = table.inner(phrase.at)
        texts = read_phrase(part, languages, phrase.longest, optional=phrase.optional)
        for language, text in texts.items():
            found[language][phrase.key] = text
    return found


def columns_of_phrases(phrases: Phrases) -> dict[str, object]:
    """Return the texts as fields of a row: `phrases_en`, `phrases_fr` …"""
    return {f"phrases_{language}": dict(texts) for language, texts in phrases.items()}
