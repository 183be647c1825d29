"""A position with what surrounds it: who is on roll, the dice, the cube and the score."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.cube import CubeState, Side
from rules.engine.dice import Roll
from rules.engine.position import Position


@dataclass(frozen=True, slots=True)
class Situation:
    """A moment of a game. `position` is seen by the side on roll; `roll` is None before it."""

    position: Position
    on_roll: Side = Side.WHITE
    roll: Roll | None = None
    cube: CubeState = CubeState()
    score: tuple[int, int] = (0, 0)
