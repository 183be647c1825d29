"""Facts about a position that are counted exactly: what rolls do, and how both sides stand."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.player.inputs import see_sides
from rules.preset import HOME_POINTS, RulePreset


@dataclass(frozen=True, slots=True)
class RollFacts:
    """Of the 36 rolls of two dice, how many let the side on roll do something.

    `hit` and `hit_twice` count checkers hit in one turn, `enter` the rolls with which at least one
    checker comes in from the bar (36 where none waits), `stay` those that cannot be played, and
    `win` those that win at once.
    """

    hit: int
    hit_twice: int
    enter: int
    stay: int
    win: int


@dataclass(frozen=True, slots=True)
class SideFacts:
    """How a side stands: counts of checkers, points and pips."""

    blots: int
    longest_block: int
    home_points: int
    pips: int
    outside: int


def count_rolls(preset: RulePreset, position: Position) -> RollFacts:
    """Return what the rolls of the side on roll do; every legal play of each is looked at."""
    hit = hit_twice = enter = stay = win = 0
    for roll in ALL_ROLLS:
        weight = weight_of(roll)
        plays = legal_plays(preset, position, roll)
        hits = max(
            (play.position.opponent_bar - position.opponent_bar for play in plays), default=0
        )
        hit += weight * (hits > 0)
        hit_twice += weight * (hits > 1)
        enter += weight * (not position.bar or any(p.position.bar < position.bar for p in plays))
        stay += weight * (not plays)
        win += weight * any(play.outcome for play in plays)
    return RollFacts(hit, hit_twice, enter, stay, win)


def count_side(position: Position) -> SideFacts:
    """Return how the side on roll stands."""
    sides = see_sides(position)
    blots = (sides.mine & ~sides.my_made).bit_count()
    made, longest = sides.my_made, 0
    while made:
        made &= made >> 1
        longest += 1
    home = (sides.my_made & (1 << HOME_POINTS + 1) - 2).bit_count()
    return SideFacts(blots, longest, home, sides.pips, position.outside())


def weight_of(roll: Roll) -> int:
    """Return how many of the 36 ordered rolls of two dice are this roll."""
    return 1 if roll.is_double else 2
