"""The fields of a line: a position and a roll, read from a record and written to one.

`points` runs from the mover's 1-point to the 24-point, the mover's checkers positive; `bar` and
`off` are the mover's, `opp_bar` and `opp_off` the opponent's (0 when left out); `dice` are two
numbers. A final is the points followed by `bar`, `off` and `opp_bar`.
"""

from __future__ import annotations

from typing import Any, Final

from rules.cli.lines import LineError, Record
from rules.engine.dice import PIPS, Roll
from rules.engine.outcome import Outcome
from rules.engine.position import BAR, OFF, Position
from rules.engine.validation import FaultCode, find_position_fault
from rules.preset import POINTS, RulePreset

POINTS_FIELD: Final = "points"
_COUNTS: Final = ("bar", "off", "opp_bar", "opp_off")
_NAMED: Final = {"bar": BAR, "off": OFF}


def read_position(record: Record, preset: RulePreset) -> Position:
    """Read the position; raise `LineError` for one that cannot occur in this game.

    A position that one side has won is read: nothing can be played in it.
    """
    points = _get(record, POINTS_FIELD)
    if not isinstance(points, list) or len(points) != POINTS or not all(map(_is_int, points)):
        raise LineError("bad_field", field=POINTS_FIELD)
    counts = [_read_int(record, name) if name in record else 0 for name in _COUNTS]
    position = Position(tuple(points), counts[0], counts[1], counts[2], counts[3])
    fault = find_position_fault(preset, position)
    if fault and fault.code is not FaultCode.ALREADY_WON:
        side = "opponent" if fault.opponent else "player"
        raise LineError(fault.code, side=side, found=fault.found, expected=fault.expected)
    return position


def read_roll(record: Record) -> Roll:
    """Read the dice; raise `LineError` unless they are two numbers from 1 to 6."""
    dice = _get(record, "dice")
    if not isinstance(dice, list) or len(dice) != 2 or not all(map(_is_die, dice)):
        raise LineError("bad_field", field="dice")
    return Roll.of(*dice)


def read_place(record: Record, name: str) -> int:
    """Read a place: a number, `bar` or `off`."""
    found = _get(record, name)
    named = _NAMED.get(found) if isinstance(found, str) else None
    return _read_int(record, name) if named is None else named


def read_number(record: Record, name: str, default: int | None = None) -> int:
    """Read a whole number; raise `LineError` when it is none, or missing without a default."""
    if name not in record and default is not None:
        return default
    return _read_int(record, name)


def read_text(record: Record, name: str) -> str:
    """Read a text; raise `LineError` when it is none."""
    found = _get(record, name)
    if not isinstance(found, str):
        raise LineError("bad_field", field=name)
    return found


def write_position(position: Position) -> Record:
    """Write a position as its fields."""
    counts = (position.bar, position.off, position.opponent_bar, position.opponent_off)
    return {POINTS_FIELD: list(position.points), **dict(zip(_COUNTS, counts, strict=True))}


def write_final(position: Position) -> list[int]:
    """Write where a play ends.

    >>> from rules.presets import BACKGAMMON
    >>> write_final(Position.start(BACKGAMMON))[20:]
    [0, 0, 0, 2, 0, 0, 0]
    """
    return [*position.points, position.bar, position.off, position.opponent_bar]


def write_outcome(outcome: Outcome | None) -> str:
    """Write how a game was won and for how much; nothing when it goes on."""
    return f"{outcome.kind}:{outcome.value}" if outcome else ""


def _get(record: Record, name: str) -> Any:
    if name not in record:
        raise LineError("missing_field", field=name)
    return record[name]


def _read_int(record: Record, name: str) -> int:
    found = _get(record, name)
    if not _is_int(found):
        raise LineError("bad_field", field=name)
    return int(found)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_die(value: object) -> bool:
    return _is_int(value) and value in range(1, PIPS + 1)
