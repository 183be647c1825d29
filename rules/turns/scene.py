"""The board, dice and record of an attempt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark
from rules.boards.dice import DieState
from rules.boards.names import step_name
from rules.engine.cube import CubeState
from rules.engine.dice import PIPS
from rules.engine.position import BAR, OFF
from rules.engine.refusals import Refusal
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.preset import POINTS
from rules.turns.attempt import Attempt

Marks = tuple[tuple[int, Mark], ...]
Arrows = tuple[Arrow, ...]


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A line of the record: a step that was played, or the one that was refused.

    `number` is 0 where no die shows what was tried.
    """

    name: str
    number: int
    hits: bool = False


@dataclass(frozen=True, slots=True)
class Extra:
    """What a page adds to the board of a turn, such as hints."""

    marks: Marks = ()
    arrows: Arrows = ()
    cube: CubeState | None = None


def draw_scene(attempt: Attempt, shown: tuple[Step, ...], extra: Extra | None = None) -> Diagram:
    """Return the board of an attempt with everything marked on it.

    `shown` are steps the reader has asked to see; they take the place of a refusal, and a
    refusal takes the place of what is `extra`; the cube stays where it lies.
    """
    turn = attempt.turn
    added = mark_refusal(attempt.refusal) if attempt.refusal else extra or Extra()
    if shown:
        added = Extra(arrows=proof_arrows(shown))
    chosen = () if attempt.chosen is None else ((attempt.chosen, Mark.CHOSEN),)
    begun = len(turn.steps) - attempt.advanced
    return Diagram(
        preset=turn.preset,
        position=turn.position,
        names=attempt.view.names,
        marks=tuple(dict.fromkeys((*_last(attempt), *chosen, *added.marks))),
        arrows=(*_played(attempt), *added.arrows),
        turns=True,
        flipped_home=attempt.view.is_flipped,
        cube=extra.cube if extra else None,
        arriving=tuple((step.source, step.destination) for step in turn.steps[begun:]),
    )


def proof_arrows(steps: Iterable[Step]) -> Arrows:
    """Return steps as dashed, numbered arrows."""
    return tuple(
        Arrow(ArrowKind.PROOF, step.source, step.destination, str(step.number)) for step in steps
    )


def reply_arrows(turn: Turn) -> Arrows:
    """Return the steps of an opponent's turn as arrows, in the player's numbers."""

    def seen(place: int) -> int:
        return place if place in (BAR, OFF) else POINTS + 1 - place

    return tuple(
        Arrow(ArrowKind.PLAYED, seen(step.source), seen(step.destination), str(order))
        for order, step in enumerate(turn.steps, start=1)
    )


def mark_refusal(refusal: Refusal) -> Extra:
    """Return the marks and the arrow that show a refusal."""
    marks: list[tuple[int, Mark]] = []
    arrows: list[Arrow] = []
    source, destination = refusal.source, refusal.destination
    reason = refusal.cause or refusal
    if source is not None and refusal.point == source:
        marks.append((source, Mark.REFUSED))
    elif source is not None and destination is not None:
        marks += [(source, Mark.CHOSEN), (destination, Mark.REFUSED)]
        arrows.append(Arrow(ArrowKind.REFUSED, source, destination))
    if reason.point is not None and reason.point != source:
        blocked = reason.count is not None and reason.destination == reason.point
        marks.append((reason.point, Mark.BLOCKED if blocked else Mark.NAMED))
    marks += [(point, Mark.BLOCKED) for point in refusal.obstacles]
    if refusal.cause is None:
        marks += [(point, Mark.NAMED) for point in refusal.between]
    return Extra(tuple(marks), tuple(arrows))


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
            is_next = number == attempt.die and unused is DieState.OPEN
            dice.append((number, DieState.NEXT if is_next else unused))
        else:
            dice.append((number, DieState.USED))
    return dice


def list_steps(attempt: Attempt) -> list[RecordRow]:
    """Return the steps played so far as rows of the record."""
    preset = attempt.turn.preset
    return [
        RecordRow(step_name(preset, step.source, step.destination), step.number, step.hits)
        for step in attempt.turn.steps
    ]


def refused_step(attempt: Attempt) -> RecordRow | None:
    """Return the refused step as a row of the record, or None."""
    if attempt.tried is None or attempt.refusal is None:
        return None
    name = step_name(attempt.turn.preset, attempt.tried.source, attempt.tried.destination)
    number = attempt.refusal.number or 0
    return RecordRow(name, number if number <= PIPS else 0)


def _last(attempt: Attempt) -> Marks:
    """Return the mark on the checker that moved last."""
    steps = attempt.turn.steps
    if not steps or steps[-1].destination == OFF:
        return ()
    return ((steps[-1].destination, Mark.LAST),)


def _played(attempt: Attempt) -> Arrows:
    """Return the steps so far as solid, numbered arrows."""
    return tuple(
        Arrow(ArrowKind.PLAYED, step.source, step.destination, str(order))
        for order, step in enumerate(attempt.turn.steps, start=1)
    )
