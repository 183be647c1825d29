"""Benchmark of the engine against the plain reference search."""

from __future__ import annotations

import gc
import gzip
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Final, TextIO

from rules.cli.fields import read_position, read_roll
from rules.cli.lines import BAD_LINES, FINE, read_record
from rules.engine.dice import Roll
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.engine.reference import judge
from rules.preset import RulePreset

DEFAULT_FILE: Final = (
    Path(__file__).resolve().parents[2] / "tests" / "data" / "backgammon-plays.jsonl.gz"
)
ROUNDS: Final = 3
_MILLISECONDS: Final = 1000
_WIDTHS: Final = (22, 12, 7, 22)

Task = Callable[[RulePreset, Position, Roll], int]


@dataclass(frozen=True, slots=True)
class Case:
    """A position to be searched, by its name in the file."""

    name: str
    position: Position
    roll: Roll


def search_plainly(preset: RulePreset, position: Position, roll: Roll) -> int:
    """Search every order of steps by the reference; return the number of distinct ends."""
    verdict = judge(preset, position, roll.numbers(preset))
    return len(verdict.finals) + len(verdict.accepted)


def list_plays(preset: RulePreset, position: Position, roll: Roll) -> int:
    """List the legal plays; return their number."""
    return len(legal_plays(preset, position, roll))


def reach_positions(preset: RulePreset, position: Position, roll: Roll) -> int:
    """List the legal plays and their final positions; return their number."""
    return len([play.position for play in legal_plays(preset, position, roll)])


TASKS: Final[dict[str, Task]] = {
    "plain search": search_plainly,
    "legal plays": list_plays,
    "and their positions": reach_positions,
}


def run_bench(preset: RulePreset, path: Path, limit: int | None, out: TextIO) -> int:
    """Measure every task on the positions of a file and write the table; return the exit status.

    Each position is searched by every task in turn, three times over, and the least processor
    time of each counts. The status is 1 when two tasks find different numbers of plays.
    """
    cases = list(read_cases(preset, path))[:limit]
    if not cases:
        out.write("no positions\n")
        return BAD_LINES
    gc.collect()
    gc.freeze()
    best = {name: [float("inf")] * len(cases) for name in TASKS}
    found: dict[str, list[int]] = {name: [0] * len(cases) for name in TASKS}
    for _ in range(ROUNDS):
        for at, case in enumerate(cases):
            for name, task in TASKS.items():
                seconds, found[name][at] = _measure(task, preset, case)
                best[name][at] = min(best[name][at], seconds)
    gc.unfreeze()
    out.writelines(f"{line}\n" for line in _table(path.name, cases, best))
    differing = {c.name for at, c in enumerate(cases) if len({n[at] for n in found.values()}) > 1}
    out.writelines(f"different plays: {name}\n" for name in sorted(differing))
    return BAD_LINES if differing else FINE


def read_cases(preset: RulePreset, path: Path) -> Iterator[Case]:
    """Yield the positions of a file of JSON lines, gzipped or not.

    Raises `LineError` at the first line that holds no position with a roll.
    """
    packed = path.suffix == ".gz"
    with gzip.open(path, "rb") if packed else path.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            record = read_record(line)
            name = str(record.get("id", number))
            yield Case(name, read_position(record, preset), read_roll(record))


def _measure(task: Task, preset: RulePreset, case: Case) -> tuple[float, int]:
    begun = process_time()
    found = task(preset, case.position, case.roll)
    return process_time() - begun, found


def _table(name: str, cases: list[Case], best: dict[str, list[float]]) -> Iterator[str]:
    """Yield the lines of the table; the first task is the baseline."""
    doubles = sum(case.roll.is_double for case in cases)
    yield f"{name}: {len(cases)} positions, {doubles} with a double, best of {ROUNDS}"
    yield ""
    yield _row("", "positions/s", "ratio", "slowest")
    plain = sum(next(iter(best.values())))
    for task, times in best.items():
        slowest = max(range(len(cases)), key=times.__getitem__)
        worst = f"{times[slowest] * _MILLISECONDS:.2f} ms {cases[slowest].name}"
        yield _row(task, f"{len(cases) / sum(times):,.0f}", f"{plain / sum(times):.1f}", worst)


def _row(*cells: str) -> str:
    first, *others = (
        cell.rjust(width) if at else cell.ljust(width)
        for at, (cell, width) in enumerate(zip(cells, _WIDTHS, strict=True))
    )
    return "".join((first, *others)).rstrip()
