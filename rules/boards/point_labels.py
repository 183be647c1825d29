"""Points in running text as the labels they wear on the board, or plainly."""

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
    """Writes points and steps without markup."""

    preset: RulePreset

    def point(self, place: int, role: str = "") -> str:
        """Return the name of a place."""
        return point_name(self.preset, place)

    def step(self, source: int, destination: int) -> str:
        """Return a step between two places."""
        return step_name(self.preset, source, destination)


@dataclass(frozen=True, slots=True)
class LabelledPlaces:
    """Writes points as labels, with the number beside the name where the reader wants it."""

    preset: RulePreset
    names: Names = Names.GAME

    def point(self, place: int, role: str = "named") -> SafeString:
        """Return the name of a place as a label in the state `role`."""
        return format_html('<b class="point-name is-{}">{}</b>', role or "named", self.name(place))

    def step(self, source: int, destination: int) -> SafeString:
        """Return a step as two labels, the end of it as refused."""
        return format_html(
            '<span class="step-name">{} <span aria-hidden="true">→</span>'
            '<span class="visually-hidden">–</span> {}</span>',
            self.point(source, "chosen"),
            self.point(destination, "refused"),
        )

    def name(self, place: int) -> str:
        """Return what the label of a place says."""
        name = point_name(self.preset, place)
        numbered = OFF < place < BAR and self.names is not Names.GAME and name != str(place)
        return f"{name} ({place})" if numbered and place <= POINTS else name
