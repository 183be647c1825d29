"""The right answer to any exercise, and tempting wrong ones, as the page's own requests."""

from __future__ import annotations

from collections.abc import Iterator

from rules.notation.placement import format_placement
from rules.notation.steps import END_WORD, TypedStep, format_step, format_steps
from tutorials.curriculum.questions.fields import ONLY_FIELD, FieldsQuestion
from tutorials.curriculum.questions.frames import DemoQuestion
from tutorials.curriculum.questions.placement import SetupQuestion
from tutorials.curriculum.questions.points import WayQuestion
from tutorials.curriculum.questions.question import ExerciseQuestion
from tutorials.curriculum.questions.tries import Try
from tutorials.curriculum.questions.turns import TurnsQuestion

Query = dict[str, str]


def solve(question: ExerciseQuestion) -> list[Query]:
    """Return the requests that solve a question, one after the other."""
    if isinstance(question, TurnsQuestion):
        return list(_play(question))
    if isinstance(question, FieldsQuestion):
        return [{_parameter(field.name): field.right for field in question.fields}]
    if isinstance(question, WayQuestion):
        return [_tap(question.right)]
    if isinstance(question, SetupQuestion):
        return [{"board": format_placement(question.wanted), "check": "1"}]
    if isinstance(question, DemoQuestion):
        return [{"frame": str(n)} for n in range(1, len(question.boards) + 1)]
    raise AssertionError(f"nobody knows how to solve {question}")


def err(question: ExerciseQuestion) -> list[Query]:
    """Return a request for every listed wrong answer to a question."""
    if isinstance(question, TurnsQuestion):
        return list(_err_in_turns(question))
    if isinstance(question, FieldsQuestion):
        right = {_parameter(field.name): field.right for field in question.fields}
        return [right | {_parameter(wrong.field): wrong.value} for wrong in question.wrong]
    if isinstance(question, WayQuestion):
        return [_tap(points) for points in question.wrong]
    if isinstance(question, SetupQuestion):
        return [{"board": format_placement(p), "check": "1"} for p in question.wrong]
    return []


def _parameter(name: str) -> str:
    return name if name == ONLY_FIELD else f"{ONLY_FIELD}.{name}"


def _tap(points: tuple[int, ...]) -> Query:
    before = ",".join(map(str, points[:-1]))
    return ({"taps": before} if before else {}) | {"point": str(points[-1])}


def _play(question: TurnsQuestion) -> Iterator[Query]:
    past: list[str] = []
    for part in question.parts:
        fixed = {"past": ";".join(past)} if past else {}
        for number, step in enumerate(part.solution):
            yield fixed | _step(part.solution[:number], step)
        if not part.solution:
            yield fixed | {"do": "end"}
        past.append(format_steps(part.solution) or END_WORD)


def _err_in_turns(question: TurnsQuestion) -> Iterator[Query]:
    past: list[str] = []
    for part in question.parts:
        fixed = {"past": ";".join(past)} if past else {}
        for tried in part.tries:
            yield fixed | _try(tried)
        past.append(format_steps(part.solution) or END_WORD)


def _try(tried: Try) -> Query:
    if tried.ends:
        return {"steps": format_steps(tried.steps), "do": "end"}
    return _step(tried.steps[:-1], tried.steps[-1])


def _step(before: tuple[TypedStep, ...], step: TypedStep) -> Query:
    steps = {"steps": format_steps(before)} if before else {}
    return steps | {"try": format_step(step)}
