"""Which clause of the rule book a refusal, or a win, rests on."""

from __future__ import annotations

from rules.book.clauses import get_clause
from rules.engine.cube import CubeCode, CubeRefusal
from rules.engine.outcome import Outcome, WinKind
from rules.engine.position import BAR
from rules.engine.refusals import Refusal, RefusalCode
from rules.games.clause import Clause, ClauseId
from rules.games.refusal_clauses import RefusalClauses
from rules.games.shared_clauses import CLAUSES
from rules.preset import RulePreset
from rules.presets import DEFINITIONS, get_definition


def clause_of(preset: RulePreset, refusal: Refusal) -> Clause:
    """Return the one clause that refuses a try in this game."""
    return get_clause(preset, _clause_id(_behind(preset), refusal))


def clause_of_cube(preset: RulePreset, refusal: CubeRefusal) -> Clause | None:
    """Return the clause that refuses a double; None where the game has no cube."""
    if refusal.code is CubeCode.NO_CUBE:
        return None
    return get_clause(preset, _behind(preset).cube[refusal.code])


def clause_of_outcome(preset: RulePreset, outcome: Outcome) -> Clause:
    """Return the clause by which a game was won."""
    return get_clause(preset, _behind(preset).wins[outcome.kind])


def title_clause_of(kind: WinKind) -> Clause:
    """Return the clause that names a kind of win, in whichever game knows that win."""
    wins = (definition.refusal_clauses.wins for definition in DEFINITIONS)
    clause_id = next(clauses[kind] for clauses in wins if kind in clauses)
    return next(clause for clause in CLAUSES if clause.id == clause_id)


def _behind(preset: RulePreset) -> RefusalClauses:
    return get_definition(preset.slug).refusal_clauses


def _clause_id(behind: RefusalClauses, refusal: Refusal) -> ClauseId:
    if refusal.code is RefusalCode.BLOCKED and refusal.source == BAR:
        return "enter-where"
    if refusal.code is RefusalCode.NUMBER_USED and (refusal.count or 0) > 1:
        return "doubles"
    return behind.refusals[refusal.code]
