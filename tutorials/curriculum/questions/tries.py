"""Tempting wrong answers on the board: what is tried, and what is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.turn import Turn
from rules.notation.steps import END_WORD, TypedStep, format_step
from tutorials.curriculum.goals import PlayGoal
from tutorials.curriculum.grading import played
from tutorials.curriculum.reading.notation import read_steps
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES

MISSES: Final = "misses"
REFUSED: Final = "refused:"


@dataclass(frozen=True, slots=True)
class Try:
    """A tempting wrong answer: steps, perhaps the end of the turn, and what is answered.

    `expected` is the code with which the last of them is refused; without one the try is a
    complete legal play that misses the goal.
    """

    steps: tuple[TypedStep, ...]
    ends: bool
    expected: RefusalCode | None

    @property
    def key(self) -> str:
        """The try as text, the same for every way of writing it."""
        words = [format_step(step) for step in self.steps]
        return " ".join([*words, END_WORD] if self.ends else words)

    def find_fault(self, turn: Turn, goal: PlayGoal) -> str | None:
        """Return how the answer to the try differs from what is expected."""
        turn, refusal, rest = replay(turn, self.steps)
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


def read_try(table: Table) -> Try:
    """Read a try with what it is answered."""
    text = table.text("play")
    ends = text == END_WORD or text.endswith(f" {END_WORD}")
    steps = read_steps(table, "play", text.removesuffix(END_WORD).strip()) if text else ()
    expected = table.text("expect")
    code = None
    if expected.removeprefix(REFUSED) in set(RefusalCode) and expected.startswith(REFUSED):
        code = RefusalCode(expected.removeprefix(REFUSED))
    elif expected and expected != MISSES:
        table.report(f"expect is neither {MISSES!r} nor a refusal code: {expected!r}", "expect")
    table.finish(*LANGUAGES)
    return Try(steps, ends, code)


def replay(
    turn: Turn, steps: tuple[TypedStep, ...]
) -> tuple[Turn, Refusal | None, tuple[TypedStep, ...]]:
    """Play steps as far as they are allowed; return the turn, what stopped it, and the rest."""
    for index, step in enumerate(steps, start=1):
        tried = turn.try_step(step.source, step.destination)
        if isinstance(tried, Refusal):
            return turn, tried, steps[index:]
        turn = turn.after(tried)
    return turn, None, ()
