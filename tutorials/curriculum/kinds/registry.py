"""The kinds of exercise: each a function that reads what a content file says of an exercise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.tables import Table

ReadQuestion: TypeAlias = Callable[[Table, ExerciseSetting], ExerciseQuestion | None]
"""Reads what its kind keeps in an exercise's table; None when a fault was reported."""


@dataclass(frozen=True, slots=True)
class ExerciseKind:
    """A kind of exercise; some ask about positions in which nothing can be played any more."""

    name: str
    read: ReadQuestion
    allows_any_position: bool = False


KINDS: Final[dict[str, ExerciseKind]] = {}
"""Every kind by the name that content files and rows give it."""


def kind(name: str, *, allows_any_position: bool = False) -> Callable[[ReadQuestion], ReadQuestion]:
    """Register a function as the kind of exercise that content files call `name`."""

    def register(read: ReadQuestion) -> ReadQuestion:
        KINDS[name] = ExerciseKind(name, read, allows_any_position)
        return read

    return register
