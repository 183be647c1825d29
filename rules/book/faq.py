"""The questions people ask about a game, answered under its options.

A question has an answer for each clause it may rest on; the first clause that holds in the game
decides. A question none of whose clauses holds is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.utils.safestring import SafeString

from rules.book.clauses import clauses_of
from rules.book.sources import SOURCES, Source
from rules.book.wording import fill, preset_facts
from rules.games.all_games import prose_of
from rules.games.clause import Clause, ClauseId
from rules.games.guide import GuideQuestion
from rules.games.phrase import Phrase
from rules.preset import RulePreset


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """A question with the answer that holds in a game, and the clause behind it.

    `sources` are those of an answer that says more than the clause.
    """

    id: str
    question: str
    answer: SafeString
    clause: Clause
    sources: tuple[Source, ...] = ()


def questions_of(preset: RulePreset) -> tuple[AnsweredQuestion, ...]:
    """Return the questions about a game in the order of its page, with their answers."""
    held: dict[str, Clause] = {clause.id: clause for clause in clauses_of(preset)}
    facts = preset_facts(preset)
    return tuple(
        AnsweredQuestion(
            question.id,
            str(question.text),
            fill(answer, facts),
            held[clause_id],
            _sources(question),
        )
        for question in prose_of(preset).questions.questions
        if held.keys() >= set(question.needs)
        for clause_id, answer in _first_that_holds(question, held)
    )


def _sources(question: GuideQuestion) -> tuple[Source, ...]:
    evidence = question.evidence
    return tuple(SOURCES[key] for key in evidence.sources) if evidence else ()


def _first_that_holds(
    question: GuideQuestion, held: Mapping[str, Clause]
) -> Iterator[tuple[ClauseId, Phrase]]:
    """Yield the first answer whose clause holds, or nothing."""
    for clause_ids, answer in question.answers:
        for clause_id in clause_ids:
            if clause_id in held:
                yield clause_id, answer
                return


def word_faq_title(preset: RulePreset) -> str:
    """Return the heading of the questions about a game."""
    return str(prose_of(preset).questions.title)


def word_faq_lead(preset: RulePreset) -> str:
    """Return the sentence under that heading."""
    return str(prose_of(preset).questions.lead)
