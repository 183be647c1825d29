"""What people ask about a game, with an answer for each way it may be played."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.clause import ClauseId
from rules.games.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Question:
    """A question by its id, which is its anchor: answers by the clauses that they rest on.

    The first answer of which a clause holds is given. With none the question is not asked; it is
    asked only where the clauses in `needs` hold too.
    """

    id: str
    text: Phrase
    answers: tuple[tuple[tuple[ClauseId, ...], Phrase], ...]
    needs: tuple[ClauseId, ...] = ()


def ask(question_id: str, clause: ClauseId, text: Phrase, answer: Phrase) -> Question:
    """Return a question with a single answer."""
    return Question(question_id, text, (((clause,), answer),))


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionTexts:
    """The page of questions about a game."""

    title: Phrase
    lead: Phrase
    questions: tuple[Question, ...]
