"""The questions about a game, answered under the options in the address."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.book.faq import AnsweredQuestion, questions_of, word_faq_lead, word_faq_title
from rules.book.titles import clause_title
from rules.book.wording import word_name
from rules.http import PageLink
from rules.links import (
    glossary_url,
    options_query,
    questions_url,
    read_options,
    rule_page_url,
)
from rules.page_cache import all_parameters, remember_page
from rules.preset import OptionError, RulePreset
from rules.presets import PRESETS, UnknownPresetError, get_preset
from rules.views.not_found import unknown_game, unknown_option


@require_safe
@remember_page(all_parameters)
def faq(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the questions about a game, answered under its options."""
    try:
        default = get_preset(slug)
        preset = read_options(request, default)
    except UnknownPresetError:
        return unknown_game(request, questions_url)
    except OptionError as error:
        return unknown_option(request, default, error, questions_url)
    context = {
        "name": word_name(preset),
        "title": word_faq_title(preset),
        "lead": word_faq_lead(preset),
        "questions": [
            (answered, _rule(preset, default, answered)) for answered in questions_of(preset)
        ],
        "is_default": preset == default,
        "default_url": questions_url(default, default),
        "preset": preset,
        "canonical_query": options_query(preset, default),
        "rules_url": rule_page_url(preset, default),
        "glossary_url": glossary_url(preset, default),
        "house_rules_url": rule_page_url(preset, default, "house-rules"),
        "other_games": [
            PageLink(questions_url(other, other), word_faq_title(other))
            for other in PRESETS
            if other.slug != slug
        ],
    }
    return render(request, "rules/faq.html", context)


def _rule(preset: RulePreset, default: RulePreset, answered: AnsweredQuestion) -> PageLink:
    """Return the link to the clause behind an answer, with the same options."""
    url = rule_page_url(preset, default, answered.clause.id)
    return PageLink(url, clause_title(preset, answered.clause))
