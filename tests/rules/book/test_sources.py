"""What statements rest on: the mark says as many sources as are named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.book.glossary import TERMS, games_of
from rules.book.history import list_notes
from rules.book.roll_names import ROLL_NAMES
from rules.book.sources import SOURCES
from rules.book.titles import SOURCE_NOTES
from rules.games.all_games import prose_of
from rules.games.clause import Confidence
from rules.presets import DEFINITIONS

Claim = tuple[str, Confidence, tuple[str, ...]]


def _claims() -> Iterator[Claim]:
    for definition in DEFINITIONS:
        for clause, evidence in definition.clauses.items():
            yield f"{clause} {definition.preset.slug}", evidence.confidence, evidence.sources
        for question in prose_of(definition.preset).questions.questions:
            if question.evidence:
                evidence = question.evidence
                yield question.id, evidence.confidence, evidence.sources
    for term in TERMS:
        for game, words in games_of(term):
            if words.evidence:
                evidence = words.evidence
                yield f"{term.id} {game.slug}", evidence.confidence, evidence.sources
    for name in ROLL_NAMES:
        if name.reading:
            yield str(name.roll), name.reading.confidence, name.reading.sources
    for note in list_notes():
        yield note.id, note.confidence, note.sources


@pytest.mark.parametrize("claim", list(_claims()), ids=lambda claim: claim[0])
def test_what_is_attested_names_two_sources_and_what_has_one_names_one(claim: Claim) -> None:
    _, confidence, sources = claim
    assert set(sources) <= SOURCES.keys()
    if confidence is Confidence.ATTESTED:
        assert len(sources) > 1
    if confidence is Confidence.SINGLE:
        assert len(sources) == 1


def test_the_notes_are_on_sources_that_are_there() -> None:
    assert SOURCE_NOTES.keys() <= SOURCES.keys()
