"""The games of the site without their words: how each is played, and by which clauses.

What a game says stands in `rules.games.all_games`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.games.backgammon import clauses as backgammon_clauses
from rules.games.backgammon import refusal_clauses as backgammon_refusals
from rules.games.backgammon.preset import BACKGAMMON
from rules.games.ban_sugoroku import clauses as ban_sugoroku_clauses
from rules.games.ban_sugoroku import refusal_clauses as ban_sugoroku_refusals
from rules.games.ban_sugoroku.preset import BAN_SUGOROKU
from rules.games.clause import ClauseId, Evidence
from rules.games.refusal_clauses import RefusalClauses
from rules.preset import RulePreset


@dataclass(frozen=True, slots=True)
class Definition:
    """A game without its words: the preset, its clauses, and which of them refuses what."""

    preset: RulePreset
    clauses: Mapping[ClauseId, Evidence]
    refusal_clauses: RefusalClauses


DEFINITIONS: Final = (
    Definition(BAN_SUGOROKU, ban_sugoroku_clauses.CLAUSES, ban_sugoroku_refusals.REFUSAL_CLAUSES),
    Definition(BACKGAMMON, backgammon_clauses.CLAUSES, backgammon_refusals.REFUSAL_CLAUSES),
)
"""Every game, in the order in which pages list them."""

PRESETS: Final = tuple(definition.preset for definition in DEFINITIONS)

_BY_SLUG: Final = {definition.preset.slug: definition for definition in DEFINITIONS}


class UnknownPresetError(LookupError):
    """No game has this slug; `choices` holds the slugs that exist."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.slug = slug
        self.choices = tuple(_BY_SLUG)


def get_preset(slug: str) -> RulePreset:
    """Return the game called `slug` with its default options; raise `UnknownPresetError`."""
    return get_definition(slug).preset


def get_definition(slug: str) -> Definition:
    """Return the definition of the game called `slug`; raise `UnknownPresetError`."""
    try:
        return _BY_SLUG[slug]
    except KeyError:
        raise UnknownPresetError(slug) from None


__all__ = [
    "BACKGAMMON",
    "BAN_SUGOROKU",
    "DEFINITIONS",
    "PRESETS",
    "Definition",
    "UnknownPresetError",
    "get_definition",
    "get_preset",
]
