"""The computer at a table: what it does when it is its turn."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from rules.engine.cube import PlayerSide
from rules.engine.situation import CubeOffer, Situation
from rules.play.events import EventKind, PlayEvent
from rules.play.game import PlayState, throw_next
from rules.player.cubes import offers, takes
from rules.player.levels import choose
from tutorials.play.models import GameKind, PlayedGame
from tutorials.play.store import LoadedGame, NumberTakenError, append_event, load_events

THINKS_AHEAD: Final = 5
"""The level from which a cube is judged one roll ahead."""


def computer_side(row: PlayedGame) -> PlayerSide | None:
    """Return the side that the computer plays, if it plays at all."""
    return PlayerSide(row.own_side).other if row.kind == GameKind.COMPUTER else None


def is_to_act(loaded: LoadedGame) -> bool:
    """Tell whether the game waits for the computer."""
    side = computer_side(loaded.row)
    return side is not None and loaded.state.actor is side


def answer_by_computer(loaded: LoadedGame) -> LoadedGame:
    """Return the game after all that the computer does until its opponent is to act.

    What it does is chosen before it is stored, so that nothing is locked while it thinks. It knows
    the position and the roll, never the dice to come. Where another request was faster, the game
    is read again.
    """
    while is_to_act(loaded):
        try:
            loaded = append_event(loaded, _choose(loaded))
        except NumberTakenError:
            loaded = load_events(PlayedGame.objects.get(pk=loaded.row.pk))
    return loaded


def _choose(loaded: LoadedGame) -> PlayEvent:
    state, level = loaded.state, loaded.row.level
    side = state.actor or PlayerSide.WHITE
    depth = 1 if level >= THINKS_AHEAD else 0
    if state.is_doubled:
        taken = takes(state.preset, _situation(state, CubeOffer.DOUBLE), depth)
        return PlayEvent(side, EventKind.TOOK if taken else EventKind.DROPPED)
    if state.roll is None:
        may_double = EventKind.DOUBLED in state.next_kinds()
        if may_double and offers(state.preset, _situation(state), depth):
            return PlayEvent(side, EventKind.DOUBLED)
        return throw_next(state, loaded.dice)
    play = choose(state.preset, state.position, state.roll, level, SystemRandom())
    if play is None:
        return PlayEvent(side, EventKind.PASSED)
    return PlayEvent(side, EventKind.PLAYED, steps=play.steps)


def _situation(state: PlayState, offer: CubeOffer | None = None) -> Situation:
    side = state.side or PlayerSide.WHITE
    return Situation(state.position, on_roll=side, cube=state.cube, offer=offer)
