"""Which line of a TOML source holds a key: tomllib gives values, but keeps no lines.

The source is known to be valid TOML when it is scanned, so that only headers, keys and the ends
of values have to be told apart. A quoted key is found by the table it is in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

KeyPath = tuple[str | int, ...]
"""Keys and list indexes from the root of the file: `("exercise", 2, "en", "task")`."""
Row = tuple[int, str]

HEADER: Final = re.compile(r"\s*(\[\[?)([\w\s.-]+)\]")
KEY: Final = re.compile(r"\s*([\w-]+(?:\s*\.\s*[\w-]+)*)\s*=")
STRING_OR_COMMENT: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""'
    r"|'''.*?'''"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*",
    re.DOTALL,
)


class SourceLines:
    """The lines of the tables, keys and array elements of one TOML source."""

    def __init__(self, source: str) -> None:
        self._lines: dict[KeyPath, int] = {}
        self._lengths: dict[KeyPath, int] = {}
        self._scan(STRING_OR_COMMENT.sub(_blank, source))

    def find(self, path: KeyPath) -> int:
        """Return the line of a key, or of the nearest table around it; 1 when nothing fits."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def _scan(self, source: str) -> None:
        table: KeyPath = ()
        rows = iter(enumerate(source.splitlines(), start=1))
        for number, row in rows:
            if header := HEADER.match(row):
                table = self._open(_keys(header[2]), is_list=header[1] == "[[")
                self._lines.setdefault(table, number)
            elif key := KEY.match(row):
                path = table + _keys(key[1])
                self._lines[path] = number
                self._scan_value(path, (number, row[key.end() :]), rows)

    def _open(self, keys: KeyPath, *, is_list: bool) -> KeyPath:
        """Return the path of a table header, with the index of each list that it is in."""
        path: KeyPath = ()
        for place, key in enumerate(keys, start=1):
            path += (key,)
            if is_list and place == len(keys):
                self._lengths[path] = self._lengths.get(path, 0) + 1
            if path in self._lengths:
                path += (self._lengths[path] - 1,)
        return path

    def _scan_value(self, path: KeyPath, first: Row, rows: Iterator[Row]) -> None:
        """Go through a value to its end, noting where each element of an array begins."""
        number, row = first
        is_array = row.lstrip().startswith("[")
        depth = index = 0
        is_open = False
        while True:
            for char in row:
                if is_array and depth == 1 and not is_open and not (char.isspace() or char == "]"):
                    self._lines[(*path, index)] = number
                    is_open = True
                depth += (char in "[{") - (char in "]}")
                if char == "," and depth == 1:
                    index, is_open = index + 1, False
            if depth <= 0:
                return
            number, row = next(rows, (number, "]" * depth))


def _keys(text: str) -> KeyPath:
    return tuple(part.strip() for part in text.split("."))


def _blank(match: re.Match[str]) -> str:
    """Return what stands in for a string or a comment, with as many line ends."""
    text = match.group()
    return ("" if text.startswith("#") else '""') + "\n" * text.count("\n")
