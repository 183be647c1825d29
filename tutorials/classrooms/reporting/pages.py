"""What the pages of a report are given."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.db.models import QuerySet

from rules.addresses import rule_page_url
from rules.book.clauses import CLAUSES, Clause
from rules.book.titles import clause_title
from rules.preset import RulePreset
from rules.presets import PRESETS, get_preset
from tutorials.accounts.models import Learner
from tutorials.classrooms.access import in_order
from tutorials.classrooms.assigning.offers import find_exercises
from tutorials.classrooms.models import Assignment, Classroom
from tutorials.classrooms.reporting.counting import (
    Broken,
    Cell,
    WrongTry,
    count_broken,
    count_cells,
    count_wrong,
    in_time,
    learners_in,
    tries_in,
)
from tutorials.classrooms.reporting.sentences import word_broken
from tutorials.classrooms.reporting.tries import word_try
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.shelf import Shelved, read_question
from tutorials.practice.models import StepTry
from tutorials.practice.progress import Standing

BAR_WIDTH = 240
MOST_WRONG = 1000
"""As many different wrong tries are looked through for the commonest of each exercise."""
_BY_ID = {clause.id: clause for clause in CLAUSES}


def clause_by_id(clause_id: str) -> Clause | None:
    """Return a rule as recorded tries name it; None for one that is not there any more."""
    return _BY_ID.get(clause_id)


def bar_width(count: int, total: int) -> int:
    """Return how long the bar of a count is drawn."""
    return round(BAR_WIDTH * count / total) if total else 0


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A reason for refusals in words, with its rule."""

    broken: Broken
    sentence: str
    title: str
    url: str
    width: int


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
    cells: Sequence[Cell | None]
    solved: int
    helped: int
    begun: int
    late: int
    refused: int


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that is counted about a class, for one assignment or for all it did."""

    classroom: Classroom
    exercises: Sequence[Exercise]
    total: int
    began: int
    finished: int
    finished_late: int
    rules: Sequence[RuleRow]
    rows: Sequence[ExerciseRow]
    learners: Sequence[LearnerRow]


def report_of(classroom: Classroom, assignment: Assignment | None = None) -> Report:
    """Return the report on an assignment, or on everything a class did. Five queries."""
    slugs = None if assignment is None else assignment.exercises
    tries = tries_in(classroom, slugs)
    learners = in_order(learners_in(classroom))
    cells, counted = count_cells(tries, assignment), in_time(tries, assignment)
    exercises = _exercises(classroom, assignment, cells)
    by_learner: dict[int, dict[str, Cell]] = defaultdict(dict)
    for cell in cells:
        by_learner[cell.learner][cell.exercise] = cell
    rows = [_learner_row(each, by_learner[each.pk], exercises) for each in learners]
    total, finished = len(learners), [row for row in rows if row.solved == len(exercises) > 0]
    return Report(
        classroom,
        exercises,
        total,
        began=len({cell.learner for cell in cells if cell.has_begun}),
        finished=sum(not row.late for row in finished),
        finished_late=sum(bool(row.late) for row in finished),
        rules=[_rule_row(classroom, broken, total) for broken in count_broken(counted)],
        rows=_exercise_rows(exercises, cells, _commonest(counted), total),
        learners=rows,
    )


def _exercises(
    classroom: Classroom, assignment: Assignment | None, cells: Iterable[Cell]
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
    learner: Learner, cells: Mapping[str, Cell], exercises: Sequence[Exercise]
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
    )


def _rule_row(classroom: Classroom, broken: Broken, total: int) -> RuleRow:
    clause = clause_by_id(broken.clause)
    preset = _game_of(classroom, clause)
    return RuleRow(
        broken,
        word_broken(preset.vocabulary, broken.code, broken.clause, broken.learners, total),
        clause_title(preset, clause) if clause else broken.clause,
        rule_page_url(preset, get_preset(preset.slug), broken.clause),
        bar_width(broken.learners, total),
    )


def _game_of(classroom: Classroom, clause: Clause | None) -> RulePreset:
    """Return the game of the class, or one that has the rule where learners tried another."""
    games = (classroom.preset, *PRESETS)
    return next((game for game in games if clause and clause.holds(game)), games[0])


def _exercise_rows(
    exercises: Sequence[Exercise],
    cells: Iterable[Cell],
    wrong: Mapping[str, WrongTry],
    total: int,
) -> list[ExerciseRow]:
    tried: dict[str, list[Cell]] = defaultdict(list)
    for cell in cells:
        tried[cell.exercise].append(cell)
    rows = []
    for number, exercise in enumerate(exercises, start=1):
        done = [cell for cell in tried[exercise.slug] if cell.is_done]
        late = sum(cell.is_late for cell in done)
        common = wrong.get(exercise.slug)
        words = ""
        if common:
            shelved = Shelved(exercise, read_question(exercise))
            words = word_try(shelved, common.before, common.tried)
        solved = len(done) - late
        width = bar_width(solved, total)
        rows.append(ExerciseRow(number, exercise, solved, late, width, common, words))
    return rows
