"""The fast path: every play of a set of numbers, on packed integers.

Method. The player's checkers are packed into one integer, four bits for each of the 26 places
(0 off, 1 to 24, 25 the bar). Above them stand four bits for each point with a blot, counting the
player's landings there, so that the same checkers with and without a hit differ. What a number
can do is a list of rows, the farthest source first: the checkers a step needs, those that forbid
it (when bearing off: any outside the home, or any farther back if the number is larger than the
point), and what it adds to the integer. All rows are made once, when the module is loaded; a
search picks those that a checker can come to use and that do not land on a made point.

* **Equal numbers** can be played from the farthest source to the nearest, whatever the play. So
  every step goes on from the row of the one before, and no position is reached twice.
* **Two different numbers**, when no checker is to enter and none can leave: the higher first,
  then the lower; after that the lower first, but only to carry its checker on from a point that
  was empty, since the rest has been seen.
* **Otherwise**, and when both cannot be played, each order is followed level by level. Where a
  win is near, a play may end before its numbers do, so that the order matters for equal numbers
  too: level by level as well, with the wins put aside.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from struct import Struct
from typing import Final

from rules.engine.position import BAR, OFF, Position
from rules.preset import HOME_POINTS, ClosedHome, RulePreset

Path = tuple[tuple[int, int], ...]
"""Steps as (source, number) pairs."""
_Reached = dict[int, Path]
_Row = tuple[int, int, int, Path]
"""What a step needs, what forbids it, what it adds, and the step itself as a path of one."""
_Choice = tuple[int, _Row, _Row]
"""The bit of a source with its rows: without a hit, and with one."""

_BITS: Final = 8
_ONE: Final = tuple(1 << _BITS * place for place in range(BAR + 1))
_HITS: Final = _BITS * (BAR + 1)
_LANE = (1 << _BITS) - 1
_BEHIND: Final = tuple((1 << _HITS) - (one << _BITS) for one in _ONE)
_ONES: Final = sum(_ONE)
_ALL: Final = (1 << _HITS) - 1
_SIGNS: Final = _ONES << _BITS - 1
_EACH_HOME: Final = sum(_ONE[1 : HOME_POINTS + 1])
_BELOW_BAR = _ONE[BAR]-1
_LANES = Struct(f"<{BAR + 1}b")
_pack, _unpack = _LANES.pack, _LANES.unpack
_IN_FRONT = {last: _ONE[25-last]-_ONE[1] for last in (OFF, HOME_POINTS)}


def _choice(source: int, number: int) -> _Choice:
    needs, path = _ONE[source] * _LANE, ((source, number),)
    destination = max(source - number, OFF)
    adds = _ONE[destination] - _ONE[source]
    if destination == OFF:
        forbids = _BEHIND[source if number > source else HOME_POINTS]
    else:
        forbids = 0
    hit = _ONE[destination] << _HITS
    return _ONE[source], (needs, forbids, adds, path), (needs, forbids, adds + hit, path)


_WALKING: Final = {
    number: tuple(_choice(source, number) for source in range(BAR, number, -1))
    for number in range(1, HOME_POINTS + 1)
}
_LEAVING: Final = {
    number: tuple(_choice(source, number) for source in range(BAR, OFF, -1))
    for number in range(1, HOME_POINTS + 1)
}


class Search:
    """The plays of some numbers by one side in one position."""

    __slots__ = (
        "_bar", "_blots", "_choices", "_closing", "_last", "_made", "_numbers", "_opponent_bar", "_root", "_rows", "_theirs", "start", "preset",
    )

    def __init__(
        self, preset: RulePreset, position: Position, numbers: tuple[int, ...]
    ) -> None:
        self.start = position
        self.preset = preset
        bar = position.bar
        packed = int.from_bytes(_pack(position.off, *position.points, bar), "little")
        signs = packed & _SIGNS
        theirs = (signs >> _BITS - 1) * _LANE
        root = packed ^ packed & theirs
        blots = (((packed & theirs ^ signs) + _ONES & signs) >> _BITS - 1) * _LANE
        self._theirs = packed & theirs
        bears_off = preset.bears_off
        self._numbers = numbers
        self._bar = bar
        self._root = root
        self._blots = blots
        self._made = theirs ^ blots
        self._opponent_bar = position.opponent_bar
        self._closing = preset.closed_home is ClosedHome.IMMEDIATE
        self._last = OFF if bears_off else HOME_POINTS
        leaves = bears_off and (root & _BEHIND[HOME_POINTS]) % _LANE < len(numbers)
        self._choices = _LEAVING if leaves else _WALKING
        reach = root
        for number in numbers:
            reach |= reach >> _BITS * number
        reach &= _BELOW_BAR
        self._rows = {number: self._pick(number, reach) for number in set(numbers)}

    def _pick(self, number, sources):
        shift = _BITS * number
        can = sources & ~(self._made << shift)
        hits = can & self._blots << shift
        chosen = compress(self._choices[number], can.to_bytes(BAR + 1, "big"))
        if not hits: return [quiet for _, quiet, _ in chosen]
        return [hitting if hits & quiet[0] else quiet for _, quiet, hitting in chosen]

    def may_be_over(self):
        return (
            not self._root & _BEHIND[self._last] or not (self._opponent_bar or self._theirs & _IN_FRONT[self._last])
            or self._closing and bool(self._bar or self._opponent_bar)
        )

    def end(self, state) -> Position:
        lanes = state & _ALL | self._theirs
        opponent_bar = self._opponent_bar
        if state >> _HITS:
            hits = ((state >> _HITS) + (_SIGNS - _ONES) & _SIGNS) >> _BITS - 1
            lanes = state & _ALL | self._theirs & ~(hits*_LANE)
            opponent_bar += hits.bit_count()
        off, *points, bar = _unpack(lanes.to_bytes(BAR + 1, "little"))
        return Position(tuple(points), bar, off, opponent_bar, self.start.opponent_off)

    def plays(self) -> tuple[list[Path], list[Path]]:
        """Return all plays: those with the most numbers, and wins with fewer.

        Of two different numbers of which only one can be played, it is the larger; a step that
        wins is exempt and stands among the wins.
        """
        if self._is_win_near():
            return self._plays_by_level(True)
        if len(self._rows) < 2:
            return self._repeated(), []
        if not self._bar and self._choices is _WALKING:
            both = self._both()
            if both: return list(both.items()), []
        return self._plays_by_level(False)

    def _plays_by_level(self, win_near):
        by_order = [self._levels(order, win_near) for order in _orders(self._numbers)]
        most = max(map(len, by_order))
        longest = [levels[-1][0] for levels in by_order if len(levels) == most > 0]
        full = _first_paths(longest[:1] if most == 1 else longest)
        if not win_near: return list(full.items()), []
        wins = _first_paths(won for levels in by_order for _, won in levels)
        return list(full.items()), [(end, path) for end, path in wins.items() if end not in full]

    def most(self) -> int:
        """Return how many of the numbers can be played at most; a win ends a play."""
        full, _ = self.plays()
        return len(full[0][1]) if full else 0

    def _repeated(self) -> list[Path]:
        """Return the longest plays of equal numbers, each step from no farther than the last."""
        number, times = self._numbers[0], len(self._numbers)
        state, path = self._root, ()
        for _ in range(min(self._bar, times)):
            entering = self._pick(number, _ONE[BAR])
            if not entering: return [(state, path)] if path else []
            _, _, adds, step = entering[0]
            state += adds
            path += step
            times -= 1
        rows = self._rows[number]
        onward = {row[2]: rows[at:] for at, row in enumerate(rows)}
        level = [(state, path, rows)]
        for _ in range(times - 1):
            further = [
                (state + adds, path + step, onward[adds])
                for state, path, rows in level
                for needs, forbids, adds, step in rows
                if state & needs and not state & forbids
            ]
            if not further:
                return [(state, path) for state, path, _ in level if path]
            level = further
        last = times and [
                (state + adds, path + step)
                for state, path, rows in level
                for needs, forbids, adds, step in rows
                if state & needs and not state & forbids
            ]
        return last or [(state, path) for state, path, _ in level if path]

    def _both(self):
        high, low = self._numbers
        root = self._root
        high_rows, low_rows = self._rows[high], self._rows[low]
        reached = {}
        for rows, onward in (high_rows, low_rows), (low_rows, [row for row in high_rows if not root & row[0]]):
            for needs, _, adds, first in rows:
                if root & needs:
                    state = root + adds
                    for needs, _, adds, second in onward:
                        if state & needs:
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
        for done, number in enumerate(order):
            rows = self._rows[number] if done >= self._bar else self._pick(number, _ONE[BAR])
            reached: _Reached = {}
            for state, path in frontier.items():
                for needs, forbids, adds, step in rows:
                    if state & needs and not state & forbids:
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
        if 0 < (self._root >> _BITS * (self._last + 1)) % _LANE <= steps:
            return True
        if not self._closing:
            return False
        can_be_hit = self._opponent_bar or self._blots
        return bool(can_be_hit) and _made_at_home(self._root) + steps >= HOME_POINTS

    def _wins(self, state: int) -> bool:
        """Tell whether the game is won in `state`."""
        if not state & _BEHIND[self._last]:
            return True
        if not self._closing:
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
    return ((state & _EACH_HOME*_LANE) + _EACH_HOME * 126 & _SIGNS).bit_count()
