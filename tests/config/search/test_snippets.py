from __future__ import annotations

from config.search.snippets import mark_words, snippet


def test_what_was_found_is_marked_and_the_rest_escaped() -> None:
    text = "A <b>stone</b> & the Stones"
    marked = mark_words(text, frozenset({"stone"}), "en")
    assert marked == ("A &lt;b&gt;<mark>stone</mark>&lt;/b&gt; &amp; the <mark>Stones</mark>")


def test_nothing_is_marked_inside_a_word() -> None:
    assert mark_words("One opponent, two stones", frozenset({"one"}), "en") == (
        "<mark>One</mark> opponent, two stones"
    )


def test_a_part_of_a_word_with_a_hyphen_is_a_word() -> None:
    assert mark_words("Iri-gachi", frozenset({"gachi"}), "en") == "Iri-<mark>gachi</mark>"


def test_a_snippet_begins_before_what_was_found_and_is_cut_at_words() -> None:
    text = "word " * 60 + "needle " + "word " * 60
    shown = snippet(text, frozenset({"needl"}), "en")
    assert "<mark>needle</mark>" in shown
    assert shown.startswith("… word ")
    assert shown.endswith("word …")
    assert len(shown) < 260


def test_a_snippet_of_japanese_is_cut_anywhere() -> None:
    text = "あ" * 100 + "駒" + "い" * 200
    shown = snippet(text, frozenset({"駒"}), "ja")
    assert "あ<mark>駒</mark>い" in shown
    assert len(shown) < 140
