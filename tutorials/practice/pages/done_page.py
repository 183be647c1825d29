"""Template context of the end of a lesson: what was solved, what is next, what to remember."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.translation import ngettext

from rules.boards.diagram import Diagram
from rules.book.clauses import get_clause
from rules.book.titles import clause_title
from rules.http import PageLink
from rules.links import rule_page_url
from rules.presets import get_preset
from tutorials.accounts.models import Learner
from tutorials.curriculum.models import Exercise, Lesson
from tutorials.practice.pages.lesson_page import lesson_context
from tutorials.practice.progress.keepsakes import keepsake_of, wall_of
from tutorials.practice.progress.lesson_results import ExerciseResult, results_of
from tutorials.practice.progress.standings import Standing, is_solved

MOST_LOOKS: Final = 2
"""As many exercises are worth another look at most."""


@dataclass(frozen=True, slots=True)
class Stone:
    """An exercise on the strip, with how it was solved in words."""

    result: ExerciseResult

    @property
    def is_solved(self) -> bool:
        """Whether it is solved, with or without help."""
        return is_solved(self.result.standing)

    @property
    def is_helped(self) -> bool:
        """Whether it was solved with help."""
        return self.result.standing is Standing.HELPED


@dataclass(frozen=True, slots=True)
class AnotherLook:
    """An exercise in which something went wrong: its board, and the rule that refused a step."""

    exercise: Exercise
    diagram: Diagram
    rule: PageLink | None


def done_context(
    lesson: Lesson, learner: Learner | None, standings: Mapping[str, Standing]
) -> dict[str, object]:
    """Return the context of the end of a lesson; without a learner nothing is said of results."""
    context = lesson_context(lesson, standings)
    context["name"] = name = keepsake_of(lesson)
    following = context["next_lesson"]
    if isinstance(following, Lesson):
        first = following.exercises.first()
        context["next_diagram"] = Diagram(first.game(), first.start()) if first else None
        context["next_count"] = following.exercises.count()
    looks: list[AnotherLook] = []
    if learner is not None:
        results = results_of(learner, list(lesson.exercises.all()))
        looks = list(_list_looks(results))
        context |= {
            "stones": [Stone(result) for result in results],
            "ways_solved": list(_count_ways(results)),
            "unsolved": [each.exercise for each in results if not is_solved(each.standing)],
            "looks": looks,
        }
        if name is not None:
            wall = wall_of(standings)
            context |= {"wall": wall, "earned": sum(place.is_earned for place in wall)}
    shown = [context.get("next_diagram"), *(look.diagram for look in looks)]
    presets = [lesson.game(), *(each.preset for each in shown if isinstance(each, Diagram))]
    return context | {"presets": list(dict.fromkeys(presets))}


def _count_ways(results: Sequence[ExerciseResult]) -> Iterator[str]:
    """Yield in words how many exercises were solved at once, at a later try and with a hint."""
    at_once = sum(result.is_first_try for result in results)
    helped = sum(result.standing is Standing.HELPED for result in results)
    later = sum(is_solved(result.standing) for result in results) - at_once - helped
    if at_once:
        text = ngettext("%(count)s at the first try", "%(count)s at the first try", at_once)
        yield text % {"count": at_once}
    if later:
        text = ngettext("%(count)s at a later try", "%(count)s at a later try", later)
        yield text % {"count": later}
    if helped:
        text = ngettext("%(count)s with a hint", "%(count)s with a hint", helped)
        yield text % {"count": helped}


def _list_looks(results: Sequence[ExerciseResult]) -> Iterator[AnotherLook]:
    """Yield the exercises with the most mistakes, each with the rule that was broken most."""
    erring = [result for result in results if result.mistakes]
    for result in sorted(erring, key=lambda each: -each.mistakes.total())[:MOST_LOOKS]:
        exercise = result.exercise
        clauses = [clause for clause, _count in result.mistakes.most_common() if clause]
        game = exercise.game()
        rule = None
        if clauses:
            title = clause_title(game, get_clause(game, clauses[0]))
            rule = PageLink(rule_page_url(game, get_preset(game.slug), clauses[0]), title)
        yield AnotherLook(exercise, Diagram(game, exercise.start()), rule)
