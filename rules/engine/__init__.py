"""Legal moves, outcomes and refusals: dice, positions, steps, plays and turns."""

from rules.engine.dice import Roll
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.steps import Step
from rules.engine.turn import Turn

__all__ = [
    "Play",
    "Position",
    "Refusal",
    "RefusalCode",
    "Roll",
    "Step",
    "Turn",
    "legal_plays",
]
