"""What is wrong with content files, each with its file and line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tutorials.curriculum.reading.source_lines import KeyPath


@dataclass(frozen=True, slots=True, order=True)
class ContentFault:
    """A reason why a content file cannot be used; line 0 means the file as a whole."""

    path: Path
    line: int
    reason: str

    def __str__(self) -> str:
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        place = str(path) if self.line == 0 else f"{path}:{self.line}"
        return f"{place}: {self.reason}"


@dataclass(frozen=True, slots=True)
class KeyFault:
    """A reason why a table is wrong, and the key in it that is to blame."""

    keys: KeyPath
    reason: str


class ContentError(Exception):
    """Content that is refused as a whole, with every fault that was found."""

    def __init__(self, faults: Sequence[ContentFault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__("\n".join(str(fault) for fault in self.faults))
