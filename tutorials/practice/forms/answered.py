"""What every form of answer is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from django.urls import reverse
from django.utils.safestring import SafeString

from rules.boards.point_labels import LabelledPlaces
from rules.turns.context import address
from tutorials.curriculum.exercise_index import LoadedExercise
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.texts import render_text
from tutorials.practice.results import Tried


class QueryError(ValueError):
    """An address that cannot be understood: what is wrong, where, and where to go on.

    `code` is `unknown_value`, `unreadable_steps` or `illegal_step`.
    """

    def __init__(self, code: str, name: str, value: str, way_on: Mapping[str, str]) -> None:
        super().__init__(f"{code}: {name}={value}")
        self.code = code
        self.name = name
        self.value = value
        self.way_on = dict(way_on)


@dataclass(frozen=True)  # no slots: the address is worked out once
class ExerciseRequest:
    """An exercise as it is asked for: and what the address says."""

    exercise: Exercise
    loaded: LoadedExercise
    query: Mapping[str, str]

    @cached_property
    def url(self) -> str:
        """Give the address of the exercise."""
        return reverse("practice:exercise", args=[self.exercise.slug])

    def word(self, text: str, places: LabelledPlaces) -> SafeString:
        """Return a text of the exercise as markup, its points named as the reader wants them."""
        return render_text(text, places)


@dataclass(frozen=True, slots=True)
class AnsweredPart:
    """What the page shows: a part with its context, and the address that leads back to it.

    `tried` is what this request has tried, if anything; `solution` the try that has solved the
    exercise, in this request or before; `has_error` that something typed could not be read.
    """

    template: str
    context: dict[str, Any]
    query: Mapping[str, str]
    tried: Tried | None = None
    solution: Tried | None = None
    has_error: bool = False

    @property
    def is_solved(self) -> bool:
        """Tell whether the exercise is solved."""
        return self.solution is not None

    def address(self, asked: ExerciseRequest) -> str:
        """Return the address of what is shown."""
        return address(asked.url, dict(self.query))


class AnswerForm(Protocol):
    """A form of answer."""

    def respond(self, asked: ExerciseRequest) -> AnsweredPart:
        """Return what the page shows; raise `QueryError`."""
