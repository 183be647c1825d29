"""Replaying a recorded game turn by turn, up to the first that is impossible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.engine.cube import CubeRefusal, PlayerSide, check_double, drop_value, take
from rules.engine.dice import Roll
from rules.engine.outcome import find_outcome
from rules.engine.position import Position
from rules.engine.refusals import Refusal
from rules.engine.situation import Situation
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.notation.matches.values import GameRecord, RecordedTurn, TurnAction
from rules.notation.plays import resolve_play
from rules.preset import FirstTurn, RulePreset
from rules.presets import BACKGAMMON


class ProblemCode(StrEnum):
    """The faults of a recorded match, in a turn, a result or a score."""

    PLAY_REFUSED = "play_refused"
    """The play is not legal; `refusal` says why."""
    PLAY_MISSING = "play_missing"
    """Dice without a play, although something can be played and the game goes on."""
    WRONG_SIDE = "wrong_side"
    OPENING_DOUBLE = "opening_double"
    """The game begins with equal numbers, which are thrown again."""
    DOUBLE_REFUSED = "double_refused"
    """The cube may not be offered; `cube_refusal` says why."""
    CUBE_VALUE = "cube_value"
    """The cube is said to show `found`, but shows `expected`."""
    BEAVER = "beaver"
    """A double in answer to a double, which only some games for money know."""
    CRAWFORD = "crawford"
    """A double in the Crawford game."""
    DOUBLE_UNANSWERED = "double_unanswered"
    NO_DOUBLE = "no_double"
    """A double is taken or dropped that nobody has offered."""
    AFTER_END = "after_end"

    RESULT_WINNER = "result_winner"
    RESULT_POINTS = "result_points"
    """The result says `found` points, but the game is worth `expected`."""
    RESULT_MATCH = "result_match"
    """The match is said to be over with `found` points, but goes to `expected`."""
    UNFINISHED = "unfinished"
    """A game without an end, and another one after it."""
    SCORE = "score"
    """The score of a side (`found`) is not the one after the game before (`expected`)."""
    MATCH_OVER = "match_over"
    """A game begins although a side has `found` points of the `expected` ones."""


@dataclass(frozen=True, slots=True)
class MatchFault:
    """Why a turn, a result or a score is impossible; `index` is the refused step."""

    code: ProblemCode
    refusal: Refusal | None = None
    cube_refusal: CubeRefusal | None = None
    found: int | None = None
    expected: int | None = None
    index: int | None = None


@dataclass(frozen=True, slots=True)
class GameState:
    """A game between two turns; `winner` has won `points` on the board or by a drop.

    `situation` has no roll. Before the first turn nobody is on roll yet: `has_begun` is False.
    A double by `offered_by` waits for an answer; after a beaver none is needed. Of a game that the
    loser has resigned the points are not known here, and 0.
    """

    situation: Situation
    has_begun: bool = False
    offered_by: PlayerSide | None = None
    is_beavered: bool = False
    winner: PlayerSide | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """A recorded turn on the board: the situation before it, its steps, and what came of it.

    `situation` holds the roll; its position is seen by the side on roll, as are the steps, which
    are those that are legal where `fault` says what is not.
    """

    turn: RecordedTurn
    situation: Situation
    after: GameState
    steps: tuple[Step, ...] = ()
    fault: MatchFault | None = None


@dataclass(frozen=True, slots=True)
class CubeRules:
    """What is agreed on the cube in a game: nobody doubles in the Crawford game."""

    is_crawford: bool = False
    beavers: bool = False


def begin_game(game: GameRecord, preset: RulePreset = BACKGAMMON) -> GameState:
    """Return the state at the start of a recorded game."""
    return GameState(Situation(Position.start(preset), score=game.score))


def replay(
    game: GameRecord, preset: RulePreset = BACKGAMMON, rules: CubeRules = CubeRules()
) -> Iterator[Moment]:
    """Yield each turn of a game on the board; one with a fault is the last.

    >>> from rules.notation.matches.jellyfish import parse_mat
    >>> lines = ["1 point match", "Game 1", "Mia : 0   Ken : 0", "1) 31: 8/5 6/5   51: 8/7"]
    >>> moments = list(replay(parse_mat("\\n".join(lines)).games[0]))
    >>> [moment.fault and moment.fault.refusal.code.value for moment in moments]
    [None, 'numbers_left']
    """
    state = begin_game(game, preset)
    for number, turn in enumerate(game.turns, 1):
        after = game.turns[number : number + 1]
        is_last = all(turn.action is TurnAction.RESIGN for turn in after)
        moment = _play(preset, rules, state, turn, is_last=is_last)
        yield moment
        if moment.fault:
            return
        state = moment.after


def _play(
    preset: RulePreset, rules: CubeRules, state: GameState, turn: RecordedTurn, *, is_last: bool
) -> Moment:
    """Return a turn played in the state after the previous turns."""
    if not state.has_begun:
        situation = replace(state.situation, on_roll=turn.side)
        state = replace(state, situation=situation)
    if state.winner:
        fault: MatchFault | None = MatchFault(ProblemCode.AFTER_END)
        return Moment(turn, state.situation, state, fault=fault)
    if turn.action is TurnAction.RESIGN:
        after = replace(state, winner=turn.side.other)
        return Moment(turn, state.situation, after)
    if turn.roll is None:
        fault, after = _use_cube(preset, rules, state, turn)
        return Moment(turn, state.situation, after, fault=fault)
    situation = replace(state.situation, roll=turn.roll)
    fault = _check_roll(preset, state, turn, turn.roll)
    if fault:
        return Moment(turn, situation, state, fault=fault)
    return _move(preset, state, Moment(turn, situation, state), turn.roll, is_last)


def _check_roll(
    preset: RulePreset, state: GameState, turn: RecordedTurn, roll: Roll
) -> MatchFault | None:
    """Check that this side may throw these dice now."""
    if state.offered_by and not state.is_beavered:
        return MatchFault(ProblemCode.DOUBLE_UNANSWERED)
    if turn.side is not state.situation.on_roll:
        return MatchFault(ProblemCode.WRONG_SIDE)
    if not state.has_begun and preset.first_turn is FirstTurn.OPENING and roll.is_double:
        return MatchFault(ProblemCode.OPENING_DOUBLE)
    return None


def _move(
    preset: RulePreset, state: GameState, moment: Moment, roll: Roll, is_last: bool
) -> Moment:
    """Play the steps of a turn, and pass the turn on unless the game is won."""
    if state.offered_by:  # a beaver, which is played on from without a word
        state = _accept(state, state.offered_by.other)
    begun = Turn.begin(preset, state.situation.position, roll)
    resolved = resolve_play(begun, moment.turn.tries or ())
    if resolved.refusal and moment.turn.tries is None:
        missing = MatchFault(ProblemCode.PLAY_MISSING, resolved.refusal)
        return replace(moment, fault=None if is_last else missing)
    steps = resolved.turn.steps
    if resolved.refusal:
        fault = MatchFault(ProblemCode.PLAY_REFUSED, resolved.refusal, index=resolved.index)
        return replace(moment, steps=steps, fault=fault)
    position = resolved.turn.position
    outcome = find_outcome(preset, position, state.situation.cube.value)
    mover = moment.turn.side
    situation = replace(state.situation, position=position.flipped(), on_roll=mover.other)
    after = GameState(situation, has_begun=True)
    if outcome:
        after = replace(after, winner=mover, points=outcome.value)
    return replace(moment, steps=steps, after=after)


def _use_cube(
    preset: RulePreset, rules: CubeRules, state: GameState, turn: RecordedTurn
) -> tuple[MatchFault | None, GameState]:
    """Offer, take or drop; return the fault, or the state afterwards."""
    if turn.action is TurnAction.DOUBLE:
        offered = _accept(state, turn.side) if state.offered_by else state
        fault = _check_offer(preset, rules, state, turn)
        fault = fault or _check_value(offered, turn)
        if fault:
            return fault, state
        is_beavered = state.offered_by is not None
        return None, replace(offered, offered_by=turn.side, is_beavered=is_beavered)
    if not state.offered_by:
        return MatchFault(ProblemCode.NO_DOUBLE), state
    if turn.side is state.offered_by:
        return MatchFault(ProblemCode.WRONG_SIDE), state
    if turn.action is TurnAction.DROP:
        points = drop_value(state.situation.cube)
        return None, replace(state, offered_by=None, winner=state.offered_by, points=points)
    return None, _accept(state, turn.side)


def _accept(state: GameState, side: PlayerSide) -> GameState:
    """Take the double that is offered; whoever answered by a beaver keeps the cube."""
    owner = state.situation.cube.owner if state.is_beavered else None
    cube = take(state.situation.cube, owner or side)
    situation = replace(state.situation, cube=cube)
    return replace(state, offered_by=None, is_beavered=False, situation=situation)


def _check_offer(
    preset: RulePreset, rules: CubeRules, state: GameState, turn: RecordedTurn
) -> MatchFault | None:
    """Check a double; nobody may offer one before the first turn."""
    if rules.is_crawford:
        return MatchFault(ProblemCode.CRAWFORD)
    if turn.side is state.offered_by:
        return MatchFault(ProblemCode.DOUBLE_UNANSWERED)
    if state.offered_by:
        return None if rules.beavers else MatchFault(ProblemCode.BEAVER)
    on_roll, thrown = state.situation.on_roll, not state.has_begun
    cube = state.situation.cube
    refusal = check_double(preset, cube, turn.side, on_roll=on_roll, thrown=thrown)
    if refusal:
        return MatchFault(ProblemCode.DOUBLE_REFUSED, cube_refusal=refusal)
    return None


def _check_value(state: GameState, turn: RecordedTurn) -> MatchFault | None:
    """Check what the cube is said to show after a double."""
    expected = state.situation.cube.value * 2
    if turn.cube_value not in (None, expected):
        return MatchFault(ProblemCode.CUBE_VALUE, found=turn.cube_value, expected=expected)
    return None
