"""The cells of a `.mat` line: what one of the two players did.

The format is Jellyfish's and has no specification. What is read is what GNU Backgammon and
eXtreme Gammon write and what GNU Backgammon's importer takes for granted: `31: 8/5 6/5`, the
bar as `25` or `bar`, off as `0` or `off`, `Cannot Move` or nothing after the dice of a player
who cannot, `????` after those of one who resigned, `Doubles => 2`, `Beavers`, `Takes`, `Drops`,
`Wins 2 points`, `Wins 1 point and the match`, and what others write beside that: `Resigns`,
`Loses 1 point` or `Losses 1 point`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.notation.errors import NotationError
from rules.notation.matches.source import MatchCode, SourceText
from rules.notation.matches.values import GameResult, RecordedTurn, TurnAction
from rules.notation.plays import parse_play
from rules.notation.steps import TypedStep

SECOND_COLUMN: Final = 12
"""So wide a gap before the first cell of a line says that the first column is empty."""
_TAB: Final = 8
_TOKEN: Final = re.compile(r"[1-6][1-6]:|=>|\S+")
_DICE: Final = re.compile(r"([1-6])([1-6]):")
_UNWRITTEN: Final = re.compile(r"\?{3,4}")
_CANNOT: Final = ("cannot", "move")
_STEP: Final = re.compile(
    r"(?:bar|[0-9]{1,2})\*?(?:/(?:off|[0-9]{1,2})\*?)+(?:\([1-4]\))?", re.IGNORECASE
)
_ACTIONS: Final = {
    "double": TurnAction.DOUBLE,
    "doubles": TurnAction.DOUBLE,
    "beaver": TurnAction.DOUBLE,
    "beavers": TurnAction.DOUBLE,
    "raccoon": TurnAction.DOUBLE,
    "raccoons": TurnAction.DOUBLE,
    "take": TurnAction.TAKE,
    "takes": TurnAction.TAKE,
    "drop": TurnAction.DROP,
    "drops": TurnAction.DROP,
    "pass": TurnAction.DROP,
    "passes": TurnAction.DROP,
    "resign": TurnAction.RESIGN,
    "resigns": TurnAction.RESIGN,
}
_NUMBER: Final = re.compile(r"[0-9]{1,5}")
_WIN: Final = ("win", "wins")
_LOSS: Final = ("lose", "loses", "losses")
_ILLEGAL: Final = ("illegal", "invalid")
_CELL: Final = re.compile(r"\S.*?(?=\s{2}|\t|\s[1-6][1-6]:|$)", re.MULTILINE)
"""The rest of a cell, to be quoted."""
_POINTS: Final = ("point", "points", "point.", "points.")
_MATCH: Final = ("match", "match.")

Cell = RecordedTurn | GameResult


def read_cells(source: SourceText, start: int, end: int) -> Iterator[Cell]:
    """Yield what the two columns between two offsets of a line hold.

    Raises `NotationError`: `mat_cell`, `mat_play`, `mat_third_cell`.
    """
    tokens = [(found.start(), found.group()) for found in _TOKEN.finditer(source.text, start, end)]
    if not tokens:
        return
    gap = len(source.text[start : tokens[0][0]].expandtabs(_TAB))
    sides = [PlayerSide.BLACK] if gap >= SECOND_COLUMN else [PlayerSide.WHITE, PlayerSide.BLACK]
    reader = _Cells(source, tokens)
    while not reader.is_at_end:
        if not sides:
            raise reader.error(MatchCode.THIRD_CELL)
        yield reader.read(sides.pop(0))


class _Cells:
    """Reads the words of one line from left to right."""

    def __init__(self, source: SourceText, tokens: list[tuple[int, str]]) -> None:
        self._source = source
        self._tokens = tokens
        self._at = 0

    @property
    def is_at_end(self) -> bool:
        return self._at == len(self._tokens)

    def error(self, code: MatchCode) -> NotationError:
        """Return the error that the word reached, or the end of the line, is not as it should."""
        if self.is_at_end:
            offset, word = self._tokens[-1]
            return self._source.error(code, offset + len(word), found="")
        offset, word = self._tokens[self._at]
        if word.casefold() in _ILLEGAL:
            code = MatchCode.ILLEGAL_NOTED
        rest = _CELL.match(self._source.text, offset)
        return self._source.error(code, offset, found=rest[0] if rest else word)

    def read(self, side: PlayerSide) -> Cell:
        """Read the cell of one side."""
        offset, word = self._tokens[self._at]
        line = self._source.line_of(offset)
        dice = _DICE.fullmatch(word)
        if dice:
            self._at += 1
            turn = RecordedTurn(side, line, offset, Roll.of(int(dice[1]), int(dice[2])))
            return self._read_play(turn)
        if word.casefold() in _ACTIONS:
            action = _ACTIONS[word.casefold()]
            self._at += 1
            value = self._read_value() if action is TurnAction.DOUBLE else None
            return RecordedTurn(side, line, offset, action=action, cube_value=value)
        if self._accept(_WIN):
            return self._read_result(GameResult(side, line, offset))
        if self._accept(_LOSS):
            return self._read_result(GameResult(side.other, line, offset))
        raise self.error(MatchCode.CELL)

    def _read_play(self, turn: RecordedTurn) -> RecordedTurn:
        first = self._at
        if self._word() == _CANNOT[0]:
            self._at += 1
            self._expect(_CANNOT[1:])
            return replace(turn, text=self._text(first), tries=())
        if _UNWRITTEN.fullmatch(self._word()):
            self._at += 1
            return replace(turn, text=self._text(first))
        while _begins_play(self._word()):
            if not _STEP.fullmatch(self._word()):
                raise self.error(MatchCode.PLAY)
            self._at += 1
        if self._at == first:
            return turn
        return replace(turn, text=self._text(first), tries=self._tries(first))

    def _tries(self, first: int) -> tuple[TypedStep, ...]:
        """Return what the words of a play say, with offsets in the whole text."""
        begin = self._tokens[first][0]
        try:
            tries = parse_play(self._text(first))
        except NotationError as error:
            offset = begin + error.offset
            line = self._source.line_of(offset)
            raise NotationError(error.code, offset, {**error.facts, "line": line}) from error
        return tuple(replace(tried, offset=begin + tried.offset) for tried in tries)

    def _read_value(self) -> int | None:
        """Read the `=> 2` of a double; the arrow may be missing, with its number."""
        if not self._accept(("=>",)):
            return None
        return self._number()

    def _read_result(self, result: GameResult) -> GameResult:
        points = self._number()
        self._expect(_POINTS)
        ends_match = self._accept(("and",))
        if ends_match:
            self._expect(("the",))
            self._expect(_MATCH)
        return replace(result, points=points, ends_match=ends_match)

    def _number(self) -> int:
        if not _NUMBER.fullmatch(self._word()):
            raise self.error(MatchCode.CELL)
        self._at += 1
        return int(self._tokens[self._at - 1][1])

    def _word(self) -> str:
        return "" if self.is_at_end else self._tokens[self._at][1].casefold()

    def _accept(self, words: tuple[str, ...]) -> bool:
        if self._word() not in words:
            return False
        self._at += 1
        return True

    def _expect(self, words: tuple[str, ...]) -> None:
        if not self._accept(words):
            raise self.error(MatchCode.CELL)

    def _text(self, first: int) -> str:
        """Return the text from a word to the one before that reached."""
        offset, word = self._tokens[self._at - 1]
        return self._source.text[self._tokens[first][0] : offset + len(word)]


def _begins_play(word: str) -> bool:
    """Return whether a word is meant as a step, however it is written."""
    return "/" in word or (word[:1].isdigit() and not _DICE.fullmatch(word))
