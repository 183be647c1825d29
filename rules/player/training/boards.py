"""Positions and presets as the arrays of `kernels`, and back."""

from __future__ import annotations

import numpy as np

from rules.engine.position import Position
from rules.player.training.kernels import BAR, OFF, SIZE, THEIR_BAR, THEIR_OFF
from rules.preset import ClosedHome, Gammons, RulePreset


def board_of(position: Position) -> np.ndarray:
    """Return a position as a board."""
    board = np.zeros(SIZE, np.int8)
    board[OFF], board[BAR] = position.off, position.bar
    board[THEIR_BAR], board[THEIR_OFF] = position.opponent_bar, position.opponent_off
    board[1:25] = position.points
    return board


def position_of(board: np.ndarray) -> Position:
    """Return a board as a position."""
    counts = [int(count) for count in board]
    return Position(
        tuple(counts[1:25]), counts[BAR], counts[OFF], counts[THEIR_BAR], counts[THEIR_OFF]
    )


def rules_of(preset: RulePreset) -> tuple[np.ndarray, np.ndarray]:
    """Return the rules of a game, in the order of `RULES`, and the homes worth three points."""
    flags = (
        preset.numbers_in_double,
        preset.bears_off,
        preset.closed_home is ClosedHome.IMMEDIATE,
        preset.closed_home is ClosedHome.MULTIPLIED and not preset.bears_off,
        preset.gammons is Gammons.COUNTED,
    )
    patterns = np.array(preset.patterns or np.zeros((0, 6)), np.int8).reshape(-1, 6)
    return np.array(flags, np.int64), patterns
