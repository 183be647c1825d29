"""Measure the levels of the player by games: `python -m tests.levels --games 1000`.

Each level plays the one below, and *runner*, which walks home whatever happens, plays level 1. The
sides begin in turn. A line says how many games the stronger won, the points a game, and the
standard errors of both.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random

from rules.engine.dice import Roll
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.player.levels import LEVELS, choose, run_home
from rules.preset import RulePreset
from rules.presets import PRESETS, get_preset

Chooser = Callable[[RulePreset, Position, Roll, Random], Play | None]


def main() -> None:
    """Print a line for each pair of levels of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", action="append", choices=[preset.slug for preset in PRESETS])
    parser.add_argument("--highest", type=int, choices=LEVELS[1:], default=LEVELS[-1])
    options = parser.parse_args()
    for slug in options.preset or [preset.slug for preset in PRESETS]:
        preset = get_preset(slug)
        pairs: list[tuple[str, Chooser, int]] = [("runner", runner, 1)]
        pairs += [(f"level {n}", at_level(n), n - 1) for n in range(2, options.highest + 1)]
        for name, one, below in pairs:
            points = play_match(preset, one, at_level(below), options.games, options.seed)
            print(f"{slug}: {name} against level {below}: {describe(points)}", flush=True)


def at_level(level: int) -> Chooser:
    """Return the player of a level."""

    def chooser(preset: RulePreset, position: Position, roll: Roll, random: Random) -> Play | None:
        return choose(preset, position, roll, level, random)

    return chooser


def runner(preset: RulePreset, position: Position, roll: Roll, random: Random) -> Play | None:
    """Walk home as far as possible."""
    plays = legal_plays(preset, position, roll)
    return run_home(preset, position, plays, random) if plays else None


def play_match(
    preset: RulePreset, one: Chooser, other: Chooser, games: int, seed: int
) -> list[int]:
    """Play games, the sides beginning in turn; return what the first player won in each."""
    random = Random(seed)
    return [play_game(preset, (one, other), game % 2, random) for game in range(games)]


def play_game(
    preset: RulePreset, players: tuple[Chooser, Chooser], first: int, random: Random
) -> int:
    """Return the points that the first of two players wins, negative if it loses."""
    position, side = Position.start(preset), first
    while True:
        play = players[side](preset, position, Roll.throw(random), random)
        if play:
            if play.outcome:
                return -play.outcome.value if side else play.outcome.value
            position = play.position
        position, side = position.flipped(), 1 - side


def describe(points: list[int]) -> str:
    """Return the share of games won and the points a game, with their standard errors."""
    games = len(points)
    wins = sum(point > 0 for point in points) / games
    mean = sum(points) / games
    error = (sum((point - mean) ** 2 for point in points) / games / games) ** 0.5
    share = f"{wins:.1%} ± {(wins * (1 - wins) / games) ** 0.5:.1%} won"
    return f"{share}, {mean:+.3f} ± {error:.3f} points a game, {games} games"


if __name__ == "__main__":
    main()
