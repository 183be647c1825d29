"""Positions from games played by chance, for what has to hold in any position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from rules.engine.dice import Roll
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.preset import RulePreset


def take_positions(preset: RulePreset, count: int, seed: int = 1) -> list[Position]:
    """Return positions before a roll, from games in which any play is as likely as another."""
    return list(islice(walk_games(preset, Random(seed)), count))


def walk_games(preset: RulePreset, random: Random) -> Iterator[Position]:
    """Yield positions without end."""
    while True:
        position, is_over = Position.start(preset), False
        while not is_over:
            yield position
            plays = legal_plays(preset, position, Roll.throw(random))
            if plays:
                play = random.choice(plays)
                position, is_over = play.position, play.outcome is not None
            position = position.flipped()
