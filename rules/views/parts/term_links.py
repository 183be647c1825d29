"""Links between the rules and the glossary: to a term at its first use in a section, and back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from django.conf import settings
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import sections_of
from rules.book.glossary.uses import TermFinder, Use
from rules.book.wording import word_clause
from rules.games.all_games import prose_of
from rules.games.clause import Section
from rules.links import glossary_url
from rules.preset import RulePreset
from rules.presets import get_preset


def term_finder_of(preset: RulePreset, section: Section) -> TermFinder:
    """Return what finds terms in the texts of a section."""
    return TermFinder(prose_of(preset), section, get_language() or settings.LANGUAGE_CODE)


def link_terms(preset: RulePreset, finder: TermFinder, text: SafeString) -> SafeString:
    """Return a text in which the first use of each term links to its entry."""
    return format_html_join("", "{}", ((_link(preset, use),) for use in finder.read(text)))


def clauses_using(preset: RulePreset, term_id: str) -> tuple[str, ...]:
    """Return the clauses of a game whose texts link to a term."""
    uses = _uses(preset, get_language() or settings.LANGUAGE_CODE)
    return tuple(clause for clause, term in uses if term == term_id)


def _link(preset: RulePreset, use: Use) -> SafeString:
    text = mark_safe(use.text)  # noqa: S308 -- a piece of a text that is safe as a whole
    if not use.term:
        return text
    url = glossary_url(preset, get_preset(preset.slug), use.term)
    return format_html('<a class="term" href="{}">{}</a>', url, text)


@lru_cache(maxsize=64)
def _uses(preset: RulePreset, language: str) -> tuple[tuple[str, str], ...]:
    """Return the clauses of a game, each with the terms that it is the first to use."""
    return tuple(_read(preset))


def _read(preset: RulePreset) -> Iterator[tuple[str, str]]:
    places = LabelledPlaces(preset)
    for section, clauses in sections_of(preset):
        finder = term_finder_of(preset, section)
        for clause in clauses:
            for use in finder.read(word_clause(preset, clause, places)):
                if use.term:
                    yield clause.id, use.term
