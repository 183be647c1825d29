"""Train the nets of a game by playing it against itself, and write them as a weights file.

    python -m rules.player.training.train --game ban-sugoroku-arrive-multiplied --games 300000

Method: TD(lambda) with one backward pass for each finished game and cross-entropy as the loss
(Tesauro 1995); rate and lambda fall over the games, and the weights are averaged over the last
fifth. See `rules.player.nets` for the file.
"""

from __future__ import annotations

import argparse
import datetime
import sys
import time
from pathlib import Path

import numpy as np

from rules.engine.position import Position
from rules.player.games import NETS, WEIGHTS
from rules.player.training import kernels
from rules.player.training.boards import board_of, rules_of
from rules.player.training.weights import Nets, random_nets, write_nets
from rules.preset import RulePreset

CHUNK = 2000
RATES = (0.04, 0.0005)
LAMBDAS = (0.7, 0.0)


def main() -> None:
    """Train one set of nets and print how the games went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[net.name for net in NETS], required=True)
    parser.add_argument("--games", type=int, default=600_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=WEIGHTS)
    options = parser.parse_args()
    (net,) = (net for net in NETS if net.name == options.game)
    began = time.process_time()
    nets = train(net.preset, options.games, options.seed)
    figures = {
        "net": net.name,
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "command": f"python -m rules.player.training.train {' '.join(sys.argv[1:])}",
        "seed": options.seed,
        "games": options.games,
        "seconds": round(time.process_time() - began),
        "against_random": measure_random(net.preset, nets),
    }
    write_nets(options.folder / f"{net.name}.net", nets, figures)
    print(figures, flush=True)


def train(preset: RulePreset, games: int, seed: int) -> Nets:
    """Return nets that have played `games` games."""
    rules, patterns = rules_of(preset)
    start = board_of(Position.start(preset))
    nets = random_nets(seed)
    sums = [np.zeros(part.shape, np.float64) for part in nets]
    averaged, began = 0, time.process_time()
    for first in range(0, games, CHUNK):
        turns = kernels.train(
            start,
            rules,
            patterns,
            *nets,
            min(CHUNK, games - first),
            first,
            games,
            np.array(RATES),
            np.array(LAMBDAS),
            seed * 1_000_003 + first,
        )
        if first >= 0.8 * games:
            averaged += 1
            for total, part in zip(sums, nets, strict=True):
                total += part
        if (first // CHUNK) % 10 == 0:
            points, error = measure_random(preset, nets, 200)
            spent = time.process_time() - began
            print(
                first, turns // CHUNK, f"{points:+.3f} ± {error:.3f}", f"{spent:.0f} s", flush=True
            )
    return tuple((total / averaged).astype(np.float32) for total in sums)


def measure_random(preset: RulePreset, nets: Nets, games: int = 2000) -> tuple[float, float]:
    """Return points a game against random play, and the standard error."""
    rules, patterns = rules_of(preset)
    start = board_of(Position.start(preset))
    points = kernels.match(start, rules, patterns, nets, nets, games, 7, 0.0, -1.0)
    return round(float(points.mean()), 3), round(float(points.std() / len(points) ** 0.5), 3)


if __name__ == "__main__":
    main()
