"""What the templates of the puzzle page are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.html import format_html_join
from django.utils.http import urlencode
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import board_classes
from rules.boards.names import names_choices, step_name
from rules.boards.pills import LabelledPlaces, PlainPlaces
from rules.boards.words import position_in_words
from rules.book.roll_names import find_roll_name
from rules.engine.position import BAR
from tutorials.curriculum.grading import VerdictState
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.texts import fill_points, render_text
from tutorials.practice.answer import answer, judge
from tutorials.practice.attempt import Attempt
from tutorials.practice.scene import (
    draw_scene,
    hints_for,
    list_dice,
    list_rungs,
    list_steps,
    refused_step,
)


def turn_part(exercise: Exercise, attempt: Attempt) -> dict[str, Any]:
    """Return everything that changes with a try."""
    url = reverse("practice:exercise", args=[exercise.slug])
    goal = exercise.goal
    verdict = judge(attempt, goal)
    hints = hints_for(attempt, goal)
    said = answer(exercise, attempt, verdict)
    diagram = draw_scene(attempt, hints, said)
    turn = attempt.turn
    fields = _kept_fields(attempt)
    return {
        "url": url,
        "address": _address(url, attempt.query()),
        "attempt": attempt,
        "kept": _hidden(fields),
        "kept_for_hint": _hidden({n: v for n, v in fields.items() if n != "hint"}),
        "diagram": diagram,
        "board_classes": board_classes(diagram),
        "own": " ".join(str(place) for place in turn.position.sources()),
        "numbers": " ".join(str(number) for number in turn.numbers_left),
        "dice": list_dice(attempt),
        "roll_name": find_roll_name(turn.roll),
        "answer": said,
        "show_url": _address(url, attempt.query(shown=said.show.url)) if said.show else "",
        "retry_url": _address(url, attempt.settled().query()),
        "restart_url": _address(url, attempt.doing("restart").query()),
        "is_solved": verdict.state is VerdictState.REACHED,
        "is_missed": verdict.state is VerdictState.MISSED,
        "can_undo": bool(turn.steps),
        "can_end": verdict.state is VerdictState.UNFINISHED and turn.is_finished,
        "steps": list_steps(attempt),
        "refused": refused_step(attempt),
        "rungs": list_rungs(exercise, attempt, hints),
        "next_hint": attempt.hint + 1,
        "words": position_in_words(turn.preset, turn.position),
        "names_links": _names_links(url, attempt),
        "flip_url": _address(url, attempt.query(flipped=not attempt.flipped)),
        "typed_example": _("For example %(numbers)s or %(names)s")
        % {"numbers": "8/5 6/5", "names": step_name(turn.preset, BAR, 20)},
        "next_url": next_url(exercise) if verdict.state is VerdictState.REACHED else "",
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


def _kept_fields(attempt: Attempt) -> dict[str, str]:
    """Return what every form of the page sends along: the turn without its last try."""
    query = attempt.settled().query()
    return {name: value for name, value in query.items() if name != "from"}


def _hidden(fields: dict[str, str]) -> SafeString:
    """Return the fields as hidden inputs, the same in every form of the page."""
    return format_html_join(
        "", '<input type="hidden" name="{}" value="{}">', sorted(fields.items())
    )


def _names_links(url: str, attempt: Attempt) -> list[dict[str, object]]:
    return [
        {
            "url": _address(url, attempt.query(names=names)),
            "label": label,
            "is_current": names is attempt.names,
        }
        for names, label in names_choices(attempt.turn.preset)
    ]


def _address(url: str, query: dict[str, str]) -> str:
    return f"{url}?{urlencode(query)}" if query else url
