"""Predicates on hitting, entering and getting past each other."""

from __future__ import annotations

from rules.engine.position import BAR, OFF, Position
from rules.preset import POINTS
from tutorials.curriculum.goals.parameters import count, point
from tutorials.curriculum.goals.played import Played
from tutorials.curriculum.goals.points import FIRST_OF_OPPONENT_HOME
from tutorials.curriculum.goals.registry import predicate


@predicate(count(1))
def hit(played: Played, least: int) -> bool:
    """Return whether at least so many of the opponent's checkers are hit."""
    return played.end.opponent_bar - played.start.opponent_bar >= least


@predicate(point())
def hit_on(played: Played, where: int) -> bool:
    """Return whether a checker of the opponent is hit on a point."""
    return played.start.opponent_count(where) > 0 == played.end.opponent_count(where)


@predicate(count(1))
def enters(played: Played, least: int) -> bool:
    """Return whether at least so many checkers enter from the bar."""
    return played.start.bar - played.end.bar >= least


@predicate()
def bar_empty(played: Played) -> bool:
    """Return whether none of the player's checkers is on the bar afterwards."""
    return played.end.bar == 0


@predicate(count(1))
def escapes(played: Played, least: int) -> bool:
    """Return whether so many fewer checkers are in the opponent's home board or on the bar."""
    return _behind(played.start) - _behind(played.end) >= least


@predicate()
def race(played: Played) -> bool:
    """Return whether no checker of either side has still to pass one of the other."""
    end = played.end
    mine = [p for p in range(1, POINTS + 1) if end.count(p)] + [BAR] * (end.bar > 0)
    theirs = [p for p in range(1, POINTS + 1) if end.opponent_count(p)]
    theirs += [OFF] * (end.opponent_bar > 0)
    return not mine or not theirs or max(mine) < min(theirs)


def _behind(position: Position) -> int:
    home = range(FIRST_OF_OPPONENT_HOME, POINTS + 1)
    return position.bar + sum(position.count(p) for p in home)
