"""Finding the first impossible play, cube action, result or score in a recorded match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.engine.cube import PlayerSide
from rules.engine.situation import Situation
from rules.notation.matches.budget import Budget
from rules.notation.matches.replay import (
    CubeRules,
    GameState,
    MatchFault,
    Moment,
    ProblemCode,
    begin_game,
    replay,
)
from rules.notation.matches.results import check_result, check_score, is_crawford_game
from rules.notation.matches.values import GameRecord, MatchRecord, MatchRules
from rules.preset import Cube, RulePreset
from rules.presets import BACKGAMMON


@dataclass(frozen=True, slots=True)
class MatchProblem:
    """What is wrong with a match, and where: `game` and `turn` count from 0.

    `turn` is None where the result or the score of the game is wrong. `offset` is that of the step
    that is refused, or else of the turn. `situation` is the one in which it happened, with the
    roll, seen by the side on roll.
    """

    fault: MatchFault
    game: int
    turn: int | None
    side: PlayerSide | None
    line: int
    offset: int
    situation: Situation

    @property
    def code(self) -> ProblemCode:
        """Return the code of the fault."""
        return self.fault.code


@dataclass(frozen=True, slots=True)
class GameEnd:
    """How a game ended: `points` is None where neither board nor file tells.

    It `is_given_up` where nobody has won on the board or by a drop.
    """

    winner: PlayerSide
    points: int | None
    is_given_up: bool


@dataclass(frozen=True, slots=True)
class CheckedMatch:
    """What each turn of each game was on the board, and the first thing that cannot be.

    A game ends with the first turn that cannot stand. Where the budget was spent before the end
    of what was read, `is_whole` is False, and `games` hold what was checked by then. `ends` hold
    how each of them ended, as far as that is known and without a problem. In `not_told` are the
    games that may be the Crawford game.
    """

    games: tuple[tuple[Moment, ...], ...]
    problem: MatchProblem | None
    is_whole: bool
    ends: tuple[GameEnd | None, ...] = ()
    not_told: tuple[int, ...] = ()

    @property
    def turns(self) -> int:
        """Return the number of checked turns."""
        return sum(map(len, self.games))


def check_match(record: MatchRecord, preset: RulePreset = BACKGAMMON) -> MatchProblem | None:
    """Return the first problem of a match, or None; a last game without an end is none.

    >>> from rules.notation.matches.jellyfish import parse_mat
    >>> lines = ["1 point match", "Game 1", "Mia : 0   Ken : 0", "1) 31: 8/5 6/5   51: 13/12 6/1"]
    >>> problem = check_match(parse_mat("\\n".join(lines)))
    >>> problem.line, problem.side.value, problem.fault.refusal.code.value
    (4, 'black', 'blocked')
    """
    return walk_match(record, preset).problem


def walk_match(
    record: MatchRecord, preset: RulePreset = BACKGAMMON, budget: Budget | None = None
) -> CheckedMatch:
    """Replay a match up to its end or the end of the budget."""
    return _Walk(record, preset, budget or Budget()).go()


class _Walk:
    """Replay the games of a match; nothing after the first problem is judged."""

    def __init__(self, record: MatchRecord, preset: RulePreset, budget: Budget) -> None:
        self._record = record
        self._preset = _with_cube(preset, record.rules)
        self._budget = budget
        self._turns = 0
        self._is_whole = record.is_whole or record.stop is not None
        self._problem: MatchProblem | None = None

    def go(self) -> CheckedMatch:
        """Replay the games in order, judging the score and the result of each."""
        games: list[tuple[Moment, ...]] = []
        ends: list[GameEnd | None] = []
        before: GameState | None = None
        for index, game in enumerate(self._record.games):
            if self._budget.is_spent(self._turns):
                self._is_whole = False
                break
            moments = self._replay(index, game)
            games.append(moments)
            if self._problem is None:
                before = self._judge(index, moments, before)
            ends.append(None if self._problem else _end_of(game, moments))
        walked = range(len(games))
        not_told = tuple(i for i in walked if is_crawford_game(self._record, i) is None)
        return CheckedMatch(tuple(games), self._problem, self._is_whole, tuple(ends), not_told)

    def _replay(self, index: int, game: GameRecord) -> tuple[Moment, ...]:
        moments: list[Moment] = []
        is_crawford = is_crawford_game(self._record, index) is True
        rules = CubeRules(is_crawford, self._record.rules.beavers)
        for moment in replay(game, self._preset, rules):
            moments.append(moment)
            self._turns += 1
            if self._budget.is_spent(self._turns):
                break
        self._is_whole &= _is_over(game, moments)
        return tuple(moments)

    def _judge(
        self, index: int, moments: Sequence[Moment], before: GameState | None
    ) -> GameState | None:
        """Record the problem of a game if there is one; return its final state."""
        game = self._record.games[index]
        begin = begin_game(game, self._preset)
        if wrong := check_score(self._record, index, before):
            fault, side = wrong
            place = (index, None, side, game.line, game.offset)
            self._problem = MatchProblem(fault, *place, begin.situation)
            return None
        last = moments[-1] if moments else None
        if last and last.fault:
            self._problem = _locate(index, len(moments) - 1, last, last.fault)
        elif _is_over(game, moments):
            end, situation = (last.after, last.situation) if last else (begin, begin.situation)
            if result := check_result(self._record, index, self._preset, end):
                self._problem = _locate_result(index, game, result, situation)
            return end
        return None


def _with_cube(preset: RulePreset, rules: MatchRules) -> RulePreset:
    """Return a game with the cube that a file names."""
    if not rules.has_cube:
        return replace(preset, cube=Cube.OFF)
    return replace(preset, cube_limit=rules.cube_limit or preset.cube_limit)


def _is_over(game: GameRecord, moments: Sequence[Moment]) -> bool:
    """Return whether a game was played again as far as that can be done."""
    return len(moments) == len(game.turns) or moments[-1].fault is not None


def _end_of(game: GameRecord, moments: Sequence[Moment]) -> GameEnd | None:
    """Return how a game ended, or None if it has no end."""
    end = moments[-1].after if moments else None
    points = (end.points if end else 0) or None
    winner = end.winner if end else None
    if game.result and _is_over(game, moments):
        winner = game.result.winner
        points = game.result.points or points
    is_given_up = end is None or end.winner is None or not end.points
    return GameEnd(winner, points, is_given_up) if winner else None


def _locate(game: int, number: int, moment: Moment, fault: MatchFault) -> MatchProblem:
    turn, offset = moment.turn, moment.turn.offset
    if fault.index is not None and turn.tries and fault.index < len(turn.tries):
        offset = turn.tries[fault.index].offset
    return MatchProblem(fault, game, number, turn.side, turn.line, offset, moment.situation)


def _locate_result(
    index: int, game: GameRecord, fault: MatchFault, situation: Situation
) -> MatchProblem:
    if game.result is None:
        return MatchProblem(fault, index, None, None, game.line, game.offset, situation)
    result = game.result
    return MatchProblem(fault, index, None, result.winner, result.line, result.offset, situation)
