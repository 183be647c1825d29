"""All legal plays of a roll."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.dice import Roll
from rules.engine.outcome import Outcome, find_outcome, is_over
from rules.engine.position import BAR, OFF, Position
from rules.engine.search import Path, Search
from rules.engine.steps import Step
from rules.preset import RulePreset, WinBeforeLastNumber


class Play:
    """All steps of a turn, the position they give, and the game they may have won.

    `accepted` marks a win with fewer numbers than could be played, where the preset lists such
    plays apart: it is never called illegal. An immutable value; of a play that a search has found
    the steps and the position are worked out when they are first looked at.
    """

    __slots__ = ("_accepted", "_outcome", "_path", "_position", "_preset", "_start", "_steps")

    _accepted: bool
    _steps: tuple[Step, ...] | None
    _position: Position | None
    _outcome: Outcome | None
    _preset: RulePreset | None
    _start: Position
    _path: Path

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
        self._accepted = accepted
        self._preset = None

    @classmethod
    def found(
        cls, preset: RulePreset, start: Position, paths: list[Path], accepted: bool
    ) -> list[Play]:
        """Return the plays that follow these search paths from `start`."""
        plays = []
        for path in paths:
            play = cls.__new__(cls)
            play._preset, play._start, play._path = preset, start, path
            play._steps = play._position = None
            play._accepted = accepted
            plays.append(play)
        return plays

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return the steps in the order played."""
        if self._steps is None:
            self._steps = _steps(self._start, self._path)
        return self._steps

    @property
    def position(self) -> Position:
        """Return the position after the last step."""
        if self._position is None:
            self._position = _end(self._start, self._path)
        return self._position

    @property
    def outcome(self) -> Outcome | None:
        """Return the win that the play achieves, or None."""
        if self._preset is None:
            return self._outcome
        return find_outcome(self._preset, self.position)

    @property
    def accepted(self) -> bool:
        """Return whether the play is a win listed apart."""
        return self._accepted

    def _value(self) -> tuple[object, ...]:
        return self.steps, self.position, self.outcome, self.accepted

    def __eq__(self, other: object) -> bool:
        return self._value() == other._value() if isinstance(other, Play) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._value())

    def __repr__(self) -> str:
        return "Play({!r}, {!r}, {!r}, {!r})".format(*self._value())


def legal_plays(preset: RulePreset, position: Position, roll: Roll) -> tuple[Play, ...]:
    """Return every distinct legal play, one for each position that can be reached.

    Empty when no number can be played, or when the game is already over.

    >>> from rules.presets import BACKGAMMON
    >>> len(legal_plays(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(3, 1)))
    16
    """
    search = Search(preset, position, roll.numbers(preset))
    if search.can_be_over() and is_over(preset, position):
        return ()
    return _plays(preset, position, search)


def plays_with(
    preset: RulePreset, position: Position, numbers: tuple[int, ...]
) -> tuple[Play, ...]:
    """Return the legal plays of the remaining numbers, from a position in mid-turn."""
    return _plays(preset, position, Search(preset, position, numbers))


@lru_cache(maxsize=4096)
def most_numbers(preset: RulePreset, position: Position, numbers: tuple[int, ...]) -> int:
    """Return the largest number of dice numbers that can be played, in any order.

    Results are cached: one try asks for the same few positions again and again.
    """
    return Search(preset, position, numbers).most()


def _plays(preset: RulePreset, position: Position, search: Search) -> tuple[Play, ...]:
    full, early = search.plays()
    listed_apart = preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED
    plays = Play.found(preset, position, full, False)
    return (*plays, *Play.found(preset, position, early, listed_apart))


def _steps(start: Position, path: Path) -> tuple[Step, ...]:
    """Return the steps of a search path, marking those that hit."""
    blots = {point for point, count in enumerate(start.points, start=1) if count == -1}
    steps = []
    for source, number in path:
        destination = max(source - number, OFF)
        steps.append(Step(source, destination, number, destination in blots))
        blots.discard(destination)
    return tuple(steps)


def _end(start: Position, path: Path) -> Position:
    """Return the position at the end of a search path."""
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
