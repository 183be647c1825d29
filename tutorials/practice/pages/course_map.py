"""The map of a course: its lessons with the learner's progress, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules.boards.diagram import Diagram
from rules.preset import RulePreset
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


@dataclass(frozen=True, slots=True)
class CourseCard:
    """A course in the list of all: its map, the board of the next exercise, and its game.

    The one course to go on with, or to begin with, is marked.
    """

    map: CourseMap
    diagram: Diagram | None
    game: RulePreset
    is_first: bool


def list_cards(maps: Sequence[CourseMap]) -> list[CourseCard]:
    """Return a card for each course; a course that is under way comes before one not begun."""
    under_way = [each for each in maps if each.is_begun and each.go_on]
    first = next((each for each in (*under_way, *maps) if each.go_on), None)
    return [CourseCard(each, _next_board(each), each.course.game(), each is first) for each in maps]


def _next_board(course: CourseMap) -> Diagram | None:
    """Return the board of the next exercise, or that of the last one when all is done."""
    shown = course.go_on
    if shown is None and course.stops and course.stops[-1].exercises:
        shown = course.stops[-1].exercises[-1][0]
    return Diagram(shown.game(), shown.start()) if shown else None


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
