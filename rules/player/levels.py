"""Five levels of play, from a beginner's to the strongest.

Level 1 runs home, and often takes any play at all. Level 2 plays carefully in some turns and like
level 1 in the others. Level 3 is careful but for a few turns: it wins if it can, hits, leaves few
checkers alone, makes points at home. Level 4 asks the nets, but in some turns plays carefully.
Level 5 asks the nets and looks one step ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from rules.engine.dice import Roll
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.player.choosing import best_play
from rules.player.facts import count_side
from rules.preset import POINTS, RulePreset

LEVELS: Final = (1, 2, 3, 4, 5)
ANY_PLAY: Final = 0.77
"""How often level 1 takes any play."""
CAREFUL_TURNS: Final = 0.4
"""How often level 2 is careful."""
FORGETFUL_TURNS: Final = 0.1
"""How often level 3 takes any play."""
CARELESS_TURNS: Final = 0.5
"""How often level 4 does not ask the nets."""

Chooser = Callable[[RulePreset, Position, tuple[Play, ...], Random], Play]


def choose(
    preset: RulePreset, position: Position, roll: Roll, level: int, random: Random
) -> Play | None:
    """Return the play of a level, or None where nothing can be played.

    Raises `KeyError` for a level that does not exist.

    >>> from rules.presets import BAN_SUGOROKU
    >>> start = Position.start(BAN_SUGOROKU)
    >>> [choose(BAN_SUGOROKU, start, Roll.of(6, 5), 3, Random(1)).steps[0].source]
    [24]
    """
    chooser = _CHOOSERS[level]
    plays = legal_plays(preset, position, roll)
    if len(plays) < 2:
        return plays[0] if plays else None
    if level >= 4 and random.random() >= (CARELESS_TURNS if level == 4 else 0):
        best = best_play(preset, position, roll, depth=level - 4)
        return best.play if best else None
    return chooser(preset, position, plays, random)


def run_home(
    preset: RulePreset, position: Position, plays: tuple[Play, ...], random: Random
) -> Play:
    """Return the play that walks as far towards home as it can: the last checker first."""
    return min(plays, key=lambda play: _from_the_back(play.position))


def play_carefully(
    preset: RulePreset, position: Position, plays: tuple[Play, ...], random: Random
) -> Play:
    """Return the play of somebody who wins if possible, hits, and leaves few checkers alone."""
    return max(plays, key=lambda play: _care(position, play))


def _beginner(
    preset: RulePreset, position: Position, plays: tuple[Play, ...], random: Random
) -> Play:
    if random.random() < ANY_PLAY:
        return random.choice(plays)
    return run_home(preset, position, plays, random)


def _learner(
    preset: RulePreset, position: Position, plays: tuple[Play, ...], random: Random
) -> Play:
    chooser = play_carefully if random.random() < CAREFUL_TURNS else _beginner
    return chooser(preset, position, plays, random)


def _careful(
    preset: RulePreset, position: Position, plays: tuple[Play, ...], random: Random
) -> Play:
    won = next((play for play in plays if play.outcome), None)
    if won or random.random() >= FORGETFUL_TURNS:
        return play_carefully(preset, position, plays, random)
    return random.choice(plays)


_CHOOSERS: Final[dict[int, Chooser]] = {
    1: _beginner,
    2: _learner,
    3: _careful,
    4: play_carefully,
    5: play_carefully,
}


def _from_the_back(position: Position) -> tuple[int, ...]:
    return (position.bar, *(max(position.points[at], 0) for at in range(POINTS - 1, -1, -1)))


def _care(before: Position, play: Play) -> float:
    """Return how a careful beginner likes a play: more is better."""
    after = play.position
    if play.outcome:
        return 1000.0 + play.outcome.value
    hits = after.opponent_bar - before.opponent_bar
    mine = count_side(after)
    exposed = sum(
        BLOT_COST * point_weight(point)
        for point, count in enumerate(after.points, start=1)
        if count == 1 and _is_in_reach(after, point)
    )
    return 4.0 * hits - exposed + 1.5 * mine.home_points + 0.5 * mine.longest_block - mine.pips / 60


BLOT_COST: Final = 3.0


def point_weight(point: int) -> float:
    """Return how much a hit on a point costs: the nearer home, the more has been walked."""
    return 0.5 + (POINTS - point) / POINTS


def _is_in_reach(after: Position, point: int) -> bool:
    """Return whether an opposing checker stands behind a point within twelve, or waits to enter."""
    if after.opponent_bar and point <= 6:
        return True
    return any(count < 0 for count in after.points[max(point - 13, 0) : point - 1])
