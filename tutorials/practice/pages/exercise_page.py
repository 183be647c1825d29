"""Template context of an exercise, apart from what its answer form adds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.point_labels import LabelledPlaces, PlainPlaces
from rules.http import PageLink
from rules.turns.answer import Answer, MessageKind
from rules.turns.attempt import SOLUTION
from rules.turns.context import address, form_attributes
from tutorials.curriculum.exercise_index import LoadedExercise
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.texts import fill_points, render_text
from tutorials.practice.assignment_hooks import Task
from tutorials.practice.forms import AnsweredPart, ExerciseRequest
from tutorials.practice.links import exercise_url, lesson_done_url, lesson_url
from tutorials.practice.progress.consent import Consent
from tutorials.practice.progress.standings import Standing
from tutorials.practice.progress.words import name_standing
from tutorials.practice.reader import Reader


@dataclass(frozen=True, slots=True)
class Sibling:
    """An exercise of the same lesson, with the learner's standing in it."""

    exercise: Exercise
    standing: Standing | None
    is_here: bool

    @property
    def standing_name(self) -> str:
        """The standing in words."""
        return name_standing(self.standing) if self.standing else ""


def part_context(asked: ExerciseRequest, answered: AnsweredPart, reader: Reader) -> dict[str, Any]:
    """Return the context of the part: the form's own, the next link, the link to keep progress."""
    has_hints = reader.task.hints
    added: dict[str, Any] = {} if has_hints else {"hints_off": True} | _no_answer(answered)
    added |= _announce_hint(asked, answered)
    if answered.is_solved:
        added |= _ways_on(asked, answered, reader)
    return {"hints_off": False, "keep_url": "", **answered.context, **added} | {
        "method": reader.consent.method,
        "needs_token": reader.consent is Consent.GIVEN,
        "sending": form_attributes(reader.consent.method, asked.url),
        "address": answered.address(asked),
    }


def _ways_on(asked: ExerciseRequest, answered: AnsweredPart, reader: Reader) -> dict[str, str]:
    """Return the context of the links of a solved exercise.

    Whoever may be asked to keep progress takes along where this answer is, to begin with it.
    """
    link = link_onward(asked.loaded, reader.task)
    added = {"next_url": link.url, "next_label": link.label}
    if reader.may_be_asked:
        shown = answered.address(asked)
        added["keep_url"] = address(reverse("practice:progress"), {"next": shown})
        if asked.loaded.siblings[-1].pk == asked.loaded.row.pk:
            added["next_url"] = address(link.url, {"solved": shown})
    return added


def _announce_hint(asked: ExerciseRequest, answered: AnsweredPart) -> dict[str, Answer]:
    """Show the hint just opened as the message, where it is seen and read out."""
    if asked.query.get("say") != "hint" or answered.is_solved:
        return {}
    opened = [rung for rung in answered.context.get("rungs", ()) if rung.text is not None]
    if not opened:
        return {}
    return {"answer": Answer(MessageKind.HINT, opened[-1].label, (opened[-1].text,))}


def _no_answer(answered: AnsweredPart) -> dict[str, str]:
    """Return the context that hides the solution button; the proof of a refusal stays."""
    said = answered.context.get("answer")
    return {"show_url": ""} if said and said.show == SOLUTION else {}


def page_context(found: LoadedExercise, standings: Mapping[str, Standing]) -> dict[str, Any]:
    """Return the context of the page around the part: heading, and place in the lesson."""
    exercise = found.row
    preset = exercise.game()
    shown = [
        Sibling(sibling, standings.get(sibling.slug), sibling.pk == exercise.pk)
        for sibling in found.siblings
    ]
    return {
        "exercise": exercise,
        "lesson": exercise.lesson,
        "lesson_url": lesson_url(exercise.lesson),
        "preset": preset,
        "task": word_task(exercise),
        "plain_task": fill_points(exercise.task, PlainPlaces(preset)),
        "siblings": shown,
        "place": [sibling.is_here for sibling in shown].index(True) + 1,
    }


def word_task(exercise: Exercise) -> SafeString:
    """Return the task of an exercise, with points named as on the board."""
    return render_text(exercise.task, LabelledPlaces(exercise.game()))


def link_onward(found: LoadedExercise, task: Task) -> PageLink:
    """Return the next link of a solved exercise: back to the assignment, or on in the lesson."""
    if task.way_on:
        return task.way_on
    exercise, siblings = found.row, found.siblings
    place = [sibling.pk for sibling in siblings].index(exercise.pk) + 1
    if place < len(siblings):
        url = exercise_url(siblings[place].slug)
        return PageLink(url, _("Next exercise"))
    return PageLink(lesson_done_url(exercise.lesson), _("Finish the lesson"))
