"""The hints for a turn, in order: a rule, what can move, where to, the first step, all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Mark
from rules.boards.point_labels import LabelledPlaces
from rules.book.lists import join_and
from rules.book.wording import fill
from rules.engine.steps import Step
from rules.turns.answer import word_steps
from rules.turns.attempt import Attempt
from rules.turns.scene import Extra, proof_arrows
from tutorials.curriculum.goals import PlayGoal
from tutorials.curriculum.hints import Hints, Route, find_hints
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.texts import render_text


@dataclass(frozen=True, slots=True)
class Rung:
    """One hint; it has a text once it is open."""

    number: int
    label: str
    text: SafeString | None = None
    is_next: bool = False


def hints_for(attempt: Attempt, goal: PlayGoal, known: Route = ()) -> Hints | None:
    """Find what the open hints show; None while none of them needs it."""
    return find_hints(attempt.turn, goal, known) if attempt.view.hint > 1 else None


def list_rungs(exercise: Exercise, attempt: Attempt, hints: Hints | None) -> list[Rung]:
    """Return all hints, open as far as the reader has asked."""
    labels = (
        _("The rule"),
        _("Which can move?"),
        _("Where can they land?"),
        _("The first step"),
        _("The whole turn"),
    )
    texts = partial(_rung_text, exercise, attempt, hints)
    return open_rungs(labels, texts, attempt.view.hint)


def open_rungs(
    labels: Sequence[str], text_of: Callable[[int], SafeString], opened: int
) -> list[Rung]:
    """Return a hint for each label, the first `opened` with the text of their number."""
    return [
        Rung(number, label, text_of(number) if number <= opened else None, number == opened + 1)
        for number, label in enumerate(labels, start=1)
    ]


def draw_hints(attempt: Attempt, hints: Hints | None) -> Extra | None:
    """Return the marks and arrows of the open hints, or None."""
    if hints is None:
        return None
    if attempt.view.hint >= 4:
        return Extra(arrows=proof_arrows(_steps_of(hints, attempt.view.hint)))
    marks = [(source, Mark.MOVABLE) for source in hints.sources if source != attempt.chosen]
    if attempt.view.hint == 3:
        shown = [step for step in hints.moves if attempt.chosen in (None, step.source)]
        marks += [(step.destination, Mark.HIT if step.hits else Mark.LANDING) for step in shown]
    return Extra(tuple(marks))


def _steps_of(hints: Hints, rung: int) -> tuple[Step, ...]:
    return hints.rest[:1] if rung == 4 else hints.rest


def _rung_text(
    exercise: Exercise, attempt: Attempt, hints: Hints | None, number: int
) -> SafeString:
    places = LabelledPlaces(attempt.turn.preset, attempt.view.names)
    if number == 1:
        return render_text(exercise.hint, places)
    if hints is None:
        return fill(_("From here the goal is out of reach. Undo a step first."), {})
    if not hints.rest:
        return fill(_("Nothing more can be played: end the turn."), {})
    if number == 2:
        sources = [places.point(source, "named") for source in hints.sources]
        return fill(_("Places to start from: %(points)s."), {"points": join_and(sources)})
    if number == 3:
        landings = {step.destination for step in hints.moves}
        named = [places.point(point, "landing") for point in sorted(landings, reverse=True)]
        return fill(_("Places to land: %(points)s."), {"points": join_and(named)})
    return word_steps(places, _steps_of(hints, number))
