from __future__ import annotations

import pytest

from config.search.folding import fold, fold_words


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mujō-gachi", "mujo gachi".replace(" ", "")),
        ("Règle", "REGLE"),
        ("größer", "groesser".replace("oe", "o")),
        ("cœur", "coeur"),
        ("コマ", "こま"),
        ("ガ", "が"),
        ("６–６", "6-6"),
        ("Man’yōshū", "manyoshu"),
        ("Iri\u2011gachi", "irigachi"),
    ],
)
def test_spellings_that_a_reader_takes_for_the_same_are_the_same(one: str, other: str) -> None:
    assert fold(one).text == fold(other).text


@pytest.mark.parametrize(("one", "other"), [("か", "が"), ("は", "ぱ"), ("石", "右"), ("l", "1")])
def test_different_characters_stay_different(one: str, other: str) -> None:
    assert fold(one).text != fold(other).text


def test_each_folded_character_knows_where_it_came_from() -> None:
    folded = fold("Aß-ō")
    assert folded.text == "asso"
    assert folded.origins == (0, 1, 1, 3)


@pytest.mark.parametrize("text", ["", "   ", "!?…", "「」、。", "--", "\u0301\u0301"])
def test_punctuation_alone_is_nothing_to_search_for(text: str) -> None:
    assert fold_words(text) == ()


def test_half_width_kana_is_read_like_full_width() -> None:
    assert fold_words("ｶﾞ") == ("が",)
