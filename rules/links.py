"""Addresses of the rule pages, with the options of a game as their parameters."""

from __future__ import annotations

from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _

from rules.book.faq import questions_of
from rules.book.titles import clause_title
from rules.games.clause import Clause
from rules.http import PageLink, read_query
from rules.preset import RulePreset
from rules.presets import PRESETS, get_preset


def read_options(request: HttpRequest, preset: RulePreset, *besides: str) -> RulePreset:
    """Return the game with the options of the address; raise `OptionError` for unknown ones.

    `besides` are the parameters that the page has for itself.
    """
    query = read_query(request)
    return preset.with_options({name: query[name] for name in query if name not in besides})


def rule_page_url(preset: RulePreset, default: RulePreset, anchor: str = "", **more: str) -> str:
    """Return the address of a game's rule page with its options, optionally at a clause."""
    return _page_url("rules:rule_page", preset, default, anchor, **more)


def rule_link(preset: RulePreset, clause: Clause) -> PageLink:
    """Return the link "Rule: …" to a clause on the rule page of a game with its options."""
    url = rule_page_url(preset, get_preset(preset.slug), clause.id)
    return PageLink(url, _("Rule: %(title)s") % {"title": clause_title(preset, clause)})


def questions_url(preset: RulePreset, default: RulePreset, anchor: str = "") -> str:
    """Return the address of a game's questions with its options, optionally at one."""
    return _page_url("rules:faq", preset, default, anchor)


def question_link(preset: RulePreset, question_id: str) -> PageLink:
    """Return the link to a question about a game, which has to be asked under its options."""
    question = next(q for q in questions_of(preset) if q.id == question_id)
    return PageLink(questions_url(preset, get_preset(preset.slug), question_id), question.question)


def options_query(preset: RulePreset, default: RulePreset) -> str:
    """Return the non-default options of a game as a query string, which may be empty."""
    return urlencode(preset.chosen_options(default))


def read_game(request: HttpRequest) -> RulePreset | None:
    """Return the game that an address names, with its options; None where it names none.

    Raises `UnknownPresetError` and `OptionError`.
    """
    slug = read_query(request).get("game")
    return None if slug is None else read_options(request, get_preset(slug), "game")


def glossary_url(preset: RulePreset, default: RulePreset, anchor: str = "") -> str:
    """Return the address of the glossary at a term, its rules those of a game with its options."""
    options = preset.chosen_options(default)
    query = f"?{urlencode({'game': preset.slug} | options)}" if options else ""
    return f"{reverse('rules:glossary')}{query}{f'#{anchor}' if anchor else ''}"


def _page_url(name: str, preset: RulePreset, default: RulePreset, anchor: str, **more: str) -> str:
    url = reverse(name, args=[preset.slug])
    options = preset.chosen_options(default) | more
    query = f"?{urlencode(options)}" if options else ""
    return f"{url}{query}{f'#{anchor}' if anchor else ''}"


def comparison_url(left: RulePreset, right: RulePreset | None = None, **more: str) -> str:
    """Return the address that compares two games; `right` defaults to another game."""
    other = right or next(preset for preset in PRESETS if preset.slug != left.slug)
    query: dict[str, str] = {}
    for side, preset in (("left", left), ("right", other)):
        query[side] = preset.slug
        options = preset.chosen_options(get_preset(preset.slug))
        query |= {f"{side}.{name}": value for name, value in options.items()}
    return f"{reverse('rules:comparison')}?{urlencode(query | more)}"
