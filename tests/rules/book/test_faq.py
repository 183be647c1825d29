"""The questions about a game: complete, true under every option, each resting on a clause."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.utils import translation

from rules.book.clauses import clauses_of
from rules.book.faq import questions_of
from rules.games.all_games import prose_of
from rules.games.shared_clauses import CLAUSES
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.test_completeness import configurations

SEED_QUESTIONS = {
    "ask-direction", "ask-marks", "ask-double", "ask-hit", "ask-left-over", "ask-muji",
    "ask-origin",
}  # fmt: skip


@pytest.fixture(autouse=True)
def in_english() -> None:
    translation.activate("en")


def answer(game: RulePreset, question: str) -> str:
    """Return the answer to a question, or nothing where it is not asked."""
    return next((str(a.answer) for a in questions_of(game) if a.id == question), "")


@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_every_game_answers_at_least_twelve_questions_under_every_option(game: RulePreset) -> None:
    for configured in configurations():
        if configured.slug == game.slug:
            assert len(questions_of(configured)) >= 12


def test_the_questions_of_the_first_page_are_all_there_under_every_option() -> None:
    for game in configurations():
        if game.slug == BAN_SUGOROKU.slug:
            assert {a.id for a in questions_of(game)} >= SEED_QUESTIONS


def test_every_answer_rests_on_a_clause_that_holds() -> None:
    for game in configurations():
        held = clauses_of(game)
        for answered in questions_of(game):
            assert answered.clause in held
            assert answered.question
            assert "%(" not in answered.answer


def test_every_question_is_asked_once_and_rests_on_clauses_that_exist() -> None:
    known = {clause.id for clause in CLAUSES}
    for game in PRESETS:
        questions = prose_of(game).questions.questions
        ids = [question.id for question in questions]
        assert len(ids) == len(set(ids))
        assert {c for q in questions for clauses, _ in q.answers for c in clauses} <= known


def test_every_answer_is_given_under_some_option() -> None:
    given: dict[str, set[str]] = {}
    for game in configurations():
        given.setdefault(game.slug, set()).update(
            str(a.answer).partition("%")[0] for a in questions_of(game)
        )
    for game in PRESETS:
        answers = [a for q in prose_of(game).questions.questions for _, a in q.answers]
        assert len(given[game.slug]) >= len(answers)


@pytest.mark.parametrize(
    ("game", "option", "question"),
    [
        (BAN_SUGOROKU, {"goal": "bear-off"}, "ask-past-home"),
        (BAN_SUGOROKU, {"goal": "bear-off"}, "ask-left-over"),
        (BAN_SUGOROKU, {"goal": "bear-off"}, "ask-muji"),
        (BAN_SUGOROKU, {"closed-home": "immediate"}, "ask-muji"),
        (BAN_SUGOROKU, {"closed-home": "off"}, "ask-muji"),
        (BAN_SUGOROKU, {"first-turn": "thrown"}, "ask-begin"),
        (BAN_SUGOROKU, {"turn-limit": "30"}, "ask-time"),
        (BACKGAMMON, {"cube": "off"}, "ask-cube"),
        (BACKGAMMON, {"gammons": "off"}, "ask-gammon"),
        (BACKGAMMON, {"turn-limit": "60"}, "ask-time"),
    ],
)
def test_an_answer_changes_with_the_option_it_depends_on(
    game: RulePreset, option: dict[str, str], question: str
) -> None:
    assert answer(game, question) != answer(game.with_options(option), question)


def test_the_numbers_of_an_answer_come_from_the_preset() -> None:
    for game in PRESETS:
        assert answer(replace(game, numbers_in_double=7), "ask-double").startswith("As 7 steps")
    richer = replace(BAN_SUGOROKU, closed_home_value=8, pattern_value=9)
    assert "worth 8" in answer(richer, "ask-muji")
    assert "worth 9" in answer(richer, "ask-muji")
    assert "2-2-2-3-3-3" in answer(richer, "ask-muji").replace("\u2011", "-")
    assert "worth 8 times" in answer(replace(BACKGAMMON, gammon_value=8), "ask-gammon")
    assert answer(BAN_SUGOROKU.with_options({"turn-limit": "30"}), "ask-time").startswith("30")


def test_without_a_cube_nothing_is_asked_about_it() -> None:
    game = BACKGAMMON.with_options({"cube": "off"})
    assert not {a.id for a in questions_of(game)} & {"ask-cube", "ask-when-double", "ask-refuse"}
