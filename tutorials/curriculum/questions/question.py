"""What the question of an exercise offers to content files, rows and pages."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from rules.engine.position import Position
from rules.engine.refusals import RefusalCode
from rules.preset import RulePreset
from tutorials.curriculum.reading.content_faults import KeyFault


@dataclass(frozen=True, slots=True)
class ExerciseSetting:
    """What all exercises share: a game with its options, and a position in it."""

    preset: RulePreset
    position: Position


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text of a part of an exercise, such as the answer to a wrong try.

    `key` names it among the texts of the exercise; `at` is where its table stands in the file,
    with one entry for each language.
    """

    key: str
    at: tuple[str | int, ...]
    optional: bool = False
    longest: int = 300


class Form(StrEnum):
    """A way of answering; `practice.forms` has one module for each."""

    TURN = "turn"
    """By playing one turn or several on the board."""
    FIELDS = "fields"
    """By choosing from lists and writing numbers."""
    POINTS = "points"
    """By tapping points, in order."""
    PLACEMENT = "placement"
    """By putting checkers on the board."""
    FRAMES = "frames"
    """By looking at all of it: nothing is asked."""


class ExerciseQuestion(Protocol):
    """The part of an exercise that depends on its kind."""

    @property
    def form(self) -> Form:
        """The form in which it is answered."""

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """The texts that its parts have, or may have."""

    def named_in_task(self) -> Collection[str]:
        """Return what the task has to name in every language, such as the roll."""

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield what makes the exercise impossible to solve as written."""

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield the listed tries that are not answered as the file says."""

    def refusal_codes(self) -> frozenset[RefusalCode]:
        """Return the codes that the listed tries provoke."""

    def count_tries(self) -> int:
        """Return how many tries are listed."""


class UnplayedQuestion:
    """Defaults for questions that are not answered by playing: no roll to name, no refusals."""

    __slots__ = ()

    def named_in_task(self) -> Collection[str]:
        """Return nothing: no roll has to be named."""
        return ()

    def refusal_codes(self) -> frozenset[RefusalCode]:
        """Return no codes: no step is tried."""
        return frozenset()
