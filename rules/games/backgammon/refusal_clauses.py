"""The clauses behind the refusals of backgammon, its wins and the refusals of its cube."""

from __future__ import annotations

from typing import Final

from rules.engine.cube import CubeCode
from rules.engine.outcome import WinKind
from rules.games.refusal_clauses import SHARED_REFUSALS, RefusalClauses

REFUSAL_CLAUSES: Final = RefusalClauses(
    refusals=SHARED_REFUSALS,
    wins={
        WinKind.OFF: "win-off",
        WinKind.SINGLE: "win-single",
        WinKind.GAMMON: "win-gammon",
        WinKind.BACKGAMMON: "win-backgammon",
    },
    cube={
        CubeCode.GAME_OVER: "game-ends",
        CubeCode.NOT_ON_ROLL: "cube-offer",
        CubeCode.NOT_BEFORE_THE_ROLL: "cube-offer",
        CubeCode.NOT_YOUR_CUBE: "cube-owner",
        CubeCode.CUBE_AT_LIMIT: "cube-value",
    },
)
