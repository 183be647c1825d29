"""The text of a match file with line numbers, and errors that name the line."""

from __future__ import annotations

import re
from bisect import bisect_right
from enum import StrEnum
from typing import Final

from rules.notation.errors import NotationError

MAX_LINES: Final = 100_000
MAX_GAMES: Final = 200
MAX_TURNS: Final = 20_000
MAX_NODES: Final = 2 * MAX_TURNS
"""Of an SGF file, where a turn is a node, branches that were not played included."""
MAX_VALUES: Final = 100_000
"""Of an SGF file, in all its nodes together; every property has one at least."""
LONGEST_LINE: Final = 1000
"""Of a `.mat` file, comments aside."""


class MatchCode(StrEnum):
    """The faults in the text of a match file."""

    FORMAT_UNKNOWN = "match_format_unknown"
    GAME_RECORD = "game_record"
    """A line that does not belong into the record of a game played here."""
    ROLL_EXPECTED = "roll_expected"
    """A play without its roll, in such a record."""
    BINARY = "match_binary"
    """No text but what a program keeps for itself; it can export a match as text."""
    TOO_MANY_LINES = "match_too_many_lines"
    TOO_MANY_GAMES = "match_too_many_games"
    TOO_MANY_TURNS = "match_too_many_turns"
    TOO_MANY_VALUES = "sgf_too_many_values"
    LINE_TOO_LONG = "mat_line_too_long"
    NO_GAMES = "match_no_games"
    OTHER_MATCH = "match_other_match"
    """Players or length change: the file holds more than one match."""
    VARIATION = "match_variation"
    """Another game than backgammon from its usual position."""

    LENGTH_EXPECTED = "mat_length_expected"
    GAME_EXPECTED = "mat_game_expected"
    SCORE_EXPECTED = "mat_score_expected"
    TURN_EXPECTED = "mat_turn_expected"
    ILLEGAL_NOTED = "mat_illegal_noted"
    """The program that wrote the file notes an illegal play."""
    CELL = "mat_cell"
    """A word that begins neither dice nor an action of the cube nor a result."""
    THIRD_CELL = "mat_third_cell"
    PLAY = "mat_play"
    AFTER_RESULT = "mat_after_result"

    SYNTAX = "sgf_syntax"
    VALUE = "sgf_value"
    """A value without its closing bracket, or a property without a value."""
    PROPERTY_TWICE = "sgf_property_twice"
    NOT_BACKGAMMON = "sgf_not_backgammon"
    SETUP = "sgf_setup"
    """A game that does not begin at the start, or a board or cube that is changed by hand."""
    MATCH_INFO = "sgf_match_info"
    RESULT = "sgf_result"
    TWO_MOVES = "sgf_two_moves"
    MOVE = "sgf_move"


class SourceText:
    """A text that maps offsets to lines."""

    def __init__(self, text: str) -> None:
        """Take the text; raise `NotationError` when it has too many lines."""
        self.text = text
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]
        if len(self._starts) > MAX_LINES:
            offset = self._starts[MAX_LINES]
            raise self.error(MatchCode.TOO_MANY_LINES, offset, limit=MAX_LINES)

    def line_of(self, offset: int) -> int:
        """Return the number (from 1) of the line that contains an offset."""
        return bisect_right(self._starts, offset)

    def lines(self) -> list[tuple[int, str]]:
        """Return every line with its offset, without line endings."""
        ends = [*self._starts[1:], len(self.text)]
        pairs = zip(self._starts, ends, strict=True)
        return [(start, self.text[start:end].rstrip()) for start, end in pairs]

    def error(self, code: MatchCode, offset: int, **facts: object) -> NotationError:
        """Return the error to raise, with the line among its facts."""
        return NotationError(code, offset, {"line": self.line_of(offset), **facts})
