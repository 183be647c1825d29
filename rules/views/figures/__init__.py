"""The figures of a rule page, by section, drawn from what the engine allows or refuses.

Their marks and arrows come from steps that the engine allows or refuses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.games.clause import Section
from rules.preset import RulePreset
from rules.views.figures.contact import draw_contact, draw_entering
from rules.views.figures.figure import Figure
from rules.views.figures.setup import draw_route, draw_start
from rules.views.figures.turn import draw_turn
from rules.views.figures.winning import draw_bearing_off, draw_result

DRAWERS: Final[dict[Section, Callable[[RulePreset], tuple[Figure, ...]]]] = {
    Section.SETUP: draw_start,
    Section.ROUTE: draw_route,
    Section.TURN: draw_turn,
    Section.CONTACT: draw_contact,
    Section.ENTERING: draw_entering,
    Section.BEARING_OFF: draw_bearing_off,
    Section.RESULT: draw_result,
}


def figures_of(preset: RulePreset, section: Section) -> tuple[Figure, ...]:
    """Return the figures of a section under the options of the game."""
    draw = DRAWERS.get(section)
    return draw(preset) if draw else ()


__all__ = ["DRAWERS", "Figure", "figures_of"]
