"""The clauses that hold in a game as it is set, and which of them a refusal or a win rests on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.cube import CubeCode, CubeRefusal
from rules.engine.outcome import Outcome, WinKind
from rules.engine.position import BAR
from rules.engine.refusals import Refusal, RefusalCode
from rules.games.clause import Clause, ClauseId, Evidence, Section
from rules.games.refusal_clauses import RefusalClauses
from rules.games.shared_clauses import CLAUSES
from rules.preset import RulePreset
from rules.presets import DEFINITIONS, get_definition


def clauses_of(preset: RulePreset) -> tuple[Clause, ...]:
    """Return the clauses that hold in a game, in the order of its rule page."""
    own = get_definition(preset.slug).clauses
    return tuple(clause for clause in CLAUSES if clause.id in own and clause.holds(preset))


def evidence_of(preset: RulePreset, clause: Clause) -> Evidence:
    """Return the evidence for a clause in a game."""
    return get_definition(preset.slug).clauses[clause.id]


def sections_of(preset: RulePreset) -> Iterator[tuple[Section, tuple[Clause, ...]]]:
    """Yield the sections of a game's rule page with their clauses; empty sections are left out."""
    clauses = clauses_of(preset)
    for section in Section:
        held = tuple(clause for clause in clauses if clause.section is section)
        if held:
            yield section, held


def get_clause(preset: RulePreset, clause_id: str) -> Clause:
    """Return a clause that holds in a game; raise `LookupError` when there is none."""
    for clause in clauses_of(preset):
        if clause.id == clause_id:
            return clause
    raise LookupError(f"{preset.slug} has no clause {clause_id}")


def clause_of(preset: RulePreset, refusal: Refusal) -> Clause:
    """Return the clause that a refusal rests on in a game."""
    return get_clause(preset, _clause_id(_refusal_clauses(preset), refusal))


def clause_of_cube(preset: RulePreset, refusal: CubeRefusal) -> Clause | None:
    """Return the clause that refuses a double; None if the game has no cube."""
    if refusal.code is CubeCode.NO_CUBE:
        return None
    return get_clause(preset, _refusal_clauses(preset).cube[refusal.code])


def clause_of_outcome(preset: RulePreset, outcome: Outcome) -> Clause:
    """Return the clause by which a game was won."""
    return get_clause(preset, _refusal_clauses(preset).wins[outcome.kind])


def clause_of_win(kind: WinKind) -> Clause:
    """Return the clause that defines a kind of win, from whichever game has it."""
    wins = (definition.refusal_clauses.wins for definition in DEFINITIONS)
    clause_id = next(clauses[kind] for clauses in wins if kind in clauses)
    return next(clause for clause in CLAUSES if clause.id == clause_id)


def _refusal_clauses(preset: RulePreset) -> RefusalClauses:
    return get_definition(preset.slug).refusal_clauses


def _clause_id(clauses: RefusalClauses, refusal: Refusal) -> ClauseId:
    if refusal.code is RefusalCode.BLOCKED and refusal.source == BAR:
        return "enter-where"
    if refusal.code is RefusalCode.NUMBER_USED and (refusal.count or 0) > 1:
        return "doubles"
    return clauses.refusals[refusal.code]
