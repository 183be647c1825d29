"""The fast path: every play of a set of numbers, on packed integers.

Method. The player's checkers are packed into one integer, a byte for each of the 26 places (0
off, 1 to 24, 25 the bar). Above them stands a byte for each blot, counting the player's landings
there, so that the same checkers with and without a hit differ (plays that end alike have landed
there equally often). What a number can do is a list of rows, the farthest source first: the byte
in which a step needs a checker, the bytes that forbid it (when bearing off: all outside the home,
or all farther back if the number is larger than the point), and what it adds to the integer. So a
step is two masks and an addition. All rows are made once, when the module is loaded; a search
picks those that a checker can come to use and that do not land on a made point.

* **Equal numbers** can be played from the farthest source to the nearest, whatever the play. So
  every step goes on from the row of the one before, and no position is reached twice.
* **Two different numbers**, when no checker can leave: the higher first, then the lower. After
  that the lower first, but only to carry its checker on from a point that was empty: the rest
  has been seen.
* **Otherwise**, and when both cannot be played, each order is followed level by level, with a
  dictionary of what has been reached. A checker on the bar takes the first level. Where a win is
  near, a play may end before its numbers do and their order matters, so the wins of each level
  are put aside.
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
_Choice = tuple[_Row, _Row]
"""A step that hits nothing, and the same step when it hits."""

_BITS: Final = 8
_BYTE: Final = (1 << _BITS) - 1
_ONE: Final = tuple(1 << _BITS * place for place in range(BAR + 1))
_HITS: Final = _BITS * (BAR + 1)
_BEHIND: Final = tuple((1 << _HITS) - (one << _BITS) for one in _ONE)
_BELOW: Final = tuple(one - 1 for one in _ONE)
_ONES: Final = sum(_ONE)
_SIGNS: Final = _ONES << _BITS - 1
_HOME: Final = _BELOW[HOME_POINTS + 1] & ~_BYTE
_TO_SIGN_FROM_TWO: Final = (_SIGNS & _HOME) - 2 * (_ONES & _HOME)
_pack: Final = Struct(f"<{BAR + 1}b").pack


def _choice(source: int, number: int) -> _Choice:
    destination = max(source - number, OFF)
    adds = _ONE[destination] - _ONE[source]
    forbids = 0
    if destination == OFF:
        forbids = _BEHIND[source if number > source else HOME_POINTS]
    start = (_BYTE * _ONE[source], forbids)
    hit = _ONE[destination] << _HITS
    path = ((source, number),)
    return (*start, adds, path), (*start, adds + hit, path)


_WALKING: Final = {
    number: tuple(_choice(source, number) for source in range(BAR, number, -1))
    for number in range(1, HOME_POINTS + 1)
}
_LEAVING: Final = {
    number: tuple(_choice(source, number) for source in range(BAR, OFF, -1))
    for number in range(1, HOME_POINTS + 1)
}


class Search:
    """The search for all plays of some numbers by one side in one position."""

    __slots__ = (
        "_bar", "_blots", "_choices", "_closing", "_last", "_made", "_numbers", "_opponent_bar",
        "_root", "_rows",
    )  # fmt: skip

    def __init__(self, preset: RulePreset, position: Position, numbers: tuple[int, ...]) -> None:
        counts = int.from_bytes(_pack(position.off, *position.points, position.bar), "little")
        signs = counts & _SIGNS
        theirs = _filled(signs)
        self._root = root = counts & ~theirs
        self._blots = _filled((counts & theirs ^ signs) + _ONES & signs)  # -1 is a full byte
        self._made = theirs ^ self._blots
        self._bar = position.bar
        self._opponent_bar = position.opponent_bar
        self._numbers = numbers
        self._closing = preset.closed_home is ClosedHome.IMMEDIATE
        self._last = OFF if preset.bears_off else HOME_POINTS
        can_leave = preset.bears_off and _sum(root & _BEHIND[HOME_POINTS]) < len(numbers)
        self._choices = _LEAVING if can_leave else _WALKING
        reach = root
        for number in numbers:
            reach |= reach >> _BITS * number
        self._rows = {number: self._pick(number, reach & _BELOW[BAR]) for number in set(numbers)}

    def plays(self) -> tuple[list[Path], list[Path]]:
        """Return all plays: those with the most numbers, and wins with fewer.

        Of two different numbers of which only one can be played, it is the larger; a step that
        wins is exempt and stands among the wins.
        """
        if not self._numbers:
            return [], []
        if self._is_win_near():
            return self._by_level(aside=True)
        if not self._bar:
            if len(self._rows) == 1:
                return self._repeated(), []
            both = self._choices is _WALKING and self._both()
            if both:
                return both, []
        return self._by_level(aside=False)

    def most(self) -> int:
        """Return how many of the numbers can be played at most; a win ends a play."""
        full, _ = self.plays()
        return len(full[0]) if full else 0

    def can_be_over(self) -> bool:
        """Return whether a side may have won already; may err on the side of True."""
        if self._closing and (self._bar or self._opponent_bar):
            return True
        arrived = not self._root & _BEHIND[self._last]
        their_way = (self._made | self._blots) & _BELOW[BAR - self._last] & ~_BYTE
        return arrived or not (their_way or self._opponent_bar)

    def _pick(self, number: int, sources: int) -> list[_Row]:
        """Return the rows of a number for those `sources` from which it lands on no made point."""
        shift = _BITS * number
        open_sources = sources & ~(self._made << shift)
        hits = open_sources & self._blots << shift
        chosen = compress(self._choices[number], open_sources.to_bytes(BAR + 1, "big"))
        if not hits:
            return [quiet for quiet, _ in chosen]
        return [hitting if hits & hitting[0] else quiet for quiet, hitting in chosen]

    def _repeated(self) -> list[Path]:
        """Return the longest plays of equal numbers, each step from no farther than the last."""
        rows = self._rows[self._numbers[0]]
        onward = {row[2]: rows[at:] for at, row in enumerate(rows)}
        level: list[tuple[int, Path, list[_Row]]] = [(self._root, (), rows)]
        for _ in self._numbers:
            further = [
                (state + adds, path + step, onward[adds])
                for state, path, going_on in level
                for needs, forbids, adds, step in going_on
                if state & needs and not state & forbids
            ]
            if not further:
                break
            level = further
        return [path for _, path, _ in level if path]

    def _both(self) -> list[Path]:
        """Return the plays of two different numbers that only walk; empty if one is lost."""
        root, (high, low) = self._root, self._numbers
        high_rows, low_rows = self._rows[high], self._rows[low]
        from_empty = [row for row in high_rows if not root & row[0]]
        reached: _Reached = {}
        for firsts, seconds in ((high_rows, low_rows), (low_rows, from_empty)):
            for needs, _, adds, first in firsts:
                if not root & needs:
                    continue
                state = root + adds
                for needs, _, adds, second in seconds:
                    if state & needs and (after := state + adds) not in reached:
                        reached[after] = first + second
        return list(reached.values())

    def _by_level(self, aside: bool) -> tuple[list[Path], list[Path]]:
        """Return all plays, each order of the numbers followed; with wins put aside if asked."""
        by_order = [self._levels(order, aside) for order in _orders(self._numbers)]
        most = max(map(len, by_order))
        if most == 0:
            return [], []
        longest = [levels[-1][0] for levels in by_order if len(levels) == most]
        full = _first_paths(longest[:1] if most == 1 else longest)
        if not aside:
            return list(full.values()), []
        wins = _first_paths(won for levels in by_order for _, won in levels)
        return list(full.values()), [path for end, path in wins.items() if end not in full]

    def _levels(self, order: tuple[int, ...], aside: bool) -> list[tuple[_Reached, _Reached]]:
        """Return, for 1, 2 … steps in this order, what is reached: (everything, wins)."""
        found: list[tuple[_Reached, _Reached]] = []
        frontier: _Reached = {self._root: ()}
        for done, number in enumerate(order):
            entering = done < self._bar
            rows = self._pick(number, _ONE[BAR]) if entering else self._rows[number]
            reached: _Reached = {}
            for state, path in frontier.items():
                for needs, forbids, adds, step in rows:
                    if state & needs and not state & forbids:
                        reached.setdefault(state + adds, path + step)
            if not reached:
                break
            won = {s: path for s, path in reached.items() if self._wins(s)} if aside else {}
            found.append((reached, won))
            frontier = {s: path for s, path in reached.items() if s not in won} if won else reached
        return found

    def _is_win_near(self) -> bool:
        """Return whether this many steps might win; may err on the side of True."""
        steps = len(self._numbers)
        if _sum(self._root & _BEHIND[self._last]) <= steps:
            return True
        if not self._closing or not (self._opponent_bar or self._blots):
            return False
        return _made_at_home(self._root) + steps >= HOME_POINTS

    def _wins(self, state: int) -> bool:
        """Return whether the game is won in `state`."""
        if not state & _BEHIND[self._last]:
            return True
        has_hit = self._opponent_bar or state >> _HITS
        return bool(self._closing and has_hit) and _made_at_home(state) == HOME_POINTS


def _orders(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the orders in which the numbers can be played, the larger first."""
    if len(set(numbers)) < 2:
        return (numbers,)
    return (numbers, numbers[::-1])


def _first_paths(found: Iterable[_Reached]) -> _Reached:
    """Return every state reached, with the first path found to it."""
    paths: _Reached = {}
    for reached in found:
        paths |= {state: path for state, path in reached.items() if state not in paths}
    return paths


def _filled(signs: int) -> int:
    """Return a mask: 255 in each byte whose highest bit is set."""
    return (signs >> _BITS - 1) * _BYTE


def _sum(counts: int) -> int:
    """Return the sum of the bytes (the remainder modulo 255)."""
    return counts % _BYTE


def _made_at_home(state: int) -> int:
    """Return the number of points of the home board with two or more checkers."""
    return ((state & _HOME) + _TO_SIGN_FROM_TWO & _SIGNS).bit_count()
