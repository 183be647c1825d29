"""The options of a game as they stand in an address."""

from __future__ import annotations

from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import urlencode

from rules.preset import RulePreset
from rules.web import read_query


def read_options(request: HttpRequest, preset: RulePreset) -> RulePreset:
    """Return the game with the options of the address; raise `OptionError` for unknown ones."""
    return preset.with_options(read_query(request))


def rule_page_url(preset: RulePreset, default: RulePreset, anchor: str = "") -> str:
    """Return the address of a game's rule page with its options, at a clause."""
    url = reverse("rules:rule_page", args=[preset.slug])
    options = preset.chosen_options(default)
    query = f"?{urlencode(options)}" if options else ""
    return f"{url}{query}{f'#{anchor}' if anchor else ''}"
