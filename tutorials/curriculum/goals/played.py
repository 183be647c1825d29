"""What a goal is judged on: a whole legal play, with the position and the roll it began from."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.dice import Roll
from rules.engine.plays import Play
from rules.engine.position import Position
from rules.preset import RulePreset


@dataclass(frozen=True, slots=True)
class Played:
    """A play of `roll` from `start` under `preset`, judged after its last step."""

    preset: RulePreset
    start: Position
    roll: Roll
    play: Play

    @property
    def end(self) -> Position:
        """Return the position after the last step."""
        return self.play.position
