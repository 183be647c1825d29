"""The interface of answer forms: request in, rendered part out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from django.utils.safestring import SafeString

from rules.boards.point_labels import LabelledPlaces
from rules.turns.context import address
from tutorials.curriculum.exercise_index import LoadedExercise
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.texts import render_text
from tutorials.practice.links import exercise_url
from tutorials.practice.results import Tried


class QueryError(ValueError):
    """Query parameters that cannot be read: which one, why, and a query to go on with.

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
    """An exercise together with the query parameters of the request."""

    exercise: Exercise
    loaded: LoadedExercise
    query: Mapping[str, str]

    @cached_property
    def url(self) -> str:
        """The address of the exercise."""
        return exercise_url(self.exercise.slug)

    def word(self, text: str, places: LabelledPlaces) -> SafeString:
        """Return a text of the exercise as markup, its points named as the reader wants them."""
        return render_text(text, places)


@dataclass(frozen=True, slots=True)
class AnsweredPart:
    """A form's response: a template with its context, and the query that leads back to it.

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
        """Whether the exercise is solved."""
        return self.solution is not None

    def address(self, asked: ExerciseRequest) -> str:
        """Return the address of what is shown."""
        return address(asked.url, dict(self.query))


class AnswerForm(Protocol):
    """A way of answering, such as tapping points or playing a turn."""

    def respond(self, asked: ExerciseRequest) -> AnsweredPart:
        """Return the response to a request; raise `QueryError` for parameters it cannot read."""
