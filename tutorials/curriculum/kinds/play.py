"""The kind "play": a position and a roll; any complete legal play that reaches the goal."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from rules.engine.dice import Roll
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.turn import Turn
from rules.notation.errors import NotationError
from rules.notation.rolls import format_roll, parse_roll
from rules.notation.steps import END_WORD, TypedStep, format_step, parse_steps
from tutorials.curriculum.goals import Goal, GoalError, parse_goal
from tutorials.curriculum.grading import find_solution, played
from tutorials.curriculum.kinds.kind import Question, Setting
from tutorials.curriculum.reading.faults import KeyFault
from tutorials.curriculum.reading.tables import Table

MISSES: Final = "misses"
REFUSED: Final = "refused:"
EN_DASH: Final = "–"


@dataclass(frozen=True, slots=True)
class Try:
    """A tempting wrong answer: steps, perhaps the end of the turn, and what is answered.

    `expected` is the code with which the last of them is refused; without one the try is a
    complete legal play that misses the goal.
    """

    steps: tuple[TypedStep, ...]
    ends: bool
    expected: RefusalCode | None

    def find_fault(self, turn: Turn, goal: Goal) -> str | None:
        """Return how the answer to the try differs from what is expected."""
        turn, refusal, rest = _replay(turn, self.steps)
        if refusal is None and self.ends:
            refusal = turn.check_end()
        if rest and refusal is not None:
            return f"{refusal.code} before the last step"
        if self.expected is not None:
            found = refusal.code if refusal is not None else "allowed"
            return None if found == self.expected else f"{found}, not {self.expected}"
        if refusal is not None:
            return f"{refusal.code}, not a legal play that misses"
        if not turn.is_finished:
            return "no complete play"
        return "reaches the goal" if goal.met(played(turn)) else None


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """An exercise of this kind, as read from its file."""

    turn: Turn
    goal: Goal
    goal_source: list[Any]
    solution: tuple[TypedStep, ...]
    tries: tuple[Try, ...]

    def columns(self) -> dict[str, object]:
        """Return the fields of the row that this kind fills."""
        return {
            "roll": format_roll(self.turn.roll),
            "goal_source": self.goal_source,
            "solution": " ".join(format_step(step) for step in self.solution),
        }

    def named_in_task(self) -> Collection[str]:
        """Return the roll, as sentences write it."""
        return (format_roll(self.turn.roll, EN_DASH),)

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield a goal that no play reaches, and a solution that is none."""
        turn = self.turn
        if find_solution(turn.preset, turn.start, turn.roll, self.goal) is None:
            yield KeyFault(("goal",), f"no legal play reaches it: {self.goal}")
            return
        turn, refusal, _ = _replay(turn, self.solution)
        if refusal is not None:
            step = TypedStep(refusal.source or 0, refusal.destination or 0)
            yield KeyFault(("solution",), f"{format_step(step)} is refused: {refusal.code}")
        elif not turn.is_finished:
            yield KeyFault(("solution",), "does not play the whole roll")
        elif missing := self.goal.missing(played(turn)):
            lacks = ", ".join(str(part) for part in missing)
            yield KeyFault(("solution",), f"misses the goal: {lacks}")

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield the listed tries that are not answered as the file says."""
        for index, tried in enumerate(self.tries):
            if fault := tried.find_fault(self.turn, self.goal):
                yield KeyFault(("tries", index), f"this try is {fault}")

    def refusal_codes(self) -> frozenset[RefusalCode]:
        """Return the codes that the listed tries provoke."""
        return frozenset(tried.expected for tried in self.tries if tried.expected)

    def count_tries(self) -> int:
        """Return how many tries are listed."""
        return len(self.tries)


class PlayKind:
    """Reads exercises of the kind "play"."""

    name = "play"

    def read(self, table: Table, setting: Setting) -> Question | None:
        """Read roll, goal, solution and tries; None when one of them cannot be read."""
        before = len(table.faults)
        roll = _read_roll(table)
        reported = len(table.faults)
        goal_source = table.array("goal")
        goal = _read_goal(table, goal_source) if len(table.faults) == reported else None
        steps = _read_steps(table, "solution", table.text("solution"))
        tries = [_read_try(entry) for entry in table.tables("tries", optional=True)]
        if roll is None or goal is None or len(table.faults) > before:
            return None
        turn = Turn.begin(setting.preset, setting.position, roll)
        return PlayQuestion(turn, goal, goal_source, steps, tuple(tries))


PLAY: Final = PlayKind()


def _read_roll(table: Table) -> Roll | None:
    text = table.text("roll")
    try:
        return parse_roll(text) if text else None
    except NotationError:
        table.report(f"roll is not two numbers such as 6-4: {text!r}", "roll")
        return None


def _read_goal(table: Table, written: list[Any]) -> Goal | None:
    try:
        return parse_goal(written)
    except GoalError as error:
        table.report(f"goal: {error}", "goal")
        return None


def _read_steps(table: Table, key: str, text: str) -> tuple[TypedStep, ...]:
    try:
        return parse_steps(text)
    except NotationError as error:
        table.report(f"{key}: {error.code} at character {error.offset + 1}: {text!r}", key)
        return ()


def _read_try(table: Table) -> Try:
    text = table.text("play")
    ends = text.endswith(f" {END_WORD}")
    steps = _read_steps(table, "play", text.removesuffix(f" {END_WORD}"))
    expected = table.text("expect")
    code = None
    if expected.removeprefix(REFUSED) in set(RefusalCode) and expected.startswith(REFUSED):
        code = RefusalCode(expected.removeprefix(REFUSED))
    elif expected and expected != MISSES:
        table.report(f"expect is neither {MISSES!r} nor a refusal code: {expected!r}", "expect")
    table.finish()
    return Try(steps, ends, code)


def _replay(
    turn: Turn, steps: tuple[TypedStep, ...]
) -> tuple[Turn, Refusal | None, tuple[TypedStep, ...]]:
    """Play steps as far as they are allowed; return the turn, what stopped it, and the rest."""
    for index, step in enumerate(steps, start=1):
        tried = turn.try_step(step.source, step.destination)
        if isinstance(tried, Refusal):
            return turn, tried, steps[index:]
        turn = turn.after(tried)
    return turn, None, ()
