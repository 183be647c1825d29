"""The map of a course: its lessons with the learner's progress, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tutorials.curriculum.models import Course, Exercise, Lesson
from tutorials.practice.progress.standings import Standing, count_solved, find_next

ROAD_COLUMNS: Final = 4
"""Lessons a row where the map is wide: even rows run back, as the rows of a board do."""


@dataclass(frozen=True, slots=True)
class RoadPlace:
    """Where a lesson stands on the winding road: its column from 1, and which way its row runs."""

    column: int
    is_back: bool
    is_turn: bool
    """Whether the road turns to the next row after it."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A lesson on the map, with the learner's progress in it."""

    lesson: Lesson
    number: int
    exercises: tuple[tuple[Exercise, Standing | None], ...]
    solved: int
    is_next: bool
    place: RoadPlace

    @property
    def is_done(self) -> bool:
        """Whether every exercise is solved."""
        return self.solved == len(self.exercises)


@dataclass(frozen=True, slots=True)
class CourseMap:
    """A course with its stops; `go_on` is the exercise to continue with, None when all is done."""

    course: Course
    stops: tuple[Stop, ...]
    go_on: Exercise | None
    is_begun: bool

    @property
    def solved(self) -> int:
        """The number of exercises that are solved."""
        return sum(stop.solved for stop in self.stops)

    @property
    def total(self) -> int:
        """The number of exercises."""
        return sum(len(stop.exercises) for stop in self.stops)

    @property
    def done(self) -> int:
        """The number of lessons that are done."""
        return sum(stop.is_done for stop in self.stops)

    @property
    def here(self) -> Stop | None:
        """The lesson to go on with, None when all is done."""
        return next((stop for stop in self.stops if stop.is_next), None)

    @property
    def go_on_number(self) -> int:
        """The place of the next exercise in its lesson, from 1; 0 when all is done."""
        here = self.here
        rows = [exercise for exercise, _standing in here.exercises] if here else []
        return rows.index(self.go_on) + 1 if self.go_on in rows else 0


def map_course(course: Course, standings: Mapping[str, Standing]) -> CourseMap:
    """Return the map of a course whose lessons and exercises have been fetched."""
    go_on = find_next(course, standings)
    lessons, stops = list(course.lessons.all()), []
    for number, lesson in enumerate(lessons, start=1):
        exercises = tuple((each, standings.get(each.slug)) for each in lesson.exercises.all())
        solved = count_solved((each for each, _standing in exercises), standings)
        is_next = go_on is not None and go_on.lesson_id == lesson.pk
        place = place_on_road(number, len(lessons))
        stops.append(Stop(lesson, number, exercises, solved, is_next, place))
    is_begun = any(standing for stop in stops for _exercise, standing in stop.exercises)
    return CourseMap(course, tuple(stops), go_on, is_begun)


def place_on_road(number: int, total: int) -> RoadPlace:
    """Return where a lesson stands, counted from 1 of `total`.

    >>> [place_on_road(number, 6).column for number in range(1, 7)]
    [1, 2, 3, 4, 4, 3]
    """
    row, nth = divmod(number - 1, ROAD_COLUMNS)
    is_back = row % 2 == 1
    column = ROAD_COLUMNS - nth if is_back else nth + 1
    return RoadPlace(column, is_back, nth == ROAD_COLUMNS - 1 and number < total)
