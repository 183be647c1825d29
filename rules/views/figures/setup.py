"""Figures of the starting position and the route of the checkers."""

from __future__ import annotations

from typing import Final

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark, Names
from rules.boards.point_labels import LabelledPlaces
from rules.book.wording import word_figure
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.turn import Turn
from rules.preset import POINTS, RulePreset
from rules.views.figures.figure import Figure, numbered, play

STRETCHES: Final = (6, 5, 1, 5, 6)
"""How far the walker goes each time, so that it stops at the corners."""


def draw_start(preset: RulePreset) -> tuple[Figure, ...]:
    """Draw the start with all names of its points."""
    diagram = Diagram(preset, Position.start(preset), names=Names.BOTH, tray=False)
    return (Figure(diagram, word_figure(preset, "start", {})),)


def draw_route(preset: RulePreset) -> tuple[Figure, ...]:
    """Draw the whole route, and one checker that plays 5-3 from the start."""
    return (_way(preset), _two_steps(preset))


def _way(preset: RulePreset) -> Figure:
    """Draw one checker on its way round, in stretches."""
    arrows, source = [], POINTS
    for number in STRETCHES:
        position = Position.of({source: 1}, {1: 1})
        (step,) = play(
            Turn.begin(preset, position, Roll.of(number, number)), (source, source - number)
        ).steps
        arrows.append(Arrow(ArrowKind.PROOF, step.source, step.destination))
        source = step.destination
    caption = word_figure(preset, "way", {"first": LabelledPlaces(preset).point(POINTS)})
    marks = ((POINTS, Mark.NAMED),)
    walker = Position.of({POINTS: 1}, {})
    diagram = Diagram(preset, walker, marks=marks, arrows=tuple(arrows), tray=False)
    return Figure(diagram, caption)


def _two_steps(preset: RulePreset) -> Figure:
    turn = Turn.begin(preset, Position.start(preset), Roll.of(5, 3))
    arrows = numbered(play(turn, (13, 10), (10, 5)).steps, ArrowKind.PROOF)
    places = LabelledPlaces(preset)
    caption = word_figure(preset, "route", {"stop": places.point(10), "end": places.point(5)})
    marks = ((10, Mark.NAMED), (5, Mark.NAMED))
    return Figure(Diagram(preset, turn.start, marks=marks, arrows=arrows, tray=False), caption)
