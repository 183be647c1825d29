"""The plain way to list plays: try everything, remember nothing, and throw away what is short.

It is written to be seen to be right, straight from the rule, on a list of 28 counts and without
any other part of the engine but its values: the judge of the fast search in the tests, and its
yardstick in the benchmark. It tells where plays end, not which steps they take.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from rules.engine.dice import Roll
from rules.engine.outcome import is_over
from rules.engine.position import BAR, OFF, Position
from rules.preset import HOME_POINTS, POINTS, ClosedHome, RulePreset

Board = list[int]
"""Counts by place: 0 off, 1 to 24, 25 the bar, and the opponent's bar in the last place."""

OPPONENT_BAR = BAR + 1


def plain_finals(
    preset: RulePreset, position: Position, roll: Roll
) -> tuple[set[Position], set[Position]]:
    """Return where the legal plays of a roll end: (with the most numbers, wins with fewer).

    >>> from rules.presets import BACKGAMMON
    >>> full, early = plain_finals(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(3, 1))
    >>> len(full), len(early)
    (16, 0)
    """
    if is_over(preset, position):
        return set(), set()
    board = [position.off, *position.points, position.bar, position.opponent_bar]
    ends = [
        end
        for order in sorted(set(permutations(roll.numbers(preset))), reverse=True)
        for end in _walk(preset, board, order, ())
    ]
    most = max(len(used) for used, _, _ in ends)
    longest = [(used, end) for used, end, _ in ends if len(used) == most]
    if most == 1:
        larger = max(used for used, _ in longest)
        longest = [(used, end) for used, end in longest if used == larger]
    full = {tuple(end) for used, end in longest if used}
    early = {tuple(end) for _, end, won in ends if won} - full
    return {_read(position, end) for end in full}, {_read(position, end) for end in early}


def _walk(
    preset: RulePreset, board: Board, numbers: tuple[int, ...], used: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], Board, bool]]:
    """Yield (numbers used, board, whether it is won) wherever a play can go no further."""
    stuck = True
    for source in range(BAR, OFF, -1) if numbers else ():
        if not _is_possible(preset, board, source, numbers[0]):
            continue
        stuck = False
        after = _moved(board, source, numbers[0])
        if _is_won(preset, after):
            yield (*used, numbers[0]), after, True
        else:
            yield from _walk(preset, after, numbers[1:], (*used, numbers[0]))
    if stuck:
        yield used, board, False


def _is_possible(preset: RulePreset, board: Board, source: int, number: int) -> bool:
    if board[source] < 1 or (board[BAR] and source != BAR):
        return False
    destination = source - number
    if destination > OFF:
        return board[destination] >= -1
    if not preset.bears_off or any(count > 0 for count in board[HOME_POINTS + 1 : BAR + 1]):
        return False
    return destination == OFF or not any(count > 0 for count in board[source + 1 : BAR])


def _moved(board: Board, source: int, number: int) -> Board:
    after = board.copy()
    destination = max(source - number, OFF)
    after[source] -= 1
    if destination != OFF and after[destination] == -1:
        after[destination] = 0
        after[OPPONENT_BAR] += 1
    after[destination] += 1
    return after


def _is_won(preset: RulePreset, board: Board) -> bool:
    closed = board[OPPONENT_BAR] > 0 and min(board[1 : HOME_POINTS + 1]) > 1
    if closed and preset.closed_home is ClosedHome.IMMEDIATE:
        return True
    first = 1 if preset.bears_off else HOME_POINTS + 1
    return not any(count > 0 for count in board[first : BAR + 1])


def _read(start: Position, board: tuple[int, ...]) -> Position:
    return Position(
        board[1 : POINTS + 1], board[BAR], board[OFF], board[OPPONENT_BAR], start.opponent_off
    )
