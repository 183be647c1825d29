"""The response to an attempt at an exercise: solved, missed, or what the rules say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rules.boards.point_labels import LabelledPlaces
from rules.book.wording import word_outcome
from rules.http import PageLink
from rules.turns.answer import Answer, MessageKind, answer_try, word_steps
from rules.turns.attempt import SOLUTION, Attempt
from tutorials.curriculum.goals import PlayGoal
from tutorials.curriculum.grading import GradedAnswer, VerdictState, grade
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.texts import render_text


def judge(attempt: Attempt, goal: PlayGoal) -> GradedAnswer:
    """Grade an attempt; a turn in which nothing can be played still has to be ended."""
    if attempt.refusal is not None:
        return GradedAnswer(VerdictState.REFUSED, attempt.turn, refusal=attempt.refusal)
    if not attempt.turn.steps and not attempt.ending:
        return GradedAnswer(VerdictState.UNFINISHED, attempt.turn)
    return grade(attempt.turn, goal)


def answer(
    exercise: Exercise, attempt: Attempt, verdict: GradedAnswer, note: SafeString | None = None
) -> Answer:
    """Return the message for a graded attempt.

    `note` is what the author says to just this try: more than the rule does to one that is
    refused, and in place of the general words to one that misses the goal.
    """
    if attempt.typed_error is None:
        if verdict.state is VerdictState.REACHED:
            return _reached(exercise, attempt)
        if verdict.state is VerdictState.MISSED:
            return _missed(exercise, attempt, verdict, note)
    said = answer_try(attempt)
    if note is not None and said.kind is MessageKind.REFUSED:
        return replace(said, sentences=(*said.sentences, note))
    return said


def say_solved(sentences: Sequence[SafeString], rule: PageLink | None = None) -> Answer:
    """Return the message for a solved exercise, with a link to the rule it rests on."""
    return Answer(MessageKind.RIGHT, pgettext("exercise", "Solved"), tuple(sentences), rule)


def _reached(exercise: Exercise, attempt: Attempt) -> Answer:
    sentences = (_text(attempt, exercise.achieved), *_outcome(attempt))
    return say_solved(sentences)


def _missed(
    exercise: Exercise, attempt: Attempt, verdict: GradedAnswer, note: SafeString | None
) -> Answer:
    places = LabelledPlaces(attempt.turn.preset, attempt.view.names)
    steps = verdict.solution.steps if verdict.solution else ()
    if attempt.shown and steps:
        title = _("This would have done it")
        return Answer(MessageKind.HINT, title, (word_steps(places, steps),), steps=steps)
    said = note or _text(attempt, exercise.missed or _("The turn ends in another position."))
    show, label = (SOLUTION, _("Show what would have done it")) if steps else ("", "")
    title = _("Allowed, but not what was asked for")
    return Answer(MessageKind.OTHER, title, (said, *_outcome(attempt)), show=show, show_label=label)


def _outcome(attempt: Attempt) -> tuple[SafeString, ...]:
    outcome = attempt.turn.outcome
    return (word_outcome(attempt.turn.preset, outcome),) if outcome else ()


def _text(attempt: Attempt, text: str) -> SafeString:
    return render_text(text, LabelledPlaces(attempt.turn.preset, attempt.view.names))
