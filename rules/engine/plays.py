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

    @classmethod
    def found(cls, preset: RulePreset, start: Position, path: Path, accepted: bool) -> Play:
        """Return the play that takes `path` from `start`."""
        play = cls.__new__(cls)
        play._found = preset, start, path
        play._position = play._steps = None
        play.accepted = accepted
        return play

    @property
    def position(self) -> Position:
        position = self._position
        if position is None:
            _, start, path = self._found
            position = self._position = _end(start, path)
        return position

    @property
    def steps(self):
        steps = self._steps
        if steps is None:
            _, start, path = self._found
            steps = self._steps = _steps(start, path)
        return steps

    @property
    def outcome(self):
        found = self._found
        if found:
            return find_outcome(found[0], self.position)
        return self._outcome


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
    full, early = Search(preset, position, numbers).plays()
    listed_apart = preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED
    plays = [Play.found(preset, position, path, False) for path in full]
    plays += [Play.found(preset, position, path, listed_apart) for path in early]
    return tuple(plays)


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


def _end(start: Position, path: Path) -> Position:
    points = list(start.points)
    bar, off, opponent_bar = start.bar, start.off, start.opponent_bar
    for source, number in path:
        destination = source - number
        if source == BAR:
            bar -= 1
        else:
            points[source - 1] -= 1
        if destination <= OFF:
            off += 1
        elif points[destination - 1] == -1:
            points[destination - 1] = 1
            opponent_bar += 1
        else:
            points[destination - 1] += 1
    return Position(tuple(points), bar, off, opponent_bar, start.opponent_off)

