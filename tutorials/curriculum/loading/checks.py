"""What is checked beyond what loading needs: the listed tries, and what they cover."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from rules.engine.refusals import RefusalCode
from tutorials.curriculum.loading.courses import CourseSource
from tutorials.curriculum.loading.exercises import ExerciseSource
from tutorials.curriculum.reading.content_faults import ContentFault


def list_exercises(courses: Sequence[CourseSource]) -> Iterator[ExerciseSource]:
    """Yield every exercise in order."""
    for course in courses:
        for lesson in course.lessons:
            yield from lesson.exercises


def find_try_faults(courses: Sequence[CourseSource]) -> Iterator[ContentFault]:
    """Yield every listed try that is not answered as its file says."""
    for exercise in list_exercises(courses):
        for fault in exercise.question.find_try_faults():
            table = exercise.table
            yield ContentFault(
                table.path, table.line(*fault.keys), f"{exercise.slug}: {fault.reason}"
            )


def find_unprovoked(courses: Sequence[CourseSource]) -> list[RefusalCode]:
    """Return the refusal codes that no listed try provokes."""
    questions = (exercise.question for exercise in list_exercises(courses))
    provoked = {code for question in questions for code in question.refusal_codes()}
    return [code for code in RefusalCode if code not in provoked]


def count_by(
    courses: Sequence[CourseSource], names: Callable[[ExerciseSource], Iterable[str]]
) -> Counter[str]:
    """Return how many exercises there are for each name that an exercise has."""
    return Counter(name for each in list_exercises(courses) for name in names(each))


def count_holding(courses: Sequence[CourseSource]) -> Counter[str]:
    """Return how many exercises hold under each combination of options."""
    return count_by(courses, _name_games)


def _name_games(exercise: ExerciseSource) -> list[str]:
    return [f"{exercise.setting.preset.slug} {name}" for name in exercise.list_holding()]
