"""Japanese in Latin letters, as it is typed, turned into hiragana."""

from __future__ import annotations

import re
from typing import Final

_ROWS: Final = {
    "": "あいうえお",
    "k": "かきくけこ",
    "g": "がぎぐげご",
    "s": "さしすせそ",
    "z": "ざじずぜぞ",
    "t": "たちつてと",
    "d": "だぢづでど",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
    "m": "まみむめも",
    "r": "らりるれろ",
}
_GLIDES: Final = {"a": "ゃ", "u": "ゅ", "o": "ょ"}
_SOFT: Final = {"sh": "し", "ch": "ち", "j": "じ"}
_SYLLABLES: Final = {
    **{head + vowel: row[at] for head, row in _ROWS.items() for at, vowel in enumerate("aiueo")},
    **{
        f"{head}y{vowel}": row[1] + small
        for head, row in _ROWS.items()
        if head
        for vowel, small in _GLIDES.items()
    },
    **{
        head + vowel: kana + small
        for head, kana in _SOFT.items()
        for vowel, small in _GLIDES.items()
    },
    **{head + "i": kana for head, kana in _SOFT.items()},
    "tsu": "つ",
    "fu": "ふ",
    "ya": "や",
    "yu": "ゆ",
    "yo": "よ",
    "wa": "わ",
    "wo": "を",
    "va": "ゔぁ",
    "fa": "ふぁ",
    "fi": "ふぃ",
    "fe": "ふぇ",
    "fo": "ふぉ",
    "ti": "ち",
    "she": "しぇ",
    "che": "ちぇ",
    "je": "じぇ",
}
_LONGEST_FIRST: Final = "|".join(sorted(_SYLLABLES, key=len, reverse=True))
_PART: Final = re.compile(
    rf"(?P<double>([kgsztdbpmrcjf])(?=\2)|t(?=ch))|(?P<said>{_LONGEST_FIRST})|n"
)


def to_kana(word: str) -> str:
    """Return a folded word in hiragana; nothing where it is no Japanese.

    >>> to_kana("saikoro"), to_kana("bakkugyamon"), to_kana("shinnyu"), to_kana("checker")
    ('さいころ', 'ばっくぎゃもん', 'しんにゅ', '')
    """
    kana, at = "", 0
    while at < len(word):
        found = _PART.match(word, at)
        if found is None:
            return ""
        kana += "っ" if found["double"] else _SYLLABLES.get(found["said"] or "", "ん")
        at = found.end()
    return kana
