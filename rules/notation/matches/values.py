"""A match as recorded: games, turns and results, parsed but unchecked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.notation.steps import TypedStep


class CubeAction(StrEnum):
    """An action of the cube in place of a play; a beaver counts as a double."""

    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """A turn as written: dice with their play, or an action of the cube.

    `text` is the play as the file has it, `tries` what it says. `tries` is empty where the file
    says that nothing could be played, and None where it has the dice without a play. `cube_value`
    is what the cube is said to show after a double. `offset` counts characters from the beginning
    of the file, as do the offsets of the tries.
    """

    side: PlayerSide
    line: int
    offset: int
    roll: Roll | None = None
    text: str = ""
    tries: tuple[TypedStep, ...] | None = None
    cube: CubeAction | None = None
    cube_value: int | None = None


@dataclass(frozen=True, slots=True)
class GameResult:
    """The recorded winner and points of a game; None where the file does not say."""

    winner: PlayerSide
    line: int
    offset: int
    points: int | None = None
    ends_match: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: the score before it (White, Black), its turns, and its result if it has one.

    `number` counts the games as the file does, from nought or from one.
    """

    number: int
    line: int
    offset: int
    score: tuple[int, int]
    turns: tuple[RecordedTurn, ...]
    result: GameResult | None = None


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match to `length` points, or a session without end where the length is 0.

    White is the player in the first column of a `.mat` file. Where the budget of the reader was
    spent before the end of the file, the record is not `is_whole`: the last of `games` breaks off.
    """

    white: str
    black: str
    length: int
    games: tuple[GameRecord, ...]
    is_whole: bool = True
