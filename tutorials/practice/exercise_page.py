"""What the templates of an exercise are given besides its part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils import formats
from django.utils.safestring import SafeString
from django.utils.timezone import localdate
from django.utils.translation import gettext as _

from rules.boards.point_labels import LabelledPlaces, PlainPlaces
from rules.http import PageLink
from rules.turns.answer import Answer, MessageKind
from rules.turns.attempt import SOLUTION
from rules.turns.context import address, form_attributes
from tutorials.accounts.learners import KEPT_FOR
from tutorials.curriculum.exercise_index import LoadedExercise
from tutorials.curriculum.models import Exercise, Lesson
from tutorials.curriculum.texts import fill_points, render_text
from tutorials.practice.assignment_hooks import FREE, Task
from tutorials.practice.consent import Keeping
from tutorials.practice.forms import AnsweredPart, ExerciseRequest
from tutorials.practice.progress import Standing
from tutorials.practice.words import name_standing


@dataclass(frozen=True, slots=True)
class Sibling:
    """An exercise of the same lesson, and how the learner stands with it."""

    exercise: Exercise
    standing: Standing | None
    is_here: bool

    @property
    def standing_name(self) -> str:
        """Give the standing in words."""
        return name_standing(self.standing) if self.standing else ""


def part_context(
    asked: ExerciseRequest, answered: AnsweredPart, keeping: Keeping, task: Task = FREE
) -> dict[str, Any]:
    """Return what the part of an answer is given: its own context, the way on, the offer."""
    ways: dict[str, Any] = {} if task.hints else {"hints_off": True} | _no_answer(answered)
    ways |= _told_hint(asked, answered)
    if answered.is_solved:
        way = next_way(asked.loaded, task)
        ways |= {"next_url": way.url, "next_label": way.label}
        if _may_offer(asked.loaded, keeping, task):
            until = formats.date_format(localdate() + KEPT_FOR, "DATE_FORMAT")
            ways |= {"offer": "practice/parts/offer.html", "keep_until": until}
        elif keeping is Keeping.OPEN and not (task.way_on or task.is_unseen):
            query = {"next": answered.address(asked)}
            ways["keep_url"] = address(reverse("practice:progress"), query)
    return {"hints_off": False, "offer": "", "keep_url": "", **answered.context, **ways} | {
        "method": keeping.method,
        "needs_token": keeping is Keeping.KEPT or _may_offer(asked.loaded, keeping, task),
        "sending": form_attributes(keeping.method, asked.url),
        "address": answered.address(asked),
    }


def _told_hint(asked: ExerciseRequest, answered: AnsweredPart) -> dict[str, Answer]:
    """Return the hint just asked for as the message, where it is read out and seen."""
    if asked.query.get("say") != "hint" or answered.is_solved:
        return {}
    opened = [rung for rung in answered.context.get("rungs", ()) if rung.text is not None]
    if not opened:
        return {}
    return {"answer": Answer(MessageKind.HINT, opened[-1].label, (opened[-1].text,))}


def _no_answer(answered: AnsweredPart) -> dict[str, str]:
    """Return what hides the button that shows the right answer; a proof of a rule stays."""
    said = answered.context.get("answer")
    return {"show_url": ""} if said and said.show == SOLUTION else {}


def page_context(found: LoadedExercise, standings: Mapping[str, Standing]) -> dict[str, Any]:
    """Return what the page has besides: its heading, and where it stands in its lesson."""
    exercise = found.row
    preset = exercise.game()
    plain = PlainPlaces(preset)
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
        "plain_task": fill_points(exercise.task, preset, lambda _preset, point: plain.point(point)),
        "siblings": shown,
        "place": [sibling.is_here for sibling in shown].index(True) + 1,
    }


def word_task(exercise: Exercise) -> SafeString:
    """Return the task of an exercise, its points as labels."""
    places = LabelledPlaces(exercise.game())
    return render_text(exercise.task, places.preset, lambda _preset, point: places.point(point))


def next_way(found: LoadedExercise, task: Task = FREE) -> PageLink:
    """Return where to go when the exercise is solved: as it was set, or on in the lesson."""
    if task.way_on:
        return task.way_on
    exercise, siblings = found.row, found.siblings
    place = [sibling.pk for sibling in siblings].index(exercise.pk) + 1
    if place < len(siblings):
        url = reverse("practice:exercise", args=[siblings[place].slug])
        return PageLink(url, _("Next exercise"))
    return PageLink(lesson_url(exercise.lesson) + "#recap", _("Finish the lesson"))


def _may_offer(found: LoadedExercise, keeping: Keeping, task: Task) -> bool:
    """Tell whether it is time to ask about keeping, once it is solved: at the end of a lesson."""
    is_last = bool(found.siblings[-1].pk == found.row.pk)
    return is_last and keeping is Keeping.OPEN and not (task.way_on or task.is_unseen)


def lesson_url(lesson: Lesson) -> str:
    """Return the address of a lesson."""
    return reverse("practice:lesson", args=[lesson.course.slug, lesson.slug])
