"""A position with what surrounds it: who is on roll, the dice, the cube, the score, the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import Position


class CubeOffer(StrEnum):
    """A cube that awaits an answer, named after the last call."""

    DOUBLE = "double"
    """The side on roll has doubled."""
    BEAVER = "beaver"
    """The other side has taken and doubled again at once."""
    RACCOON = "raccoon"
    """The side on roll has doubled a beaver."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A moment of a game.

    `position` is seen by the side on roll; `roll` is None before it. `cube` is the cube as it was
    before an `offer`. `score` is what (White, Black) have won before this game, and
    `match_length` the points that win the match, 0 for separate games. `crawford` marks the one
    game of a match without doubling; `jacoby` (gammons count only once the cube is turned) and
    `beavers` are agreements for separate games: they are kept as read and change no play.
    """

    position: Position
    on_roll: PlayerSide = PlayerSide.WHITE
    roll: Roll | None = None
    cube: CubeState = CubeState()
    score: tuple[int, int] = (0, 0)
    match_length: int = 0
    crawford: bool = False
    offer: CubeOffer | None = None
    jacoby: bool = False
    beavers: bool = False

    @property
    def seen_cube(self) -> CubeState:
        """Return the cube from the point of view of the side on roll, as White."""
        owner = self.cube.owner
        if owner is None:
            return self.cube
        return replace(
            self.cube, owner=PlayerSide.WHITE if owner is self.on_roll else PlayerSide.BLACK
        )
