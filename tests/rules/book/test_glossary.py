"""The glossary: words in every language, readings only where known, links that lead somewhere."""

from __future__ import annotations

import re

import pytest
from django.utils import translation

from rules.book.glossary import (
    TERMS,
    Term,
    TermGroup,
    find_game_with,
    games_of,
    groups,
    headword,
    word_meaning,
    word_meaning_in,
    words_in,
)
from rules.book.glossary.meanings import MEANINGS
from rules.book.sources import SOURCES
from rules.games.clause import Confidence
from rules.games.shared_clauses import CLAUSES
from rules.games.words import Words
from rules.presets import BAN_SUGOROKU
from rules.views.term_figures import EXAMPLES, figures_of

LANGUAGES = ("en", "fr", "de", "ja")
WORDS = [(term, words) for term in TERMS for _game, words in games_of(term)]
POSITION_WORDS = {
    "blot", "made-point", "prime", "home-board", "outer-board", "bar", "closed-home", "anchor",
}  # fmt: skip


def term(name: str) -> Term:
    """Return the term with this anchor."""
    return next(term for term in TERMS if term.id == name)


def test_there_are_about_forty_terms_each_with_its_own_anchor() -> None:
    ids = [term.id for term in TERMS]
    assert 40 <= len(ids) == len(set(ids))
    assert set(ids) == set(MEANINGS)
    assert [group for group, _, _ in groups()] == list(TermGroup)


def test_every_term_has_a_word_in_every_language_for_each_game_it_belongs_to() -> None:
    for found, words in WORDS:
        assert all(words.word(language) for language in LANGUAGES), found.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_meaning_without_gaps(language: str) -> None:
    with translation.override(language):
        for found in TERMS:
            meaning = word_meaning(found)
            assert meaning
            assert "%(" not in meaning


@pytest.mark.parametrize(("language", "noun"), [("en", "piece"), ("fr", "pièce"), ("ja", "駒")])
def test_on_the_page_of_one_game_a_term_is_explained_in_its_own_words(
    language: str, noun: str
) -> None:
    with translation.override(language):
        for found in TERMS:
            for game, _ in games_of(found):
                if found.id != "checker":
                    assert noun not in word_meaning_in(game, found), (game.slug, found.id)


@pytest.mark.parametrize(("found", "words"), WORDS, ids=lambda value: getattr(value, "id", ""))
def test_kana_and_romaji_are_what_they_say(found: Term, words: Words) -> None:
    assert re.fullmatch(r"[ぁ-ん]*", words.kana)
    assert re.fullmatch(r"[a-zāēīōū -]*", words.romaji)
    assert not words.kana or re.search(r"[\u4e00-\u9fff]", words.ja)
    assert set(words.ours) <= set(LANGUAGES)


@pytest.mark.parametrize("name", ["home-board", "outer-board", "blot", "made-point"])
def test_no_reading_is_printed_that_nobody_has_attested(name: str) -> None:
    words = words_in(BAN_SUGOROKU, term(name))
    assert words
    assert not words.kana


def test_mujo_gachi_has_no_characters() -> None:
    words = words_in(BAN_SUGOROKU, term("mujo-gachi"))
    assert words
    assert words.ja == "むじょうがち"


def test_evidence_names_sources_we_list_and_one_source_is_one() -> None:
    for found, words in WORDS:
        if words.evidence:
            assert set(words.evidence.sources) <= set(SOURCES)
            if words.evidence.confidence is Confidence.SINGLE:
                assert len(words.evidence.sources) == 1, found.id


def test_every_clause_of_a_term_holds_in_some_game_that_knows_it() -> None:
    known = {clause.id for clause in CLAUSES}
    for found in TERMS:
        for clause_id in found.clauses:
            assert clause_id in known
            assert any(find_game_with(preset, clause_id) for preset, _ in games_of(found))


def test_a_clause_of_a_house_rule_is_found_with_its_option() -> None:
    game = find_game_with(BAN_SUGOROKU, "bear-off-start")
    assert game
    assert game.chosen_options(BAN_SUGOROKU) == {"goal": "bear-off"}
    assert find_game_with(BAN_SUGOROKU, "cube-value") is None


def test_a_word_that_both_games_share_heads_its_entry_once() -> None:
    assert headword(term("checker"), "fr") == "pierre · pion"
    assert headword(term("checker"), "de") == "Stein"


def test_every_word_of_position_is_drawn_in_each_game_that_has_it() -> None:
    assert set(EXAMPLES) >= POSITION_WORDS
    with translation.override("en"):
        for found in TERMS:
            count = len(list(games_of(found))) if found.id in EXAMPLES else 0
            assert len(figures_of(found)) == count


def test_the_value_of_a_mushi_gachi_is_told_with_its_source() -> None:
    assert "according to Qdan it is worth 2 points" in word_meaning(term("mushi-gachi"))


def test_the_three_wins_of_backgammon_are_named_alike_in_japanese() -> None:
    for name in ("single-game", "gammon", "backgammon"):
        assert headword(term(name), "ja").endswith("勝ち")
