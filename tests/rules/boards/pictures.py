"""Diagrams that several tests draw, and a look into drawings."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark, Names
from rules.engine.position import BAR, OFF
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text

EARLY_EDO: Final = BAN_SUGOROKU.with_options({"goal": "bear-off"})
MIDDLE_GAME: Final = parse_text(
    "24:1 20:1 6:2 5:4 4:3 3:1 2:1 1:2 / 23:1 18:4 17:2 15:2 13:2 11:2 10:2"
)

PICTURES: Final = {
    "ban-sugoroku-refused": Diagram(
        BAN_SUGOROKU,
        MIDDLE_GAME,
        marks=((20, Mark.CHOSEN), (18, Mark.BLOCKED), (16, Mark.REFUSED), (10, Mark.BLOCKED)),
        arrows=(Arrow(ArrowKind.REFUSED, 20, 16),),
        turns=True,
    ),
    "ban-sugoroku-hints": Diagram(
        BAN_SUGOROKU,
        parse_text("13:5 8:7 6:2 5:1 / 1:1 12:5 19:5 18:3 20:1 bar:4"),
        names=Names.BOTH,
        marks=((8, Mark.MOVABLE), (5, Mark.LANDING), (1, Mark.HIT), (6, Mark.NAMED)),
        flipped_home=True,
    ),
    "backgammon-entered-and-hit": Diagram(
        BACKGAMMON,
        parse_text("24:1 21:1 13:4 8:3 7:1 6:5 / 19:5 17:3 12:4 1:2 bar:1"),
        marks=((21, Mark.LAST), (7, Mark.LAST), (BAR, Mark.LAST)),
        arrows=(Arrow(ArrowKind.PLAYED, BAR, 21, "1"), Arrow(ArrowKind.PLAYED, 13, 7, "2")),
        arriving=((BAR, 21), (13, 7), (7, BAR)),
    ),
    "backgammon-bearing-off": Diagram(
        BACKGAMMON,
        parse_text("6:2 4:1 bar:1 off:11 / 24:1 22:1 19:2 off:11"),
        marks=((4, Mark.CHOSEN), (OFF, Mark.LANDING)),
        arrows=(Arrow(ArrowKind.PROOF, 6, OFF), Arrow(ArrowKind.PROOF, 6, OFF)),
        flipped_home=True,
    ),
}
"""The approved drawings in `tests/golden` show these, and all marks and arrows between them."""


def parse_drawing(drawing: str) -> ElementTree.Element:
    """Read a drawing, which must be well formed."""
    return ElementTree.fromstring(drawing)  # noqa: S314 -- drawn by ourselves


def find_classes(drawing: str) -> set[str]:
    """Return every class that occurs in a drawing."""
    return {
        name
        for element in parse_drawing(drawing).iter()
        for name in element.get("class", "").split()
    }


def find_group(drawing: str, name: str) -> ElementTree.Element:
    """Return the one group of a class."""
    groups = [
        group
        for group in parse_drawing(drawing).iter("g")
        if name in group.get("class", "").split()
    ]
    assert len(groups) == 1, f"{len(groups)} groups of class {name}"
    return groups[0]


def find_uses(group: ElementTree.Element, name: str) -> list[tuple[str, str]]:
    """Return where in a group the shapes of a class lie."""
    return [
        (use.get("x", ""), use.get("y", ""))
        for use in group.iter("use")
        if name in use.get("class", "").split()
    ]
