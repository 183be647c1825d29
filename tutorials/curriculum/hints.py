"""What the hints show at the current state of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.engine.plays import Play
from rules.engine.steps import Step
from rules.engine.turn import Turn
from tutorials.curriculum.goals import Played, PlayGoal
from tutorials.curriculum.grading import list_ways


@dataclass(frozen=True, slots=True)
class Hints:
    """The checkers that can move next, and steps that reach the goal.

    `moves` are all legal next steps, whether they lead to the goal or not; `rest` is a whole play
    from here that does, one that uses the most numbers.
    """

    moves: tuple[Step, ...]
    rest: tuple[Step, ...]

    @property
    def sources(self) -> tuple[int, ...]:
        """The places of the checkers that can move, along the way."""
        return tuple(sorted({step.source for step in self.moves}, reverse=True))


Route = Sequence[tuple[int, int]]
"""Steps as their sources and destinations."""


def find_hints(turn: Turn, goal: PlayGoal, known: Route = ()) -> Hints | None:
    """Find what can be played and a way to the goal; None if a step has to be undone first.

    `known` is a solution that is followed as long as the turn does.
    """
    moves = tuple(_next_steps(turn))
    ways = [
        (step, *rest) for step in moves if (rest := _find_rest(turn.after(step), goal)) is not None
    ]
    if ways:
        return Hints(moves, follow(turn, known) or max(ways, key=len))
    return Hints((), ()) if _find_rest(turn, goal) == () else None


def follow(turn: Turn, known: Route) -> tuple[Step, ...]:
    """Return the rest of a known solution from a turn that has followed it; else nothing."""
    begun = [(step.source, step.destination) for step in turn.steps]
    if begun != list(known[: len(begun)]):
        return ()
    for source, destination in known[len(begun) :]:
        tried = turn.try_step(source, destination)
        if not isinstance(tried, Step):
            return ()
        turn = turn.after(tried)
    return turn.steps[len(begun) :] if turn.is_finished else ()


def _next_steps(turn: Turn) -> Iterator[Step]:
    for number in dict.fromkeys(turn.numbers_left):
        for source in turn.position.sources():
            tried = turn.try_step(source, number=number)
            if isinstance(tried, Step):
                yield tried


def _find_rest(turn: Turn, goal: PlayGoal) -> tuple[Step, ...] | None:
    """Return steps that lead from here to the goal, or None."""
    for play in _whole_plays(turn, goal):
        if goal.met(Played(turn.preset, turn.start, turn.roll, play)):
            return play.steps[len(turn.steps) :]
    return None


def _whole_plays(turn: Turn, goal: PlayGoal) -> Iterator[Play]:
    """Yield every complete play that begins with the steps so far."""
    if goal.by_steps:
        yield from list_ways(turn)
        return
    for rest in turn.plays() or (Play((), turn.position, turn.outcome),):
        yield Play(turn.steps + rest.steps, rest.position, rest.outcome, rest.accepted)
