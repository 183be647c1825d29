"""Perft: the number of positions after some turns, to compare move generators."""

from __future__ import annotations

from rules.cli.lines import Record
from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.outcome import is_over
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.preset import RulePreset


def count_finals(preset: RulePreset, turns: int) -> Record:
    """Return the ends of all plays after so many turns from the start, by the first roll.

    Rolls count once each, whatever their chance; a turn in which nothing can be played has one
    end, and after a win there is no turn.

    >>> from rules.presets import BACKGAMMON
    >>> count_finals(BACKGAMMON, 1)["total"]
    447
    """
    start = Position.start(preset)
    counts = {
        f"{roll.low}-{roll.high}": _count(preset, start, roll, turns) for roll in sorted_rolls()
    }
    return {
        "preset": preset.slug,
        "turns": turns,
        "finals": counts,
        "total": sum(counts.values()),
    }


def sorted_rolls() -> list[Roll]:
    """Return the 21 rolls in the order of the counts, by the lower number."""
    return sorted(ALL_ROLLS, key=lambda roll: (roll.low, roll.high))


def _count(preset: RulePreset, position: Position, roll: Roll, turns: int) -> int:
    if is_over(preset, position):
        return 0
    plays = legal_plays(preset, position, roll)
    if turns == 1:
        return len(plays) or 1
    ends = [play.position.flipped() for play in plays] or [position.flipped()]
    return sum(_count(preset, end, other, turns - 1) for end in ends for other in ALL_ROLLS)
