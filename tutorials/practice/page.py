"""What the templates of an exercise are given besides its part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils import formats
from django.utils.safestring import SafeString
from django.utils.timezone import localdate
from django.utils.translation import gettext as _

from rules.boards.pills import LabelledPlaces, PlainPlaces
from tutorials.accounts.learners import KEPT_FOR
from tutorials.curriculum.models import Exercise, Lesson
from tutorials.curriculum.texts import fill_points, render_text
from tutorials.practice.forms import Answered, Asked
from tutorials.practice.keeping import Keeping
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


def part_context(asked: Asked, answered: Answered, keeping: Keeping) -> dict[str, Any]:
    """Return what the part of an answer is given: its own context, the way on, the offer."""
    ways = {}
    if answered.is_solved:
        url, label = next_way(asked.exercise)
        ways = {"next_url": url, "next_label": label}
        if keeping is Keeping.OPEN:
            until = formats.date_format(localdate() + KEPT_FOR, "DATE_FORMAT")
            ways |= {"after_answer": "practice/parts/offer.html", "keep_until": until}
    return answered.context | ways | {"method": keeping.method, "address": answered.address(asked)}


def page_context(
    exercise: Exercise, siblings: Sequence[Exercise], standings: Mapping[str, Standing]
) -> dict[str, Any]:
    """Return what the page has besides: its heading, and where it stands in its lesson."""
    preset = exercise.game()
    plain = PlainPlaces(preset)
    shown = [
        Sibling(sibling, standings.get(sibling.slug), sibling.pk == exercise.pk)
        for sibling in siblings
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


def siblings_of(exercise: Exercise) -> list[Exercise]:
    """Return the exercises of the same lesson, in order."""
    return list(exercise.lesson.exercises.all())


def next_way(exercise: Exercise) -> tuple[str, str]:
    """Return where to go when the exercise is solved, and what that is called."""
    siblings = siblings_of(exercise)
    place = [sibling.pk for sibling in siblings].index(exercise.pk) + 1
    if place < len(siblings):
        return reverse("practice:exercise", args=[siblings[place].slug]), _("Next exercise")
    return lesson_url(exercise.lesson) + "#recap", _("Finish the lesson")


def lesson_url(lesson: Lesson) -> str:
    """Return the address of a lesson."""
    return reverse("practice:lesson", args=[lesson.course.slug, lesson.slug])
