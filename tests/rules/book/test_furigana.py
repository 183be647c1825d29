from __future__ import annotations

import pytest
from django.test import Client

from rules.book.furigana import add_furigana, add_reading, align, known_words
from tests.pages import find_faults, read


def ruby(word: str, kana: str) -> str:
    return f"<ruby>{word}<rp>（</rp><rt>{kana}</rt><rp>）</rp></ruby>"


def test_a_term_has_its_reading_where_it_is_used_first() -> None:
    assert add_furigana("<p>石と石</p>") == f"<p>{ruby('石', 'いし')}と石</p>"


def test_each_section_begins_anew() -> None:
    text = add_furigana("<section>石</section><section>石</section>")
    assert text.count("<rt>いし</rt>") == 2


def test_a_verb_is_read_in_all_its_forms_and_kana_has_no_reading() -> None:
    cut = ruby("切", "き")
    assert add_furigana("切る") == f"{cut}る"
    assert add_furigana("切られた") == f"{cut}られた"
    assert add_furigana("切って") == f"{cut}って"
    assert add_furigana("切手") == "切手"
    assert align("下ろす", "おろす") == [("下", "お"), ("ろす", "")]


def test_a_word_is_read_whole_unless_all_its_characters_were_read_before() -> None:
    cut, stone = ruby("切", "き"), ruby("石", "いし")
    assert add_furigana("切る、切られた石") == f"{cut}る、{cut}られた{stone}"
    assert add_furigana("石を切る、切られた石") == f"{stone}を{cut}る、切られた石"
    assert add_furigana("ゾロ目の目") == f"ゾロ{ruby('目', 'め')}の目"


@pytest.mark.parametrize(
    "text",
    [
        "賽（さい）と賽", "「入り勝ち」（いりがち）", "重目、ちょうめ", "ゾロ目（ぞろめ）",
        '「<a href="#iri-gachi">入り勝ち</a>」（いりがち）',
    ],
)  # fmt: skip
def test_a_reading_that_the_text_gives_is_not_given_twice(text: str) -> None:
    assert add_furigana(text) == text


def test_a_word_alone_has_all_its_readings() -> None:
    assert (
        add_reading("切られた石", "きられたいし") == f"{ruby('切', 'き')}られた{ruby('石', 'いし')}"
    )


@pytest.mark.parametrize("text", ["マス目", "ひと目で", "一つ目", "使い切る"])
def test_a_word_that_only_looks_like_a_term_is_left_alone(text: str) -> None:
    assert add_furigana(text) == text


@pytest.mark.parametrize("text", ["内一地", "石器", "天・地・人", "本石", "碁石の"])
def test_a_character_in_a_longer_word_is_left_alone(text: str) -> None:
    assert add_furigana(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "<ruby>石<rt>いし</rt></ruby>",
        '<svg class="x"><text>石</text></svg>',
        '<a title="石" href="/?q=石">x</a>',
        '<span class="slip slip-large" lang="ja">盤双六</span>',
        "<option>石</option>",
        '<th scope="col">石</th>',
        "stone &amp; die",
    ],
)
def test_what_is_no_running_text_stays_as_it_is(text: str) -> None:
    assert add_furigana(text) == text


def test_only_attested_readings_are_given() -> None:
    words = dict(known_words())
    assert words["盤双六"] == "ばんすごろく"
    assert words["重六"] == "ちょうろく"
    for unread in ("一荷", "端石", "内地", "外地", "一二", "中央の帯"):
        assert unread not in words


@pytest.mark.parametrize(
    "path", ["rules/ban-sugoroku/", "rules/ban-sugoroku/questions/", "glossary/", "history/"]
)
def test_japanese_pages_have_readings_and_a_switch_and_stay_sound(
    client: Client, db: None, path: str
) -> None:
    page = read(client.get(f"/ja/{path}"))
    assert find_faults(page) == []
    assert page.query("main ruby")
    assert not page.query("ruby ruby")
    assert len(page.query('main button[name="furigana"]')) == 2
    assert page.query("html[data-furigana]") == []


def test_the_choice_is_kept_and_stands_on_the_root(client: Client, db: None) -> None:
    response = client.post("/ja/furigana/", {"furigana": "off", "next": "/ja/glossary/"})
    assert (response.status_code, response["Location"]) == (303, "/ja/glossary/")
    page = read(client.get("/ja/glossary/"))
    assert page.query('html[data-furigana="off"]')
    (pressed,) = page.query('main button[name="furigana"][aria-pressed="true"]')
    assert (pressed.attrs or {})["value"] == "off"
    client.post("/ja/furigana/", {"furigana": "on", "next": "/ja/glossary/"})
    assert not read(client.get("/ja/glossary/")).query("html[data-furigana]")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_other_languages_have_neither_switch_nor_readings_in_their_text(
    client: Client, db: None, language: str
) -> None:
    client.cookies["furigana"] = "off"
    page = read(client.get(f"/{language}/rules/ban-sugoroku/"))
    assert not page.query('button[name="furigana"]')
    assert not page.query("html[data-furigana]")


@pytest.mark.parametrize("fields", [{}, {"furigana": ""}, {"furigana": "maybe"}])
def test_an_unknown_choice_is_refused(client: Client, fields: dict[str, str]) -> None:
    response = client.post("/ja/furigana/", fields)
    assert response.status_code == 400
    assert "furigana" not in response.cookies
    assert find_faults(read(response)) == []
