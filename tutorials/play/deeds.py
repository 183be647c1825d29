"""What a form of a game asks for: an event, or a turn tried a little further."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.book.clauses import clause_of, clause_of_cube
from rules.engine.cube import CubeRefusal, PlayerSide, check_double
from rules.notation.steps import END_WORD, format_step, format_steps
from rules.play.dice_stream import DiceStream
from rules.play.events import EventKind, PlayEvent
from rules.play.game import PlayState, throw_next
from rules.turns.attempt import Attempt, read_attempt
from tutorials.play.store import LoadedGame, Refused

ROLL: Final = "roll"
DOUBLE: Final = "double"
RESIGN: Final = "resign"
ANSWERS: Final[Mapping[str, EventKind]] = {
    "take": EventKind.TOOK,
    "drop": EventKind.DROPPED,
    RESIGN: EventKind.RESIGNED,
}


class DeedError(ValueError):
    """A form that asks for what this game does not know."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a form asks for.

    `event` is what is to be stored, `attempt` the turn as far as it was tried, `cube_refusal` why
    there is no double, `refused` the try as it is stored.
    """

    event: PlayEvent | None = None
    attempt: Attempt | None = None
    cube_refusal: CubeRefusal | None = None
    refused: Refused | None = None


def read_deed(
    state: PlayState,
    fields: Mapping[str, str],
    dice: DiceStream,
    asks_before_end: bool,
    sides: frozenset[PlayerSide],
) -> Deed:
    """Read a form of whoever sits at `sides` against the game as it was when the form was made.

    Raises `DeedError`, and `AddressError` for a turn that cannot be read.
    """
    deed = fields.get("deed", "")
    actor = state.actor or PlayerSide.WHITE
    if state.result or not may_act(state, sides):
        if deed != RESIGN or state.result or not sides:
            raise DeedError(deed)
        actor = next(iter(sides))
    if deed == ROLL:
        if EventKind.ROLLED not in state.next_kinds():
            raise DeedError(deed)
        return Deed(throw_next(state, dice))
    if deed == DOUBLE:
        return _double(state, actor)
    if deed:
        kind = ANSWERS.get(deed)
        if kind is None or kind not in state.next_kinds():
            raise DeedError(deed)
        return Deed(PlayEvent(actor, kind))
    return _play(state, actor, fields, asks_before_end)


def may_act(state: PlayState, sides: frozenset[PlayerSide]) -> bool:
    """Tell whether one of the sides has to act; for the start either may throw."""
    if state.side is None:
        return bool(sides) and not state.result
    return state.actor in sides


def is_same(one: PlayEvent, other: PlayEvent) -> bool:
    """Tell whether a form that is sent again asks for what has been stored."""
    return (one.side, one.kind, format_steps(one.steps)) == (
        other.side,
        other.kind,
        format_steps(other.steps),
    )


def _double(state: PlayState, actor: PlayerSide) -> Deed:
    thrown = state.roll is not None
    if state.side is None or state.is_doubled:
        raise DeedError(DOUBLE)
    refusal = check_double(state.preset, state.cube, actor, on_roll=state.side, thrown=thrown)
    if refusal is None:
        return Deed(PlayEvent(actor, EventKind.DOUBLED))
    clause = clause_of_cube(state.preset, refusal)
    refused = Refused(actor, "", DOUBLE, refusal.code, clause.id if clause else "")
    return Deed(cube_refusal=refusal, refused=refused)


def _play(
    state: PlayState, actor: PlayerSide, fields: Mapping[str, str], asks_before_end: bool
) -> Deed:
    if state.turn is None:
        raise DeedError("play")
    attempt = read_attempt(state.turn, fields)
    turn = attempt.turn
    if attempt.refusal is not None:
        return Deed(attempt=attempt, refused=_refused(state, attempt, actor))
    is_whole = attempt.advanced > 0 and (not turn.numbers_left or turn.outcome is not None)
    if not attempt.ending and not (is_whole and not asks_before_end):
        return Deed(attempt=attempt)
    kind = EventKind.PLAYED if turn.steps else EventKind.PASSED
    return Deed(PlayEvent(actor, kind, steps=turn.steps), attempt)


def _refused(state: PlayState, attempt: Attempt, actor: PlayerSide) -> Refused | None:
    """Return a refused try as it is stored; a tap where nothing of the player's stands is none."""
    refusal = attempt.refusal
    if refusal is None or not (attempt.tried or attempt.ending):
        return None
    return Refused(
        side=actor,
        before=format_steps(attempt.turn.steps),
        tried=format_step(attempt.tried) if attempt.tried else END_WORD,
        code=refusal.code,
        clause=clause_of(state.preset, refusal).id,
    )


def settled_attempt(loaded: LoadedGame, fields: Mapping[str, str]) -> Attempt | None:
    """Return the turn that an address holds, if it was made for the event that is due."""
    turn = loaded.state.turn
    if turn is None:
        return None
    if fields.get("number") == str(loaded.due):
        return read_attempt(turn, fields)
    kept = {name: fields[name] for name in ("names", "home") if name in fields}
    return read_attempt(turn, kept)
