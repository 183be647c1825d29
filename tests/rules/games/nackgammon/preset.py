"""Nackgammon as the engine plays it: backgammon from another start."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules.games.backgammon.preset import BACKGAMMON

NACKGAMMON: Final = replace(
    BACKGAMMON, slug="nackgammon", layout=((24, 2), (23, 2), (13, 4), (8, 3), (6, 4))
)
