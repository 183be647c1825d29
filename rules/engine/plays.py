"""All legal plays of a roll."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.dice import Roll
from rules.engine.outcome import Outcome, find_outcome, is_over
from rules.engine.position import Position
from rules.engine.search import Path, Search, unpack
from rules.engine.steps import Step, apply_step, make_step
from rules.preset import RulePreset, WinBeforeLastNumber


@dataclass(frozen=True, slots=True)
class Play:
    """All steps of a turn, the position they give, and the game they may have won.

    `accepted` marks a win with fewer numbers than could be played, where the preset lists such
    plays apart: it is never called illegal.
    """

    steps: tuple[Step, ...]
    position: Position
    outcome: Outcome | None = None
    accepted: bool = False


def legal_plays(preset: RulePreset, position: Position, roll: Roll) -> tuple[Play, ...]:
    """Return every distinct legal play, one for each position it can lead to.

    Empty when no number can be played, or when the game is already over.

    >>> from rules.presets import BACKGAMMON
    >>> len(legal_plays(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(3, 1)))
    16
    """
    if is_over(preset, position):
        return ()
    return plays_with(preset, position, roll.numbers(preset))


def plays_with(
    preset: RulePreset, position: Position, numbers: tuple[int, ...]
) -> tuple[Play, ...]:
    """Return the legal plays of the numbers that are left, from a position in mid-turn."""
    full, early = Search(preset, position).plays(numbers)
    listed_apart = preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED
    return tuple(
        _play(preset, position, state, path, accepted)
        for reached, accepted in ((full, False), (early, listed_apart))
        for state, path in reached.items()
    )


def most_numbers(preset: RulePreset, position: Position, numbers: tuple[int, ...]) -> int:
    """Return how many of the numbers can be played at most, whatever the order."""
    return Search(preset, position).most(numbers)


def _play(preset: RulePreset, start: Position, state: int, path: Path, accepted: bool) -> Play:
    end = unpack(start, state)
    return Play(_steps(start, path), end, find_outcome(preset, end), accepted)


def _steps(position: Position, path: Path) -> tuple[Step, ...]:
    steps = []
    for source, number in path:
        steps.append(make_step(position, source, number))
        position = apply_step(position, steps[-1])
    return tuple(steps)
