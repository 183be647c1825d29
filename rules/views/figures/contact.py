"""Figures of landing, entering and the closed home."""

from __future__ import annotations

from rules.boards.diagram import ArrowKind, Crop, Diagram, Mark
from rules.boards.point_labels import LabelledPlaces
from rules.book.wording import word_figure
from rules.engine.dice import PIPS, Roll
from rules.engine.position import BAR, Position
from rules.engine.turn import Turn
from rules.preset import POINTS, RulePreset
from rules.views.figures.figure import Figure, mark_landing, numbered, play


def draw_contact(preset: RulePreset) -> tuple[Figure, ...]:
    """Draw an empty point, a blot that can be hit, and a closed point."""
    position = Position.of({13: 5, 6: 6, 24: 2, 8: 2}, {5: 1, 3: 2, 12: 5, 17: 3, 19: 4})
    source, landings = 6, {"empty": 4, "open": 5, "blocked": 3}
    marks = tuple(
        (point, mark_landing(preset, position, source, source - point))
        for point in landings.values()
    )
    places = LabelledPlaces(preset)
    facts = {name: places.point(point) for name, point in landings.items()}
    caption = word_figure(preset, "contact", facts | {"source": places.point(source, "chosen")})
    marked = (*marks, (source, Mark.CHOSEN))
    diagram = Diagram(preset, position, marks=marked, crop=Crop.HOME)
    return (Figure(diagram, caption, is_small=True),)


def draw_entering(preset: RulePreset) -> tuple[Figure, ...]:
    """Draw where a checker enters, and a home it cannot enter."""
    return (_open_and_blocked(preset), _closed(preset))


def _open_and_blocked(preset: RulePreset) -> Figure:
    """Draw the roll 6-4, of which only the 4 enters."""
    position = Position.of({BAR: 1, 24: 1, 13: 5, 8: 3, 6: 5}, {1: 2, 12: 5, 17: 2, 19: 4, 20: 2})
    roll = Roll.of(6, 4)
    marks = tuple(
        (BAR - number, mark_landing(preset, position, BAR, number)) for number in range(1, PIPS + 1)
    )
    turn = play(Turn.begin(preset, position, roll), (BAR, BAR - roll.low))
    arrows = numbered(turn.steps, ArrowKind.PROOF)
    places = LabelledPlaces(preset)
    facts = {
        "blocked": places.point(BAR - roll.high, "blocked"),
        "open": places.point(BAR - roll.low, "landing"),
    }
    diagram = Diagram(preset, position, marks=marks, arrows=arrows, tray=False)
    return Figure(diagram, word_figure(preset, "entering", facts))


def _closed(preset: RulePreset) -> Figure:
    """Draw a closed home from its owner's side, with the numbers that do not enter."""
    position = Position.of(
        {1: 2, 2: 2, 3: 2, 4: 3, 5: 2, 6: 2, 8: 2}, {BAR: 1, 12: 4, 17: 4, 19: 6}
    )
    opposing = position.flipped()
    turns = (Turn.begin(preset, opposing, Roll.of(number, number)) for number in range(1, PIPS + 1))
    shut = [turn.explain_pass()[0].point for turn in turns]
    marks = tuple((POINTS + 1 - point, Mark.BLOCKED) for point in shut if point)
    diagram = Diagram(preset, position, marks=marks, crop=Crop.HOME)
    return Figure(diagram, word_figure(preset, "closed-home", {}), is_small=True)
