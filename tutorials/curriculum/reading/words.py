"""The texts of a lesson or an exercise in all languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from django.conf import settings

from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.typography import find_text_faults

LANGUAGES: Final[tuple[str, ...]] = settings.CONTENT_LANGUAGES
"""The codes of the languages in which every text is wanted."""

Texts = Mapping[str, Mapping[str, str]]
"""The texts by language and name."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A text that is wanted in every language; an optional one in all of them or in none."""

    name: str
    longest: int
    optional: bool = False


def read_texts(table: Table, languages: Sequence[str], wanted: Sequence[Wanted]) -> Texts:
    """Read one table of texts for each language, reporting what is missing or ill-set."""
    tables = {
        language: table.table(language, optional=True)
        for language in languages
        if table.has(language) or _report_missing(table, language)
    }
    return {language: _read_language(language, tables, wanted) for language in tables}


def read_phrase(
    table: Table, languages: Sequence[str], longest: int, *, optional: bool = False
) -> dict[str, str]:
    """Read a text that stands in a table under the codes of the languages: `en = "…"`.

    An optional one stands there in all languages or in none.
    """
    given = [language for language in languages if table.has(language)]
    if optional and not given:
        return {}
    texts = {language: table.text(language) for language in languages}
    for language, text in texts.items():
        if len(text) > longest:
            table.report(f"{language} is longer than {longest} characters", language)
        for fault in find_text_faults(language, text):
            table.report(f"{language}: {fault}", language)
    return texts


def columns_of(texts: Texts) -> dict[str, str]:
    """Return texts as fields of a row: `title_en`, `title_fr` …"""
    return {
        f"{name}_{language}": text
        for language, words in texts.items()
        for name, text in words.items()
    }


def _report_missing(table: Table, language: str) -> bool:
    table.report(f"texts in {language!r} are missing")
    return False


def _read_language(
    language: str, tables: Mapping[str, Table], wanted: Sequence[Wanted]
) -> dict[str, str]:
    table = tables[language]
    texts = {}
    for want in wanted:
        elsewhere = any(other.has(want.name) for other in tables.values())
        text = table.text(want.name, optional=want.optional and not elsewhere)
        texts[want.name] = text
        if len(text) > want.longest:
            table.report(f"{want.name} is longer than {want.longest} characters", want.name)
        for fault in find_text_faults(language, text):
            table.report(f"{language}.{want.name}: {fault}", want.name)
    table.finish()
    return texts
