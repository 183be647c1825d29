"""The clause behind each refusal and win: what games share, and what each adds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.engine.cube import CubeCode
from rules.engine.outcome import WinKind
from rules.engine.refusals import RefusalCode
from rules.games.clause import ClauseId


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusalClauses:
    """The clauses of a game behind its refusals, its wins and the refusals of its cube."""

    refusals: Mapping[RefusalCode, ClauseId]
    wins: Mapping[WinKind, ClauseId]
    cube: Mapping[CubeCode, ClauseId]


SHARED_REFUSALS: Final[Mapping[RefusalCode, ClauseId]] = {
    RefusalCode.GAME_OVER: "game-ends",
    RefusalCode.NO_CHECKER: "own-checkers",
    RefusalCode.ENTER_FIRST: "enter-first",
    RefusalCode.WRONG_DIRECTION: "direction",
    RefusalCode.NOT_ALL_HOME: "bear-off-start",
    RefusalCode.NUMBER_USED: "number-is-step",
    RefusalCode.SUM_OF_NUMBERS: "stop-between",
    RefusalCode.SUM_BLOCKED: "stop-between",
    RefusalCode.NUMBER_NOT_ROLLED: "number-is-step",
    RefusalCode.BLOCKED: "blocked",
    RefusalCode.FARTHER_CHECKER: "bear-off-farther",
    RefusalCode.LEAVES_NUMBER: "most-numbers",
    RefusalCode.LARGER_NUMBER: "larger-number",
    RefusalCode.NUMBERS_LEFT: "most-numbers",
}
