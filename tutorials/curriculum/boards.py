"""Boards of a lesson: what happens from one to the next, as content files write it.

A table says, as far as needed: `position` (a new one), `by = "opponent"` (who plays), `roll`,
`played` (legal steps), `refused` (a step, or "end", that the rules refuse), `marked` (points),
`cube = { by = "player", deed = "offer" }` (or "take", "drop"). A new position may come with a
`preset` and `options`: from there on the boards are those of that game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.book.story import Beat, CubeDeed
from rules.engine.cube import Side
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.notation.errors import NotationError
from rules.notation.placement import parse_placement
from rules.notation.rolls import parse_roll
from rules.notation.steps import END_WORD, parse_steps
from rules.preset import POINTS, RulePreset
from rules.turns.telling import StoryError, play_out
from tutorials.curriculum.reading.faults import KeyFault
from tutorials.curriculum.reading.games import read_game
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.sides import OPPONENT, SIDES


@dataclass(frozen=True, slots=True)
class Board:
    """One board of a lesson, its text left out."""

    position: Position | None = None
    roll: Roll | None = None
    played: tuple[tuple[int, int], ...] = ()
    refused: tuple[int, int] | None = None
    ends: bool = False
    marked: tuple[int, ...] = ()
    is_opponents: bool = False
    preset: RulePreset | None = None
    cube: tuple[CubeDeed, Side] | None = None

    def beat(self, say: str = "") -> Beat:
        """Return what happens, for the story that the engine tells."""
        return Beat(
            say=say,
            position=self.position,
            roll=(self.roll.high, self.roll.low) if self.roll else None,
            steps=self.played,
            tried=self.refused,
            end=self.ends,
            points=self.marked,
            by_opponent=self.is_opponents,
            preset=self.preset,
            cube=self.cube,
        )


def read_board(table: Table) -> Board:
    """Read one board; what cannot be read is reported and left out."""
    refused = table.text("refused", optional=True)
    ends = refused == END_WORD
    tried = _read_steps(table, "refused", "" if ends else refused)
    if len(tried) > 1:
        table.report("refused is one step", "refused")
    by = table.text("by", optional=True)
    if by not in ("", OPPONENT):
        table.report(f"by is {OPPONENT!r} or left out: {by!r}", "by")
    preset = read_game(table) if table.has("preset") else None
    if preset is not None and not table.has("position"):
        table.report("a board of another game needs a position", "preset")
    return Board(
        position=_read_position(table),
        roll=_read_roll(table),
        played=_read_steps(table, "played", table.text("played", optional=True)),
        refused=tried[0] if tried else None,
        ends=ends,
        marked=_read_points(table, table.array("marked", optional=True)),
        is_opponents=by == OPPONENT,
        preset=preset,
        cube=_read_deed(table.table("cube")) if table.has("cube") else None,
    )


def find_board_faults(
    preset: RulePreset, position: Position, boards: Sequence[Board]
) -> Iterator[KeyFault]:
    """Yield the first board that cannot come about."""
    for number in range(1, len(boards) + 1):
        try:
            play_out(preset, position, [board.beat() for board in boards[:number]])
        except StoryError as error:
            yield KeyFault(("boards", number - 1), str(error))
            return


def _read_position(table: Table) -> Position | None:
    text = table.text("position", optional=True)
    try:
        return parse_placement(text) if text else None
    except NotationError as error:
        where = f"{error.code} at character {error.offset + 1}"
        table.report(f"position: {where}: {text!r}", "position")
        return None


def _read_roll(table: Table) -> Roll | None:
    text = table.text("roll", optional=True)
    try:
        return parse_roll(text) if text else None
    except NotationError:
        table.report(f"roll is not two numbers such as 6-4: {text!r}", "roll")
        return None


def _read_steps(table: Table, key: str, text: str) -> tuple[tuple[int, int], ...]:
    try:
        return tuple((step.source, step.destination) for step in parse_steps(text))
    except NotationError as error:
        table.report(f"{key}: {error.code} at character {error.offset + 1}: {text!r}", key)
        return ()


def _read_deed(table: Table) -> tuple[CubeDeed, Side] | None:
    by, deed = table.text("by"), table.text("deed")
    table.finish()
    if by not in SIDES or deed not in set(CubeDeed):
        table.report(f"a deed is by one of {', '.join(SIDES)}, one of {', '.join(CubeDeed)}")
        return None
    return CubeDeed(deed), SIDES[by]


def _read_points(table: Table, values: list[Any]) -> tuple[int, ...]:
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= POINTS:
            table.report(f"marked: {value!r} is no point", "marked")
            return ()
    return tuple(values)
