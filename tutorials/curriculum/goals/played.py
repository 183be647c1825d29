"""A whole legal play with its start and roll, which goals are judged on."""

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
        """The position after the last step."""
        return self.play.position
