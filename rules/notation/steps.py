"""Steps as people type them, and steps and plays written in the notation of the field.

The parser knows no language: the names of the places come in as a table from spelling to
place, with spellings in lower case and without spaces and full stops.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from rules.engine.position import BAR, OFF
from rules.engine.steps import Step
from rules.notation.errors import NotationError
from rules.preset import POINTS

END_WORD: Final = "end"
MAX_LENGTH: Final = 400
_ARROWS: Final = ("->", "/", "→", "⇒", "➔", "-", "‐", "‑", "–", "—", ">")
_SEPARATORS: Final = frozenset(" \t\r\n,;、，。;")
_SKIPPED: Final = frozenset(" .\u00a0\u202f")
_MAX_REPEAT: Final = 4
_ROLL: Final = re.compile(r"[1-6] ?[-‐‑–—]? ?[1-6] ?:")
_LONGEST_ROLL: Final = 8
_INVISIBLE: Final = "Cf"
"""The Unicode category of joiners, soft hyphens and marks of direction, which are not read."""


@dataclass(frozen=True, slots=True)
class TypedStep:
    """A step as typed: source, destination, and its offset in the text."""

    source: int
    destination: int
    offset: int = 0


def parse_steps(text: str, names: Mapping[str, int] | None = None) -> tuple[TypedStep, ...]:
    """Return the tries written in `text`.

    Understands `8/5 6/5`, `24/18/13`, `8/5*`, `6/5(2)`, `bar/20`, `6/off`, any of the arrows
    in place of the slash, and the spellings in `names`; a roll before them, as in `31: 8/5 6/5`, is
    passed over. Raises `NotationError` with the offset
    of what was not understood: `too_long`, `place_expected`, `no_such_point`,
    `arrow_expected`, `repeat`.

    >>> [(step.source, step.destination) for step in parse_steps("bar/20 6/5(2)")]
    [(25, 20), (6, 5), (6, 5)]
    """
    if len(text) > MAX_LENGTH:
        raise NotationError("too_long", MAX_LENGTH, {"limit": MAX_LENGTH})
    return tuple(_Reader(text, names or {}).steps())


def format_step(step: Step | TypedStep) -> str:
    """Return a step as `8/5`, `bar/20` or `6/off`, without the mark of a hit."""
    return f"{_place(step.source)}/{_place(step.destination)}"


def format_steps(steps: Iterable[Step | TypedStep]) -> str:
    """Return steps in the order played, as the address of a page keeps them: `8/5,6/5`.

    >>> format_steps([Step(25, 20, 5), Step(6, 0, 6)])
    'bar/20,6/off'
    """
    return ",".join(format_step(step) for step in steps)


def format_play(steps: Iterable[Step]) -> str:
    """Return a play as it is written in the field, hits starred and equal steps counted.

    >>> format_play([Step(6, 5, 1, True), Step(6, 5, 1), Step(8, 7, 1)])
    '6/5*(2) 8/7'
    """
    grouped: dict[tuple[int, int], list[bool]] = {}
    for step in steps:
        grouped.setdefault((step.source, step.destination), []).append(step.hits)
    parts = []
    for (source, destination), hits in grouped.items():
        star = "*" if any(hits) else ""
        times = f"({len(hits)})" if len(hits) > 1 else ""
        parts.append(f"{_place(source)}/{_place(destination)}{star}{times}")
    return " ".join(parts)


def _place(place: int) -> str:
    return {BAR: "bar", OFF: "off"}.get(place, str(place))


class _Reader:
    """Read a text from left to right; offsets refer to the original text."""

    def __init__(self, text: str, names: Mapping[str, int]) -> None:
        self._chars: list[tuple[str, int]] = [
            (part, offset)
            for offset, char in enumerate(text)
            for part in unicodedata.normalize("NFKC", char).casefold()
            if unicodedata.category(part) != _INVISIBLE
        ]
        self._names = sorted({"bar": BAR, "off": OFF, **names}.items(), key=lambda n: -len(n[0]))
        self._length = len(text)
        self._at = 0

    def steps(self) -> Iterator[TypedStep]:
        self._skip(_SEPARATORS | _SKIPPED)
        self._skip_roll()
        self._skip(_SEPARATORS | _SKIPPED)
        while self._at < len(self._chars):
            yield from self._chain()
            self._skip(_SEPARATORS)

    def _skip_roll(self) -> None:
        start = "".join(char for char, _ in self._chars[self._at : self._at + _LONGEST_ROLL])
        if found := _ROLL.match(start):
            self._at += found.end()

    def _chain(self) -> list[TypedStep]:
        offset = self._offset()
        places = [self._read_place()]
        self._star()
        while self._read_arrow():
            places.append(self._read_place())
            self._star()
        if len(places) < 2:
            raise NotationError("arrow_expected", self._offset())
        steps = [TypedStep(a, b, offset) for a, b in pairwise(places)]
        return steps * self._read_repeat()

    def _read_place(self) -> int:
        self._skip(_SKIPPED)
        named = self._read_name()
        return self._read_number() if named is None else named

    def _read_name(self) -> int | None:
        for name, place in self._names:
            end = self._match(name)
            if end is not None:
                self._at = end
                return place
        return None

    def _match(self, name: str) -> int | None:
        """Return where `name` ends when it stands here, spaces and full stops left out."""
        at, last = self._at, ""
        for wanted in name:
            start = at
            while self._char(at) in _SKIPPED and at > self._at:
                at += 1
            torn = at > start and last.isdigit() and wanted.isdigit()
            if torn or self._char(at) != wanted:
                return None
            at, last = at + 1, wanted
        if name[-1:].isdigit() and self._char(at).isdigit():
            return None
        return at

    def _read_number(self) -> int:
        start, offset = self._at, self._offset()
        while self._char(self._at) in "0123456789" and self._char(self._at):
            self._at += 1
        digits = "".join(char for char, _ in self._chars[start : self._at])
        if not digits:
            raise NotationError("place_expected", offset, {"found": self._char(start)})
        if len(digits) > 2 or not 1 <= int(digits) <= POINTS:
            raise NotationError("no_such_point", offset, {"found": digits, "points": POINTS})
        return int(digits)

    def _read_arrow(self) -> bool:
        start = self._at
        self._skip(_SKIPPED)
        for arrow in _ARROWS:
            if all(self._char(self._at + i) == char for i, char in enumerate(arrow)):
                self._at += len(arrow)
                return True
        self._at = start
        return False

    def _read_repeat(self) -> int:
        if self._char(self._at) != "(":
            return 1
        offset = self._offset()
        count = self._char(self._at + 1)
        if self._char(self._at + 2) != ")" or count not in "1234" or not count:
            raise NotationError("repeat", offset, {"limit": _MAX_REPEAT})
        self._at += 3
        return int(count)

    def _star(self) -> None:
        if self._char(self._at) == "*":
            self._at += 1

    def _skip(self, chars: frozenset[str]) -> None:
        while self._char(self._at) in chars and self._at < len(self._chars):
            self._at += 1

    def _char(self, at: int) -> str:
        return self._chars[at][0] if at < len(self._chars) else ""

    def _offset(self) -> int:
        return self._chars[self._at][1] if self._at < len(self._chars) else self._length
