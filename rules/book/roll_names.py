"""The old names of the 21 rolls. The characters of all are known, the readings of some."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.engine.dice import Roll
from rules.games.clause import Confidence
from rules.preset import RulePreset


@dataclass(frozen=True, slots=True)
class Reading:
    """The reading of a roll's name: kana, romaji in this site's spelling, and the source."""

    kana: str
    romaji: str
    confidence: Confidence
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RollName:
    """The characters of a roll and their sources; `reading` is None if no source has one."""

    roll: Roll
    kanji: str
    sources: tuple[str, ...]
    reading: Reading | None = None


def _attested(kana: str, romaji: str, *sources: str) -> Reading:
    return Reading(kana, romaji, Confidence.ATTESTED, sources)


def _single(kana: str, romaji: str, source: str) -> Reading:
    return Reading(kana, romaji, Confidence.SINGLE, (source,))


# Spellings: 1-1 is Decchi as on the page this site began from (strict Hepburn: detchi); 6-6 is
# Chōroku, one of three attested readings beside jōroku and jūroku; 3-3 and 4-4 are written with
# the character for vermilion, after the red pips of the four. No reading is inferred here.
ROLL_NAMES: Final = (
    RollName(
        Roll.of(1, 1),
        "重一",
        ("jiten", "tebikisho"),
        _attested("でっち", "Decchi", "jiten", "qdan"),
    ),
    RollName(Roll.of(2, 1), "一二", ("kusaba",)),
    RollName(
        Roll.of(2, 2),
        "重二",
        ("jiten", "tebikisho"),
        _attested("じゅうに", "Jūni", "jiten", "kusaba"),
    ),
    RollName(Roll.of(3, 1), "三一", ("jiten",), _single("さんぴん", "Sanpin", "jiten")),
    RollName(Roll.of(3, 2), "二三", ("kusaba",)),
    RollName(Roll.of(3, 3), "朱三", ("jiten",), _attested("しゅさん", "Shusan", "jiten", "kusaba")),
    RollName(Roll.of(4, 1), "四一", ("kusaba", "tebikisho")),
    RollName(Roll.of(4, 2), "四二", ("kusaba", "jiten"), _single("しのに", "Shi-no-ni", "jiten")),
    RollName(Roll.of(4, 3), "四三", ("jiten",), _single("しそう", "Shisō", "jiten")),
    RollName(
        Roll.of(4, 4), "朱四", ("jiten",), _attested("しゅし", "Shushi", "jiten", "kusaba", "qdan")
    ),
    RollName(Roll.of(5, 1), "五一", ("kusaba",), _single("ぐいち", "Guichi", "senjiyose")),
    RollName(
        Roll.of(5, 2), "五二", ("jiten", "tebikisho"), _attested("ぐに", "Guni", "jiten", "kusaba")
    ),
    RollName(Roll.of(5, 3), "五三", ("kusaba", "tebikisho")),
    RollName(Roll.of(5, 4), "五四", ("jiten",), _single("ぐし", "Gushi", "jiten")),
    RollName(
        Roll.of(5, 5),
        "重五",
        ("jiten", "tebikisho"),
        _attested("でっく", "Dekku", "jiten", "kusaba"),
    ),
    RollName(Roll.of(6, 1), "一六", ("jiten", "kusaba")),
    RollName(Roll.of(6, 2), "二六", ("kusaba",)),
    RollName(Roll.of(6, 3), "三六", ("kusaba",)),
    RollName(Roll.of(6, 4), "四六", ("jiten",), _single("しろく", "Shiroku", "jiten")),
    RollName(Roll.of(6, 5), "五六", ("jiten",), _attested("ごろく", "Goroku", "jiten", "qdan")),
    RollName(
        Roll.of(6, 6), "重六", ("daijisen",), _attested("ちょうろく", "Chōroku", "daijisen", "qdan")
    ),
)

_BY_ROLL: Final = {name.roll: name for name in ROLL_NAMES}


def find_roll_name(roll: Roll) -> RollName:
    """Return the old name of a roll.

    >>> find_roll_name(Roll.of(6, 6)).kanji
    '重六'
    """
    return _BY_ROLL[roll]


def roll_name_in(preset: RulePreset, roll: Roll) -> RollName | None:
    """Return the old name of a roll, or None in a game without such names."""
    return find_roll_name(roll) if preset.names_rolls else None


def roll_names_of(preset: RulePreset) -> tuple[RollName, ...]:
    """Return the names of all rolls; empty in a game without such names."""
    return ROLL_NAMES if preset.names_rolls else ()
