"""The map of a course: each lesson with what is done of it, and where to go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutorials.curriculum.models import Course, Exercise, Lesson
from tutorials.practice.progress import Standing, count_solved, find_next


@dataclass(frozen=True, slots=True)
class Stop:
    """A lesson on the map."""

    lesson: Lesson
    number: int
    exercises: tuple[tuple[Exercise, Standing | None], ...]
    solved: int
    is_next: bool

    @property
    def is_done(self) -> bool:
        """Tell whether every exercise is solved."""
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
        """Give the number of exercises that are solved."""
        return sum(stop.solved for stop in self.stops)

    @property
    def total(self) -> int:
        """Give the number of exercises."""
        return sum(len(stop.exercises) for stop in self.stops)


def map_course(course: Course, standings: Mapping[str, Standing]) -> CourseMap:
    """Return the map of a course whose lessons and exercises have been fetched."""
    go_on = find_next(course, standings)
    stops = []
    for number, lesson in enumerate(course.lessons.all(), start=1):
        exercises = tuple((each, standings.get(each.slug)) for each in lesson.exercises.all())
        solved = count_solved((each for each, _standing in exercises), standings)
        is_next = go_on is not None and go_on.lesson_id == lesson.pk
        stops.append(Stop(lesson, number, exercises, solved, is_next))
    is_begun = any(standing for stop in stops for _exercise, standing in stop.exercises)
    return CourseMap(course, tuple(stops), go_on, is_begun)
