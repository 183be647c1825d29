"""A game from its first roll to its end, made of its events: whose turn it is, what may come next.

A state checks an event before it takes it, unless the event comes with the position after it: then
it was checked when it was stored, and a mended engine breaks no old game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from rules.engine.cube import CubeState, PlayerSide, check_double, drop_value, take
from rules.engine.dice import Roll
from rules.engine.outcome import find_outcome
from rules.engine.plays import most_numbers
from rules.engine.position import Position
from rules.engine.refusals import Refusal
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.notation.steps import TypedStep
from rules.play.dice_stream import DiceStream
from rules.play.events import EventKind, PlayEvent
from rules.play.results import EndKind, PlayResult
from rules.preset import FirstTurn, RulePreset

MOST_TURNS: Final = 1000
"""After so many turns a game ends without a winner."""

_ANYTIME: Final = (EventKind.RESIGNED, EventKind.REFUSED_TO_GO_ON)


class EventError(ValueError):
    """An event that cannot come now: `not_next`, `not_this_side`, `illegal_step`,
    `turn_not_finished`, `can_be_played` or `may_not_double`; a refusal says more of a step."""

    def __init__(self, code: str, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class PlayState:
    """A game after some events.

    `side` is on roll and sees `position` in its own numbers; it is None until the throw for the
    start, where White stands for both. `roll` is None before the dice are thrown.
    """

    preset: RulePreset
    side: PlayerSide | None
    position: Position
    roll: Roll | None = None
    cube: CubeState = CubeState()
    is_doubled: bool = False
    events: int = 0
    rolls: int = 0
    turns: int = 0
    result: PlayResult | None = None

    @classmethod
    def begin(cls, preset: RulePreset, games_before: int = 0) -> PlayState:
        """Return a game before its first event, after `games_before` between the same two."""
        side = None
        if preset.first_turn is FirstTurn.ALTERNATE:
            side = PlayerSide.BLACK if games_before % 2 else PlayerSide.WHITE
        return cls(preset, side, Position.start(preset))

    @property
    def actor(self) -> PlayerSide | None:
        """Return who has to act: the side on roll, or the other one while a double is offered."""
        if self.result or self.side is None:
            return None
        return self.side.other if self.is_doubled else self.side

    @property
    def turn(self) -> Turn | None:
        """Return the turn that is to be played, if its dice are thrown."""
        if self.roll is None or self.result:
            return None
        return Turn.begin(self.preset, self.position, self.roll)

    def seen_by(self, side: PlayerSide) -> Position:
        """Return the position in the numbers of a side."""
        return self.position if side is (self.side or PlayerSide.WHITE) else self.position.flipped()

    def next_kinds(self) -> tuple[EventKind, ...]:
        """Return what may come next."""
        if self.result:
            return ()
        if self.is_doubled:
            return (EventKind.TOOK, EventKind.DROPPED, *_ANYTIME)
        if self.side is None:
            return (EventKind.ROLLED, EventKind.REFUSED_TO_GO_ON)
        if self.roll:
            numbers = self.roll.numbers(self.preset)
            can_play = most_numbers(self.preset, self.position, numbers) > 0
            return (EventKind.PLAYED if can_play else EventKind.PASSED, *_ANYTIME)
        doubles = () if self._check_double() else (EventKind.DOUBLED,)
        return (EventKind.ROLLED, *doubles, *_ANYTIME)

    def after(self, event: PlayEvent, position: Position | None = None) -> PlayState:
        """Return the game after an event; raise `EventError` if it cannot come now.

        With `position`, the one after the event as its side sees it, nothing is checked.
        """
        if position is None:
            position = self._check(event)
        state = self._taking(event, position)
        return replace(state, events=self.events + 1)

    def _check(self, event: PlayEvent) -> Position:
        """Return the position after an event, as its side sees it."""
        if event.kind not in self.next_kinds():
            raise self._why_not(event)
        if event.kind not in _ANYTIME and self.side and event.side is not self.actor:
            raise EventError("not_this_side")
        if (event.kind is EventKind.ROLLED) is not (event.roll is not None):
            raise EventError("not_next")
        if event.kind is EventKind.PLAYED and (turn := self.turn):
            return _play(turn, event.steps)
        return self.seen_by(event.side)

    def _why_not(self, event: PlayEvent) -> EventError:
        if event.kind is EventKind.DOUBLED and not self.is_doubled:
            return EventError("may_not_double")
        if event.kind is EventKind.PASSED and self.turn:
            return EventError("can_be_played")
        return EventError("not_next")

    def _check_double(self) -> bool:
        """Tell whether the side on roll may not double."""
        side, thrown = self.side, self.roll is not None
        if side is None:
            return True
        refusal = check_double(self.preset, self.cube, side, on_roll=side, thrown=thrown)
        return refusal is not None

    def _taking(self, event: PlayEvent, position: Position) -> PlayState:
        """Return the state that an event leads to."""
        side, kind = event.side, event.kind
        if kind is EventKind.ROLLED:
            return replace(
                self, side=side, position=position, roll=event.roll, rolls=self.rolls + 1
            )
        if kind in (EventKind.PLAYED, EventKind.PASSED):
            return self._next_turn(side, position)
        if kind is EventKind.DOUBLED:
            return replace(self, is_doubled=True)
        if kind is EventKind.TOOK:
            return replace(self, is_doubled=False, cube=take(self.cube, side))
        if kind is EventKind.REFUSED_TO_GO_ON:
            return replace(self, result=PlayResult(None, EndKind.REFUSED_TO_GO_ON))
        how = EndKind.DROPPED if kind is EventKind.DROPPED else EndKind.RESIGNED
        return replace(self, result=PlayResult(side.other, how, drop_value(self.cube)))

    def _next_turn(self, side: PlayerSide, position: Position) -> PlayState:
        """Return the state after `side` has ended its turn in a position."""
        turns = self.turns + 1
        if outcome := find_outcome(self.preset, position, self.cube.value):
            won = PlayResult(side, outcome.kind, outcome.value)
            return replace(self, position=position, turns=turns, result=won)
        if turns >= MOST_TURNS:
            unwon = PlayResult(None, EndKind.TOO_LONG)
            return replace(self, position=position, turns=turns, result=unwon)
        return replace(self, side=side.other, position=position.flipped(), roll=None, turns=turns)


def replay(preset: RulePreset, events: Iterable[PlayEvent], games_before: int = 0) -> PlayState:
    """Return the game after its events, each checked; raise `EventError`."""
    state = PlayState.begin(preset, games_before)
    for event in events:
        state = state.after(event)
    return state


def throw_next(state: PlayState, dice: DiceStream) -> PlayEvent:
    """Return the next roll of a game: who rolls, and what.

    The first roll follows the rule of the start: with the two single dice, or after them.
    """
    side, first_turn = state.side, state.preset.first_turn
    if side is None:
        white, black = dice.throw_for_start()
        side = PlayerSide.WHITE if white > black else PlayerSide.BLACK
        if first_turn is FirstTurn.OPENING:
            return PlayEvent(side, EventKind.ROLLED, Roll.of(white, black))
    number = state.rolls if first_turn is FirstTurn.OPENING else state.rolls + 1
    return PlayEvent(side, EventKind.ROLLED, dice.throw(number))


def _play(turn: Turn, steps: tuple[Step | TypedStep, ...]) -> Position:
    for step in steps:
        tried = turn.try_step(step.source, step.destination)
        if isinstance(tried, Refusal):
            raise EventError("illegal_step", tried)
        turn = turn.after(tried)
    if refusal := turn.check_end():
        raise EventError("turn_not_finished", refusal)
    return turn.position
