"""The start of a game: who plays first, and with which roll."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rules.engine.cube import PlayerSide
from rules.engine.dice import PIPS, Roll
from rules.preset import FirstTurn, RulePreset


@dataclass(frozen=True, slots=True)
class Opening:
    """The first player and roll; `thrown_for` holds the single dice (White, Black), if thrown."""

    side: PlayerSide
    roll: Roll
    thrown_for: tuple[int, int] | None = None


def open_game(preset: RulePreset, random: Random, games_before: int = 0) -> Opening:
    """Begin a game after `games_before` others between the same two; White is the first player.

    >>> from rules.presets import BACKGAMMON, BAN_SUGOROKU
    >>> open_game(BAN_SUGOROKU, Random(1), games_before=1).side
    <PlayerSide.BLACK: 'black'>
    >>> opening = open_game(BACKGAMMON, Random(1))
    >>> opening.roll == Roll.of(*opening.thrown_for)
    True
    """
    if preset.first_turn is FirstTurn.ALTERNATE:
        return Opening(
            PlayerSide.BLACK if games_before % 2 else PlayerSide.WHITE, Roll.throw(random)
        )
    white, black = _throw_for_the_start(random)
    roll = Roll.of(white, black) if preset.first_turn is FirstTurn.OPENING else Roll.throw(random)
    return Opening(PlayerSide.WHITE if white > black else PlayerSide.BLACK, roll, (white, black))


def _throw_for_the_start(random: Random) -> tuple[int, int]:
    """Throw one die for each side, again while they are equal."""
    while True:
        white, black = random.randint(1, PIPS), random.randint(1, PIPS)
        if white != black:
            return white, black
