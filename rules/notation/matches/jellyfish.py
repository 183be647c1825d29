"""Match files in two columns: `.mat`, also saved as `.txt`.

Jellyfish's format, as GNU Backgammon and eXtreme Gammon write it: comments after `;` or `#`,
the length (`7 point match`, `0 point match` for a session), and for each game a heading
(`Game 1`), a line with the names and the score, and one line for a turn of each. A game that was
cut out of a file is read without the length and, alone, without heading and names as well.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
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
from rules.notation.matches.values import (
    GameRecord,
    GameResult,
    MatchRecord,
    MatchRules,
    RecordedTurn,
)

LENGTH: Final = re.compile(
    r"[ \t]*(?:([0-9]{1,4})[ \t]+points?|money|unlimited)[ \t]+(?:match|session|game)[ \t.]*",
    re.IGNORECASE,
)
_COMMENT: Final = (";", "#")
_OPTION: Final = re.compile(r"[;#]\s*\[([A-Za-z]{1,20}) \"([^\"]{0,80})\"\]")
_SET: Final = re.compile(r"[;#]\s*Set\s+[A-Za-z]{1,20}\s*=", re.IGNORECASE)
"""How eXtreme Gammon exports a position: a comment that sets up the board."""
_USUAL: Final = ("backgammon", "standard")
_LIMIT: Final = re.compile(r"[1-9][0-9]{0,4}")
_ON: Final = ("on", "true", "yes", "1")
_GAME: Final = re.compile(r"\s*Game[ \t]+([0-9]{1,4})", re.IGNORECASE)
_SCORE: Final = re.compile(r":[ \t]*([0-9]{1,4})(?=\s|$)")
_TURN_NUMBER: Final = re.compile(r"\s*[0-9]{1,4}(?:\)|\.(?=\s|$))")
_FIRST_LINE: Final = re.compile(
    rf"{LENGTH.pattern}|{_GAME.pattern}|[ \t]*[0-9]{{1,4}}[).][ \t]+[1-6][1-6]:.*", re.IGNORECASE
)


def parse_mat(text: str, budget: Budget | None = None) -> MatchRecord:
    """Return the match written in `text`, as far as it can be read and the budget lasts.

    Where not even one turn can be read, raises `NotationError` with the line among its facts:
    the codes of `MatchCode` that begin with `match_` and `mat_`, and those of `parse_steps` for
    places that do not exist. Otherwise the error is the `stop` of the record.

    >>> lines = [" 3 point match", " Game 1", " Mia : 0       Ken : 2", "  1) 31: 8/5 6/5"]
    >>> match = parse_mat("\\n".join(lines))
    >>> match.black, match.games[0].score, match.games[0].turns[0].text
    ('Ken', (0, 2), '8/5 6/5')
    """
    source = SourceText(text)
    return _Reader(source, *_content(source), budget or Budget()).read_match()


def is_mat(source: SourceText) -> bool:
    """Return whether a text looks like a match in two columns, or a part of one."""
    lines = (line.removeprefix("\ufeff") for _, line in source.lines())
    return any(_FIRST_LINE.fullmatch(line[:LONGEST_LINE]) for line in lines)


@dataclass(frozen=True, slots=True)
class _Line:
    offset: int
    text: str

    @property
    def end(self) -> int:
        return self.offset + len(self.text)


def _content(source: SourceText) -> tuple[list[_Line], MatchRules]:
    """Return the lines that say something, and what the comments say of the rules.

    Left out are empty lines and comments, but for those that set up a board. Refuse another
    variation.
    """
    content = []
    options: dict[str, str] = {}
    for offset, text in source.lines():
        bare = text.removeprefix("\ufeff").lstrip()
        option = _OPTION.match(bare)
        if option:
            options.setdefault(option[1].casefold(), option[2].casefold())
        if options.get("variation", _USUAL[0]) not in _USUAL:
            raise source.error(MatchCode.VARIATION, offset, found=option[2] if option else "")
        if bare and (not bare.startswith(_COMMENT) or _SET.match(bare)):
            line = _Line(offset + text.startswith("\ufeff"), text.removeprefix("\ufeff"))
            content.append(line)
    return content, _read_rules(options)


def _read_rules(options: dict[str, str]) -> MatchRules:
    limit = options.get("cubelimit", "")
    return MatchRules(
        crawford=options["crawford"] in _ON if "crawford" in options else None,
        beavers=options.get("beaver") in _ON or options.get("beavers") in _ON,
        has_cube=options.get("cube", _ON[0]) in _ON,
        cube_limit=int(limit) if _LIMIT.fullmatch(limit) else None,
    )


class _Reader:
    """Read the lines of a match from first to last."""

    def __init__(
        self, source: SourceText, lines: list[_Line], rules: MatchRules, budget: Budget
    ) -> None:
        self._source = source
        self._lines = lines
        self._rules = rules
        self._budget = budget
        self._at = 0
        self._turns = 0
        self._names: tuple[str, str] | None = None
        self._stop: NotationError | None = None

    def read_match(self) -> MatchRecord:
        length, is_part = self._read_length()
        games: list[GameRecord] = []
        while self._goes_on() or (not games and self._at < len(self._lines)):
            try:
                if len(games) == MAX_GAMES:
                    raise self._error(MatchCode.TOO_MANY_GAMES, limit=MAX_GAMES)
                games.append(self._read_game())
            except NotationError as error:
                if not self._turns:
                    raise
                self._stop = error
        if self._stop and not self._turns:
            raise self._stop
        if self._names is None:
            raise self._error(MatchCode.NO_GAMES)
        is_whole = self._at == len(self._lines) and not self._stop
        match = MatchRecord(*self._names, length, tuple(games), is_whole, self._rules)
        return replace(match, is_part=is_part, stop=self._stop)

    def _read_length(self) -> tuple[int, bool]:
        """Read the length; the other value says whether it is left out."""
        self._check_line()
        line = self._peek()
        if _GAME.fullmatch(line) or _TURN_NUMBER.match(line):
            return 0, True
        length = LENGTH.fullmatch(line)
        if not length:
            raise self._error(MatchCode.LENGTH_EXPECTED)
        self._at += 1
        return int(length[1] or 0), False

    def _goes_on(self) -> bool:
        is_read = self._at == len(self._lines) or self._stop is not None
        return not is_read and not self._budget.is_spent(self._turns)

    def _read_game(self) -> GameRecord:
        """Read a game; what cannot be read in its turns becomes the stop."""
        offset = self._lines[self._at].offset
        number, score = self._read_heading()
        turns: list[RecordedTurn] = []
        result = None
        while self._goes_on() and not _is_heading(self._peek()):
            try:
                result = self._read_turns(turns, result)
            except NotationError as error:
                self._stop = error
        line = self._source.line_of(offset)
        return GameRecord(number, line, offset, score, tuple(turns), result)

    def _read_heading(self) -> tuple[int, tuple[int, int]]:
        """Read number and score of a game; the turns of a single one may stand alone."""
        self._check_line()
        heading = _GAME.fullmatch(self._peek())
        if heading:
            self._at += 1
            return int(heading[1]), self._read_score()
        if self._at == 0 and _TURN_NUMBER.match(self._peek()):
            self._names = ("", "")
            return 1, (0, 0)
        again = LENGTH.fullmatch(self._peek())
        raise self._error(MatchCode.OTHER_MATCH if again else MatchCode.GAME_EXPECTED)

    def _read_score(self) -> tuple[int, int]:
        """Read `Mia : 0    Ken : 2`; the names must be those of the games before."""
        self._check_line()
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
        self._check_line()
        line = self._lines[self._at]
        numbered = _TURN_NUMBER.match(line.text)
        begin = line.offset + (numbered.end() if numbered else 0)
        for cell in read_cells(self._source, begin, line.end):
            if isinstance(cell, GameResult) and (result is None or _say_the_same(result, cell)):
                ends_match = cell.ends_match or (result is not None and result.ends_match)
                result = replace(cell, ends_match=ends_match)
                continue
            if result:
                raise self._source.error(MatchCode.AFTER_RESULT, cell.offset)
            if not numbered or isinstance(cell, GameResult):
                raise self._error(MatchCode.TURN_EXPECTED)
            turns.append(cell)
            self._turns += 1
            if self._turns > MAX_TURNS:
                raise self._error(MatchCode.TOO_MANY_TURNS, limit=MAX_TURNS)
        self._at += 1
        return result

    def _check_line(self) -> None:
        """Refuse a comment that sets up a board, and a line longer than any turn."""
        text = self._peek()
        if text.lstrip().startswith(_COMMENT):
            raise self._error(MatchCode.SETUP)
        if len(text) > LONGEST_LINE:
            raise self._error(MatchCode.LINE_TOO_LONG, limit=LONGEST_LINE)

    def _peek(self) -> str:
        return self._lines[self._at].text if self._at < len(self._lines) else ""

    def _error(self, code: MatchCode, **facts: object) -> NotationError:
        if self._at >= len(self._lines):
            return self._source.error(code, len(self._source.text), found="", **facts)
        line = self._lines[self._at]
        indent = len(line.text) - len(line.text.lstrip())
        return self._source.error(code, line.offset + indent, found=line.text.strip(), **facts)


def _say_the_same(first: GameResult, second: GameResult) -> bool:
    """Return whether a win and the loss beside it are the same result."""
    return (first.winner, first.points) == (second.winner, second.points)


def _is_heading(text: str) -> bool:
    """Return whether a line begins another game, or another match."""
    return bool(_GAME.fullmatch(text) or LENGTH.fullmatch(text))
