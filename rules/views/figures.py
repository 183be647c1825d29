"""The boards that say a rule better than words, for each section of a rule page."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.safestring import SafeString

from rules.boards.diagram import Arrow, ArrowKind, Crop, Diagram, Mark
from rules.boards.pills import LabelledPlaces
from rules.book.clauses import Section
from rules.book.wording import word_figure, word_pattern
from rules.engine.dice import Roll
from rules.engine.position import BAR, Position
from rules.engine.turn import Turn
from rules.preset import ClosedHome, Goal, RulePreset


@dataclass(frozen=True, slots=True)
class Figure:
    """A board with its caption; a small one shows a part of the board."""

    diagram: Diagram
    caption: SafeString
    is_small: bool = False


def figures_of(preset: RulePreset, section: Section) -> tuple[Figure, ...]:
    """Return the pictures of a section, drawn under the options of the game."""
    draw = _DRAWERS.get(section)
    return draw(preset) if draw else ()


def _start(preset: RulePreset) -> tuple[Figure, ...]:
    diagram = Diagram(preset, Position.start(preset))
    return (Figure(diagram, word_figure(preset, "start", {})),)


def _route(preset: RulePreset) -> tuple[Figure, ...]:
    """Show one checker that plays 5-3 from the start, and where it stops."""
    turn = Turn.begin(preset, Position.start(preset), Roll.of(5, 3))
    arrows = []
    for source, number in ((13, 3), (10, 5)):
        arrows.append(Arrow(ArrowKind.PLAYED, source, source - number, str(number)))
    places = LabelledPlaces(preset)
    caption = word_figure(
        preset,
        "route",
        {"stop": places.point(10), "end": places.point(5)},
    )
    marks = ((10, Mark.NAMED), (5, Mark.NAMED))
    return (Figure(Diagram(preset, turn.start, marks=marks, arrows=tuple(arrows)), caption),)


def _contact(preset: RulePreset) -> tuple[Figure, ...]:
    """Show a blot that can be hit and a point that is closed."""
    position = Position.of({13: 5, 8: 3, 6: 5, 24: 2}, {5: 1, 3: 2, 12: 5, 17: 3, 19: 4})
    places = LabelledPlaces(preset)
    caption = word_figure(
        preset,
        "contact",
        {"open": places.point(5, "hit"), "blocked": places.point(3, "blocked")},
    )
    marks = ((5, Mark.HIT), (3, Mark.BLOCKED))
    return (Figure(Diagram(preset, position, marks=marks, crop=Crop.HOME), caption, is_small=True),)


def _entering(preset: RulePreset) -> tuple[Figure, ...]:
    """Show the roll 6-4, of which only the 4 enters."""
    position = Position.of({BAR: 1, 24: 1, 13: 5, 8: 3, 6: 5}, {1: 2, 12: 5, 17: 2, 19: 4, 20: 2})
    places = LabelledPlaces(preset)
    caption = word_figure(
        preset,
        "entering",
        {"blocked": places.point(19, "blocked"), "open": places.point(21, "landing")},
    )
    marks = ((19, Mark.BLOCKED), (21, Mark.LANDING))
    arrows = (Arrow(ArrowKind.PROOF, BAR, 21, "4"),)
    return (Figure(Diagram(preset, position, marks=marks, arrows=arrows), caption),)


def _patterns(preset: RulePreset) -> tuple[Figure, ...]:
    """Show the homes that count most, where closed homes multiply a win."""
    if preset.goal is not Goal.ARRIVE or preset.closed_home is not ClosedHome.MULTIPLIED:
        return ()
    return tuple(
        Figure(
            Diagram(preset, _closed(pattern), crop=Crop.HOME),
            word_figure(preset, "pattern", {"pattern": word_pattern(pattern)}),
        )
        for pattern in preset.patterns
    )


def _closed(pattern: tuple[int, ...]) -> Position:
    home = dict(enumerate(pattern, start=1))
    return Position.of(home, {BAR: 1, 19: 5, 20: 5, 21: 4})


_DRAWERS = {
    Section.SETUP: _start,
    Section.ROUTE: _route,
    Section.CONTACT: _contact,
    Section.ENTERING: _entering,
    Section.RESULT: _patterns,
}
