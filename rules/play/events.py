"""The events of a game: what a side did, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.engine.steps import Step
from rules.notation.steps import TypedStep


class EventKind(StrEnum):
    """What a side may do."""

    ROLLED = "rolled"
    PLAYED = "played"
    PASSED = "passed"
    """Nothing of the roll could be played."""
    DOUBLED = "doubled"
    TOOK = "took"
    DROPPED = "dropped"
    RESIGNED = "resigned"
    REFUSED_TO_GO_ON = "refused-to-go-on"
    """The game ends without a winner, because the other player stays away."""


@dataclass(frozen=True, slots=True)
class PlayEvent:
    """What a side did; `roll` comes with a roll, `steps` with a play."""

    side: PlayerSide
    kind: EventKind
    roll: Roll | None = None
    steps: tuple[Step | TypedStep, ...] = ()
