"""The doubling cube: who may offer it, and what an answer costs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from rules.preset import Cube, RulePreset


class PlayerSide(StrEnum):
    """A player: White or Black."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> PlayerSide:
        """The opponent's side."""
        return PlayerSide.BLACK if self is PlayerSide.WHITE else PlayerSide.WHITE


@dataclass(frozen=True, slots=True)
class CubeState:
    """The cube: the value of the game, and its owner (None while it is in the middle)."""

    value: int = 1
    owner: PlayerSide | None = None


class CubeCode(StrEnum):
    """The reasons against an offer, in order of precedence."""

    NO_CUBE = "no_cube"
    GAME_OVER = "game_over"
    NOT_ON_ROLL = "not_on_roll"
    NOT_BEFORE_THE_ROLL = "not_before_the_roll"
    NOT_YOUR_CUBE = "not_your_cube"
    CUBE_AT_LIMIT = "cube_at_limit"


@dataclass(frozen=True, slots=True)
class CubeRefusal:
    """Why a double may not be offered: the cube as it stands, and its highest value."""

    code: CubeCode
    cube: CubeState
    limit: int


def check_double(
    preset: RulePreset,
    cube: CubeState,
    side: PlayerSide,
    *,
    on_roll: PlayerSide,
    thrown: bool,
    over: bool = False,
) -> CubeRefusal | None:
    """Return why `side` may not offer a double now, or None when it may.

    `thrown` tells whether the dice of this turn have been thrown, `over` whether the game has
    been won.

    >>> from rules.presets import BACKGAMMON
    >>> mine = CubeState(2, PlayerSide.WHITE)
    >>> black = PlayerSide.BLACK
    >>> check_double(BACKGAMMON, mine, black, on_roll=black, thrown=False).code
    <CubeCode.NOT_YOUR_CUBE: 'not_your_cube'>
    """
    reasons = (
        (preset.cube is not Cube.ON, CubeCode.NO_CUBE),
        (over, CubeCode.GAME_OVER),
        (side is not on_roll, CubeCode.NOT_ON_ROLL),
        (thrown, CubeCode.NOT_BEFORE_THE_ROLL),
        (cube.owner not in (None, side), CubeCode.NOT_YOUR_CUBE),
        (cube.value >= preset.cube_limit, CubeCode.CUBE_AT_LIMIT),
    )
    for holds, code in reasons:
        if holds:
            return CubeRefusal(code, cube, preset.cube_limit)
    return None


def take(cube: CubeState, taker: PlayerSide) -> CubeState:
    """Return the cube after `taker` has accepted a double: the value doubled, `taker` the owner."""
    return replace(cube, value=cube.value * 2, owner=taker)


def drop_value(cube: CubeState) -> int:
    """Return the points lost by refusing a double: the value before the offer."""
    return cube.value
