"""Plays made by steps, for tests of what is asked and how it is judged."""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.engine.refusals import Refusal
from rules.engine.turn import Turn
from rules.notation.rolls import parse_roll
from rules.notation.steps import parse_steps
from rules.preset import RulePreset
from rules.presets import BAN_SUGOROKU
from tests.boards import parse_text


class Board(NamedTuple):
    """A position with a roll, in one of the games."""

    position: str
    roll: str
    preset: RulePreset = BAN_SUGOROKU

    def play(self, steps: str = "") -> Turn:
        """Return the turn after `steps`, each of which must be allowed."""
        turn = Turn.begin(self.preset, parse_text(self.position), parse_roll(self.roll))
        for step in parse_steps(steps):
            tried = turn.try_step(step.source, step.destination)
            assert not isinstance(tried, Refusal), f"{step} is refused: {tried.code}"
            turn = turn.after(tried)
        return turn


START: Final = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"
OPENING: Final = Board(START, "3-1")
"""The first turn: 8/5 6/5 makes a point."""
ARRIVAL: Final = Board("9:1 6:2 5:3 4:2 3:4 2:3 / 1:2 22:5 23:4 24:4", "6-1")
"""One step from an iri-gachi."""
