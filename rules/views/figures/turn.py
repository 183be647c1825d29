"""Figures of a sum of two numbers and of a double in every game."""

from __future__ import annotations

from typing import Final

from rules.boards.diagram import Arrow, ArrowKind, Crop, Diagram, Mark
from rules.boards.point_labels import LabelledPlaces
from rules.book.wording import word_figure
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.turn import Turn
from rules.preset import RulePreset
from rules.presets import PRESETS
from rules.views.figures.figure import Figure, numbered, play

PAIRS: Final = ((13, 11), (13, 11), (6, 4), (6, 4))
"""A play of 2-2 from the start; where a double is played twice, its first two steps."""


def draw_turn(preset: RulePreset) -> tuple[Figure, ...]:
    """Draw a sum with its stops, then 2-2 in this game and in the others."""
    others = [other for other in PRESETS if other.slug != preset.slug]
    return (_halts(preset), *(_double(game) for game in (preset, *others)))


def _halts(preset: RulePreset) -> Figure:
    """Draw both ways to play 3-1 with one checker, by the stops that the refusal names."""
    source, end = 8, 4
    turn = Turn.begin(preset, Position.start(preset), Roll.of(3, 1))
    refusal = turn.check_step(source, end)
    halts = refusal.between if refusal else ()
    arrows = [
        arrow
        for halt in halts
        for arrow in numbered(play(turn, (source, halt), (halt, end)).steps, ArrowKind.PROOF)
    ]
    places = LabelledPlaces(preset)
    points = {"source": source, "end": end, "low": min(halts), "high": max(halts)}
    facts = {name: places.point(point) for name, point in points.items()}
    marks = tuple((point, Mark.NAMED) for point in points.values())
    diagram = Diagram(
        preset, turn.start, marks=marks, arrows=tuple(arrows), crop=Crop.NEAR, tray=False
    )
    return Figure(diagram, word_figure(preset, "halts", facts))


def _double(preset: RulePreset) -> Figure:
    """Draw a play of 2-2 with as many steps as the game gives."""
    begun = Turn.begin(preset, Position.start(preset), Roll.of(2, 2))
    steps = play(begun, *PAIRS[: preset.numbers_in_double]).steps
    arrows = tuple(
        Arrow(ArrowKind.PROOF, step.source, step.destination, str(order))
        for order, step in enumerate(steps, start=1)
    )
    return Figure(
        Diagram(preset, begun.start, arrows=arrows, tray=False),
        word_figure(preset, "double", {"double": preset.numbers_in_double}),
        is_small=True,
    )
