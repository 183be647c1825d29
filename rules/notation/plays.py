"""A play as it is written, resolved into the single steps of a turn.

A written play need not be a legal order of steps: match files sort the steps, write a checker
that walks by several numbers as one step (`24/13`), and hits as they see fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from rules.engine.position import BAR, OFF, Position
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.notation.steps import TypedStep, parse_steps

_NUMBERED: Final = (
    (re.compile(r"(?<![0-9])25(?=/)"), "\ue000\ue001"),
    (re.compile(r"/0(?![0-9])"), "/\ue002"),
)
_NUMBERED_NAMES: Final = {"\ue000\ue001": BAR, "\ue002": OFF}
"""The bar and off as match files write them, by names of the same length: offsets hold."""


def parse_play(text: str) -> tuple[TypedStep, ...]:
    """Return the tries of a play in the notation of the field, the empty play included.

    The bar may also be written as 25, and off as 0. Raises `NotationError` as `parse_steps` does.

    >>> [(tried.source, tried.destination) for tried in parse_play("bar/20 24/18/13 6/off")]
    [(25, 20), (24, 18), (18, 13), (6, 0)]
    """
    for numbered, named in _NUMBERED:
        text = numbered.sub(named, text)
    return parse_steps(text, _NUMBERED_NAMES)


@dataclass(frozen=True, slots=True)
class Resolved:
    """What a written play comes to: `turn` holds the steps that are legal.

    Without a `refusal` the turn is played to its end. Otherwise `index` is the try that was
    refused, or the number of tries when each is legal but more has to be played.
    """

    turn: Turn
    refusal: Refusal | None = None
    index: int | None = None

    @property
    def is_legal(self) -> bool:
        """Return whether the play is legal as a whole."""
        return self.refusal is None


def resolve_play(turn: Turn, tries: Iterable[TypedStep]) -> Resolved:
    """Return the turn after a written play, or the first of its tries that is refused and why.

    The order in which the tries are written counts as little as the table allows: the first one
    that is legal is taken. Where a checker could walk by several routes it hits nobody on the way
    unless every legal route does. A winning play with fewer numbers than could be used is legal
    where the engine accepts it.

    >>> from rules.engine.dice import Roll
    >>> from rules.engine.position import Position
    >>> from rules.presets import BACKGAMMON
    >>> turn = Turn.begin(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(6, 5))
    >>> [(step.source, step.number) for step in resolve_play(turn, parse_play("24/13")).turn.steps]
    [(24, 6), (18, 5)]
    >>> resolve_play(turn, parse_play("24/18")).refusal.code
    <RefusalCode.NUMBERS_LEFT: 'numbers_left'>
    """
    written = tuple(_Part(index, tried, tried.source) for index, tried in enumerate(tries))
    within_reach = written[: len(turn.numbers_left) + 1]  # each try uses at least one number
    for may_hit_on_the_way in (False, True):
        for reading in _readings(turn, within_reach, may_hit_on_the_way, set()):
            if not reading.left and reading.turn.is_finished:
                return Resolved(reading.turn)
    return _refused(turn, within_reach)


@dataclass(frozen=True, slots=True)
class _Part:
    """A try that is not played yet, and how far its checker has come."""

    index: int
    tried: TypedStep
    at: int

    @property
    def is_begun(self) -> bool:
        return self.at != self.tried.source


class _Reading(NamedTuple):
    """A way to read a play as far as it goes: the turn so far and the tries left."""

    turn: Turn
    left: tuple[_Part, ...]


_Seen = set[tuple[Position, tuple[int, ...], tuple[tuple[int, int], ...]]]


def _readings(
    turn: Turn, left: tuple[_Part, ...], may_hit_on_the_way: bool, seen: _Seen
) -> Iterator[_Reading]:
    """Yield every reading once, each before those that carry it on, the written order first."""
    state = (turn.position, turn.numbers_left, tuple((p.at, p.tried.destination) for p in left))
    if state in seen:
        return
    seen.add(state)
    yield _Reading(turn, left)
    for place, part in enumerate(left):
        for step in _steps(turn, part):
            arrived = step.destination == part.tried.destination
            if step.hits and not (arrived or may_hit_on_the_way):
                continue
            going_on = () if arrived else (replace(part, at=step.destination),)
            after = (*left[:place], *going_on, *left[place + 1 :])
            yield from _readings(turn.after(step), after, may_hit_on_the_way, seen)


def _steps(turn: Turn, part: _Part) -> Iterator[Step]:
    """Yield the legal steps that take a checker to its destination, or else on its way there."""
    on_the_way = []
    for number in sorted(set(turn.numbers_left)):
        step = turn.try_step(part.at, number=number)
        if isinstance(step, Refusal):
            continue
        if step.destination == part.tried.destination:
            yield step
        elif step.destination > part.tried.destination:
            on_the_way.append(step)
    yield from reversed(on_the_way)


def _refused(turn: Turn, written: tuple[_Part, ...]) -> Resolved:
    """Return how far the play can be followed, and what is wrong with the next of its tries.

    A number used by a try that is written later says nothing about this one: then it is judged
    after those before it.
    """
    readings = _readings(turn, written, True, set())
    whole = (reading for reading in readings if not any(part.is_begun for part in reading.left))
    reached, left = min(whole, key=lambda reading: len(reading.left))
    for part in left:
        refusal = reached.check_step(part.at, part.tried.destination)
        if not refusal:
            continue
        before = written[: part.index + 1]
        if refusal.code is RefusalCode.NUMBER_USED and len(before) < len(written):
            judged = _refused(turn, before)
            if judged.index == part.index:
                return judged
        return Resolved(reached, refusal, part.index)
    return Resolved(reached, reached.check_end(), len(written))
