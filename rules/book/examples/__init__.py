"""The worked examples of a game: stories that show its rules at work on a board."""

from __future__ import annotations

from typing import Final

from rules.book.clauses import clauses_of
from rules.book.examples import backgammon, ban_sugoroku
from rules.book.examples.example import Example
from rules.preset import RulePreset, Vocabulary

EXAMPLES: Final[dict[Vocabulary, tuple[Example, ...]]] = {
    Vocabulary.BAN_SUGOROKU: ban_sugoroku.EXAMPLES,
    Vocabulary.BACKGAMMON: backgammon.EXAMPLES,
}


def examples_of(preset: RulePreset) -> tuple[Example, ...]:
    """Return the examples of a game whose clauses hold under its options."""
    held = {clause.id for clause in clauses_of(preset)}
    return tuple(example for example in EXAMPLES[preset.vocabulary] if example.clause in held)


__all__ = ["EXAMPLES", "Example", "examples_of"]
