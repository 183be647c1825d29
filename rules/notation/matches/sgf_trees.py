"""The syntax of SGF (FF[4]), whatever the game: trees of nodes with properties.

After the specification at https://www.red-bean.com/sgf/. The first branch of every tree is the
game that was played; other branches are read and left out. A text that ends between two nodes is
an unfinished game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from rules.notation.errors import NotationError
from rules.notation.matches.budget import Budget
from rules.notation.matches.source import (
    MAX_GAMES,
    MAX_NODES,
    MAX_VALUES,
    MatchCode,
    SourceText,
)

_SPACE: Final = re.compile(r"\s*")
_NAME: Final = re.compile(r"[A-Z]{1,20}")
_VALUE: Final = re.compile(r"\[([^\]\\]*(?:\\.[^\]\\]*)*)\]", re.DOTALL)
_ESCAPE: Final = re.compile(r"\\(?:\r\n|\n|\r|(.))", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Value:
    """The raw text between two brackets, with its offset."""

    text: str
    offset: int

    @property
    def plain(self) -> str:
        """Return the text unescaped, on one line."""
        unescaped = _ESCAPE.sub(r"\1", self.text)
        return " ".join(unescaped.split())


@dataclass(frozen=True, slots=True)
class Node:
    """The properties of a node; each has at least one value."""

    offset: int
    properties: dict[str, list[Value]] = field(default_factory=dict)

    def find(self, name: str) -> Value | None:
        """Return the first value of a property, or None."""
        values = self.properties.get(name)
        return values[0] if values else None


@dataclass(slots=True)
class _Branch:
    """A tree being read: whether it is the main line, and how far it has been read."""

    is_main: bool
    has_nodes: bool = False
    branches: int = 0


@dataclass(frozen=True, slots=True)
class MainLines:
    """The nodes of the game that was played, for each tree of a file, as far as they were read.

    They are not `is_whole` where the budget did not last to the end of the file, or where there
    is a `stop`: what could not be read. Then the last of them may be one that `breaks_off`.
    """

    trees: list[list[Node]]
    is_whole: bool
    breaks_off: bool
    stop: NotationError | None


def read_main_lines(source: SourceText, budget: Budget) -> MainLines:
    """Read a file to its end, to the end of the budget, or to what cannot be read.

    The budget is asked before each node but the first. The codes of the stop are
    `sgf_syntax`, `sgf_value`, `sgf_property_twice`, `sgf_too_many_values`, `match_too_many_turns`
    and `match_too_many_games`.
    """
    reader = _Reader(source, budget)
    stop = None
    try:
        reader.read()
    except NotationError as error:
        stop = error
    breaks_off = not reader.is_at_end and reader.is_amid_a_tree
    if stop and reader.games and not reader.games[-1]:
        reader.games.pop()  # nothing of it was read
        breaks_off = False
    return MainLines(reader.games, reader.is_at_end, breaks_off, stop)


class _Reader:
    """Read a file from left to right; trees may be nested to any depth."""

    def __init__(self, source: SourceText, budget: Budget) -> None:
        self._source = source
        self._budget = budget
        self._text = source.text
        self._at = 1 if source.text.startswith("\ufeff") else 0
        self._open: list[_Branch] = []
        self.games: list[list[Node]] = []
        self._nodes = 0
        self._values = 0
        self._played = 0

    @property
    def is_at_end(self) -> bool:
        return self._at == len(self._text)

    @property
    def is_amid_a_tree(self) -> bool:
        return bool(self._open)

    def read(self) -> None:
        self._skip()
        while not self.is_at_end and not self._is_spent():
            char = self._text[self._at]
            if char == "(":
                self._begin_branch()
            elif char == ")":
                self._end_branch()
            elif char == ";":
                self._read_node()
            else:
                raise self._syntax()
            self._skip()
        if not self.is_at_end and self.games and not self.games[-1]:
            self.games.pop()  # the budget ran out after its start

    def _is_spent(self) -> bool:
        return self._nodes > 0 and self._budget.is_spent(self._played)

    def _begin_branch(self) -> None:
        if not self._open:
            if len(self.games) == MAX_GAMES:
                raise self._error(MatchCode.TOO_MANY_GAMES, limit=MAX_GAMES)
            self.games.append([])
            self._open.append(_Branch(is_main=True))
        else:
            parent = self._open[-1]
            if not parent.has_nodes:
                raise self._syntax()
            self._open.append(_Branch(parent.is_main and not parent.branches))
            parent.branches += 1
        self._at += 1

    def _end_branch(self) -> None:
        if not self._open or not self._open[-1].has_nodes:
            raise self._syntax()
        self._open.pop()
        self._at += 1

    def _read_node(self) -> None:
        if not self._open or self._open[-1].branches:
            raise self._syntax()
        if self._nodes == MAX_NODES:
            raise self._error(MatchCode.TOO_MANY_TURNS, limit=MAX_NODES)
        self._nodes += 1
        node = Node(self._at)
        self._at += 1
        self._skip()
        while name := _NAME.match(self._text, self._at):
            if name[0] in node.properties:
                raise self._error(MatchCode.PROPERTY_TWICE, property=name[0])
            self._at = name.end()
            node.properties[name[0]] = self._read_values()
        self._open[-1].has_nodes = True
        if self._open[-1].is_main:
            self.games[-1].append(node)
            self._played += 1

    def _read_values(self) -> list[Value]:
        values = []
        self._skip()
        while value := _VALUE.match(self._text, self._at):
            if self._values == MAX_VALUES:
                raise self._error(MatchCode.TOO_MANY_VALUES, limit=MAX_VALUES)
            self._values += 1
            values.append(Value(value[1], value.start(1)))
            self._at = value.end()
            self._skip()
        if not values or self._text.startswith("[", self._at):
            raise self._error(MatchCode.VALUE)
        return values

    def _skip(self) -> None:
        found = _SPACE.match(self._text, self._at)
        self._at = found.end() if found else self._at

    def _syntax(self) -> NotationError:
        return self._error(MatchCode.SYNTAX, found=self._text[self._at : self._at + 1])

    def _error(self, code: MatchCode, **facts: object) -> NotationError:
        return self._source.error(code, self._at, **facts)
