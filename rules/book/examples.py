"""The worked examples of a game: stories that show its rules at work on a board."""

from __future__ import annotations

from rules.book.clauses import clauses_of
from rules.games.all_games import prose_of
from rules.games.story import WorkedExample
from rules.preset import RulePreset


def examples_of(preset: RulePreset) -> tuple[WorkedExample, ...]:
    """Return the examples of a game whose clauses hold under its options."""
    held = {clause.id for clause in clauses_of(preset)}
    return tuple(example for example in prose_of(preset).examples if example.clause in held)
