"""Checking the results and scores of a recorded match against the board."""

from __future__ import annotations

from typing import Final

from rules.engine.cube import PlayerSide
from rules.notation.matches.replay import GameState, MatchFault, ProblemCode
from rules.notation.matches.values import GameRecord, MatchRecord
from rules.preset import Cube, Gammons, RulePreset

SIDES: Final = (PlayerSide.WHITE, PlayerSide.BLACK)
"""In the order in which a score names them."""


def check_result(
    record: MatchRecord, index: int, preset: RulePreset, end: GameState
) -> MatchFault | None:
    """Return what is wrong with the result of a game that ended in `end`, or None.

    A game that nobody has won there, but whose result is given, was resigned.
    """
    game = record.games[index]
    result = game.result
    if result is None:
        is_last = index + 1 == len(record.games)
        return None if end.winner or is_last else MatchFault(ProblemCode.UNFINISHED)
    if end.winner not in (None, result.winner):
        return MatchFault(ProblemCode.RESULT_WINNER)
    if result.points is None:
        return None
    needed = record.length - game.score[SIDES.index(result.winner)]
    worth = _worth(preset, end, is_session=not record.length)
    if record.is_part and result.ends_match and result.points <= max(worth):
        return None
    allowed = {min(points, needed) for points in worth} if record.length else set()
    if result.points not in {*worth, *allowed}:
        return MatchFault(ProblemCode.RESULT_POINTS, found=result.points, expected=worth[0])
    if result.ends_match and result.points < needed:
        found = record.length - needed + result.points
        return MatchFault(ProblemCode.RESULT_MATCH, found=found, expected=record.length)
    return None


def is_crawford_game(record: MatchRecord, index: int) -> bool | None:
    """Return whether nobody may double in a game, or None where the file does not tell.

    If it does not mark the Crawford game, that is the first game at which a side needs one point:
    the file has to say that the rule holds, and the game before has to be known. A match to one
    point has no such game.
    """
    game = record.games[index]
    if game.is_crawford:
        return True
    needed = record.length - 1
    if needed <= 0 or needed not in game.score or record.rules.crawford is False:
        return False
    before = record.games[index - 1] if index else None
    if record.rules.crawford is None or before is None or game.number != before.number + 1:
        return None
    return needed not in before.score


def check_score(
    record: MatchRecord, index: int, before: GameState | None
) -> tuple[MatchFault, PlayerSide] | None:
    """Return what is wrong with the score at which a game begins, and whose it is, or None.

    `before` is the state in which the game before it ended. Where the file leaves games out
    nothing can be said.
    """
    game = record.games[index]
    for side, points in zip(SIDES, game.score, strict=True):
        if 0 < record.length <= points:
            return MatchFault(ProblemCode.MATCH_OVER, found=points, expected=record.length), side
    if before is None or game.number != record.games[index - 1].number + 1:
        return None
    expected = score_after(record.games[index - 1], before)
    for side, found, points in zip(SIDES, game.score, expected or game.score, strict=True):
        if found != points:
            return MatchFault(ProblemCode.SCORE, found=found, expected=points), side
    return None


def _worth(preset: RulePreset, end: GameState, *, is_session: bool) -> tuple[int, ...]:
    """Return the values that a game may have.

    In a session a gammon may count once as long as nobody has doubled (the Jacoby rule). Whoever
    resigns may give up a single game, a gammon or a backgammon.
    """
    cube = end.situation.cube
    if end.winner and end.points:
        may_be_single = is_session and preset.cube is Cube.ON and cube.owner is None
        return (end.points, cube.value) if may_be_single else (end.points,)
    if preset.gammons is not Gammons.COUNTED:
        return (cube.value,)
    return tuple(cube.value * times for times in (1, preset.gammon_value, preset.backgammon_value))


def score_after(game: GameRecord, end: GameState) -> tuple[int, int] | None:
    """Return the score after a game, or None if its points are unknown."""
    winner = game.result.winner if game.result else end.winner
    points = game.result.points if game.result else None
    if points is None:
        points = end.points
    if winner is None or not points:
        return None
    white, black = game.score
    return (white + points, black) if winner is PlayerSide.WHITE else (white, black + points)
