"""What a board drawing shows: a position, its marks and arrows, and the reader's choices."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.engine.cube import CubeState
from rules.engine.position import Position
from rules.preset import BoardKind, HomeSide, RulePreset


class Names(StrEnum):
    """How points are labelled on the frame."""

    GAME = "game"
    NUMBERS = "numbers"
    BOTH = "both"


class Mark(StrEnum):
    """A state of a place; each is drawn as a shape of its own."""

    MOVABLE = "movable"
    CHOSEN = "chosen"
    LANDING = "landing"
    HIT = "hit"
    REFUSED = "refused"
    BLOCKED = "blocked"
    LAST = "last"
    NAMED = "named"


class ArrowKind(StrEnum):
    """Whether a step was played, belongs to a proof, or was refused."""

    PLAYED = "played"
    PROOF = "proof"
    REFUSED = "refused"


class Crop(StrEnum):
    """The part of the board that a small picture shows.

    `HOME` is the mover's home board, `RIGHT` the right half of the near row, `LEFT` the left
    half of both rows, `NEAR` the whole near row.
    """

    NONE = "none"
    HOME = "home"
    LEFT = "left"
    RIGHT = "right"
    NEAR = "near"


@dataclass(frozen=True, slots=True)
class Arrow:
    """A step drawn as an arrow; `badge` is the number on it, or empty."""

    kind: ArrowKind
    source: int
    destination: int
    badge: str = ""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A board to draw, seen by the mover, who is White and sits at the near row.

    Places are 1 to 24, 25 for the bar and 0 for off, in the mover's numbers. Played arrows have
    led to `position`; proofs and refusals start from it. `arriving` holds the steps that were
    just played and slide into place. A `cube` is drawn where it lies: White's at the near end of
    the bar, one that belongs to neither in the middle. `flipped_home` is the reader's switch for
    the other side, `turns` lets a narrow screen turn the board, `tray` is `False` in a picture
    without one.
    """

    preset: RulePreset
    position: Position
    names: Names = Names.GAME
    marks: tuple[tuple[int, Mark], ...] = ()
    arrows: tuple[Arrow, ...] = ()
    crop: Crop = Crop.NONE
    turns: bool = False
    flipped_home: bool = False
    arriving: tuple[tuple[int, int], ...] = ()
    tray: bool = True
    cube: CubeState | None = None

    @property
    def home(self) -> HomeSide:
        """Return the side on which the mover's home board is drawn."""
        if not self.flipped_home:
            return self.preset.home
        return HomeSide.RIGHT if self.preset.home is HomeSide.LEFT else HomeSide.LEFT

    @property
    def has_tray(self) -> bool:
        """Return whether the tray for borne-off checkers is drawn."""
        return self.tray and self.preset.bears_off

    def marks_on(self, place: int) -> tuple[Mark, ...]:
        """Return the marks of a place, in the order in which they are drawn."""
        return tuple(mark for marked, mark in self.marks if marked == place)


def board_classes(diagram: Diagram) -> str:
    """Return the CSS classes of the `.board` element that wraps the drawing.

    >>> from rules.presets import BAN_SUGOROKU
    >>> board_classes(Diagram(BAN_SUGOROKU, Position.start(BAN_SUGOROKU), turns=True))
    'board-fields home-left no-tray board-turns'
    """
    kind = "fields" if diagram.preset.board is BoardKind.FIELDS else "triangles"
    classes = [f"board-{kind}", f"home-{diagram.home}"]
    classes.append("has-tray" if diagram.has_tray else "no-tray")
    if diagram.turns:
        classes.append("board-turns")
    if diagram.crop is not Crop.NONE:
        classes.append(f"crop-{diagram.crop}")
    return " ".join(classes)
