"""What the rungs of the hint ladder show, from where the turn stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.engine.plays import Play
from rules.engine.steps import Step
from rules.engine.turn import Turn
from tutorials.curriculum.goals import Goal, Played
from tutorials.curriculum.grading import list_ways


@dataclass(frozen=True, slots=True)
class Hints:
    """The ways from here to the goal: which checkers, where to, the first step, all of them.

    `steps` are the next steps after which the goal can still be reached, `rest` a whole play
    from here, one that uses the most numbers.
    """

    steps: tuple[Step, ...]
    rest: tuple[Step, ...]

    @property
    def sources(self) -> tuple[int, ...]:
        """Return the places of the checkers that can move towards the goal."""
        return tuple(dict.fromkeys(step.source for step in self.steps))

    @property
    def first_step(self) -> Step | None:
        """Return the step to begin with; None when the turn is over."""
        return self.rest[0] if self.rest else None

    def landings(self, source: int) -> tuple[int, ...]:
        """Return the places where the checker on `source` can land on its way to the goal."""
        return tuple(step.destination for step in self.steps if step.source == source)


Route = Sequence[tuple[int, int]]
"""Steps as their sources and destinations."""


def find_hints(turn: Turn, goal: Goal, known: Route = ()) -> Hints | None:
    """Return the ways from here to the goal, or None when a step has to be undone first.

    `known` is a solution that is followed as long as the turn does.
    """
    ways: dict[Step, tuple[Step, ...]] = {}
    for step in _next_steps(turn):
        rest = _find_rest(turn.after(step), goal)
        if rest is not None:
            ways[step] = (step, *rest)
    if ways:
        return Hints(tuple(ways), follow(turn, known) or max(ways.values(), key=len))
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


def _find_rest(turn: Turn, goal: Goal) -> tuple[Step, ...] | None:
    """Return steps that lead from here to the goal, or None."""
    for play in _whole_plays(turn, goal):
        if goal.met(Played(turn.preset, turn.start, turn.roll, play)):
            return play.steps[len(turn.steps) :]
    return None


def _whole_plays(turn: Turn, goal: Goal) -> Iterator[Play]:
    """Yield the whole turns that can still come of this one, the steps so far included."""
    if goal.by_steps:
        yield from list_ways(turn)
        return
    for rest in turn.plays() or (Play((), turn.position, turn.outcome),):
        yield Play(turn.steps + rest.steps, rest.position, rest.outcome, rest.accepted)
