"""Boards of a lesson: what happens from one to the next, as content files write it.

A table says, as far as needed: `position` (a new one), `by = "opponent"` (who plays), `roll`,
`played` (legal steps), `refused` (a step, or "end", that the rules refuse), `marked` (points),
`cube = { by = "player", deed = "offer" }` (or "take", "drop"). A new position may come with a
`preset` and `options`: from there on the boards are those of that game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.games.story import Beat, CubeDeed
from rules.notation.steps import END_WORD
from rules.preset import RulePreset
from rules.turns.story_player import StoryError, play_out
from tutorials.curriculum.reading.content_faults import KeyFault
from tutorials.curriculum.reading.games import read_game
from tutorials.curriculum.reading.notation import read_placement, read_points, read_roll, read_steps
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
    cube: tuple[CubeDeed, PlayerSide] | None = None

    def beat(self, say: str = "") -> Beat:
        """Return the board as a beat of a story."""
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
    """Read one board, reporting and skipping what cannot be read."""
    refused = table.text("refused", optional=True)
    ends = refused == END_WORD
    tried = read_steps(table, "refused", "" if ends else refused)
    if len(tried) > 1:
        table.report("refused is one step", "refused")
    played = read_steps(table, "played", table.text("played", optional=True))
    by = table.text("by", optional=True)
    if by not in ("", OPPONENT):
        table.report(f"by is {OPPONENT!r} or left out: {by!r}", "by")
    preset = read_game(table) if table.has("preset") else None
    if preset is not None and not table.has("position"):
        table.report("a board of another game needs a position", "preset")
    return Board(
        position=read_placement(table, "position", optional=True),
        roll=read_roll(table, optional=True),
        played=tuple((step.source, step.destination) for step in played),
        refused=(tried[0].source, tried[0].destination) if tried else None,
        ends=ends,
        marked=read_points(table, "marked", table.array("marked", optional=True)),
        is_opponents=by == OPPONENT,
        preset=preset,
        cube=_read_deed(table.table("cube")) if table.has("cube") else None,
    )


def find_board_faults(
    preset: RulePreset, position: Position, boards: Sequence[Board]
) -> Iterator[KeyFault]:
    """Yield a fault for the first board that the engine cannot play."""
    for number in range(1, len(boards) + 1):
        try:
            play_out(preset, position, [board.beat() for board in boards[:number]])
        except StoryError as error:
            yield KeyFault(("boards", number - 1), str(error))
            return


def _read_deed(table: Table) -> tuple[CubeDeed, PlayerSide] | None:
    by, deed = table.text("by"), table.text("deed")
    table.finish()
    if by not in SIDES or deed not in set(CubeDeed):
        table.report(f"a deed is by one of {', '.join(SIDES)}, one of {', '.join(CubeDeed)}")
        return None
    return CubeDeed(deed), SIDES[by]
