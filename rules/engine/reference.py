"""A second, plain implementation of the rules of a turn, against which the search is tested.

It tries every sequence of steps to its end, then compares lengths. It shares nothing with the
rest of the engine but positions and presets and remembers nothing, so that what it says can be
checked by reading it. The tests judge the engine by it, and the benchmark measures against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.engine.position import BAR, OFF, Position
from rules.preset import HOME_POINTS, POINTS, ClosedHome, RulePreset, WinBeforeLastNumber

Board = list[int]
"""Counts by place: 0 off, 1 to 24, 25 the bar, and last the opponent's bar."""
Move = tuple[int, int]
"""The source of a step, and its number."""

HOME: Final = range(1, HOME_POINTS + 1)
_OPPONENT_BAR: Final = BAR + 1


class ReferencePlay(NamedTuple):
    """Steps that cannot be continued, the resulting board, and whether it is won."""

    steps: tuple[Move, ...]
    board: Board
    wins: bool


@dataclass(frozen=True, slots=True)
class ReferenceVerdict:
    """What a roll allows: lines that use all required numbers, and wins with fewer."""

    due: list[ReferencePlay]
    early: list[ReferencePlay]
    early_is_apart: bool
    opponent_off: int

    @property
    def most(self) -> int:
        """Return how many numbers have to be played."""
        return len(self.due[0].steps)

    @property
    def finals(self) -> set[Position]:
        """Return the ends of all legal plays; empty if nothing can be played."""
        return self._ends(self.due if self.early_is_apart else self.due + self.early)

    @property
    def accepted(self) -> set[Position]:
        """Return the ends of wins that use fewer numbers than could be played."""
        return self._ends(self.early) - self.finals if self.early_is_apart else set()

    def next_moves(self, played: tuple[Move, ...] = ()) -> set[Move]:
        """Return the moves that may follow those already played."""
        begun = len(played)
        return {
            line.steps[begun]
            for line in self.due + self.early
            if line.steps[:begun] == played and len(line.steps) > begun
        }

    def _ends(self, lines: list[ReferencePlay]) -> set[Position]:
        boards = {tuple(line.board) for line in lines if line.steps}
        return {_position(board, self.opponent_off) for board in boards}


def judge(preset: RulePreset, position: Position, numbers: tuple[int, ...]) -> ReferenceVerdict:
    """Return what the numbers allow in a position that neither side has won.

    >>> from rules.presets import BACKGAMMON
    >>> verdict = judge(BACKGAMMON, Position.start(BACKGAMMON), (3, 1))
    >>> verdict.most, len(verdict.finals)
    (2, 16)
    """
    board = _board(position)
    orders = sorted({numbers, numbers[::-1]}, reverse=True)
    lines = [line for order in orders for line in find_lines(preset, board, order)]
    most = max(len(line.steps) for line in lines)
    due = [line for line in lines if len(line.steps) == most]
    if most == 1:
        larger = max(line.steps[0][1] for line in due)
        due = [line for line in due if line.steps[0][1] == larger]
    early = [line for line in lines if line.wins and line not in due]
    apart = preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED
    return ReferenceVerdict(due, early, apart, position.opponent_off)


def find_lines(
    preset: RulePreset, board: Board, numbers: tuple[int, ...], steps: tuple[Move, ...] = ()
) -> Iterator[ReferencePlay]:
    """Yield every sequence of steps up to a win or a dead end, the numbers in this order."""
    stuck = True
    number = numbers[0] if numbers else 0
    for source in range(BAR, OFF, -1) if numbers else ():
        if not is_possible(preset, board, source, number):
            continue
        stuck = False
        after = moved(board, source, number)
        played = (*steps, (source, number))
        if is_won(preset, after):
            yield ReferencePlay(played, after, True)
        else:
            yield from find_lines(preset, after, numbers[1:], played)
    if stuck:
        yield ReferencePlay(steps, board, False)


def is_possible(preset: RulePreset, board: Board, source: int, number: int) -> bool:
    """Return whether a step is possible in itself."""
    if board[source] < 1 or (board[BAR] and source != BAR):
        return False
    destination = source - number
    if destination > OFF:
        return board[destination] >= -1
    if not preset.bears_off or max(board[HOME_POINTS + 1 : BAR + 1]) > 0:
        return False
    return destination == OFF or max(board[source + 1 : BAR]) <= 0


def moved(board: Board, source: int, number: int) -> Board:
    """Return the board after a step."""
    after = board.copy()
    destination = max(source - number, OFF)
    after[source] -= 1
    if destination != OFF and after[destination] == -1:
        after[destination] = 0
        after[_OPPONENT_BAR] += 1
    after[destination] += 1
    return after


def is_won(preset: RulePreset, board: Board) -> bool:
    """Return whether the player has won: by closing, arriving or bearing off."""
    closed = board[_OPPONENT_BAR] > 0 and min(board[point] for point in HOME) > 1
    if closed and preset.closed_home is ClosedHome.IMMEDIATE:
        return True
    first = 1 if preset.bears_off else HOME_POINTS + 1
    return max(board[first : BAR + 1]) <= 0


def has_won(preset: RulePreset, position: Position) -> bool:
    """Return whether the player has won in a position."""
    return is_won(preset, _board(position))


def step(preset: RulePreset, position: Position, source: int, number: int) -> Position | None:
    """Return the position after a step, or None if it is not possible in itself."""
    board = _board(position)
    if not is_possible(preset, board, source, number):
        return None
    return _position(tuple(moved(board, source, number)), position.opponent_off)


def _board(position: Position) -> Board:
    return [position.off, *position.points, position.bar, position.opponent_bar]


def _position(board: tuple[int, ...], opponent_off: int) -> Position:
    points = board[1 : POINTS + 1]
    return Position(points, board[BAR], board[OFF], board[_OPPONENT_BAR], opponent_off)
