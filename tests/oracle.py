"""The rules of a turn a second time, as plainly as can be: the judge of the engine.

It tries every sequence of steps to its end, then compares lengths. It shares nothing with the
engine but positions and presets, remembers nothing, and is slow on purpose: what it says can be
checked by reading it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.position import Position
from rules.preset import ClosedHome, RulePreset, WinBeforeLastNumber

BAR = 25
HOME = range(1, 7)

Move = tuple[int, int]
"""The source of a step, and its number."""


@dataclass(frozen=True)
class Line:
    """Steps that cannot be carried on, where they lead, and whether that wins."""

    steps: tuple[Move, ...]
    position: Position
    wins: bool


@dataclass(frozen=True)
class Verdict:
    """What a roll allows: lines with all numbers due, and wins with fewer (or another) number."""

    due: list[Line]
    early: list[Line]
    early_is_apart: bool

    @property
    def most(self) -> int:
        """Give how many numbers are to be played."""
        return len(self.due[0].steps)

    @property
    def finals(self) -> set[Position]:
        """Give where the legal plays lead."""
        lines = self.due if self.early_is_apart else self.due + self.early
        return {line.position for line in lines if line.steps}

    @property
    def accepted(self) -> set[Position]:
        """Give where a win leads that is accepted although more numbers could be played."""
        early = {line.position for line in self.early} if self.early_is_apart else set()
        return early - self.finals

    def next_moves(self, played: tuple[Move, ...] = ()) -> set[Move]:
        """Return the steps that may follow those played."""
        begun = len(played)
        return {
            line.steps[begun]
            for line in self.due + self.early
            if line.steps[:begun] == played and len(line.steps) > begun
        }


def judge(preset: RulePreset, position: Position, numbers: tuple[int, ...]) -> Verdict:
    """Return what the numbers allow in a position that nobody has won."""
    lines = list(find_lines(preset, position, numbers))
    most = max(len(line.steps) for line in lines)
    due = [line for line in lines if len(line.steps) == most]
    if most == 1:
        larger = max(line.steps[0][1] for line in due)
        due = [line for line in due if line.steps[0][1] == larger]
    early = [line for line in lines if line.wins and line not in due]
    apart = preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED
    return Verdict(due, early, apart)


def find_lines(
    preset: RulePreset, position: Position, numbers: tuple[int, ...], steps: tuple[Move, ...] = ()
) -> Iterator[Line]:
    """Yield every sequence of steps up to where it wins or nothing more can be played."""
    if has_won(preset, position):
        yield Line(steps, position, True)
        return
    stuck = True
    for number in sorted(set(numbers)):
        rest = list(numbers)
        rest.remove(number)
        for source in [BAR] if position.bar else range(1, BAR):
            after = step(preset, position, source, number)
            if after is not None:
                stuck = False
                yield from find_lines(preset, after, tuple(rest), (*steps, (source, number)))
    if stuck:
        yield Line(steps, position, False)


def step(preset: RulePreset, position: Position, source: int, number: int) -> Position | None:
    """Return the position after a step, or None where it is not possible in itself."""
    points = [0, *position.points]
    bar, off, opponent_bar = position.bar, position.off, position.opponent_bar
    if source == BAR:
        bar -= 1
    elif points[source] > 0:
        points[source] -= 1
    else:
        return None
    destination = source - number
    if destination < 1:
        farther = [p for p in range(1, BAR) if position.points[p - 1] > 0 and p > source]
        outside = [p for p in (*farther, source) if p not in HOME]
        if not preset.bears_off or outside or (destination < 0 and farther):
            return None
        off += 1
    elif points[destination] < -1:
        return None
    elif points[destination] == -1:
        points[destination] = 1
        opponent_bar += 1
    else:
        points[destination] += 1
    return Position(tuple(points[1:]), bar, off, opponent_bar, position.opponent_off)


def has_won(preset: RulePreset, position: Position) -> bool:
    """Tell whether the player has won: by closing, by arriving or by bearing everything off."""
    mine = {p: count for p, count in enumerate(position.points, start=1) if count > 0}
    closed = position.opponent_bar > 0 and all(mine.get(p, 0) > 1 for p in HOME)
    if closed and preset.closed_home is ClosedHome.IMMEDIATE:
        return True
    if preset.bears_off:
        return not mine and not position.bar
    return not position.bar and all(p in HOME for p in mine)
