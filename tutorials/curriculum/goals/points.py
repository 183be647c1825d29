"""Predicates on where the player's checkers stand afterwards."""

from __future__ import annotations

from rules.engine.position import Position
from rules.preset import HOME_POINTS, POINTS
from tutorials.curriculum.goals.parameters import (
    count,
    home_counts,
    limit,
    point,
    points,
    read_position,
)
from tutorials.curriculum.goals.played import Played
from tutorials.curriculum.goals.registry import Parameter, predicate

MADE = 2
"""Checkers that make a point."""
FIRST_OF_OPPONENT_HOME = POINTS - HOME_POINTS + 1


@predicate(points())
def makes_point(played: Played, *wanted: int) -> bool:
    """Return whether each point is made now and was not before."""
    return all(played.end.count(p) >= MADE > played.start.count(p) for p in wanted)


@predicate(points())
def holds(played: Played, *wanted: int) -> bool:
    """Return whether each point is made, before or by this play."""
    return all(played.end.count(p) >= MADE for p in wanted)


@predicate(point("first", 1), point("last", POINTS))
def no_blots(played: Played, first: int, last: int) -> bool:
    """Return whether no point of the range holds a single checker (the bar is no point)."""
    return _blots(played.end, first, last) == 0


@predicate(limit())
def blots_at_most(played: Played, most: int) -> bool:
    """Return whether at most so many points hold a single checker."""
    return _blots(played.end, 1, POINTS) <= most


@predicate(point(), limit())
def count_on(played: Played, where: int, wanted: int) -> bool:
    """Return whether exactly so many checkers stand on a point."""
    return played.end.count(where) == wanted


@predicate()
def anchor(played: Played) -> bool:
    """Return whether the player holds a point of the opponent's home board."""
    return any(played.end.count(p) >= MADE for p in range(FIRST_OF_OPPONENT_HOME, POINTS + 1))


@predicate(count())
def prime(played: Played, length: int) -> bool:
    """Return whether so many consecutive points are made somewhere."""
    run = longest = 0
    for p in range(1, POINTS + 1):
        run = run + 1 if played.end.count(p) >= MADE else 0
        longest = max(longest, run)
    return longest >= length


@predicate(count())
def home_points(played: Played, least: int) -> bool:
    """Return whether at least so many points of the home board are made."""
    return sum(played.end.count(p) >= MADE for p in range(1, HOME_POINTS + 1)) >= least


@predicate(*home_counts())
def home_is(played: Played, *counts: int) -> bool:
    """Return whether the home board holds exactly these counts, from the 1-point on."""
    return tuple(played.end.count(p) for p in range(1, HOME_POINTS + 1)) == counts


@predicate(limit())
def outside(played: Played, most: int) -> bool:
    """Return whether at most so many checkers are outside the home board, the bar included."""
    return played.end.outside() <= most


@predicate()
def all_home(played: Played) -> bool:
    """Return whether every checker still in play is in the home board."""
    return played.end.outside() == 0


@predicate()
def closed_home(played: Played) -> bool:
    """Return whether the home board is closed against a checker on the bar."""
    return played.end.holds_home() and played.end.opponent_bar > 0


@predicate(Parameter("position", read_position, many=True))
def position_is(played: Played, *wanted: Position) -> bool:
    """Return whether the position is exactly one of these."""
    return played.end in wanted


def _blots(position: Position, first: int, last: int) -> int:
    return sum(position.count(p) == 1 for p in range(first, last + 1))
