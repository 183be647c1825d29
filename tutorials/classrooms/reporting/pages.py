"""What the pages of a report are given."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.db.models import QuerySet

from tutorials.accounts.models import Learner
from tutorials.classrooms.assignments.choices import find_exercises
from tutorials.classrooms.assignments.periods import Period
from tutorials.classrooms.models import Assignment, Classroom
from tutorials.classrooms.permissions import in_order
from tutorials.classrooms.reporting.counting import (
    ReportCell,
    Wrong,
    WrongTry,
    count_cells,
    count_wrong,
    in_time,
    learners_in,
    list_wrong,
    tries_in,
)
from tutorials.classrooms.reporting.rules import RuleRow, bar_width, list_stumbles, rule_rows
from tutorials.classrooms.reporting.tries import word_try
from tutorials.curriculum.exercise_index import LoadedExercise, read_question
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry
from tutorials.practice.progress.standings import Standing

MOST_WRONG = 1000
"""As many different wrong tries are looked through for the commonest of each exercise."""


@dataclass(frozen=True, slots=True)
class ExerciseRow:
    """An exercise: who solved it, in time or late, and the commonest wrong try."""

    number: int
    exercise: Exercise
    solved: int
    late: int
    width: int
    wrong: WrongTry | None
    wrong_words: str


@dataclass(frozen=True, slots=True)
class LearnerRow:
    """A learner with what they did: exercise by exercise where these are few, and in all."""

    learner: Learner
    cells: Sequence[ReportCell | None]
    solved: int
    helped: int
    begun: int
    late: int
    refused: int
    missed: int


@dataclass(frozen=True, slots=True)
class ClassReport:
    """Everything that is counted about a class, for one assignment or for all it did.

    `broken` names the rules against which a learner did something at an exercise.
    """

    classroom: Classroom
    exercises: Sequence[Exercise]
    total: int
    began: int
    finished: int
    finished_late: int
    rules: Sequence[RuleRow]
    rows: Sequence[ExerciseRow]
    learners: Sequence[LearnerRow]
    broken: Mapping[tuple[int, str], Collection[str]]


def report_of(classroom: Classroom, assignment: Assignment | None = None) -> ClassReport:
    """Return the report on an assignment, or on everything a class did. Six queries."""
    slugs = None if assignment is None else assignment.exercises
    tries = tries_in(classroom, slugs)
    learners = in_order(learners_in(classroom))
    cells, wrong = count_cells(tries, assignment), list_wrong(tries, assignment)
    exercises = _exercises(classroom, assignment, cells)
    loaded = _load(exercises, {one.exercise for one in wrong})
    stumbles = list_stumbles([one for one in wrong if one.period is Period.IN_TIME], loaded)
    common = _commonest(in_time(tries, assignment))
    by_learner: dict[int, dict[str, ReportCell]] = defaultdict(dict)
    for cell in cells:
        by_learner[cell.learner][cell.exercise] = cell
    rows = [_learner_row(each, by_learner[each.pk], exercises) for each in learners]
    total, finished = len(learners), [row for row in rows if row.solved == len(exercises) > 0]
    return ClassReport(
        classroom,
        exercises,
        total,
        began=len({cell.learner for cell in cells if cell.has_begun}),
        finished=sum(not row.late for row in finished),
        finished_late=sum(bool(row.late) for row in finished),
        rules=rule_rows(classroom.preset, stumbles, total),
        rows=_exercise_rows(exercises, cells, common, loaded, total),
        learners=rows,
        broken=_broken(cells, wrong, loaded),
    )


def _load(exercises: Iterable[Exercise], slugs: Collection[str]) -> dict[str, LoadedExercise]:
    """Return the questions of those exercises at which something went wrong."""
    found = [exercise for exercise in exercises if exercise.slug in slugs]
    return {each.slug: LoadedExercise(each, read_question(each)) for each in found}


def _broken(
    cells: Iterable[ReportCell], wrong: Iterable[Wrong], loaded: Mapping[str, LoadedExercise]
) -> dict[tuple[int, str], set[str]]:
    """Return the rules that learners did not keep in the tries that are shown of them."""
    late = {(cell.learner, cell.exercise) for cell in cells if cell.is_late}
    shown = (
        one
        for one in wrong
        if one.period is Period.IN_TIME
        or (one.period is Period.LATE and (one.learner, one.exercise) in late)
    )
    found: dict[tuple[int, str], set[str]] = defaultdict(set)
    for stumble in list_stumbles(shown, loaded):
        if stumble.clause:
            found[stumble.learner, stumble.exercise].add(stumble.clause)
    return found


def _exercises(
    classroom: Classroom, assignment: Assignment | None, cells: Iterable[ReportCell]
) -> list[Exercise]:
    """Return what was set, or whatever was tried, in the order of the lessons."""
    if assignment is not None:
        found = find_exercises(assignment.exercises, classroom.preset)
        return [found[slug] for slug in assignment.exercises if slug in found]
    rows = Exercise.objects.filter(slug__in={cell.exercise for cell in cells})
    rows = rows.select_related("lesson__course")
    return list(rows.order_by("lesson__course__order", "lesson__order", "order", "slug"))


def _commonest(tries: QuerySet[StepTry]) -> dict[str, WrongTry]:
    """Return the commonest wrong try of each exercise."""
    found: dict[str, WrongTry] = {}
    for wrong in count_wrong(tries, MOST_WRONG):
        found.setdefault(wrong.exercise, wrong)
    return found


def _learner_row(
    learner: Learner, cells: Mapping[str, ReportCell], exercises: Sequence[Exercise]
) -> LearnerRow:
    shown = [cells.get(exercise.slug) for exercise in exercises]
    begun = [cell for cell in shown if cell is not None and cell.has_begun]
    done = [cell for cell in begun if cell.is_done]
    return LearnerRow(
        learner,
        shown,
        solved=len(done),
        helped=sum(cell.standing is Standing.HELPED for cell in done),
        begun=len(begun) - len(done),
        late=sum(cell.is_late for cell in done),
        refused=sum(cell.refused for cell in begun),
        missed=sum(cell.missed for cell in begun),
    )


def _exercise_rows(
    exercises: Sequence[Exercise],
    cells: Iterable[ReportCell],
    wrong: Mapping[str, WrongTry],
    loaded: Mapping[str, LoadedExercise],
    total: int,
) -> list[ExerciseRow]:
    tried: dict[str, list[ReportCell]] = defaultdict(list)
    for cell in cells:
        tried[cell.exercise].append(cell)
    rows = []
    for number, exercise in enumerate(exercises, start=1):
        done = [cell for cell in tried[exercise.slug] if cell.is_done]
        late = sum(cell.is_late for cell in done)
        common = wrong.get(exercise.slug)
        words = word_try(loaded[exercise.slug], common.before, common.tried) if common else ""
        solved = len(done) - late
        width = bar_width(solved, total)
        rows.append(ExerciseRow(number, exercise, solved, late, width, common, words))
    return rows
