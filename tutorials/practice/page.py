"""What the templates of the puzzle page are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.urls import reverse

from rules.boards.pills import LabelledPlaces, PlainPlaces
from rules.turns.attempt import Attempt
from rules.turns.part import address, hidden_fields, turn_part
from tutorials.curriculum.grading import VerdictState
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.texts import fill_points, render_text
from tutorials.practice.answer import answer, judge
from tutorials.practice.ladder import draw_hints, hints_for, list_rungs


def exercise_part(exercise: Exercise, attempt: Attempt) -> dict[str, Any]:
    """Return everything that changes with a try at an exercise."""
    url = reverse("practice:exercise", args=[exercise.slug])
    goal = exercise.goal
    verdict = judge(attempt, goal)
    hints = hints_for(attempt, goal)
    said = answer(exercise, attempt, verdict)
    is_solved = verdict.state is VerdictState.REACHED
    unhinted = {name: v for name, v in attempt.settled().query().items() if name != "hint"}
    return turn_part(url, attempt, said, draw_hints(attempt, hints)) | {
        "restart_url": address(url, attempt.doing("restart").query()),
        "is_missed": verdict.state is VerdictState.MISSED,
        "can_end": verdict.state is VerdictState.UNFINISHED and attempt.turn.is_finished,
        "rungs": list_rungs(exercise, attempt, hints),
        "kept_for_hint": hidden_fields(unhinted),
        "next_url": next_url(exercise) if is_solved else "",
    }


def exercise_page(
    exercise: Exercise, attempt: Attempt, siblings: Sequence[Exercise]
) -> dict[str, Any]:
    """Return what the page has besides: its heading, and where it stands in its lesson."""
    preset = attempt.turn.preset
    places = LabelledPlaces(preset, attempt.names)
    plain = PlainPlaces(preset)
    return {
        "exercise": exercise,
        "preset": preset,
        "task": render_text(exercise.task, preset, lambda _preset, point: places.point(point)),
        "plain_task": fill_points(exercise.task, preset, lambda _preset, point: plain.point(point)),
        "siblings": siblings,
        "place": [sibling.pk for sibling in siblings].index(exercise.pk) + 1,
    }


def siblings_of(exercise: Exercise) -> list[Exercise]:
    """Return the exercises of the same lesson, in order."""
    return list(exercise.lesson.exercises.all())


def next_url(exercise: Exercise) -> str:
    """Return where to go when the exercise is solved: the next one, or the list."""
    siblings = siblings_of(exercise)
    place = [sibling.pk for sibling in siblings].index(exercise.pk) + 1
    if place < len(siblings):
        return reverse("practice:exercise", args=[siblings[place].slug])
    return reverse("practice:exercises")
