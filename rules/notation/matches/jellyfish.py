"""Match files in two columns: `.mat`, also saved as `.txt`.

Jellyfish's format, as GNU Backgammon and eXtreme Gammon write it: comments after `;` or `#`,
the length (`7 point match`, `0 point match` for a session), and for each game a heading
(`Game 1`), a line with the names and the score, and one line for a turn of each.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rules.notation.errors import NotationError
from rules.notation.matches.budget import Budget
from rules.notation.matches.cells import read_cells
from rules.notation.matches.source import (
    LONGEST_LINE,
    MAX_GAMES,
    MAX_TURNS,
    MatchCode,
    SourceText,
)
from rules.notation.matches.values import GameRecord, GameResult, MatchRecord, RecordedTurn

LENGTH: Final = re.compile(
    r"[ \t]*(?:([0-9]{1,4})[ \t]+points?|money|unlimited)[ \t]+(?:match|session|game)[ \t.]*",
    re.IGNORECASE,
)
_COMMENT: Final = (";", "#")
_VARIATION: Final = re.compile(r"[;#]\s*\[Variation \"([^\"]*)\"\]", re.IGNORECASE)
_USUAL: Final = ("backgammon", "standard")
_GAME: Final = re.compile(r"\s*Game[ \t]+([0-9]{1,4})", re.IGNORECASE)
_SCORE: Final = re.compile(r":[ \t]*([0-9]{1,4})(?=\s|$)")
_TURN_NUMBER: Final = re.compile(r"\s*[0-9]{1,4}\)")


def parse_mat(text: str, budget: Budget | None = None) -> MatchRecord:
    """Return the match written in `text`, as far as the budget lasts.

    Raises `NotationError` with the line among its facts: the codes of `MatchCode` that begin
    with `match_` and `mat_`, and those of `parse_steps` for places that do not exist.

    >>> lines = [" 3 point match", " Game 1", " Mia : 0       Ken : 2", "  1) 31: 8/5 6/5"]
    >>> match = parse_mat("\\n".join(lines))
    >>> match.black, match.games[0].score, match.games[0].turns[0].text
    ('Ken', (0, 2), '8/5 6/5')
    """
    source = SourceText(text)
    return _Reader(source, _content(source), budget or Budget()).read_match()


@dataclass(frozen=True, slots=True)
class _Line:
    offset: int
    text: str

    @property
    def end(self) -> int:
        return self.offset + len(self.text)


def _content(source: SourceText) -> list[_Line]:
    """Return the lines that are neither empty nor comments, none of them longer than any turn.

    Refuse another variation.
    """
    content = []
    for offset, text in source.lines():
        bare = text.removeprefix("\ufeff").lstrip()
        variation = _VARIATION.match(bare)
        if variation and variation[1].casefold() not in _USUAL:
            raise source.error(MatchCode.VARIATION, offset, found=variation[1])
        if bare and not bare.startswith(_COMMENT):
            if len(text) > LONGEST_LINE:
                raise source.error(MatchCode.LINE_TOO_LONG, offset, limit=LONGEST_LINE)
            content.append(_Line(offset + text.startswith("\ufeff"), text.removeprefix("\ufeff")))
    return content


class _Reader:
    """Read the lines of a match from first to last."""

    def __init__(self, source: SourceText, lines: list[_Line], budget: Budget) -> None:
        self._source = source
        self._lines = lines
        self._budget = budget
        self._at = 0
        self._turns = 0
        self._names: tuple[str, str] | None = None

    def read_match(self) -> MatchRecord:
        length = LENGTH.fullmatch(self._peek())
        if not length:
            raise self._error(MatchCode.LENGTH_EXPECTED)
        self._at += 1
        games: list[GameRecord] = []
        while self._goes_on() or (not games and self._at < len(self._lines)):
            if len(games) == MAX_GAMES:
                raise self._error(MatchCode.TOO_MANY_GAMES, limit=MAX_GAMES)
            games.append(self._read_game())
        if self._names is None:
            raise self._error(MatchCode.NO_GAMES)
        white, black = self._names
        is_whole = self._at == len(self._lines)
        return MatchRecord(white, black, int(length[1] or 0), tuple(games), is_whole)

    def _goes_on(self) -> bool:
        return self._at < len(self._lines) and not self._budget.is_spent(self._turns)

    def _read_game(self) -> GameRecord:
        heading = _GAME.fullmatch(self._peek())
        if not heading:
            again = LENGTH.fullmatch(self._peek())
            raise self._error(MatchCode.OTHER_MATCH if again else MatchCode.GAME_EXPECTED)
        offset = self._lines[self._at].offset
        self._at += 1
        score = self._read_score()
        turns: list[RecordedTurn] = []
        result = None
        while self._goes_on() and not _is_heading(self._peek()):
            result = self._read_turns(turns, result)
        line = self._source.line_of(offset)
        return GameRecord(int(heading[1]), line, offset, score, tuple(turns), result)

    def _read_score(self) -> tuple[int, int]:
        """Read `Mia : 0    Ken : 2`; the names must be those of the games before."""
        text = self._peek()
        scores = list(_SCORE.finditer(text))
        if len(scores) < 2 or scores[-1].end() != len(text):
            raise self._error(MatchCode.SCORE_EXPECTED)
        first, last = scores[0], scores[-1]
        names = (text[: first.start()].strip(), text[first.end() : last.start()].strip())
        if not all(names):
            raise self._error(MatchCode.SCORE_EXPECTED)
        if self._names not in (None, names):
            raise self._error(MatchCode.OTHER_MATCH)
        self._names = names
        self._at += 1
        return int(first[1]), int(last[1])

    def _read_turns(
        self, turns: list[RecordedTurn], result: GameResult | None
    ) -> GameResult | None:
        """Add the turns of a line; return the result of the game if it has been given."""
        line = self._lines[self._at]
        numbered = _TURN_NUMBER.match(line.text)
        begin = line.offset + (numbered.end() if numbered else 0)
        for cell in read_cells(self._source, begin, line.end):
            if result:
                raise self._source.error(MatchCode.AFTER_RESULT, cell.offset)
            if isinstance(cell, GameResult):
                result = cell
                continue
            if not numbered:
                raise self._error(MatchCode.TURN_EXPECTED)
            turns.append(cell)
            self._turns += 1
            if self._turns > MAX_TURNS:
                raise self._error(MatchCode.TOO_MANY_TURNS, limit=MAX_TURNS)
        self._at += 1
        return result

    def _peek(self) -> str:
        return self._lines[self._at].text if self._at < len(self._lines) else ""

    def _error(self, code: MatchCode, **facts: object) -> NotationError:
        if self._at >= len(self._lines):
            return self._source.error(code, len(self._source.text), found="", **facts)
        line = self._lines[self._at]
        indent = len(line.text) - len(line.text.lstrip())
        return self._source.error(code, line.offset + indent, found=line.text.strip(), **facts)


def _is_heading(text: str) -> bool:
    """Return whether a line begins another game, or another match."""
    return bool(_GAME.fullmatch(text) or LENGTH.fullmatch(text))
