"""Links to games that are played."""

from __future__ import annotations

from django.urls import reverse
from django.utils.http import urlencode

from rules.preset import RulePreset


def begin_url(preset: RulePreset, default: RulePreset) -> str:
    """Return the address at which a game with its options is begun."""
    query = urlencode(preset.chosen_options(default))
    url = reverse("play:begin", args=[preset.slug])
    return f"{url}?{query}" if query else url


def game_url(slug: str) -> str:
    """Return the address of a game that is played."""
    return reverse("play:game", args=[slug])
