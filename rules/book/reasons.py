"""Which clause of the rule book a refusal, or a win, rests on."""

from __future__ import annotations

from typing import Final

from rules.book.clauses import CLAUSES, Clause, get_clause
from rules.engine.cube import CubeCode, CubeRefusal
from rules.engine.outcome import Outcome, WinKind
from rules.engine.position import BAR
from rules.engine.refusals import Refusal, RefusalCode
from rules.preset import RulePreset

_CLAUSE: Final = {
    RefusalCode.GAME_OVER: "game-ends",
    RefusalCode.NO_CHECKER: "own-checkers",
    RefusalCode.ENTER_FIRST: "enter-first",
    RefusalCode.WRONG_DIRECTION: "direction",
    RefusalCode.PAST_HOME: "no-bearing-off",
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

_CUBE_CLAUSE: Final = {
    CubeCode.GAME_OVER: "game-ends",
    CubeCode.NOT_ON_ROLL: "cube-offer",
    CubeCode.NOT_BEFORE_THE_ROLL: "cube-offer",
    CubeCode.NOT_YOUR_CUBE: "cube-owner",
    CubeCode.CUBE_AT_LIMIT: "cube-value",
}

_WIN_CLAUSE: Final = {
    WinKind.IRI: "iri-gachi",
    WinKind.MUSHI: "mushi-gachi",
    WinKind.MUJO: "mujo-gachi",
    WinKind.MUJI: "muji-gachi",
    WinKind.OFF: "win-off",
    WinKind.SINGLE: "win-single",
    WinKind.GAMMON: "win-gammon",
    WinKind.BACKGAMMON: "win-backgammon",
}


def clause_of(preset: RulePreset, refusal: Refusal) -> Clause:
    """Return the one clause that refuses a try in this game."""
    return get_clause(preset, _clause_id(preset, refusal))


def clause_of_cube(preset: RulePreset, refusal: CubeRefusal) -> Clause | None:
    """Return the clause that refuses a double; None where the game has no cube."""
    if refusal.code is CubeCode.NO_CUBE:
        return None
    return get_clause(preset, _CUBE_CLAUSE[refusal.code])


def clause_of_outcome(preset: RulePreset, outcome: Outcome) -> Clause:
    """Return the clause by which a game was won."""
    return get_clause(preset, _WIN_CLAUSE[outcome.kind])


def title_clause_of(kind: WinKind) -> Clause:
    """Return the clause that names a kind of win, whether or not the game knows that win."""
    return next(clause for clause in CLAUSES if clause.id == _WIN_CLAUSE[kind])


def _clause_id(preset: RulePreset, refusal: Refusal) -> str:
    if refusal.code is RefusalCode.BLOCKED and refusal.source == BAR:
        return "enter-where"
    if refusal.code is RefusalCode.NUMBER_USED and (refusal.count or 0) > 1:
        return "doubles"
    return _CLAUSE[refusal.code]
