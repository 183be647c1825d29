from __future__ import annotations

import pytest

from config.search.folding import fold, fold_words
from config.search.matching import FlatDocument, find_hits, take_apart
from config.search.snippets import mark_words, snippet


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


# ---- finding ----


def found(texts: dict[str, str], asked: str) -> list[str]:
    """Return the titles of the documents that answer, the best first."""
    documents = [FlatDocument("rule", "/", "", title, text) for title, text in texts.items()]
    return [hit.document.title for hit in find_hits(documents, fold_words(asked))]


def test_a_title_comes_before_a_text_and_a_whole_word_before_a_part() -> None:
    texts = {"Board": "a bar", "Barrel": "", "The bar": "", "Unbarred": "", "Bar": ""}
    assert found(texts, "bar") == ["Bar", "The bar", "Barrel", "Unbarred", "Board"]


def test_all_words_are_needed_before_some_are_enough() -> None:
    texts = {"a": "a stone enters", "b": "a stone", "c": "the dice"}
    assert found(texts, "stone enters") == ["a"]
    assert found(texts, "stone dice") == ["a", "b", "c"]


def test_short_latin_words_are_not_found_inside_others() -> None:
    texts = {"x": "ten points", "y": "it is on the bar"}
    assert found(texts, "i") == []
    assert found(texts, "is") == ["y"]
    assert found(texts, "in") == []


def test_one_japanese_character_is_found_anywhere() -> None:
    texts = {"ルール": "相手の駒を切る", "用語": "石"}
    assert found(texts, "駒") == ["ルール"]
    assert found(texts, "を切") == ["ルール"]


def test_a_japanese_phrase_is_taken_apart_when_nothing_says_it() -> None:
    assert take_apart(("駒の動かし方",)) == ("駒", "動", "方")
    assert found({"ルール": "動くのは駒だけ", "用語": "石"}, "駒の動き") == ["ルール"]


def test_a_plural_finds_the_singular() -> None:
    assert found({"Checker": "", "Other": ""}, "checkers") == ["Checker"]
    assert found({"Stein": "", "Anderes": ""}, "Steinen") == ["Stein"]


def test_nothing_is_found_where_nothing_is_asked() -> None:
    assert found({"a": "b"}, "…") == []


# ---- showing ----


def test_what_was_found_is_marked_and_the_rest_escaped() -> None:
    text = "A <b>stone</b> & the Stones"
    marked = mark_words(text, fold(text), ("stone",))
    assert marked == ("A &lt;b&gt;<mark>stone</mark>&lt;/b&gt; &amp; the <mark>Stones</mark>")


def test_a_snippet_begins_before_what_was_found_and_is_cut_at_words() -> None:
    text = "word " * 60 + "needle " + "word " * 60
    shown = snippet(text, fold(text), ("needle",))
    assert "<mark>needle</mark>" in shown
    assert shown.startswith("… word ")
    assert shown.endswith("word …")
    assert len(shown) < 260


def test_a_snippet_of_japanese_is_cut_anywhere() -> None:
    text = "あ" * 100 + "駒" + "い" * 200
    shown = snippet(text, fold(text), ("駒",))
    assert "あ<mark>駒</mark>い" in shown
    assert len(shown) < 140
