"""The questions people ask about a game, answered under its options.

A question has an answer for each clause it may rest on; the first clause that holds in the game
decides. A question none of whose clauses holds is not asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Final

from django.utils.safestring import SafeString

from rules.book.clauses import clauses_of
from rules.book.sentences import backgammon_questions, ban_sugoroku_questions
from rules.book.wording import fill, preset_facts
from rules.games.clause import Clause
from rules.preset import RulePreset, Vocabulary


@dataclass(frozen=True, slots=True)
class Question:
    """A question by its id, which is its anchor: answers by the clauses that they rest on.

    It is asked only where the clauses in `needs` hold too.
    """

    id: str
    answers: tuple[tuple[str, str], ...]
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answered:
    """A question in words, with the answer that is true of a game and the clause behind it."""

    id: str
    question: str
    answer: SafeString
    clause: Clause


def _ask(question: str, clause: str) -> Question:
    return Question(question, ((clause, question),))


QUESTIONS: Final[dict[Vocabulary, tuple[Question, ...]]] = {
    Vocabulary.BAN_SUGOROKU: (
        _ask("ask-direction", "direction"),
        _ask("ask-marks", "direction"),
        Question(
            "ask-goal",
            (("objective-arrive", "ask-goal"), ("objective-bear-off", "ask-goal")),
        ),
        Question(
            "ask-begin",
            (("first-turn-alternate", "alternate"), ("first-turn-thrown", "thrown")),
        ),
        _ask("ask-double", "doubles"),
        _ask("ask-order", "number-is-step"),
        _ask("ask-both", "most-numbers"),
        _ask("ask-one", "larger-number"),
        _ask("ask-pass", "pass"),
        _ask("ask-sum", "stop-between"),
        _ask("ask-stack", "open"),
        _ask("ask-six", "blocked"),
        _ask("ask-must-hit", "hit"),
        _ask("ask-hit", "enter-first"),
        _ask("ask-enter-hit", "enter-where"),
        _ask("ask-no-entry", "enter-part"),
        Question(
            "ask-past-home",
            (("no-bearing-off", "no-bearing-off"), ("bear-off-farther", "bear-off-farther")),
        ),
        Question("ask-left-over", (("iri-gachi", "arrived"), ("win-off", "taken-off"))),
        _ask("ask-exposed", "iri-gachi"),
        Question(
            "ask-muji",
            (
                ("mushi-gachi", "multiplied"),
                ("muji-gachi", "immediate"),
                ("closed-home-void", "void"),
                ("closed-home-off", "off"),
            ),
        ),
        Question(
            "ask-worth",
            (
                ("mushi-gachi", "worth-multiplied"),
                ("iri-gachi", "worth-one"),
                ("win-off", "worth-one"),
            ),
        ),
        Question(
            "ask-backgammon",
            (
                ("objective-arrive", "backgammon-arrive"),
                ("objective-bear-off", "backgammon-bear-off"),
            ),
        ),
        _ask("ask-draw", "game-ends"),
        _ask("ask-time", "turn-limit"),
        Question(
            "ask-origin",
            (("objective-arrive", "ask-origin"), ("objective-bear-off", "ask-origin")),
        ),
    ),
    Vocabulary.BACKGAMMON: (
        _ask("ask-direction", "direction"),
        _ask("ask-goal", "objective-bear-off"),
        _ask("ask-begin", "first-turn-opening"),
        _ask("ask-double", "doubles"),
        _ask("ask-order", "number-is-step"),
        _ask("ask-both", "most-numbers"),
        _ask("ask-one", "larger-number"),
        _ask("ask-pass", "pass"),
        _ask("ask-sum", "stop-between"),
        _ask("ask-again", "roll"),
        _ask("ask-stack", "open"),
        _ask("ask-must-hit", "hit"),
        _ask("ask-hit", "enter-first"),
        _ask("ask-enter-hit", "enter-where"),
        _ask("ask-no-entry", "enter-part"),
        _ask("ask-when-off", "bear-off-start"),
        _ask("ask-larger-off", "bear-off-farther"),
        _ask("ask-last-two", "bear-off-farther"),
        _ask("ask-must-off", "bear-off-number"),
        _ask("ask-last", "last-checker"),
        Question("ask-gammon", (("win-gammon", "counted"), ("win-off", "once"))),
        Question(
            "ask-worth",
            (("win-gammon", "worth-counted"), ("win-off", "worth-once")),
            needs=("cube-value",),
        ),
        _ask("ask-cube", "cube-value"),
        _ask("ask-when-double", "cube-offer"),
        _ask("ask-refuse", "cube-answer"),
        _ask("ask-match", "game-ends"),
        _ask("ask-money", "game-ends"),
        _ask("ask-draw", "game-ends"),
        _ask("ask-time", "turn-limit"),
    ),
}

WORDS: Final[dict[Vocabulary, ModuleType]] = {
    Vocabulary.BAN_SUGOROKU: ban_sugoroku_questions,
    Vocabulary.BACKGAMMON: backgammon_questions,
}


def questions_of(preset: RulePreset) -> tuple[Answered, ...]:
    """Return the questions about a game in the order of its page, with their answers."""
    held = {clause.id: clause for clause in clauses_of(preset)}
    words, facts = WORDS[preset.vocabulary], preset_facts(preset)
    answered = []
    for question in QUESTIONS[preset.vocabulary]:
        if not held.keys() >= set(question.needs):
            continue
        for clause_id, answer in question.answers:
            if clause_id in held:
                asked = str(words.QUESTIONS[question.id])
                text = fill(words.ANSWERS[answer], facts)
                answered.append(Answered(question.id, asked, text, held[clause_id]))
                break
    return tuple(answered)


def word_faq_title(preset: RulePreset) -> str:
    """Return the title of a game's questions."""
    return str(WORDS[preset.vocabulary].TITLE)


def word_faq_lead(preset: RulePreset) -> str:
    """Return the sentence that introduces a game's questions."""
    return str(WORDS[preset.vocabulary].LEAD)
