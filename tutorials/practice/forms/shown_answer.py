"""Grade the answer that an exercise URL shows."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

from django.urls import Resolver404, resolve

from tutorials.curriculum.exercise_index import content_digest, find_exercise
from tutorials.curriculum.models import Exercise
from tutorials.practice.forms import FORMS, ExerciseRequest, QueryError
from tutorials.practice.results import Tried


def find_solution(address: str) -> tuple[Exercise, Tried] | None:
    """Return the exercise that a URL shows as solved, and the try that solved it.

    None if the URL is not of an exercise, or not of a solved one.
    """
    parts = urlsplit(address)
    try:
        found = resolve(parts.path)
    except Resolver404:
        return None
    if found.view_name != "practice:exercise":
        return None
    loaded = find_exercise(found.kwargs["slug"], content_digest())
    if loaded is None:
        return None
    asked = ExerciseRequest(loaded.row, loaded, dict(parse_qsl(parts.query)))
    try:
        solution = FORMS[loaded.question.form].respond(asked).solution
    except QueryError:
        return None
    return (loaded.row, solution) if solution else None
