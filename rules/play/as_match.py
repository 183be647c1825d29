"""The record of a game played here, as a match of one game that can be checked like any other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.notation.errors import NotationError
from rules.notation.matches import (
    GameRecord,
    GameResult,
    MatchCode,
    MatchRecord,
    RecordedTurn,
    TurnAction,
)
from rules.notation.steps import TypedStep, format_step
from rules.play.events import EventKind, PlayEvent
from rules.play.record import GameRecordError, PlayRecord, parse_game

_FIRST_LINE: Final = re.compile(r"\ufeff?\s*(?P<name>game:)")
_ACTIONS: Final = {
    EventKind.DOUBLED: TurnAction.DOUBLE,
    EventKind.TOOK: TurnAction.TAKE,
    EventKind.DROPPED: TurnAction.DROP,
    EventKind.RESIGNED: TurnAction.RESIGN,
}


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A record, and the match that it is: its `stop` is what could not be read of the record."""

    record: PlayRecord
    match: MatchRecord


def is_game_record(text: str) -> bool:
    """Return whether a text begins like the record of a game played here.

    >>> is_game_record("game: k3v9q2\\npreset: backgammon")
    True
    """
    return _FIRST_LINE.match(text) is not None


def read_game_record(text: str) -> PlayedMatch:
    """Return the game of a record, as far as it can be read.

    Raises `NotationError` with the code `game_record` and the line where not even its head, or
    nothing that was played, can be read.
    """
    shown = _Shown.of(text)
    stop = None
    try:
        record = parse_game(shown.text)
    except GameRecordError as error:
        stop = shown.stop(error)
        try:
            record = parse_game("\n".join(shown.text.split("\n")[: error.line - 1]))
        except GameRecordError:
            raise stop from error
        if not record.events:
            raise stop from error
    places = shown.events()
    turns, disorder = _read_turns(record.events, places)
    stop = disorder or stop
    result = None if stop else _read_result(record, shown)
    game = GameRecord(1, shown.line, shown.offset, (0, 0), turns, result)
    return PlayedMatch(record, MatchRecord("", "", 0, (game,), stop is None, stop=stop))


@dataclass(frozen=True, slots=True)
class _Shown:
    """A record in a text, from its first line on: the number of that line and its offset."""

    text: str
    line: int
    offset: int

    @classmethod
    def of(cls, text: str) -> _Shown:
        found = _FIRST_LINE.match(text)
        offset = found.start("name") if found else 0
        return cls(text[offset:].rstrip(), text.count("\n", 0, offset) + 1, offset)

    def lines(self) -> list[tuple[int, int, str]]:
        """Return the number and the offset of each line in the whole text, and the line."""
        lines, offset = [], self.offset
        for number, line in enumerate(self.text.split("\n"), start=self.line):
            lines.append((number, offset, line))
            offset += len(line) + 1
        return lines

    def stop(self, error: GameRecordError) -> NotationError:
        """Return the error for the line that cannot be read, or for the end of the record."""
        lines = self.lines()
        number, offset, line = lines[min(error.line, len(lines)) - 1]
        is_there = error.line <= len(lines)
        facts = {"line": number, "found": line.strip() if is_there else ""}
        return NotationError(MatchCode.GAME_RECORD, offset, facts)

    def events(self) -> list[tuple[int, int]]:
        """Return the line and the offset of each event: they follow the first empty line."""
        lines = self.lines()
        head = next((at for at, (_, _, line) in enumerate(lines) if not line.rstrip("\r")), None)
        after = lines[head:] if head is not None else []
        return [(number, offset) for number, offset, line in after if line.strip()]


def _read_turns(
    events: Sequence[PlayEvent], places: Sequence[tuple[int, int]]
) -> tuple[tuple[RecordedTurn, ...], NotationError | None]:
    """Return the turns, each roll with its play, up to a play without its roll."""
    turns: list[RecordedTurn] = []
    for at, (event, (line, offset)) in enumerate(zip(events, places, strict=False)):
        if event.kind is EventKind.ROLLED:
            after = events[at + 1] if at + 1 < len(events) else None
            text, tries = _read_play(event, after)
            turns.append(RecordedTurn(event.side, line, offset, event.roll, text, tries))
        elif event.kind in _ACTIONS:
            turns.append(RecordedTurn(event.side, line, offset, action=_ACTIONS[event.kind]))
        elif event.kind in (EventKind.PLAYED, EventKind.PASSED):
            before = events[at - 1] if at else None
            if before is None or before.kind is not EventKind.ROLLED or before.side != event.side:
                facts = {"line": line, "found": f"{event.side} {event.kind}"}
                return tuple(turns), NotationError(MatchCode.ROLL_EXPECTED, offset, facts)
    return tuple(turns), None


def _read_play(
    roll: PlayEvent, after: PlayEvent | None
) -> tuple[str, tuple[TypedStep, ...] | None]:
    """Return what was done with a roll, as a match file writes it; the steps are None unplayed."""
    if after is None or after.side != roll.side:
        return "", None
    if after.kind is EventKind.PASSED:
        return "", ()
    if after.kind is not EventKind.PLAYED:
        return "", None
    tries = tuple(TypedStep(step.source, step.destination) for step in after.steps)
    return " ".join(map(format_step, tries)), tries


def _read_result(record: PlayRecord, shown: _Shown) -> GameResult | None:
    result = record.result
    if result is None or result.winner is None:
        return None
    line, offset = next((n, at) for n, at, line in shown.lines() if line.startswith("result:"))
    return GameResult(result.winner, line, offset, result.points)
