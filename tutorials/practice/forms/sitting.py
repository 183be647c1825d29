"""The current turn of an exercise that is played on the board, read from the query."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.engine.steps import Step
from rules.notation.errors import NotationError
from rules.notation.steps import END_WORD, TypedStep, format_steps, parse_steps
from rules.turns.attempt import AddressError, Attempt, read_attempt
from tutorials.curriculum.grading import VerdictState
from tutorials.curriculum.questions.turns import PastError, TurnPart, TurnsQuestion
from tutorials.practice.forms.answer import judge
from tutorials.practice.forms.answered import ExerciseRequest, QueryError

PAST: Final = "past"
BETWEEN: Final = ";"
DOINGS: Final = ("typed", "do", "try", "play", "point", "from", "die")

Past = tuple[tuple[TypedStep, ...], ...]


@dataclass(frozen=True, slots=True)
class TurnSitting:
    """The turns before the current one, what it asks for, and the attempt at it."""

    asked: ExerciseRequest
    question: TurnsQuestion
    past: Past
    attempt: Attempt

    @property
    def number(self) -> int:
        """The index of the current turn."""
        return len(self.past)

    @property
    def part(self) -> TurnPart:
        """What is asked in this turn."""
        return self.question.parts[self.number]

    @property
    def is_last(self) -> bool:
        """Whether this is the last turn."""
        return self.number + 1 == len(self.question.parts)

    @property
    def route(self) -> tuple[tuple[int, int], ...]:
        """The author's solution of the turn."""
        return tuple((step.source, step.destination) for step in self.part.solution)

    @property
    def fixed(self) -> dict[str, str]:
        """The query parameters that stay the same throughout the turn."""
        return past_query(self.past)

    @property
    def next_query(self) -> dict[str, str]:
        """The query parameters that begin the next turn."""
        done: list[Sequence[Step | TypedStep]] = [*self.past, self.attempt.turn.steps]
        helped = {"helped": str(self.attempt.view.helped)} if self.attempt.view.helped else {}
        return {**past_query(done), **helped, **self.attempt.view.drawn_query()}


def sit_down(asked: ExerciseRequest, question: TurnsQuestion) -> TurnSitting:
    """Read the current turn from the query; raise `QueryError`."""
    past = _read_past(asked.query.get(PAST, ""), question)
    try:
        attempt = _read_attempt(asked, question, past)
    except PastError as error:
        way_on = past_query(past[: error.turn])
        raise QueryError("illegal_step", PAST, asked.query[PAST], way_on) from error
    except AddressError as error:
        way_on = past_query(past) | error.attempt.settled().query()
        raise QueryError(error.code, error.name, error.value, way_on) from error
    return TurnSitting(asked, question, past, attempt)


def _read_attempt(asked: ExerciseRequest, question: TurnsQuestion, past: Past) -> Attempt:
    """Read the attempt from the query; a solved turn can only be undone.

    A step after it to which the author has an answer, such as one after a won game, gets it.
    """
    query, turn, part = asked.query, question.begin(past), question.parts[len(past)]
    if query.get("do", "end") == "end" and any(query.get(name) for name in DOINGS):
        rested = {name: value for name, value in query.items() if name not in DOINGS}
        ended = {"try": END_WORD} if query.get("try") == END_WORD and "steps" not in query else {}
        attempt = read_attempt(turn, rested | ended)
        if judge(attempt, part.goal).state is VerdictState.REACHED:
            tried = read_attempt(turn, query)
            step = tried.tried
            foreseen = step and part.find_refused_try(tried.turn, step.source, step.destination)
            return tried if foreseen else attempt
    return read_attempt(turn, query)


def _read_past(text: str, question: TurnsQuestion) -> Past:
    if not text:
        return ()
    try:
        past = tuple(() if part == END_WORD else parse_steps(part) for part in text.split(BETWEEN))
    except NotationError as error:
        raise QueryError("unreadable_steps", PAST, text, {}) from error
    if len(past) >= len(question.parts):
        raise QueryError("unknown_value", PAST, text, {})
    return past


def past_query(past: Sequence[Sequence[Step | TypedStep]]) -> dict[str, str]:
    """Return the past turns as a query parameter; a turn without a play is just its end."""
    written = BETWEEN.join(format_steps(steps) or END_WORD for steps in past)
    return {PAST: written} if written else {}
