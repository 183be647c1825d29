"""Predicates on what the opponent's next roll can do, counted over all 36."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.preset import RulePreset
from tutorials.curriculum.goals.parameters import limit
from tutorials.curriculum.goals.played import Played
from tutorials.curriculum.goals.registry import predicate


@predicate(limit())
def shots_at_most(played: Played, most: int) -> bool:
    """Return whether at most so many of 36 rolls give the opponent a legal play that hits."""
    return count_shots(played.preset, played.end) <= most


@predicate()
def fewest_shots(played: Played) -> bool:
    """Return whether no other legal play leaves the opponent fewer rolls that hit."""
    plays = legal_plays(played.preset, played.start, played.roll)
    fewest = min((count_shots(played.preset, play.position) for play in plays), default=0)
    return count_shots(played.preset, played.end) <= fewest


@predicate(limit())
def entry_rolls_at_most(played: Played, most: int) -> bool:
    """Return whether the opponent is on the bar and at most so many of 36 rolls enter."""
    return played.end.opponent_bar > 0 and count_entries(played.preset, played.end) <= most


@lru_cache(maxsize=4096)
def count_shots(preset: RulePreset, position: Position) -> int:
    """Return how many of 36 rolls let the opponent hit, the rules on whole turns included."""
    return _count(
        preset, position.flipped(), lambda before, after: after.opponent_bar > before.opponent_bar
    )


@lru_cache(maxsize=4096)
def count_entries(preset: RulePreset, position: Position) -> int:
    """Return how many of 36 rolls let the opponent enter a checker."""
    return _count(preset, position.flipped(), _enters)


def _hits(before: Position, after: Position) -> bool:
    return after.opponent_bar > before.opponent_bar


def _enters(before: Position, after: Position) -> bool:
    return after.bar < before.bar


def _count(
    preset: RulePreset, position: Position, wanted: Callable[[Position, Position], bool]
) -> int:
    def ways(roll: Roll) -> int:
        plays = legal_plays(preset, position, roll)
        found = any(wanted(position, play.position) for play in plays)
        return (1 if roll.is_double else 2) * found

    return sum(ways(roll) for roll in ALL_ROLLS)
