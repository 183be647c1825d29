"""Whole games by chance: what a state allows is taken, one event after another."""

from __future__ import annotations

from random import Random

from rules.engine.cube import PlayerSide
from rules.play.dice_stream import DiceStream, commit_to
from rules.play.events import EventKind, PlayEvent
from rules.play.game import PlayState, throw_next
from rules.play.record import PlayRecord
from rules.preset import RulePreset


def play_by_chance(
    preset: RulePreset, seed: int, games_before: int = 0, most: int = 5000
) -> tuple[PlayRecord, PlayState]:
    """Play a game to its end; nobody gives up, and a double is taken more often than not."""
    random = Random(seed)
    dice = DiceStream(f"game-{seed}", random.randbytes(32).hex(), ("12", str(seed)))
    state = PlayState.begin(preset, games_before)
    events: list[PlayEvent] = []
    while not state.result and len(events) < most:
        events.append(choose_event(state, dice, random))
        state = state.after(events[-1])
    record = PlayRecord(
        dice.game,
        preset,
        commit_to(dice.game, dice.seed),
        dice.digits,
        dice.seed,
        events[0].side,
        state.result,
        tuple(events),
    )
    return record, state


def choose_event(state: PlayState, dice: DiceStream, random: Random) -> PlayEvent:
    kinds = state.next_kinds()
    actor = state.actor or PlayerSide.WHITE
    if state.is_doubled:
        kind = EventKind.TOOK if random.random() < 0.8 else EventKind.DROPPED
        return PlayEvent(actor, kind)
    if EventKind.DOUBLED in kinds and random.random() < 0.1:
        return PlayEvent(actor, EventKind.DOUBLED)
    if EventKind.ROLLED in kinds:
        return throw_next(state, dice)
    if state.turn and EventKind.PLAYED in kinds:
        return PlayEvent(actor, EventKind.PLAYED, steps=random.choice(state.turn.plays()).steps)
    return PlayEvent(actor, EventKind.PASSED)
