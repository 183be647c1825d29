"""A board with its caption, and the marks and arrows that the engine gives it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.safestring import SafeString

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.refusals import Refusal
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.preset import RulePreset


@dataclass(frozen=True, slots=True)
class Figure:
    """A board with its caption; a small figure shows part of the board."""

    diagram: Diagram
    caption: SafeString
    is_small: bool = False


def mark_landing(preset: RulePreset, position: Position, source: int, number: int) -> Mark:
    """Return the mark of the point where a step would end, as the engine decides."""
    turn = Turn.begin(preset, position, Roll.of(number, number))
    tried = turn.try_step(source, number=number)
    if isinstance(tried, Refusal):
        return Mark.BLOCKED
    return Mark.HIT if tried.hits else Mark.LANDING


def play(turn: Turn, *tries: tuple[int, int]) -> Turn:
    """Return a turn after steps that the engine allows; raise `ValueError` for any other."""
    for source, destination in tries:
        tried = turn.try_step(source, destination)
        if isinstance(tried, Refusal):
            raise ValueError(f"{source}/{destination}: {tried.code}")
        turn = turn.after(tried)
    return turn


def numbered(steps: Iterable[Step], kind: ArrowKind) -> tuple[Arrow, ...]:
    """Return steps as numbered arrows."""
    return tuple(Arrow(kind, step.source, step.destination, str(step.number)) for step in steps)
