"""The clauses that hold in a game as it is set."""

from __future__ import annotations

from collections.abc import Iterator

from rules.games.clause import Clause, Evidence, Section
from rules.games.shared_clauses import CLAUSES
from rules.preset import RulePreset
from rules.presets import get_definition


def clauses_of(preset: RulePreset) -> tuple[Clause, ...]:
    """Return the clauses that hold in a game, in the order of its rule page."""
    own = get_definition(preset.slug).clauses
    return tuple(clause for clause in CLAUSES if clause.id in own and clause.holds(preset))


def evidence_of(preset: RulePreset, clause: Clause) -> Evidence:
    """Return what a clause rests on in a game."""
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
