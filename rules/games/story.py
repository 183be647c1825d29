"""A story told on a board: what happens, beat by beat, and what is said to it. Plain data.

`rules.turns.story_player` lets the engine play the beats; `rules.turns.slideshow` says how to show
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.engine.cube import PlayerSide
from rules.engine.position import Position
from rules.games.clause import ClauseId
from rules.games.phrase import Phrase
from rules.preset import RulePreset


class CubeDeed(StrEnum):
    """An action with the doubling cube."""

    OFFER = "offer"
    TAKE = "take"
    DROP = "drop"


@dataclass(frozen=True, slots=True)
class Beat:
    """What happens from one frame to the next, and the sentence about it.

    Fields are applied in their order: a new `position` (a cube is back in the middle, and from
    there on the game is that of `preset` where one is given), a `roll`, legal `steps` as (source,
    destination), a `tried` step that must be refused, the `end` of the turn asked for, a deed
    with the `cube`. `points` are named on the board. With `by_opponent` the opponent throws the
    `roll` and plays all `steps`, in the opponent's own numbers. `say` may hold the placeholders of
    `preset_facts` and %(p8)s for point 8; with nothing to say the engine speaks alone.
    """

    say: str | Phrase = ""
    position: Position | None = None
    roll: tuple[int, int] | None = None
    steps: tuple[tuple[int, int], ...] = ()
    tried: tuple[int, int] | None = None
    end: bool = False
    cube: tuple[CubeDeed, PlayerSide] | None = None
    points: tuple[int, ...] = ()
    by_opponent: bool = False
    preset: RulePreset | None = None


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """A story with its slug; shown where its clause holds."""

    slug: str
    title: Phrase
    clause: ClauseId
    position: Position
    beats: tuple[Beat, ...]
