"""An attempt as it is drawn: the board with its marks, the dice, the record and the hints."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark
from rules.boards.dice import DieState
from rules.boards.names import step_name
from rules.boards.pills import LabelledPlaces
from rules.book.lists import join_and
from rules.book.wording import fill
from rules.engine.position import OFF
from rules.engine.refusals import Refusal
from rules.engine.steps import Step
from tutorials.curriculum.goals import Goal
from tutorials.curriculum.hints import Hints, find_hints
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.texts import render_text
from tutorials.practice.answer import Answer
from tutorials.practice.attempt import RUNGS, Attempt

Marks = list[tuple[int, Mark]]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the record: a step that was played, or the one that was refused."""

    name: str
    number: int
    hits: bool = False


@dataclass(frozen=True, slots=True)
class Rung:
    """A rung of the ladder of hints; open ones have a text."""

    number: int
    label: str
    text: SafeString | None = None
    is_next: bool = False


def draw_scene(attempt: Attempt, hints: Hints | None, answer: Answer) -> Diagram:
    """Return the board of an attempt with everything marked on it."""
    turn = attempt.turn
    marks, arrows = _played(attempt)
    if attempt.chosen is not None:
        marks.append((attempt.chosen, Mark.CHOSEN))
    if answer.steps:
        arrows += [_arrow(ArrowKind.PROOF, step) for step in answer.steps]
    elif attempt.refusal is not None:
        refused_marks, refused_arrows = _refused(attempt.refusal)
        marks += refused_marks
        arrows += refused_arrows
    elif hints is not None:
        hint_marks, hint_arrows = _hinted(attempt, hints)
        marks += hint_marks
        arrows += hint_arrows
    arriving = turn.steps[len(turn.steps) - attempt.advanced :] if attempt.advanced else ()
    return Diagram(
        preset=turn.preset,
        position=turn.position,
        names=attempt.names,
        marks=tuple(dict.fromkeys(marks)),
        arrows=tuple(arrows),
        turns=True,
        flipped_home=attempt.flipped,
        arriving=tuple((step.source, step.destination) for step in arriving),
    )


def list_dice(attempt: Attempt) -> list[tuple[int, DieState]]:
    """Return the numbers of the roll with their states, in the order of the dice."""
    turn = attempt.turn
    left = list(turn.numbers_left)
    unused = DieState.OPEN
    if turn.outcome is not None:
        unused = DieState.VOID
    elif turn.is_finished:
        unused = DieState.STUCK
    dice = []
    for number in turn.roll.numbers(turn.preset):
        if number in left:
            left.remove(number)
            dice.append((number, unused))
        else:
            dice.append((number, DieState.USED))
    return dice


def list_steps(attempt: Attempt) -> list[Row]:
    """Return the steps of the turn as they were played."""
    preset = attempt.turn.preset
    return [
        Row(step_name(preset, step.source, step.destination), step.number, step.hits)
        for step in attempt.turn.steps
    ]


def refused_step(attempt: Attempt) -> Row | None:
    """Return the step that was refused, or None."""
    if attempt.tried is None or attempt.refusal is None:
        return None
    name = step_name(attempt.turn.preset, attempt.tried.source, attempt.tried.destination)
    number = attempt.refusal.number or 0
    return Row(name, number if number <= 6 else 0)


def hints_for(attempt: Attempt, goal: Goal) -> Hints | None:
    """Return what the open hints need to know, or None while no such hint is open."""
    return find_hints(attempt.turn, goal) if attempt.hint > 1 else None


def list_rungs(exercise: Exercise, attempt: Attempt, hints: Hints | None) -> list[Rung]:
    """Return the ladder of hints, opened as far as it was asked for."""
    labels = (
        _("The rule"),
        _("Which can move?"),
        _("Where can they land?"),
        _("The first step"),
        _("The whole turn"),
    )
    return [
        Rung(
            number,
            label,
            _rung_text(exercise, attempt, hints, number) if number <= attempt.hint else None,
            is_next=number == attempt.hint + 1,
        )
        for number, label in zip(range(1, RUNGS + 1), labels, strict=True)
    ]


def _rung_text(
    exercise: Exercise, attempt: Attempt, hints: Hints | None, number: int
) -> SafeString:
    places = LabelledPlaces(attempt.turn.preset, attempt.names)
    if number == 1:
        return render_text(
            exercise.hint, attempt.turn.preset, lambda preset, point: places.point(point)
        )
    if hints is None:
        return fill(_("From here the goal is out of reach. Undo a step first."), {})
    if not hints.steps:
        return fill(_("Nothing more can be played: end the turn."), {})
    if number == 2:
        sources = [places.point(source, "named") for source in hints.sources]
        return fill(_("From %(points)s."), {"points": join_and(sources)})
    if number == 3:
        landings = dict.fromkeys(step.destination for step in hints.steps)
        named = [places.point(point, "landing") for point in landings]
        return fill(_("On %(points)s."), {"points": join_and(named)})
    steps = hints.rest[:1] if number == 4 else hints.rest
    return join_and([_plain_step(places, step) for step in steps])


def _plain_step(places: LabelledPlaces, step: Step) -> SafeString:
    return fill(
        "%(source)s → %(destination)s",
        {"source": places.point(step.source), "destination": places.point(step.destination)},
    )


def _played(attempt: Attempt) -> tuple[Marks, list[Arrow]]:
    """Return the marks and arrows of the steps so far."""
    steps = attempt.turn.steps
    arrows = [
        Arrow(ArrowKind.PLAYED, step.source, step.destination, str(order))
        for order, step in enumerate(steps, start=1)
    ]
    marks: Marks = []
    if steps and steps[-1].destination != OFF:
        marks.append((steps[-1].destination, Mark.LAST))
    return marks, arrows


def _refused(refusal: Refusal) -> tuple[Marks, list[Arrow]]:
    """Return the marks and arrows that show a refusal on the board."""
    marks: Marks = []
    arrows = []
    source, destination = refusal.source, refusal.destination
    reason = refusal.cause or refusal
    if refusal.point is not None and refusal.point == source:
        marks.append((source, Mark.REFUSED))
    elif source is not None and destination is not None:
        marks += [(source, Mark.CHOSEN), (destination, Mark.REFUSED)]
        arrows.append(Arrow(ArrowKind.REFUSED, source, destination))
    if reason.point is not None and reason.point != source:
        blocked = reason.count is not None and reason.destination == reason.point
        marks.append((reason.point, Mark.BLOCKED if blocked else Mark.NAMED))
    marks += [(point, Mark.BLOCKED) for point in refusal.obstacles]
    if not refusal.cause:
        marks += [(point, Mark.NAMED) for point in refusal.between]
    return marks, arrows


def _hinted(attempt: Attempt, hints: Hints) -> tuple[Marks, list[Arrow]]:
    """Return the marks and arrows of the open hints."""
    marks: Marks = []
    arrows: list[Arrow] = []
    if 2 <= attempt.hint <= 3:
        marks += [(source, Mark.MOVABLE) for source in hints.sources if source != attempt.chosen]
    if attempt.hint == 3:
        shown = [s for s in hints.steps if attempt.chosen in (None, s.source)]
        marks += [(step.destination, Mark.HIT if step.hits else Mark.LANDING) for step in shown]
    if attempt.hint >= 4:
        steps = hints.rest[:1] if attempt.hint == 4 else hints.rest
        arrows += [_arrow(ArrowKind.PROOF, step) for step in steps]
    return marks, arrows


def _arrow(kind: ArrowKind, step: Step) -> Arrow:
    return Arrow(kind, step.source, step.destination, str(step.number))
