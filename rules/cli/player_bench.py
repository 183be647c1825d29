"""Benchmark of the player beside the plain search of the same positions."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import partial
from time import process_time
from typing import Final, TextIO

from rules.cli.bench import Case, search_plainly
from rules.cli.lines import FINE
from rules.player.choosing import rank
from rules.player.games import find_net
from rules.player.nets import load_nets
from rules.preset import RulePreset

ROUNDS: Final = 3
DEEP: Final = 4
"""Of the positions every so many are looked at with look-ahead, and so many times fewer still two
steps ahead."""


def run_player_bench(preset: RulePreset, cases: Sequence[Case], out: TextIO) -> int:
    """Measure the player on positions with a roll and write processor times; return the status.

    Loading, a rating, and a decision at each depth; each position's least time of three rounds
    counts, two steps ahead that of one.
    """
    load_nets.cache_clear()
    gc.collect()
    begun = process_time()
    nets = load_nets(find_net(preset).name)
    out.write(f"nets loaded in {(process_time() - begun) * 1e3:.0f} ms\n")
    rated = _least(cases, lambda case: nets.rate(preset, case.position))
    out.write(f"{'a rating':22}{rated * 1e6:10.1f} µs\n")
    plain = _least(cases, lambda case: search_plainly(preset, case.position, case.roll))
    out.write(f"{'plain search of plays':22}{plain * 1e3:10.2f} ms{1:10.1f} ×\n")
    for depth, sample, rounds in (
        (0, cases, ROUNDS),
        (1, cases[::DEEP], ROUNDS),
        (2, cases[:: DEEP * DEEP], 1),
    ):
        spent = _least(sample, partial(_decide, preset, depth), rounds)
        name = f"decision at {depth}-ply"
        out.write(f"{name:22}{spent * 1e3:10.2f} ms{spent / plain:10.1f} ×\n")
    return FINE


def _decide(preset: RulePreset, depth: int, case: Case) -> object:
    return rank(preset, case.position, case.roll, depth)


def _least(cases: Sequence[Case], task: Callable[[Case], object], rounds: int = ROUNDS) -> float:
    """Return the mean over the positions of the least seconds that a task takes."""
    best = [float("inf")] * len(cases)
    for _ in range(rounds):
        for at, case in enumerate(cases):
            begun = process_time()
            task(case)
            best[at] = min(best[at], process_time() - begun)
    return sum(best) / len(best)
