"""Points in running text: as labels that look like those of the board, or as plain names."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.html import format_html
from django.utils.safestring import SafeString

from rules.boards.diagram import Names
from rules.boards.names import point_name, step_name
from rules.engine.position import BAR, OFF
from rules.preset import POINTS, RulePreset


@dataclass(frozen=True, slots=True)
class PlainPlaces:
    """Format points and steps without markup."""

    preset: RulePreset

    def point(self, place: int, role: str = "") -> str:
        """Return the name of a point in the words of the game."""
        return point_name(self.preset, place)

    def step(self, source: int, destination: int) -> str:
        """Return a step as `8/5` with the names of both points."""
        return step_name(self.preset, source, destination)


@dataclass(frozen=True, slots=True)
class LabelledPlaces:
    """Format points as labels, with the number beside the name if the reader wants it."""

    preset: RulePreset
    names: Names = Names.GAME

    def point(self, place: int, role: str = "named") -> SafeString:
        """Return the name of a place as a label in the state `role`."""
        return format_html('<b class="point-name is-{}">{}</b>', role or "named", self.name(place))

    def step(self, source: int, destination: int) -> SafeString:
        """Return a step as two labels; the destination is marked as refused."""
        return format_html(
            '<span class="step-name">{} <span aria-hidden="true">→</span>'
            '<span class="visually-hidden">–</span> {}</span>',
            self.point(source, "chosen"),
            self.point(destination, "refused"),
        )

    def name(self, place: int) -> str:
        """Return the text of a place's label."""
        name = point_name(self.preset, place)
        numbered = OFF < place < BAR and self.names is not Names.GAME and name != str(place)
        return f"{name} ({place})" if numbered and place <= POINTS else name
