from __future__ import annotations

import re
import unicodedata

import pytest

from rules.book.roll_names import ROLL_NAMES, find_roll_name
from rules.book.sources import SOURCES
from rules.engine.dice import ALL_ROLLS, Roll
from rules.games.clause import Confidence

NUMERALS = {1: "一", 2: "二", 3: "三", 4: "四", 5: "五", 6: "六"}
READ = [name for name in ROLL_NAMES if name.reading]


def test_every_roll_has_one_name() -> None:
    assert [name.roll for name in ROLL_NAMES] == list(ALL_ROLLS)
    assert len({name.kanji for name in ROLL_NAMES}) == 21


def test_the_characters_of_a_name_are_its_numbers() -> None:
    for name in ROLL_NAMES:
        high, low = NUMERALS[name.roll.high], NUMERALS[name.roll.low]
        if name.roll.is_double:
            assert name.kanji[0] in "重朱"
            assert name.kanji[1] == high
        else:
            assert sorted(name.kanji) == sorted(high + low)


def test_fourteen_readings_are_printed_and_none_is_inferred() -> None:
    assert len(READ) == 14
    assert {str(name.kanji) for name in ROLL_NAMES if not name.reading} == {
        "一二", "二三", "四一", "五三", "一六", "二六", "三六",
    }  # fmt: skip
    for name in READ:
        assert name.reading
        assert name.reading.confidence in (Confidence.ATTESTED, Confidence.SINGLE)


@pytest.mark.parametrize(
    ("roll", "romaji"),
    [((6, 6), "Chōroku"), ((1, 1), "Decchi"), ((4, 4), "Shushi"), ((6, 5), "Goroku")],
)
def test_the_house_spellings_are_kept(roll: tuple[int, int], romaji: str) -> None:
    reading = find_roll_name(Roll.of(*roll)).reading
    assert reading
    assert reading.romaji == romaji


def test_a_reading_is_kana_and_romaji() -> None:
    for name in READ:
        assert name.reading
        assert re.fullmatch(r"[ぁ-ん]+", name.reading.kana)
        assert re.fullmatch(r"[A-Z][a-zōū-]+", unicodedata.normalize("NFC", name.reading.romaji))


def test_every_name_and_reading_rests_on_sources_we_list() -> None:
    for name in ROLL_NAMES:
        keys = name.sources + (name.reading.sources if name.reading else ())
        assert keys
        assert set(keys) <= set(SOURCES)
        if name.reading and name.reading.confidence is Confidence.SINGLE:
            assert len(name.reading.sources) == 1
