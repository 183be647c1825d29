"""The rule pages of the games, made from their clauses."""

from __future__ import annotations

from typing import Any, Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import pgettext
from django.views.decorators.http import require_safe
from django_htmx.http import push_url

from rules.boards.diagram import Diagram
from rules.book.clauses import evidence_of, sections_of
from rules.book.sources import SOURCES
from rules.book.titles import CONFIDENCE_NAMES
from rules.book.wording import word_lead, word_name, word_summary
from rules.engine.position import Position
from rules.games.all_games import prose_of
from rules.http import HtmxHttpRequest, PageLink, read_query, wants_fragment
from rules.links import (
    comparison_url,
    glossary_url,
    options_query,
    questions_url,
    read_options,
    rule_page_url,
)
from rules.page_cache import all_parameters, remember_page
from rules.preset import OptionError, RulePreset
from rules.presets import PRESETS, UnknownPresetError, get_preset
from rules.views.guide import guide_parts
from rules.views.not_found import unknown_example, unknown_game, unknown_option
from rules.views.parts.examples import PARAMETERS, ExampleError, ExamplePanel, open_example
from rules.views.parts.house_rules import house_rules
from rules.views.parts.sections import page_sections

PAGE: Final = "rules/rule_page.html"


@require_safe
@remember_page()
def index(request: HttpRequest) -> HttpResponse:
    """List the games."""
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
    return render(request, "rules/index.html", {"games": games, "presets": PRESETS})


@require_safe
@remember_page(all_parameters)
def rule_page(request: HtmxHttpRequest, slug: str) -> HttpResponse:
    """Show the rules of a game under the options in the address."""
    try:
        default = get_preset(slug)
        preset = read_options(request, default, *PARAMETERS)
        panel = open_example(preset, default, read_query(request))
    except UnknownPresetError:
        return unknown_game(request, rule_page_url)
    except OptionError as error:
        return unknown_option(request, default, error, rule_page_url)
    except ExampleError as error:
        return unknown_example(request, preset, default, error)
    if not wants_fragment(request):
        response = render(request, PAGE, _page(preset, default, panel))
    elif request.htmx.target == panel.slides.target:
        response = render(request, "rules/frames.html", {"slides": panel.slides})
        push_url(response, panel.slides.url)
    else:
        response = render(request, f"{PAGE}#book", _page(preset, default, panel))
        push_url(response, rule_page_url(preset, default))
    patch_vary_headers(response, ["HX-Request", "HX-History-Restore-Request", "HX-Target"])
    return response


def _page(preset: RulePreset, default: RulePreset, panel: ExamplePanel) -> dict[str, Any]:
    """Return the context of a rule page."""
    return {
        "preset": preset,
        "presets": (preset, *PRESETS),
        "name": word_name(preset),
        "kanji": prose_of(preset).kanji,
        "lead": word_lead(preset),
        "summary": word_summary(preset),
        "sections": page_sections(preset, panel),
        "panel": panel,
        "guide": guide_parts(preset, default),
        "house_rules": house_rules(preset, default),
        "sources": [source for source in SOURCES.values() if source.key in _cited(preset)],
        "key": _key(),
        "is_default": preset == default,
        "page_url": rule_page_url(default, default),
        "default_url": rule_page_url(default, default),
        "canonical_query": options_query(preset, default),
        "compare_url": comparison_url(preset),
        "questions_url": questions_url(preset, default),
        "glossary_url": glossary_url(preset, default),
        "other_games": [
            PageLink(rule_page_url(other, other), word_name(other))
            for other in PRESETS
            if other.slug != preset.slug
        ],
    }


def _key() -> list[tuple[str, str]]:
    """Return the signs of confidence with their words, for the printed sheet."""
    known = [(kind.value, str(name)) for kind, name in CONFIDENCE_NAMES.items()]
    return [*known, ("unknown", pgettext("confidence", "Not known"))]


def _cited(preset: RulePreset) -> set[str]:
    return {
        key
        for _section_id, clauses in sections_of(preset)
        for clause in clauses
        for key in evidence_of(preset, clause).sources
    }
