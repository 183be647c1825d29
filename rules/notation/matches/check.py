"""The first thing in a recorded match that cannot be: a play, the cube, a result or a score."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.cube import Side
from rules.engine.situation import Situation
from rules.notation.matches.replay import (
    Fault,
    GameState,
    Moment,
    ProblemCode,
    begin_game,
    replay,
)
from rules.notation.matches.results import check_result, check_score
from rules.notation.matches.values import GameRecord, MatchRecord
from rules.preset import RulePreset
from rules.presets import BACKGAMMON


@dataclass(frozen=True, slots=True)
class MatchProblem:
    """What is wrong with a match, and where: `game` and `turn` count from 0.

    `turn` is None where the result or the score of the game is wrong. `offset` is that of the step
    that is refused, or else of the turn. `situation` is the one in which it happened, with the
    roll, seen by the side on roll.
    """

    fault: Fault
    game: int
    turn: int | None
    side: Side | None
    line: int
    offset: int
    situation: Situation

    @property
    def code(self) -> ProblemCode:
        """Give the code of the fault."""
        return self.fault.code


def check_match(record: MatchRecord, preset: RulePreset = BACKGAMMON) -> MatchProblem | None:
    """Return the first problem of a match, or None; a last game without an end is none.

    >>> from rules.notation.matches.jellyfish import parse_mat
    >>> lines = ["1 point match", "Game 1", "Mia : 0   Ken : 0", "1) 31: 8/5 6/5   51: 13/12 6/1"]
    >>> problem = check_match(parse_mat("\\n".join(lines)))
    >>> problem.line, problem.side.value, problem.fault.refusal.code.value
    (4, 'black', 'blocked')
    """
    before: GameState | None = None
    for index in range(len(record.games)):
        end = _check_game(record, index, preset, before)
        if isinstance(end, MatchProblem):
            return end
        before = end
    return None


def _check_game(
    record: MatchRecord, index: int, preset: RulePreset, before: GameState | None
) -> MatchProblem | GameState:
    """Return the first problem of a game, or else the state in which it ends."""
    game = record.games[index]
    state = begin_game(game, preset)
    wrong = check_score(record, index, before)
    if wrong:
        fault, side = wrong
        return MatchProblem(fault, index, None, side, game.line, game.offset, state.situation)
    situation = state.situation
    for number, moment in enumerate(replay(game, preset)):
        if moment.fault:
            return _locate(index, number, moment, moment.fault)
        state, situation = moment.after, moment.situation
    result = check_result(record, index, preset, state)
    return _locate_result(index, game, result, situation) if result else state


def _locate(game: int, number: int, moment: Moment, fault: Fault) -> MatchProblem:
    turn, offset = moment.turn, moment.turn.offset
    if fault.index is not None and turn.tries and fault.index < len(turn.tries):
        offset = turn.tries[fault.index].offset
    return MatchProblem(fault, game, number, turn.side, turn.line, offset, moment.situation)


def _locate_result(
    index: int, game: GameRecord, fault: Fault, situation: Situation
) -> MatchProblem:
    if game.result is None:
        return MatchProblem(fault, index, None, None, game.line, game.offset, situation)
    result = game.result
    return MatchProblem(fault, index, None, result.winner, result.line, result.offset, situation)
