"""The rule page of a game, made from its clauses."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe

from rules.addresses import comparison_url, questions_url, read_options, rule_page_url
from rules.boards.diagram import Diagram
from rules.boards.pills import LabelledPlaces
from rules.book.clauses import Clause, Section, sections_of
from rules.book.sources import SOURCES, Source
from rules.book.titles import CONFIDENCE_NAMES, clause_title, section_title
from rules.book.wording import word_clause, word_lead, word_name, word_summary
from rules.engine.position import Position
from rules.preset import OptionError, RulePreset
from rules.presets import PRESETS, UnknownPresetError, get_preset
from rules.views.figures import Figure, figures_of
from rules.views.settings_table import list_settings
from rules.views.unknown import unknown_game, unknown_option
from rules.web import Way


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause as it stands on the page."""

    id: str
    title: str
    text: SafeString
    confidence: str
    confidence_name: str
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class PageSection:
    """A section of the page: its rules, and the pictures that say them better."""

    id: str
    title: str
    rules: tuple[Rule, ...]
    figures: tuple[Figure, ...]


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Show the games there are rules for."""
    games = [
        {
            "name": word_name(preset),
            "lead": word_lead(preset),
            "url": rule_page_url(preset, preset),
            "diagram": Diagram(preset, Position.start(preset)),
            "preset": preset,
        }
        for preset in PRESETS
    ]
    return render(request, "rules/index.html", {"games": games})


@require_safe
def rule_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the rules of a game under the options in the address."""
    try:
        default = get_preset(slug)
        preset = read_options(request, default)
    except UnknownPresetError:
        return unknown_game(request, rule_page_url)
    except OptionError as error:
        return unknown_option(request, default, error, rule_page_url)
    context = {
        "preset": preset,
        "name": word_name(preset),
        "lead": word_lead(preset),
        "summary": word_summary(preset),
        "sections": [_section(preset, *held) for held in sections_of(preset)],
        "settings": list_settings(preset, default),
        "sources": [source for source in SOURCES.values() if source.key in _cited(preset)],
        "is_default": preset == default,
        "default_url": rule_page_url(default, default),
        "compare_url": comparison_url(preset),
        "questions_url": questions_url(preset, default),
        "other_games": [
            Way(rule_page_url(other, other), word_name(other))
            for other in PRESETS
            if other.slug != slug
        ],
    }
    return render(request, "rules/rule_page.html", context)


def _section(preset: RulePreset, section: Section, clauses: tuple[Clause, ...]) -> PageSection:
    rules = tuple(_rule(preset, clause) for clause in clauses)
    title = section_title(preset, section)
    return PageSection(section.value, title, rules, figures_of(preset, section))


def _rule(preset: RulePreset, clause: Clause) -> Rule:
    evidence = clause.evidence[preset.vocabulary]
    return Rule(
        id=clause.id,
        title=clause_title(preset, clause),
        text=word_clause(preset, clause, LabelledPlaces(preset)),
        confidence=evidence.confidence.value,
        confidence_name=str(CONFIDENCE_NAMES[evidence.confidence]),
        sources=tuple(SOURCES[key] for key in evidence.sources),
    )


def _cited(preset: RulePreset) -> set[str]:
    return {
        key
        for _section_id, clauses in sections_of(preset)
        for clause in clauses
        for key in clause.evidence[preset.vocabulary].sources
    }
