"""What the pages of one exercise and of one learner are given: the steps tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.boards.diagram import Diagram
from rules.book.titles import clause_title
from rules.games.clause import Clause
from rules.preset import RulePreset
from tutorials.accounts.models import Learner
from tutorials.classrooms.models import Assignment, Classroom
from tutorials.classrooms.reporting.counting import (
    ReportCell,
    WrongTry,
    count_cells,
    count_wrong,
    in_time,
    learners_in,
    list_wrong,
    tries_in,
)
from tutorials.classrooms.reporting.rules import (
    RuleRow,
    bar_width,
    clause_by_id,
    list_stumbles,
    rule_rows,
)
from tutorials.classrooms.reporting.tries import draw_wrong, word_result, word_try
from tutorials.curriculum.exercise_index import LoadedExercise, read_question
from tutorials.curriculum.models import Exercise
from tutorials.practice.models import StepTry
from tutorials.practice.results import TryResult

MOST_SHOWN = 10
MOST_TRIES = 600
"""As many of a learner's latest tries are shown."""


@dataclass(frozen=True, slots=True)
class WrongRow:
    """A wrong try in words, with what is wrong with it, and for how many learners."""

    number: int
    wrong: WrongTry
    words: str
    said: str
    width: int


@dataclass(frozen=True, slots=True)
class ExerciseReport:
    """What a class made of one exercise."""

    diagram: Diagram | None
    total: int
    solved: int
    late: int
    begun: int
    rows: Sequence[WrongRow]


@dataclass(frozen=True, slots=True)
class TryRow:
    """One try in words."""

    result: str
    words: str
    said: str
    helped: int

    @property
    def is_wrong(self) -> bool:
        """Tell whether it was refused, or not what was asked for."""
        return self.result in (TryResult.REFUSED, TryResult.MISSED)


@dataclass(frozen=True, slots=True)
class LearnerReport:
    """What one learner tried: the rules that were not kept, and each exercise."""

    rules: Sequence[RuleRow]
    sittings: Sequence[ExerciseTries]


@dataclass(frozen=True, slots=True)
class ExerciseTries:
    """A learner's tries at one exercise, in their order."""

    exercise: Exercise
    cell: ReportCell
    tries: Sequence[TryRow]


def exercise_report(
    classroom: Classroom, exercise: Exercise, assignment: Assignment | None = None
) -> ExerciseReport:
    """Return what a class made of an exercise, ever or for an assignment. Three queries."""
    found = LoadedExercise(exercise, read_question(exercise))
    tries = tries_in(classroom, [exercise.slug])
    total = learners_in(classroom).count()
    wrong = count_wrong(in_time(tries, assignment), MOST_SHOWN)
    cells = [cell for cell in count_cells(tries, assignment) if cell.has_begun]
    solved = sum(cell.is_done for cell in cells)
    late = sum(cell.is_done and cell.is_late for cell in cells)
    rows = [
        WrongRow(
            number,
            one,
            word_try(found, one.before, one.tried),
            name_rule(exercise.game(), one.clause) or word_result(found, one.result),
            bar_width(one.learners, total),
        )
        for number, one in enumerate(wrong, start=1)
    ]
    begun = len(cells) - solved
    return ExerciseReport(draw_wrong(found, wrong), total, solved - late, late, begun, rows)


def name_rule(preset: RulePreset, clause_id: str) -> str:
    """Return the title of the rule that refused a try; empty where none did."""
    clause: Clause | None = clause_by_id(clause_id)
    return clause_title(preset, clause) if clause and clause.holds(preset) else ""


def learner_report(classroom: Classroom, learner: Learner) -> LearnerReport:
    """Return a learner's exercises with their latest tries, in the order of the lessons."""
    tries = StepTry.objects.filter(learner=learner)
    by_exercise: dict[str, list[StepTry]] = {}
    for row in reversed(tries.order_by("-pk")[:MOST_TRIES]):
        by_exercise.setdefault(row.exercise, []).append(row)
    cells = {cell.exercise: cell for cell in count_cells(tries)}
    exercises = Exercise.objects.filter(slug__in=by_exercise).select_related("lesson__course")
    ordered = exercises.order_by("lesson__course__order", "lesson__order", "order", "slug")
    loaded = {each.slug: LoadedExercise(each, read_question(each)) for each in ordered}
    sittings = [
        ExerciseTries(found.row, cells[slug], _word_tries(found, by_exercise[slug]))
        for slug, found in loaded.items()
    ]
    stumbles = list_stumbles(list_wrong(tries), loaded)
    return LearnerReport(rule_rows(classroom.preset, stumbles, total=1), sittings)


def _word_tries(found: LoadedExercise, rows: Sequence[StepTry]) -> list[TryRow]:
    preset = found.row.game()
    return [
        TryRow(
            row.result,
            word_try(found, "", row.tried),
            name_rule(preset, row.clause) or word_result(found, row.result),
            row.helped,
        )
        for row in rows
    ]
