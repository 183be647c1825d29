"""The terms of both games in every language, with their meanings and sources."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.safestring import SafeString

from rules.book.clauses import clauses_of
from rules.book.glossary.meanings import GROUP_NAMES, MEANINGS
from rules.book.glossary.terms import TERMS, Term, TermGroup
from rules.book.wording import fill, preset_facts
from rules.games.all_games import prose_of
from rules.games.words import Words
from rules.preset import RulePreset
from rules.presets import PRESETS


def groups() -> Iterator[tuple[TermGroup, str, tuple[Term, ...]]]:
    """Yield the groups of the glossary with their names and terms."""
    for group in TermGroup:
        terms = tuple(term for term in TERMS if term.group is group)
        yield group, str(GROUP_NAMES[group]), terms


def games_of(term: Term) -> Iterator[tuple[RulePreset, Words]]:
    """Yield the games that have a term, with their words for it."""
    for preset in PRESETS:
        if words := words_in(preset, term):
            yield preset, words


def words_in(preset: RulePreset, term: Term) -> Words | None:
    """Return the words of a game for a term; None if the game has no such term."""
    return prose_of(preset).words.get(term.id)


def headword(term: Term, language: str) -> str:
    """Return the heading of a term: its word in each game, without repetition.

    >>> headword(TERMS[2], "en"), headword(TERMS[2], "de")
    ('stone · checker', 'Stein')
    """
    words = [words.word(language) for _, words in games_of(term)]
    return " · ".join(dict.fromkeys(words))


def word_meaning(term: Term) -> SafeString:
    """Return the meaning of a term in words that serve both games."""
    preset, _ = next(games_of(term))
    return fill(MEANINGS[term.id], preset_facts(preset))


def word_meaning_in(preset: RulePreset, term: Term) -> SafeString:
    """Return the meaning of a term in the words of one game."""
    message = prose_of(preset).meanings.get(term.id, MEANINGS[term.id])
    return fill(message, preset_facts(preset))


def find_game_with(preset: RulePreset, clause_id: str) -> RulePreset | None:
    """Return the game, with at most one option changed, in which a clause holds.

    >>> found = find_game_with(PRESETS[0], "muji-gachi")
    >>> found and found.chosen_options(PRESETS[0])
    {'closed-home': 'immediate'}
    """
    changed = (
        preset.with_options({option.name: value.value})
        for option in preset.options
        for value in option.values
    )
    for game in (preset, *changed):
        if any(clause.id == clause_id for clause in clauses_of(game)):
            return game
    return None


__all__ = [
    "TERMS",
    "Term",
    "TermGroup",
    "find_game_with",
    "games_of",
    "groups",
    "headword",
    "word_meaning",
    "word_meaning_in",
    "words_in",
]
