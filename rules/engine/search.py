"""The fast path: every play of a set of numbers, on packed integers.

Method. The player's checkers are packed into one integer, four bits for each of the 26 places
(0 off, 1 to 24, 25 the bar); above them stand four bits for each point with a blot, counting the
player's landings there, so that the same checkers with and without a hit differ. What a number
can do is a list of rows, the farthest source first. A row holds a mask over the source and over
all that forbids the step; this always stands farther back, in higher bits (any checker on the
bar; any outside the home when bearing off; any behind the source when the number is larger than
the point). So the step is possible when the masked integer is not 0 and no more than a full
source, and taking it is one addition. All rows are made once, when the module is loaded; a
search picks those that a checker can come to use and that do not land on a made point.

* **Equal numbers** can be played from the farthest source to the nearest, whatever the play. So
  every step goes on from the row of the one before, and no position is reached twice.
* **Two different numbers** that can only walk: the higher first, then the lower; the lower first
  only to carry the same checker on from an empty point, since the rest has been seen.
* **Otherwise** (a checker enters or may leave, or one number cannot be played) each order, level
  by level. Where a win is near a play may end before its numbers do, so that the order matters
  for equal numbers too: level by level as well, with the wins put aside.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.engine.position import BAR, OFF, Position
from rules.preset import HOME_POINTS, ClosedHome, RulePreset

Path = tuple[tuple[int, int], ...]
"""Steps as (source, number) pairs."""
_Reached = dict[int, Path]
_Row = tuple[int, int, int, Path]
"""The mask of a step, the most it may leave, what the step adds, and itself as a path of one."""
_Choice = tuple[int, int, _Row, _Row]
"""The bits of source and landing point, with the row without a hit and the row with one."""

_BITS: Final = 4
_FULL: Final = (1 << _BITS) - 1
_ONE: Final = tuple(1 << _BITS * place for place in range(BAR + 1))
_HITS: Final = _BITS * (BAR + 1)
_BEHIND: Final = tuple((1 << _HITS) - (one << _BITS) for one in _ONE)
_TWO_OR_MORE: Final = sum(0b1110 * _ONE[point] for point in range(1, HOME_POINTS + 1))
_EACH_HOME: Final = sum(_ONE[1 : HOME_POINTS + 1])


def _choice(source: int, number: int) -> _Choice:
    destination = max(source - number, OFF)
    most = _FULL * _ONE[source]
    if destination != OFF:
        mask = most | _FULL * _ONE[BAR]
    else:
        mask = most | _BEHIND[source if number > source else HOME_POINTS]
    adds = _ONE[destination] - _ONE[source]
    quiet = (mask, most, adds, ((source, number),))
    hitting = (mask, most, adds + (_ONE[destination] << _HITS), ((source, number),))
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

    __slots__ = (
        "_blots", "_made", "_numbers", "_occupied", "_opponent_bar", "_preset", "_root", "_rows"
    )

    def __init__(
        self, preset: RulePreset, position: Position, numbers: tuple[int, ...]
    ) -> None:
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
        self._preset = preset
        self._numbers = numbers
        self._root, self._occupied = root, occupied
        self._blots = blots
        self._opponent_bar = position.opponent_bar
        reach = occupied
        for number in numbers:
            reach |= reach >> number
        first = BAR + 1 - reach.bit_length()
        self._rows: dict[int, list[_Row]] = {
            number: [
                hitting if landing & blots else quiet
                for source, landing, quiet, hitting in _CHOICES[preset.bears_off, number][first:]
                if source & reach and not landing & made
            ]
            for number in set(numbers)
        }

    def plays(self) -> tuple[list[Path], list[Path]]:
        """Return all plays: those with the most numbers, and wins with fewer.

        Of two different numbers of which only one can be played, it is the larger; a step that
        wins is exempt and stands among the wins.
        """
        if self._is_win_near():
            return self._plays_by_level(True)
        if len(self._rows) < 2:
            return self._repeated(), []
        if self._only_walks():
            both = self._both()
            if both: return list(both.values()), []
        return self._plays_by_level(False)

    def _plays_by_level(self, win_near):
        by_order = [self._levels(order, win_near) for order in _orders(self._numbers)]
        most = max(map(len, by_order))
        longest = [levels[-1][0] for levels in by_order if len(levels) == most > 0]
        full = _first_paths(longest[:1] if most == 1 else longest)
        if not win_near: return list(full.values()), []
        wins = _first_paths(won for levels in by_order for _, won in levels)
        return list(full.values()), [path for end, path in wins.items() if end not in full]

    def most(self) -> int:
        """Return how many of the numbers can be played at most; a win ends a play."""
        full, _ = self.plays()
        return len(full[0]) if full else 0

    def _repeated(self) -> list[Path]:
        """Return the longest plays of equal numbers, each step from no farther than the last."""
        rows = self._rows[self._numbers[0]] if self._numbers else []
        onward = {row[2]: rows[at:] for at, row in enumerate(rows)}
        level = [(self._root, (), rows)]
        plays = []
        for _ in self._numbers:
            level = [
                (state + adds, path + step, onward[adds])
                for state, path, rows in level
                for mask, most, adds, step in rows
                if 0 < state & mask <= most
            ]
            if not level:
                break
            plays = level
        return [path for _, path, _ in plays]

    def _only_walks(self):
        if self._occupied >> BAR: return False
        return not self._preset.bears_off or (self._occupied >> HOME_POINTS + 1).bit_count() > 1

    def _both(self):
        high, low = self._numbers
        root = self._root
        high_rows, low_rows = self._rows[high], self._rows[low]
        reached = {}
        for rows, onward in (high_rows, low_rows), (low_rows, [row for row in high_rows if not root & row[1]]):
            for mask, most, adds, first in rows:
                if 0 < root & mask <= most:
                    state = root + adds
                    for mask, most, adds, second in onward:
                        if 0 < state & mask <= most:
                            after = state + adds
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
            rows = self._rows[number]
            reached: _Reached = {}
            for state, path in frontier.items():
                for mask, most, adds, step in rows:
                    if 0 < state & mask <= most:
                        after = state + adds
                        if after not in reached:
                            reached[after] = path + step
            if not reached:
                break
            won = {s: path for s, path in reached.items() if self._wins(s)} if win_near else {}
            found.append((reached, won))
            frontier = {s: path for s, path in reached.items() if s not in won} if won else reached
        return found

    def _is_win_near(self) -> bool:
        """Tell whether as many steps as there are numbers might win: at times said too soon."""
        steps = len(self._numbers)
        first = 1 if self._preset.bears_off else HOME_POINTS+1
        if (self._root >> _BITS*first) % 15 <= steps:
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
