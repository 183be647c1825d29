"""The doubling cube: whether to double and whether to take, from the cubeless chances.

After Janowski ("Take-Points in Money Games", 1993): between a cube that is never turned again and
one that is used perfectly lies the cube of real games, here two thirds of the way.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rules.engine.cube import check_double
from rules.engine.situation import Situation
from rules.player.chances import Chances
from rules.player.choosing import rate
from rules.preset import RulePreset

LIFE: Final = 0.68
"""How much a cube is worth to its owner, from 0 (nothing) to 1 (used perfectly)."""
DROPPED: Final = 1.0
"""Points, in units of the cube, for a double that is not taken."""


def offers(preset: RulePreset, situation: Situation, depth: int = 1) -> bool:
    """Return whether the side on roll doubles now, before it rolls.

    Only where the rules allow it. Points are counted as in a separate game, whatever the score.
    """
    side = situation.on_roll
    thrown = situation.roll is not None
    refused = check_double(preset, situation.cube, side, on_roll=side, thrown=thrown)
    if refused or situation.crawford:
        return False
    chances = rate(preset, situation.position, depth)
    kept = _centred(chances) if situation.cube.owner is None else _owned(chances)
    return min(2 * _given_away(chances), DROPPED) >= kept


def takes(preset: RulePreset, situation: Situation, depth: int = 1) -> bool:
    """Return whether the other side takes the double that the side on roll offers."""
    taker = rate(preset, situation.position, depth).swapped()
    return 2 * _owned(taker) >= -DROPPED


def _averages(chances: Chances) -> tuple[float, float]:
    """Return the mean values of a win and of a loss, in units of the cube."""
    won, lost = chances.win, 1 - chances.win
    win = 1 + (chances.win2 + chances.win3) / won if won else 1.0
    loss = 1 + (chances.lose2 + chances.lose3) / lost if lost else 1.0
    return win, loss


def _owned(chances: Chances) -> float:
    """Return the points of a side that owns the cube, in units of the cube."""
    win, loss = _averages(chances)
    return _mix(chances.win, win, loss, [(_cash_point(win, loss), DROPPED)])


def _given_away(chances: Chances) -> float:
    """Return the points of a side whose opponent owns the cube."""
    win, loss = _averages(chances)
    return _mix(chances.win, win, loss, [(_take_point(win, loss), -DROPPED)])


def _centred(chances: Chances) -> float:
    """Return the points of a side while nobody owns the cube."""
    win, loss = _averages(chances)
    turns = [(_take_point(win, loss), -DROPPED), (_cash_point(win, loss), DROPPED)]
    return _mix(chances.win, win, loss, turns)


def _take_point(win: float, loss: float) -> float:
    """Return the chance of winning from which a double is taken, the cube used perfectly."""
    return (loss - 0.5) / (win + loss + 0.5)


def _cash_point(win: float, loss: float) -> float:
    """Return the chance of winning from which the opponent drops, the cube used perfectly."""
    return (loss + 1) / (win + loss + 0.5)


def _mix(chance: float, win: float, loss: float, turns: list[tuple[float, float]]) -> float:
    """Return the points between a dead cube and one used perfectly.

    The latter runs in straight lines from -`loss` through the chances at which the cube is turned
    to `win`.
    """
    dead = chance * (win + loss) - loss
    corners = [(0.0, -loss), *turns, (1.0, win)]
    live = win
    for (left, low), (right, high) in pairwise(corners):
        if left <= chance <= right:
            live = low + (high - low) * (chance - left) / (right - left) if right > left else high
            break
    return (1 - LIFE) * dead + LIFE * live
