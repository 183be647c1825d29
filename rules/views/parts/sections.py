"""The sections of a rule page: rules, figures, examples and links to exercises."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.safestring import SafeString, mark_safe

from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import evidence_of, sections_of
from rules.book.glossary.uses import TermFinder
from rules.book.sources import SOURCES, Source
from rules.book.titles import CONFIDENCE_NAMES, clause_title, section_title
from rules.book.wording import word_clause
from rules.games.clause import Clause, Section
from rules.http import PageLink
from rules.preset import RulePreset
from rules.views.figures import Figure, figures_of
from rules.views.parts.examples import ExampleLink, ExamplePanel
from rules.views.parts.practice import Practice, practice_links, practice_of
from rules.views.parts.term_links import link_terms, term_finder_of


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause of the page: its first line, and the others as a list."""

    id: str
    title: str
    text: SafeString
    points: tuple[SafeString, ...]
    confidence: str
    confidence_name: str
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class PageSection:
    """A section of the page: its rules, figures, examples and exercises."""

    id: str
    title: str
    rules: tuple[Rule, ...]
    figures: tuple[Figure, ...]
    small_figures: tuple[Figure, ...]
    examples: tuple[ExampleLink, ...]
    practice: tuple[PageLink, ...]


def page_sections(preset: RulePreset, panel: ExamplePanel) -> tuple[PageSection, ...]:
    """Return the sections of a game's rule page."""
    practice = practice_of(preset)
    return tuple(
        _section(preset, section, clauses, panel, practice)
        for section, clauses in sections_of(preset)
    )


def _section(
    preset: RulePreset,
    section: Section,
    clauses: tuple[Clause, ...],
    panel: ExamplePanel,
    practice: Practice,
) -> PageSection:
    ids = [clause.id for clause in clauses]
    figures = figures_of(preset, section)
    finder = term_finder_of(preset, section)
    return PageSection(
        section.value,
        section_title(preset, section),
        tuple(_rule(preset, clause, finder) for clause in clauses),
        tuple(figure for figure in figures if not figure.is_small),
        tuple(figure for figure in figures if figure.is_small),
        tuple(offer for offer in panel.offers if offer.clause in ids),
        tuple(practice_links(practice, ids)),
    )


def _rule(preset: RulePreset, clause: Clause, finder: TermFinder) -> Rule:
    evidence = evidence_of(preset, clause)
    linked = link_terms(preset, finder, word_clause(preset, clause, LabelledPlaces(preset)))
    text, *points = map(mark_safe, linked.split("\n"))  # lines of a text that is safe as a whole
    return Rule(
        id=clause.id,
        title=clause_title(preset, clause),
        text=text,
        points=tuple(points),
        confidence=evidence.confidence.value,
        confidence_name=str(CONFIDENCE_NAMES[evidence.confidence]),
        sources=tuple(SOURCES[key] for key in evidence.sources),
    )
