"""Every counted fact is recounted by brute force, by the plain implementation of the rules."""

from __future__ import annotations

from itertools import product

import pytest

from rules.engine.dice import Roll
from rules.engine.outcome import find_outcome
from rules.engine.position import Position
from rules.engine.reference import has_won, step
from rules.player.facts import RollFacts, SideFacts, count_rolls, count_side
from rules.preset import POINTS, RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.boards import parse_text
from tests.rules.player.positions import take_positions

POSITIONS = 500


def recount_rolls(preset: RulePreset, position: Position) -> RollFacts:
    """Count by playing all 36 throws of two dice step by step."""
    hit = hit_twice = enter = stay = win = 0
    held: dict[Roll, set[Position]] = {}
    for first, second in product(range(1, 7), repeat=2):
        roll = Roll.of(first, second)
        if roll not in held:
            held[roll] = reach_ends(preset, position, roll.numbers(preset))
        ends = held[roll]
        most = max((end.opponent_bar - position.opponent_bar for end in ends), default=0)
        hit, hit_twice = hit + (most > 0), hit_twice + (most > 1)
        enter += position.bar == 0 or any(end.bar < position.bar for end in ends)
        stay += not ends
        win += any(find_outcome(preset, end) for end in ends)
    return RollFacts(hit, hit_twice, enter, stay, win)


def reach_ends(preset: RulePreset, start: Position, numbers: tuple[int, ...]) -> set[Position]:
    """Return where all legal plays end, each order of the numbers followed in the plain rules."""
    lines: list[list[set[Position]]] = []
    wins: set[Position] = set()
    for order in sorted({numbers, numbers[::-1]}, reverse=True):
        levels, reached = [], {start}
        for number in order:
            tried = (
                step(preset, at, source, number) for at in reached for source in range(25, 0, -1)
            )
            level = {end for end in tried if end}
            if not level:
                break
            levels.append(level)
            wins |= {end for end in level if has_won(preset, end)}
            reached = level - wins
        lines.append(levels)
    most = max(map(len, lines))
    longest = [levels[-1] for levels in lines if len(levels) == most] if most else []
    return wins.union(*(longest[:1] if most == 1 else longest))


def recount_side(position: Position) -> SideFacts:
    """Count point by point."""
    counts = [position.count(point) for point in range(1, POINTS + 1)]
    blocks = "".join("x" if count > 1 else " " for count in counts).split()
    return SideFacts(
        counts.count(1),
        max(map(len, blocks), default=0),
        sum(count > 1 for count in counts[:6]),
        position.pips(),
        position.outside(),
    )


@pytest.mark.thorough
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_every_fact_is_what_brute_force_counts(preset: RulePreset) -> None:
    for position in take_positions(preset, POSITIONS, seed=5):
        assert count_rolls(preset, position) == recount_rolls(preset, position), position
        assert count_side(position) == recount_side(position), position


def test_what_rolls_do_from_a_position_that_anybody_can_count() -> None:
    waiting = parse_text("bar:1 6:2 / 24:2 23:2 22:2 21:2 20:2")
    assert count_rolls(BACKGAMMON, waiting) == RollFacts(0, 0, 11, 25, 0)
    shot = parse_text("8:2 6:2 / 2:1 24:2")
    assert count_rolls(BAN_SUGOROKU, shot).hit == count_rolls(BACKGAMMON, shot).hit - 1  # 2-2
    last = parse_text("4:1 off:14 / 24:2")
    assert count_rolls(BACKGAMMON, last).win == 34  # all but 2-1
    assert count_rolls(BAN_SUGOROKU.with_options({"goal": "bear-off"}), last).win == 33
