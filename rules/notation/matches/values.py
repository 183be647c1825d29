"""A match as recorded: games, turns and results, parsed but unchecked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.notation.errors import NotationError
from rules.notation.steps import TypedStep


class TurnAction(StrEnum):
    """What stands in place of a play; a beaver or a raccoon counts as a double."""

    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    RESIGN = "resign"


CUBE_ACTIONS: Final = frozenset({TurnAction.DOUBLE, TurnAction.TAKE, TurnAction.DROP})


@dataclass(frozen=True, slots=True)
class MatchRules:
    """What a file says of the rules of its match; `crawford` is None where it does not say.

    With `beavers` a double may be answered by a double. `cube_limit` is None where the file names
    no highest value of the cube.
    """

    crawford: bool | None = None
    beavers: bool = False
    has_cube: bool = True
    cube_limit: int | None = None


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """A turn as written: dice with their play, or an action in its place.

    `text` is the play as people write it, `tries` what it says. `tries` is empty where the file
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
    action: TurnAction | None = None
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

    `number` counts the games of the match from 1. A file may mark the Crawford game.
    """

    number: int
    line: int
    offset: int
    score: tuple[int, int]
    turns: tuple[RecordedTurn, ...]
    result: GameResult | None = None
    is_crawford: bool = False


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match to `length` points, or a session without end where the length is 0.

    Of a match that `is_part` of a file nobody knows the length; it counts as a session.

    White is the player in the first column of a `.mat` file; a name is empty where the file has
    none. Where the budget of the reader was spent before the end of the file, the record is not
    `is_whole`: the last of `games` breaks off. So it does at the first thing that could not be
    read, which is the `stop`.
    """

    white: str
    black: str
    length: int
    games: tuple[GameRecord, ...]
    is_whole: bool = True
    rules: MatchRules = MatchRules()
    is_part: bool = False
    stop: NotationError | None = None
