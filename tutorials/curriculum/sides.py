"""The two sides as content files name them, and in words."""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from rules.engine.cube import PlayerSide

PLAYER: Final = "player"
OPPONENT: Final = "opponent"
NOBODY: Final = "nobody"

SIDES: Final = {PLAYER: PlayerSide.WHITE, OPPONENT: PlayerSide.BLACK}
"""The sides of the engine: the player sits at the near row, as White does."""

SIDE_NAMES: Final[dict[str, str | Promise]] = {
    PLAYER: pgettext_lazy("side", "You"),
    OPPONENT: pgettext_lazy("side", "Your opponent"),
    NOBODY: pgettext_lazy("side", "Neither of you"),
}


def name_side(side: PlayerSide | None) -> str:
    """Return the name that content files give a side."""
    return next((name for name, found in SIDES.items() if found is side), NOBODY)
