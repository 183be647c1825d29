"""What can be counted in a position: each count by the name that content files give it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rules.engine.dice import ALL_ROLLS, PIPS, Roll
from rules.engine.plays import Play, legal_plays, most_numbers
from rules.engine.position import BAR, Position
from rules.engine.turn import Turn
from rules.preset import HOME_POINTS, POINTS, RulePreset
from tutorials.curriculum.goals import GoalError, Played, parse_goal


class CountError(ValueError):
    """A count that makes no sense with these arguments."""


@dataclass(frozen=True, slots=True)
class CountingTask:
    """A count by name, with its position; `arguments` are points or numbers."""

    preset: RulePreset
    position: Position
    roll: Roll | None
    name: str
    arguments: tuple[object, ...] = ()

    def count(self) -> int:
        """Return the number; raise `CountError` when the question makes no sense."""
        return COUNTS[self.name](self)

    def thrown(self) -> Roll:
        """Return the roll; raise `CountError` when there is none."""
        if self.roll is None:
            raise CountError("needs a roll")
        return self.roll

    def number(self, index: int) -> int:
        """Return an integer argument; raise `CountError` when there is none."""
        value = self.arguments[index] if index < len(self.arguments) else None
        if isinstance(value, bool) or not isinstance(value, int):
            raise CountError(f"args[{index}] is no whole number")
        return value


def _playable_numbers(asked: CountingTask) -> int:
    numbers = asked.thrown().numbers(asked.preset)
    return most_numbers(asked.preset, asked.position, numbers)


def _plays(asked: CountingTask) -> int:
    return len(legal_plays(asked.preset, asked.position, asked.thrown()))


def _sources(asked: CountingTask) -> int:
    turn = Turn.begin(asked.preset, asked.position, asked.thrown())
    return sum(
        any(turn.check_step(source, source - number) is None for number in set(turn.numbers_left))
        for source in asked.position.sources()
    )


def _open_numbers(asked: CountingTask) -> int:
    source = asked.number(0)
    return sum(_is_open(asked.position, source - number) for number in range(1, PIPS + 1))


def _entry_numbers(asked: CountingTask) -> int:
    return sum(_is_open(asked.position, BAR - number) for number in range(1, PIPS + 1))


def _hitting_numbers(asked: CountingTask) -> int:
    """Count the numbers with which one step hits; a waiting checker has to enter with it."""
    position = asked.position
    sources = (BAR,) if position.bar else position.sources()
    blots = {p for p in range(1, POINTS + 1) if position.opponent_count(p) == 1}
    return sum(any(s - n in blots for s in sources) for n in range(1, PIPS + 1))


def _blocked_points(asked: CountingTask) -> int:
    return sum(asked.position.opponent_count(point) >= 2 for point in range(1, POINTS + 1))


def _hitting_rolls(asked: CountingTask) -> int:
    before = asked.position.opponent_bar
    return _count_rolls(asked, lambda play: play.position.opponent_bar > before)


def _winning_rolls(asked: CountingTask) -> int:
    return _count_rolls(asked, lambda play: play.outcome is not None)


def _rolls_worth(asked: CountingTask) -> int:
    worth = asked.number(0)
    return _count_rolls(
        asked, lambda play: play.outcome is not None and play.outcome.value == worth
    )


def _leaving_rolls(asked: CountingTask) -> int:
    source = asked.number(0)
    return _count_rolls(asked, lambda play: any(step.source == source for step in play.steps))


def _entry_rolls(asked: CountingTask) -> int:
    before = asked.position.bar
    return _count_rolls(asked, lambda play: play.position.bar < before)


def _goal_rolls(asked: CountingTask) -> int:
    """Count the rolls with a legal play that reaches a goal: `args = [["bears_off", 2]]`."""
    try:
        goal = parse_goal(asked.arguments[0] if asked.arguments else None)
    except GoalError as error:
        raise CountError(str(error)) from error
    return sum(
        _weight(roll)
        for roll in ALL_ROLLS
        if any(
            goal.met(Played(asked.preset, asked.position, roll, play))
            for play in legal_plays(asked.preset, asked.position, roll)
        )
    )


def _checkers_outside(asked: CountingTask) -> int:
    return asked.position.outside()


def _checkers(asked: CountingTask) -> int:
    """Count the player's checkers on a place, or on the whole board."""
    if asked.arguments:
        return asked.position.count(asked.number(0))
    return asked.position.checkers() - asked.position.off


def _checkers_home(asked: CountingTask) -> int:
    return asked.position.checkers() - asked.position.off - asked.position.outside()


def _pips_home(asked: CountingTask) -> int:
    position = asked.position
    outside = range(HOME_POINTS + 1, POINTS + 1)
    walking = sum((point - HOME_POINTS) * position.count(point) for point in outside)
    return walking + (BAR - HOME_POINTS) * position.bar


def _distance(asked: CountingTask) -> int:
    return asked.number(0) - asked.number(1)


def _pips_lost(asked: CountingTask) -> int:
    """Count the points that a checker of the opponent walked before it is hit on a point."""
    return asked.number(0)


def _opponents(count: Callable[[CountingTask], int]) -> Callable[[CountingTask], int]:
    """Turn a count of the player's into the same count of the opponent's."""

    def counted(asked: CountingTask) -> int:
        seen = asked.position.flipped()
        return count(CountingTask(asked.preset, seen, asked.roll, asked.name, asked.arguments))

    return counted


def _count_rolls(asked: CountingTask, wanted: Callable[[Play], bool]) -> int:
    """Return how many of 36 rolls have a legal play that satisfies `wanted`."""
    return sum(
        _weight(roll)
        for roll in ALL_ROLLS
        if any(wanted(play) for play in legal_plays(asked.preset, asked.position, roll))
    )


def _weight(roll: Roll) -> int:
    return 1 if roll.is_double else 2


def _is_open(position: Position, point: int) -> bool:
    return 1 <= point <= POINTS and position.opponent_count(point) < 2


COUNTS: Final[dict[str, Callable[[CountingTask], int]]] = {
    "playable_numbers": _playable_numbers,
    "plays": _plays,
    "sources": _sources,
    "open_numbers": _open_numbers,
    "entry_numbers": _entry_numbers,
    "hitting_numbers": _hitting_numbers,
    "blocked_points": _blocked_points,
    "hitting_rolls": _hitting_rolls,
    "opponent_hitting_rolls": _opponents(_hitting_rolls),
    "winning_rolls": _winning_rolls,
    "opponent_winning_rolls": _opponents(_winning_rolls),
    "rolls_worth": _rolls_worth,
    "leaving_rolls": _leaving_rolls,
    "entry_rolls": _entry_rolls,
    "opponent_entry_rolls": _opponents(_entry_rolls),
    "goal_rolls": _goal_rolls,
    "opponent_goal_rolls": _opponents(_goal_rolls),
    "checkers": _checkers,
    "opponent_checkers": _opponents(_checkers),
    "checkers_outside": _checkers_outside,
    "checkers_home": _checkers_home,
    "opponent_checkers_outside": _opponents(_checkers_outside),
    "pips": lambda asked: asked.position.pips(),
    "opponent_pips": lambda asked: asked.position.flipped().pips(),
    "pips_home": _pips_home,
    "opponent_pips_home": _opponents(_pips_home),
    "distance": _distance,
    "pips_lost": _pips_lost,
}
"""Every count; those of the opponent are asked from the opponent's side."""
