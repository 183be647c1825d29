"""The fast path: every position a set of numbers can lead to.

Method. The player's checkers are packed into one integer, four bits for each of the 26
places (0 off, 1 to 24, 25 the bar), with one more bit above them for each blot that has been
hit. A step is then one addition, and equal positions are equal integers, so that reaching a
position by another order of steps costs one look into a dictionary. The search goes number by
number: for a double level by level, for two different numbers once in each order. What the
opponent has on the board never changes but for the hit blots, so it is looked up in tables made
once for the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.engine.position import BAR, OFF, Position
from rules.preset import HOME_POINTS, POINTS, ClosedHome, RulePreset

Path = tuple[tuple[int, int], ...]
"""Steps as (source, number) pairs."""
Reached = dict[int, Path]

_BITS: Final = 4
_COUNT: Final = (1 << _BITS) - 1
_ONE: Final = tuple(1 << _BITS * place for place in range(BAR + 1))
_HITS: Final = _BITS * (BAR + 1)
_BAR_MASK: Final = _COUNT << _BITS * BAR
_IN_PLAY: Final = (_ONE[BAR] << _BITS) - _ONE[1]
_OUTSIDE: Final = (_ONE[BAR] << _BITS) - _ONE[HOME_POINTS + 1]
_BEHIND: Final = tuple((_ONE[BAR] << _BITS) - (_ONE[p] << _BITS) for p in range(BAR + 1))
_TWO_OR_MORE: Final = sum(0b1110 << _BITS * p for p in range(1, HOME_POINTS + 1))
_EACH_HOME: Final = sum(1 << _BITS * p for p in range(1, HOME_POINTS + 1))


class Search:
    """The steps and plays of one side in one position, on packed integers."""

    __slots__ = ("_arrives", "_bears_off", "_blocked", "_closing", "_hit", "_opponent_bar", "root")

    def __init__(self, preset: RulePreset, position: Position) -> None:
        self.root = _pack(position)
        self._bears_off = preset.bears_off
        self._arrives = not preset.bears_off
        self._closing = preset.closed_home is ClosedHome.IMMEDIATE
        self._opponent_bar = position.opponent_bar > 0
        self._blocked = [False] + [count < -1 for count in position.points]
        self._hit = [0] + [
            1 << _HITS + p if position.points[p - 1] == -1 else 0 for p in range(1, POINTS + 1)
        ]

    def steps(self, state: int, number: int) -> Iterator[tuple[int, int]]:
        """Yield (source, state after) for every checker that `number` can move."""
        if state & _BAR_MASK:
            destination = BAR - number
            if not self._blocked[destination]:
                after = state - _ONE[BAR] + _ONE[destination]
                yield BAR, after | self._hit[destination]
            return
        for source in range(POINTS, 0, -1):
            if not state >> _BITS * source & _COUNT:
                continue
            destination = source - number
            if destination > OFF:
                if not self._blocked[destination]:
                    after = state - _ONE[source] + _ONE[destination]
                    yield source, after | self._hit[destination]
            elif self._may_bear_off(state, source, destination):
                yield source, state - _ONE[source] + _ONE[OFF]

    def _may_bear_off(self, state: int, source: int, destination: int) -> bool:
        if not self._bears_off or state & _OUTSIDE:
            return False
        return destination == OFF or not state & _BEHIND[source]

    def wins(self, state: int) -> bool:
        """Tell whether the game is won in `state`."""
        if not state & (_OUTSIDE if self._arrives else _IN_PLAY):
            return True
        if not self._closing or not (self._opponent_bar or state >> _HITS):
            return False
        made = state & _TWO_OR_MORE
        made |= made >> 1
        made |= made >> 2
        return made & _EACH_HOME == _EACH_HOME

    def levels(self, numbers: tuple[int, ...]) -> list[tuple[Reached, Reached]]:
        """Return, for 1, 2 … steps in the given order, what is reached: (going on, won)."""
        found: list[tuple[Reached, Reached]] = []
        frontier: Reached = {self.root: ()}
        for number in numbers:
            going_on: Reached = {}
            won: Reached = {}
            for state, path in frontier.items():
                for source, after in self.steps(state, number):
                    reached = won if self.wins(after) else going_on
                    if after not in reached:
                        reached[after] = (*path, (source, number))
            if not going_on and not won:
                break
            found.append((going_on, won))
            frontier = going_on
        return found

    def most(self, numbers: tuple[int, ...]) -> int:
        """Return how many of the numbers can be played at most; a win ends a play."""
        return max((len(self.levels(order)) for order in _orders(numbers)), default=0)

    def plays(self, numbers: tuple[int, ...]) -> tuple[Reached, Reached]:
        """Return the ends of all plays: those with the most numbers, and wins with fewer.

        Of two different numbers of which only one can be played, it is the larger; a step that
        wins is exempt and stands among the wins.
        """
        by_order = [self.levels(order) for order in _orders(numbers)]
        most = max((len(levels) for levels in by_order), default=0)
        full: Reached = {}
        early: Reached = {}
        if most == 0:
            return full, early
        longest = [levels for levels in by_order if len(levels) == most]
        for levels in longest[:1] if most == 1 else longest:
            for reached in levels[-1]:
                full = reached | full
        for levels in by_order:
            for _, won in levels:
                early = won | early
        return full, {state: path for state, path in early.items() if state not in full}


def _orders(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the orders in which numbers can be played, the larger number first."""
    if len(numbers) < 2 or numbers[0] == numbers[1]:
        return (numbers,) if numbers else ()
    return (numbers, numbers[::-1])


def _pack(position: Position) -> int:
    state = position.off + position.bar * _ONE[BAR]
    for point, count in enumerate(position.points, start=1):
        if count > 0:
            state += count * _ONE[point]
    return state


def unpack(start: Position, state: int) -> Position:
    """Return the position that a packed `state` stands for, reached from `start`."""
    points = [
        count if count < 0 and not state >> _HITS + p & 1 else state >> _BITS * p & _COUNT
        for p, count in enumerate(start.points, start=1)
    ]
    return Position(
        points=tuple(points),
        bar=state >> _BITS * BAR & _COUNT,
        off=state & _COUNT,
        opponent_bar=start.opponent_bar + (state >> _HITS).bit_count(),
        opponent_off=start.opponent_off,
    )
