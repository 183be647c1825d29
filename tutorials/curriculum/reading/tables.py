"""Reading the tables of a TOML file key by key, each fault with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from tutorials.curriculum.reading.content_faults import ContentFault
from tutorials.curriculum.reading.source_lines import KeyPath, SourceLines

Value = TypeVar("Value")

SYNTAX_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)")
SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LONGEST_SLUG: Final = 60


class Table:
    """One table of a content file; what it cannot give becomes a fault of the file.

    A value of the wrong kind is reported and replaced by an empty one, so that reading goes on
    and all faults of a file are found at once.
    """

    def __init__(
        self,
        path: Path,
        values: Mapping[str, Any],
        lines: SourceLines,
        faults: list[ContentFault],
        at: KeyPath = (),
    ) -> None:
        self.path = path
        self.faults = faults
        self._values = values
        self._lines = lines
        self._at = at
        self._read: set[str] = set()

    def report(self, reason: str, *keys: str | int) -> None:
        """Note a fault of the table, or of the key that is named."""
        self.faults.append(ContentFault(self.path, self.line(*keys), reason))

    def line(self, *keys: str | int) -> int:
        """Return the line of the table, or of a key in it."""
        return self._lines.find(self._at + keys)

    def text(self, key: str, *, optional: bool = False) -> str:
        """Return a text that is not empty; an optional one that is not there is empty."""
        value = self._get(key, str, "a text", "", optional)
        if not value.strip() and not optional and isinstance(self._values.get(key), str):
            self.report(f"{key} is empty", key)
        return value

    def slug(self, key: str) -> str:
        """Return a text of small letters, digits and single hyphens."""
        value = self.text(key)
        if value and not (SLUG.fullmatch(value) and len(value) <= LONGEST_SLUG):
            self.report(f"{key} is not made of a-z, 0-9 and single hyphens: {value!r}", key)
        return value

    def number(self, key: str, *, least: int, most: int, optional: bool = False) -> int:
        """Return a whole number from `least` to `most`; an optional one not there is 0."""
        value = self._get(key, int, "a whole number", 0, optional)
        given = self._values.get(key)
        if isinstance(given, bool) or (isinstance(given, int) and not least <= value <= most):
            self.report(f"{key} is not from {least} to {most}: {given}", key)
        return value

    def array(self, key: str, *, optional: bool = False) -> list[Any]:
        """Return an array."""
        return self._get(key, list, "an array", [], optional)

    def table(self, key: str, *, optional: bool = False) -> Table:
        """Return the table under a key."""
        values = self._get(key, dict, "a table", {}, optional)
        return Table(self.path, values, self._lines, self.faults, (*self._at, key))

    def tables(self, key: str, *, optional: bool = False) -> list[Table]:
        """Return the tables of an array of tables."""
        found = []
        for index, values in enumerate(self.array(key, optional=optional)):
            if isinstance(values, dict):
                at = (*self._at, key, index)
                found.append(Table(self.path, values, self._lines, self.faults, at))
            else:
                self.report(f"{key} holds {values!r}, which is no table", key, index)
        return found

    def inner(self, path: KeyPath) -> Table:
        """Return the table that a path of keys and indexes leads to, which must be there."""
        values: Any = self._values
        for key in path:
            values = values[key]
        return Table(self.path, values, self._lines, self.faults, (*self._at, *path))

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Table:
        """Return a table of values that were read from a file before."""
        return cls(Path(), values, SourceLines(""), [])

    def names(self) -> tuple[str, ...]:
        """Return the keys of the table."""
        return tuple(self._values)

    def read_since(self, keys: Collection[str]) -> dict[str, Any]:
        """Return what has been asked for besides `keys`, as far as it is there."""
        return {k: v for k, v in self._values.items() if k in self._read and k not in keys}

    def keys_read(self) -> frozenset[str]:
        """Return the keys that have been asked for."""
        return frozenset(self._read)

    def value(self, key: str) -> object:
        """Return what stands under a key, whatever it is; None when nothing does."""
        return self._values.get(key)

    def has(self, key: str) -> bool:
        """Return whether the table holds a key."""
        return key in self._values

    def finish(self, *known: str) -> None:
        """Report every key that nobody asked for, but for those `known` to be read elsewhere."""
        for key in self._values:
            if key not in self._read and key not in known:
                self.report(f"unknown key {key!r}", key)

    def _get(self, key: str, kind: type[Value], wanted: str, empty: Value, optional: bool) -> Value:
        self._read.add(key)
        if key not in self._values:
            if not optional:
                self.report(f"{key} is missing")
            return empty
        value = self._values[key]
        if not isinstance(value, kind):
            self.report(f"{key} is not {wanted}: {value!r}", key)
            return empty
        return value


def read_root(path: Path, faults: list[ContentFault]) -> Table | None:
    """Return the root table of a file, or None when it is no TOML in UTF-8."""
    try:
        source = path.read_bytes().decode()
        values = tomllib.loads(source)
    except UnicodeDecodeError as error:
        faults.append(ContentFault(path, 0, f"not UTF-8: {error.reason} at byte {error.start}"))
        return None
    except tomllib.TOMLDecodeError as error:
        found = SYNTAX_LINE.search(str(error))
        line = int(found[1]) if found else len(source.splitlines())
        faults.append(ContentFault(path, line, SYNTAX_LINE.sub("", str(error)).strip()))
        return None
    return Table(path, values, SourceLines(source), faults)
