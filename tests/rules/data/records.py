"""Reading the files in `tests/data`."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from rules.engine.dice import Roll
from rules.engine.position import BAR, OFF, Position
from rules.engine.turn import Turn
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU

FOLDER: Final = Path(__file__).resolve().parents[2] / "data"
GOALS: Final = {"late": "arrive", "early": "bear-off"}
STEP: Final = re.compile(r"(bar|\d+)/(off|\d+)\*?(?:\(([2-4])\))?")
PLACES: Final = {"bar": BAR, "off": OFF}
CASES: Final = "cases"
"""The property of a test that says how many it has checked."""

Record = dict[str, Any]
Report = Callable[[int, int], None]
"""Takes how many cases have been checked, and how many there should be."""


def read_records(name: str) -> list[Record]:
    """Return the cases of a file of JSON lines."""
    with gzip.open(FOLDER / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def read_json(name: str) -> Record:
    """Return what a JSON file holds."""
    loaded: Record = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return loaded


def position_of(record: Record) -> Position:
    """Return the position of a case."""
    waiting = (record[name] for name in ("bar", "off", "opp_bar", "opp_off"))
    return Position(tuple(record["points"]), *waiting)


def roll_of(record: Record) -> Roll:
    """Return the roll of a case."""
    return Roll.of(*record["dice"])


def begin(record: Record, preset: RulePreset = BACKGAMMON) -> Turn:
    """Return the turn of a case before anything is played."""
    return Turn.begin(preset, position_of(record), roll_of(record))


def final_of(position: Position) -> list[int]:
    """Write where a play ends as the files do."""
    return [*position.points, position.bar, position.off, position.opponent_bar]


def preset_of(options: str, home: str = "") -> RulePreset:
    """Return Ban-sugoroku with the options that a file calls `late`, `early` and so on."""
    chosen = {"goal": GOALS[options]} | ({"closed-home": home} if home else {})
    return BAN_SUGOROKU.with_options(chosen)


def steps_of(play: str) -> Iterator[tuple[int, int]]:
    """Yield the steps of a written play as (source, destination)."""
    for source, destination, times in STEP.findall(play):
        for _ in range(int(times or 1)):
            yield read_place(source), read_place(destination)


def read_place(name: str) -> int:
    """Read a point, the bar or off, given as a word or as a number."""
    return PLACES[name] if name in PLACES else int(name)
