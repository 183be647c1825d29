"""The names of rolls that lessons give: each lesson of a game that names its rolls gives one.

The double six, the best roll, is given by no lesson: it comes when all the others are there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.book.roll_names import ROLL_NAMES, RollName, find_roll_name, roll_name_in
from rules.engine.dice import Roll
from rules.notation.rolls import parse_roll
from tutorials.curriculum.exercise_index import content_digest
from tutorials.curriculum.models import Lesson
from tutorials.practice.progress.standings import Standing, count_solved

BEST: Final = find_roll_name(Roll.of(6, 6))


@dataclass(frozen=True, slots=True)
class WallPlace:
    """A place on the wall of names: the name, and whether its lesson is done."""

    name: RollName
    is_earned: bool


def keepsake_of(lesson: Lesson) -> RollName | None:
    """Return the name of a roll that a lesson gives, or None. One query once it is kept."""
    return _keepsakes(content_digest()).get(lesson.pk)


def wall_of(standings: Mapping[str, Standing]) -> list[WallPlace]:
    """Return all names of rolls, the earned ones marked. Three queries."""
    keepsakes = _keepsakes(content_digest())
    lessons = Lesson.objects.filter(pk__in=keepsakes).prefetch_related("exercises")
    earned = {keepsakes[lesson.pk] for lesson in lessons if _is_done(lesson, standings)}
    if keepsakes and earned == set(keepsakes.values()):
        earned = set(ROLL_NAMES)
    return [WallPlace(name, name in earned) for name in ROLL_NAMES]


def _is_done(lesson: Lesson, standings: Mapping[str, Standing]) -> bool:
    exercises = list(lesson.exercises.all())
    return bool(exercises) and count_solved(exercises, standings) == len(exercises)


@lru_cache(maxsize=2)
def _keepsakes(digest: str) -> Mapping[int, RollName]:
    """Return the name that each lesson gives, by its row, from the content with that digest."""
    order = ("course__order", "order", "slug")
    lessons = Lesson.objects.select_related("course").prefetch_related("exercises").order_by(*order)
    naming = [lesson for lesson in lessons if lesson.game().names_rolls]
    return give_names([(lesson.pk, list(_names_in(lesson))) for lesson in naming])


def give_names(lessons: Sequence[tuple[int, Sequence[RollName]]]) -> dict[int, RollName]:
    """Return a name for each lesson, none twice: the first of its own that no lesson before has.

    The others take those that are left, as long as there are any.
    """
    given: dict[int, RollName] = {}
    for pk, names in lessons:
        free = [name for name in names if name not in (BEST, *given.values())]
        if free:
            given[pk] = free[0]
    left = [name for name in ROLL_NAMES if name not in (BEST, *given.values())]
    for pk, _names in lessons:
        if pk not in given and left:
            given[pk] = left.pop(0)
    return given


def _names_in(lesson: Lesson) -> Iterator[RollName]:
    """Yield the names of the rolls in a lesson, those of its last exercises first."""
    for exercise in reversed(lesson.exercises.all()):
        if exercise.roll:
            name = roll_name_in(exercise.game(), parse_roll(exercise.roll))
            if name is not None:
                yield name
