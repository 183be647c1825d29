"""Check that the machine code plays and sees as the site does; run it before training.

    python -m rules.player.training.check_kernels

In self-play by chance, under every way of winning, each roll of some 2,000 positions is played
both by `rules.engine` and by the kernels, and the nets of each game are worked out by both.
"""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np

from rules.engine.dice import Roll
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.player.games import WEIGHTS, find_net
from rules.player.nets import nets_of
from rules.player.training import kernels
from rules.player.training.boards import board_of, position_of, rules_of
from rules.player.training.weights import read_nets
from rules.preset import RulePreset
from rules.presets import PRESETS

GAMES = 30
CLOSE = 0.01


def main() -> None:
    """Compare game by game; raise `AssertionError` at the first difference."""
    random = Random(3)
    buffers = kernels.make_buffers()
    for preset in games():
        plays = compare_plays(preset, random, buffers)
        worst = compare_nets(preset, random)
        print(f"{preset.slug} {preset.goal} {preset.closed_home}: {plays} rolls, {worst:.4f}")


def games() -> list[RulePreset]:
    """Return every game under all options that decide play."""
    found = []
    for preset in PRESETS:
        options = [o for o in preset.options if o.name in ("goal", "closed-home", "gammons")]
        for values in product(*(option.values for option in options)):
            chosen = {o.name: v.value for o, v in zip(options, values, strict=True)}
            found.append(preset.with_options(chosen))
    return found


def compare_plays(preset: RulePreset, random: Random, buffers: tuple[np.ndarray, ...]) -> int:
    """Play games by chance and compare the ends of all legal plays; return how many rolls."""
    rules, patterns = rules_of(preset)
    rolls = 0
    for _ in range(GAMES):
        position, is_over = Position.start(preset), False
        while not is_over:
            roll = Roll.throw(random)
            plays = legal_plays(preset, position, roll)
            total = kernels.legal_ends(
                board_of(position), roll.high, roll.low, rules, patterns, *buffers
            )
            ends, values = buffers[2], buffers[3]
            ours = {(play.position, play.outcome.value if play.outcome else 0) for play in plays}
            theirs = {(position_of(ends[at]), int(values[at])) for at in range(total)}
            assert ours == theirs, (preset.slug, position, roll)
            rolls += 1
            if plays:
                play = random.choice(plays)
                position, is_over = play.position, play.outcome is not None
            position = position.flipped()
    return rolls


def compare_nets(preset: RulePreset, random: Random) -> float:
    """Return the largest difference of an output between the two ways to work out a net."""
    path = WEIGHTS / f"{find_net(preset).name}.net"
    nets, fast, worst = read_nets(path), nets_of(preset), 0.0
    at, value = np.zeros(kernels.MOST_INPUTS, np.int64), np.zeros(kernels.MOST_INPUTS, np.float32)
    hidden, out = np.zeros(kernels.HIDDEN, np.float32), np.zeros(kernels.OUTPUTS, np.float32)
    position = Position.start(preset)
    for _ in range(300):
        kernels.evaluate(
            board_of(position), preset.numbers_in_double, *nets, at, value, hidden, out
        )
        worst = max(worst, abs(float(out[0]) - fast.rate(preset, position).win))
        plays = legal_plays(preset, position, Roll.throw(random))
        play = random.choice(plays) if plays else None
        if play and play.outcome:
            position = Position.start(preset)
        else:
            position = (play.position if play else position).flipped()
    assert worst < CLOSE, (preset.slug, worst)
    return worst


if __name__ == "__main__":
    main()
