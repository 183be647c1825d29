"""Figures of bearing off and of the homes worth most."""

from __future__ import annotations

from rules.boards.diagram import ArrowKind, Crop, Diagram, Mark
from rules.boards.point_labels import LabelledPlaces
from rules.book.wording import word_figure, word_pattern
from rules.engine.dice import Roll
from rules.engine.outcome import WinKind, find_outcome
from rules.engine.position import BAR, OFF, Position
from rules.engine.turn import Turn
from rules.preset import RulePreset
from rules.views.figures.figure import Figure, numbered, play


def draw_bearing_off(preset: RulePreset) -> tuple[Figure, ...]:
    """Draw a number larger than any checker needs, and one that is not."""
    position = Position.of({4: 2, 2: 1, 1: 1}, {24: 3, 23: 2, 22: 3}, off=11, opponent_off=7)
    begun = Turn.begin(preset, position, Roll.of(6, 3))
    arrows = numbered(play(begun, (4, OFF)).steps, ArrowKind.PROOF)
    refusal = begun.check_step(2, number=3)
    places = LabelledPlaces(preset)
    facts = {"farthest": places.point(4, "landing"), "near": places.point(2, "blocked")}
    marks = ((4, Mark.MOVABLE), *(((2, Mark.NAMED),) if refusal else ()))
    diagram = Diagram(preset, position, marks=marks, arrows=arrows, crop=Crop.NEAR)
    return (Figure(diagram, word_figure(preset, "bearing-off", facts)),)


def draw_result(preset: RulePreset) -> tuple[Figure, ...]:
    """Draw the homes worth most, where the game values them."""
    homes = [(pattern, _closed(pattern)) for pattern in preset.patterns]
    return tuple(
        Figure(
            Diagram(preset, position, crop=Crop.HOME),
            word_figure(preset, "pattern", {"pattern": word_pattern(pattern)}),
            is_small=True,
        )
        for pattern, position in homes
        if (won := find_outcome(preset, position)) and won.kind is WinKind.MUJO
    )


def _closed(pattern: tuple[int, ...]) -> Position:
    home = dict(enumerate(pattern, start=1))
    return Position.of(home, {BAR: 1, 19: 5, 20: 5, 21: 4})
