"""What a kind of exercise has to offer to content files and rows."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Protocol

from rules.engine.position import Position
from rules.engine.refusals import RefusalCode
from rules.preset import RulePreset
from tutorials.curriculum.reading.faults import KeyFault
from tutorials.curriculum.reading.tables import Table


@dataclass(frozen=True, slots=True)
class Setting:
    """What every exercise has: a game with its options, and a position in it."""

    preset: RulePreset
    position: Position


class Question(Protocol):
    """One exercise as read from its file, apart from what all kinds share."""

    def columns(self) -> dict[str, object]:
        """Return the fields of the row that this kind fills."""

    def named_in_task(self) -> Collection[str]:
        """Return what the task has to say in every language, such as the roll."""

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield what makes the exercise impossible to solve as written."""

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield the listed tries that are not answered as the file says."""

    def refusal_codes(self) -> frozenset[RefusalCode]:
        """Return the codes that the listed tries provoke."""

    def count_tries(self) -> int:
        """Return how many tries are listed."""


class Kind(Protocol):
    """A kind of exercise."""

    name: str

    def read(self, table: Table, setting: Setting) -> Question | None:
        """Read what this kind keeps in an exercise's table; None when a fault was reported."""
