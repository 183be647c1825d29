"""The texts around the rules of a game: the guide and the questions."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.clause import ClauseId, Evidence
from rules.games.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence by its anchor, with the clauses that must all hold for it to be said.

    `label` says what the sentence is about, where it stands in a table. The sentence may hold the
    placeholders of `rules.book.guide.guide_facts`.
    """

    id: str
    text: Phrase
    clauses: tuple[ClauseId, ...] = ()
    label: str | Phrase = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideTexts:
    """The guide to a game.

    `site` tells what a group cannot change, `seed` (on the page of the history) what is true of
    the page from which ours began.
    """

    page_title: Phrase
    glance: tuple[Remark, ...]
    difficulty: tuple[Remark, ...]
    mistakes: tuple[Remark, ...]
    advice: tuple[Remark, ...]
    site: tuple[Remark, ...]
    seed_title: Phrase
    seed: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class GuideQuestion:
    """A question by its id, which is its anchor: answers by the clauses that they rest on.

    The first answer of which a clause holds is given. With none the question is not asked; it is
    asked only where the clauses in `needs` hold too. The `evidence` is that of an answer that says
    more than its clause.
    """

    id: str
    text: Phrase
    answers: tuple[tuple[tuple[ClauseId, ...], Phrase], ...]
    needs: tuple[ClauseId, ...] = ()
    evidence: Evidence | None = None


def ask(question_id: str, clause: ClauseId, text: Phrase, answer: Phrase) -> GuideQuestion:
    """Return a question with a single answer."""
    return GuideQuestion(question_id, text, (((clause,), answer),))


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionTexts:
    """The page of questions about a game."""

    title: Phrase
    lead: Phrase
    questions: tuple[GuideQuestion, ...]
