"""All games with their prose, for the pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.games.backgammon import prose as backgammon
from rules.games.backgammon.preset import BACKGAMMON
from rules.games.ban_sugoroku import prose as ban_sugoroku
from rules.games.ban_sugoroku.preset import BAN_SUGOROKU
from rules.games.prose import GameProse
from rules.preset import RulePreset

PROSE: Final[Mapping[str, GameProse]] = {
    BAN_SUGOROKU.slug: ban_sugoroku.PROSE,
    BACKGAMMON.slug: backgammon.PROSE,
}
"""What each game says, by its slug."""


def prose_of(preset: RulePreset) -> GameProse:
    """Return the prose of a game.

    >>> from rules.presets import BACKGAMMON
    >>> str(prose_of(BACKGAMMON).name)
    'Backgammon'
    """
    return PROSE[preset.slug]
