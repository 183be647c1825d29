"""The fast path: every play of a set of numbers, on packed integers.

Method. The player's checkers are packed into one integer, four bits for each of the 26 places
(0 off, 1 to 24, 25 the bar), with one more bit above them for each blot that has been hit. What
a number can do is a list of rows, the farthest source first. A row says which checkers a step
needs, which forbid it (any on the bar; any outside the home when bearing off; any farther back
when the number is larger than the point), what it adds to the integer and which hit it marks.
So a step is two masks and an addition, and equal positions are equal integers. All rows are made
once, when the module is loaded; a search picks those of its numbers that a checker can come to
use and that do not land on a made point.

* **Equal numbers** can be played from the farthest source to the nearest, whatever the play. So
  every step goes on from the row of the one before, and no position is reached twice.
* **Two different numbers** are played in each order, level by level, and a dictionary keeps the
  first path to each position.
* **Where a win is near**, a play may end before its numbers do, so that the order matters even
  for equal numbers: level by level as well, with the wins put aside.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.engine.position import BAR, OFF, Position
from rules.preset import HOME_POINTS, ClosedHome, RulePreset

Path = tuple[tuple[int, int], ...]
"""Steps as (source, number) pairs."""
_Reached = dict[int, Path]
_Row = tuple[int, int, int, int, Path]
"""What a step needs, forbids, adds and marks, and the step itself as a path of one."""
_Choice = tuple[int, int, _Row, _Row]
"""The bits of source and landing point, with the row without a hit and the row with one."""

_BITS: Final = 4
_COUNT: Final = (1 << _BITS) - 1
_ONE: Final = tuple(1 << _BITS * place for place in range(BAR + 1))
_HITS: Final = _BITS * (BAR + 1)
_BEHIND: Final = tuple((1 << _HITS) - (one << _BITS) for one in _ONE)
_TWO_OR_MORE: Final = sum(0b1110 * _ONE[point] for point in range(1, HOME_POINTS + 1))
_EACH_HOME: Final = sum(_ONE[1 : HOME_POINTS + 1])


def _choice(source: int, number: int) -> _Choice:
    destination = max(source - number, OFF)
    if destination == OFF:
        forbids = _BEHIND[source if number > source else HOME_POINTS]
    else:
        forbids = _COUNT * _ONE[BAR] if source != BAR else 0
    needs, adds = _COUNT * _ONE[source], _ONE[destination] - _ONE[source]
    path = ((source, number),)
    quiet = (needs, forbids, adds, 0, path)
    hitting = (needs, forbids, adds, _ONE[destination] << _HITS, path)
    return 1 << source, 1 << destination & ~1, quiet, hitting


_CHOICES: Final = {
    (bears_off, number): tuple(
        _choice(source, number) for source in range(BAR, OFF if bears_off else number, -1)
    )
    for bears_off in (False, True)
    for number in range(1, HOME_POINTS + 1)
}


class Search:
    """The plays of some numbers by one side in one position."""

    __slots__ = ("_blots", "_made", "_numbers", "_occupied", "_opponent_bar", "_preset", "_root")

    def __init__(
        self, preset: RulePreset, position: Position, numbers: tuple[int, ...]
    ) -> None:
        self._preset = preset
        self._numbers = numbers
        self._opponent_bar = position.opponent_bar > 0
        root = position.off + position.bar * _ONE[BAR]
        occupied = 1 << BAR if position.bar else 0
        blots = made = 0
        for point, count in enumerate(position.points, start=1):
            if count > 0:
                root += count << _BITS * point
                occupied |= 1 << point
            elif count == -1:
                blots |= 1 << point
            elif count:
                made |= 1 << point
        self._root, self._occupied, self._blots, self._made = root, occupied, blots, made

    def plays(self) -> tuple[list[Path], list[Path]]:
        """Return all plays: those with the most numbers, and wins with fewer.

        Of two different numbers of which only one can be played, it is the larger; a step that
        wins is exempt and stands among the wins.
        """
        win_near = self._is_win_near()
        if len(set(self._numbers)) < 2 and not win_near:
            return self._repeated(), []
        if not win_near and self._walks_only():
            both = self._both()
            if both: return list(both.values()), []
        by_order = [self._levels(order, win_near) for order in _orders(self._numbers)]
        most = max(map(len, by_order))
        longest = [levels[-1][0] for levels in by_order if len(levels) == most > 0]
        full = _first_paths(longest[:1] if most == 1 else longest)
        wins = _first_paths(won for levels in by_order for _, won in levels)
        return list(full.values()), [path for end, path in wins.items() if end not in full]

    def most(self) -> int:
        """Return how many of the numbers can be played at most; a win ends a play."""
        full, _ = self.plays()
        return len(full[0]) if full else 0

    def _repeated(self) -> list[Path]:
        """Return the longest plays of equal numbers, each step from no farther than the last."""
        rows = self._rows(self._numbers[0]) if self._numbers else []
        onward = {row[-1]: rows[at:] for at, row in enumerate(rows)}
        level: list[tuple[int, Path, list[_Row]]] = [(self._root, (), rows)]
        plays: list[Path] = []
        for _ in self._numbers:
            level = [
                (state + adds | hit, path + step, onward[step])
                for state, path, going_on in level
                for needs, forbids, adds, hit, step in going_on
                if state & needs and not state & forbids
            ]
            if not level:
                break
            plays = [path for _, path, _ in level]
        return plays

    def _walks_only(self):
        if self._occupied >> BAR: return False
        return not self._preset.bears_off or (self._occupied >> HOME_POINTS + 1).bit_count() > 1

    def _both(self):
        high, low = self._numbers
        root = self._root
        high_rows, low_rows = self._rows(high), self._rows(low)
        reached = {}
        for rows, onward in (high_rows, low_rows), (low_rows, [row for row in high_rows if not root & row[0]]):
            for needs, _, adds, hit, first in rows:
                if root & needs:
                    state = root + adds | hit
                    for needs, _, adds, hit, second in onward:
                        if state & needs:
                            after = state + adds | hit
                            if after not in reached:
                                reached[after] = first + second
        return reached

    def _levels(
        self, order: tuple[int, ...], win_near: bool
    ) -> list[tuple[_Reached, _Reached]]:
        """Return, for 1, 2 … steps in the given order, what is reached: (everything, wins)."""
        found: list[tuple[_Reached, _Reached]] = []
        frontier: _Reached = {self._root: ()}
        for number in order:
            rows = self._rows(number)
            reached: _Reached = {}
            for state, path in frontier.items():
                for needs, forbids, adds, hit, step in rows:
                    if state & needs and not state & forbids:
                        after = state + adds | hit
                        if after not in reached:
                            reached[after] = path + step
            if not reached:
                break
            won = {s: path for s, path in reached.items() if self._wins(s)} if win_near else {}
            found.append((reached, won))
            frontier = {s: path for s, path in reached.items() if s not in won}
        return found

    def _rows(self, number: int) -> list[_Row]:
        """Return the steps by `number` that some checker could take in the course of the turn."""
        reach, blots, made = self._occupied, self._blots, self._made
        for other in self._numbers:
            reach |= reach >> other
        return [
            hitting if landing & blots else quiet
            for source, landing, quiet, hitting in _CHOICES[self._preset.bears_off, number]
            if source & reach and not landing & made
        ]

    def _is_win_near(self) -> bool:
        """Tell whether as many steps as there are numbers might win: at times said too soon."""
        steps = len(self._numbers)
        last_place = OFF if self._preset.bears_off else HOME_POINTS
        if (self._occupied >> last_place + 1).bit_count() <= steps:
            return True
        if self._preset.closed_home is not ClosedHome.IMMEDIATE:
            return False
        can_be_hit = self._opponent_bar or self._blots
        return bool(can_be_hit) and _made_at_home(self._root) + steps >= HOME_POINTS

    def _wins(self, state: int) -> bool:
        """Tell whether the game is won in `state`."""
        if not state & _BEHIND[OFF if self._preset.bears_off else HOME_POINTS]:
            return True
        if self._preset.closed_home is not ClosedHome.IMMEDIATE:
            return False
        return (self._opponent_bar or state >> _HITS > 0) and _made_at_home(state) == HOME_POINTS


def _orders(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the orders in which numbers can be played, the larger number first."""
    if len(set(numbers)) < 2:
        return (numbers,)
    return (numbers, numbers[::-1])


def _first_paths(found: Iterable[_Reached]) -> _Reached:
    """Return everything reached, each by the path that was found first."""
    paths: _Reached = {}
    for reached in found:
        paths |= {state: path for state, path in reached.items() if state not in paths}
    return paths


def _made_at_home(state: int) -> int:
    """Return how many points of the home board hold two checkers or more."""
    made = state & _TWO_OR_MORE
    made |= made >> 1
    made |= made >> 2
    return (made & _EACH_HOME).bit_count()
