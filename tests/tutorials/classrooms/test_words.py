from __future__ import annotations

import math
from itertools import combinations

import pytest
from django.conf import settings

from tutorials.classrooms.cards.words import WORDS_ON_A_CARD, draw_words, plain_words, word_list
from tutorials.classrooms.names.friendly import ADJECTIVES, ANIMALS, JOINT

LANGUAGES = [code for code, _ in settings.LANGUAGES]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_the_words_of_a_card_hold_at_least_40_bits(language: str) -> None:
    assert WORDS_ON_A_CARD * math.log2(len(set(word_list(language)))) >= 40
    assert len(draw_words(language)) == WORDS_ON_A_CARD
    assert draw_words(language) != draw_words(language)


@in_every_language
def test_words_are_short_and_typed_without_a_doubt(language: str) -> None:
    for word in word_list(language):
        plain = plain_words(word)
        assert " " not in plain
        assert (2 if language == "ja" else 4) <= len(plain) <= 9
        assert plain_words(word.upper()) == plain


@in_every_language
def test_no_two_words_differ_by_one_sign(language: str) -> None:
    plain = [plain_words(word) for word in word_list(language)]
    close = [pair for pair in combinations(plain, 2) if is_one_sign_away(*pair)]
    assert close == []


def is_one_sign_away(one: str, other: str) -> bool:
    """Tell whether a sign more, less or other makes one word of the other."""
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    head = next(
        (i for i, pair in enumerate(zip(short, long, strict=False)) if len({*pair}) > 1), len(short)
    )
    return short[head + (len(short) == len(long)) :] == long[head + 1 :]


def test_the_measure_of_closeness_knows_its_cases() -> None:
    assert is_one_sign_away("beach", "peach")
    assert is_one_sign_away("boat", "boats")
    assert not is_one_sign_away("beach", "reaches")
    assert not is_one_sign_away("fox", "owl")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  Fougère,  ÉTOILE ", "fougère étoile"),
        ("fougere etoile", "fougère étoile"),
        ("huegel", "Hügel"),
        ("Hugel", "Hügel"),
        ("floss", "Floß"),
        ("サクラ　ホタル", "さくら ほたる"),
        ("ｆｏｘ-river", "fox river"),
    ],
)
def test_words_are_read_however_they_are_typed(typed: str, meant: str) -> None:
    assert plain_words(typed) == plain_words(meant)


@in_every_language
def test_a_whole_year_can_have_friendly_names(language: str) -> None:
    names = {
        JOINT[language] % {"adjective": adjective, "animal": animal}
        for adjective in ADJECTIVES[language]
        for animal in ANIMALS[language]
    }
    assert len(names) >= 1000
    assert max(map(len, names)) <= 40
