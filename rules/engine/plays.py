"""All legal plays of a roll."""

from __future__ import annotations

from rules.engine.dice import Roll
from rules.engine.outcome import Outcome, find_outcome, is_over
from rules.engine.position import BAR, OFF, Position
from rules.engine.search import Path, Search
from rules.engine.steps import Step
from rules.preset import RulePreset, WinBeforeLastNumber


class Play:
    """All steps of a turn, the position they give, and the game they may have won.

    `accepted` marks a win with fewer numbers than could be played, where the preset lists such
    plays apart: it is never called illegal. An immutable value; what a search has found is worked
    out when it is looked at.
    """

    __slots__ = ("_found", "_outcome", "_position", "_steps", "accepted")

    def __init__(
        self,
        steps: tuple[Step, ...],
        position: Position,
        outcome: Outcome | None = None,
        accepted: bool = False,
    ) -> None:
        self._steps = steps
        self._position = position
        self._outcome = outcome
        self._found = None
        self.accepted = accepted

    @property
    def position(self) -> Position:
        if self._position is None:
            search, state, _ = self._found
            self._position = search.end(state)
        return self._position

    @property
    def steps(self):
        if self._steps is None:
            search, _, path = self._found
            self._steps = _steps(search.start, path)
        return self._steps

    @property
    def outcome(self):
        found = self._found
        if found:
            return find_outcome(found[0].preset, self.position)
        return self._outcome


def legal_plays(preset: RulePreset, position: Position, roll: Roll) -> tuple[Play, ...]:
    """Return every distinct legal play, one for each position it can lead to.

    Empty when no number can be played, or when the game is already over.

    >>> from rules.presets import BACKGAMMON
    >>> len(legal_plays(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(3, 1)))
    16
    """
    search = Search(preset, position, roll.numbers(preset))
    if search.may_be_over() and is_over(preset, position):
        return ()
    return _plays(preset, search)


def _plays(preset, search):
    full, early = search.plays()
    listed_apart = preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED
    plays = []
    for found, accepted in (full, False), (early, listed_apart):
        for state, path in found:
            play = Play.__new__(Play)
            play._found = search, state, path
            play._position = play._steps = None
            play.accepted = accepted
            plays.append(play)
    return tuple(plays)


def plays_with(
    preset: RulePreset, position: Position, numbers: tuple[int, ...]
) -> tuple[Play, ...]:
    """Return the legal plays of the numbers that are left, from a position in mid-turn."""
    return _plays(preset, Search(preset, position, numbers))

def most_numbers(preset: RulePreset, position: Position, numbers: tuple[int, ...]) -> int:
    """Return how many of the numbers can be played at most, whatever the order."""
    return Search(preset, position, numbers).most()


def _steps(start: Position, path: Path) -> tuple[Step, ...]:
    steps = []
    landed = set()
    for source, number in path:
        destination = max(source - number, OFF)
        hits = destination != OFF and start.points[destination - 1] == -1 and destination not in landed
        landed.add(destination)
        steps.append(Step(source, destination, number, hits))
    return tuple(steps)


