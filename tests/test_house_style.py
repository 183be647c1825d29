"""Words that readers stumbled over, in the catalogues and in the courses: mended for good."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import polib
import pytest
from django.conf import settings

LANGUAGES: Final = ("en", "fr", "de", "ja")
COURSES: Final = Path(settings.BASE_DIR) / "tutorials" / "curriculum" / "content"
CATALOGUES: Final = Path(settings.BASE_DIR) / "locale"

AVOIDED: Final = {
    "en": {
        r"\bcounts (?:once|[1-9%{]|three\b)": "a win is worth points",
        r"\b(?:[Aa]new|[Cc]ommonest|[Ff]oremost|[Hh]indmost|had best)\b": "bookish",
        r"\b(?:first|second) seat\b": "the first player (agreed beforehand)",
        r"\b(?:opp\.|Int\.|Ext\.)": "Inner, Outer, their Inner",
        r"\b(?:[Nn]obody|[Ww]hoever) (?:stands|waits|of yours)\b": "no stone, no checker",
        r"\b(?:is|are|was|were) asked(?: here)?[.,;?]": "asked for",
        r"\b(?:game|rules|backgammon|Backgammon) (?:does not know|do not know|knows? no)\b": "have",
        r"\botherwise the larger\b|if only one (?:goes|can)[^.]*the larger": "the larger if either",
    },
    "fr": {
        r"(?:victoires?|partie|elle) compte(?:nt)? (?:une|deux|trois) fois": "vaut, compte double",
        r"[Dd]epuis [^.,;:?]{1,25} jusqu’en ": "de … à …",
        r"\b(?:Int|Ext)\. [\d%{]": "no-break space",
        r"\bqui (?:gagne|finit) la partie\b(?<!personne qui gagne la partie)": "fait gagner",
        r"\bpremier siège\b": "le premier joueur, convenu d’avance",
        r"un seul (?:peut|passe)[^.]*le plus grand": "chacun des deux, mais pas les deux",
    },
    "de": {
        r"\bdrüben\b|\b[Ss]iegerseite\b|\bunterlegene Seite\b": "die Gegenseite",
        r"\bWas zählt (?:ein|der|die)\b": "Wie viel zählt",
        r"\b(?:Innen|Außen) [\d]": "no-break space",
        r"\bgegn\.|gegnerische\w* (?:Innen|Außen)\s[\dn]": "Innen 6 gegenüber",
        r"\berster? Sitz\b": "wer vorher dafür bestimmt ist",
        r"(?:Zahl|\b[1-6]) trägt\b": "mit der Zahl trägst du",
        r"nur eine (?:der|von)[^.]*die größere": "jede der beiden, aber nicht beide",
    },
    "ja": {
        r"くらべ|まちがえ|いっしょ|入れかえ|入れかわ": "比べ、間違え、一緒、入れ替え",
        r"[一二三四五六]つめ|\d個め": "一つ目",
        r"(?:片方|一方)(?:だけ|しか)[^。]*大き": "どちらの目も使えるのに両方は使えないとき",
        r"もう1人": "もう一人",
        r"ふさがっ|はっきり": "U+2060 before っ, where lines that break by phrases would break",
    },
}
"""For each language what is not to be written, as a pattern, and what to write instead."""

PLACE: Final = r"\{p:\d+\}"
NAMED: Final = {
    "fr": rf"(?:flèches?|\b[Ll]a) (?:{PLACE}(?:, | et | ou | à |, la |, puis ))*{PLACE}",
    "de": rf"Feld(?:er|ern|es)? (?:{PLACE}(?:, | und | oder | bis ))*{PLACE}",
}
BARE: Final = {
    "fr": rf"\b(?:[Ee]n|[Àà]|[Dd]e|[Dd]epuis|[Pp]ar|[Vv]ers|[Ss]ur|jusqu’en|jusqu’à) {PLACE}",
    "de": rf"\b(?:[Aa]uf|[Vv]on|[Nn]ach|[Bb]is|[Üü]ber|[Aa]b|[Hh]inter|[Vv]or) {PLACE}",
}


def _texts_in(value: Any, language: str, within: bool = False) -> Iterator[str]:
    """Yield the texts of one language in a table of a course."""
    if isinstance(value, str):
        if within:
            yield value
    elif isinstance(value, list):
        for item in value:
            yield from _texts_in(item, language, within)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key not in LANGUAGES or key == language:
                yield from _texts_in(item, language, within or key == language)


@cache
def texts_of_courses(language: str, course: str = "*") -> tuple[str, ...]:
    """Return what the courses say in a language."""
    files = sorted(COURSES.glob(f"{course}/*.toml"))
    return tuple(
        text
        for path in files
        for text in _texts_in(tomllib.loads(path.read_text(encoding="utf-8")), language)
    )


@cache
def texts_of_the_catalogue(language: str) -> tuple[str, ...]:
    """Return what the catalogue says in a language."""
    catalogue = "fr" if language == "en" else language
    entries = polib.pofile(str(CATALOGUES / catalogue / "LC_MESSAGES" / "django.po"))
    kept = [entry for entry in entries if not entry.obsolete]
    if language == "en":
        return tuple(text for entry in kept for text in (entry.msgid, entry.msgid_plural))
    return tuple(text for entry in kept for text in (entry.msgstr, *entry.msgstr_plural.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_holds_a_word_to_avoid(language: str) -> None:
    texts = (*texts_of_courses(language), *texts_of_the_catalogue(language))
    assert len(texts) > 3000
    found = [
        (better, text)
        for pattern, better in AVOIDED[language].items()
        for text in texts
        if re.search(pattern, text)
    ]
    assert not found


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_place_of_backgammon_is_named_in_a_sentence(language: str) -> None:
    texts = texts_of_courses(language, "backgammon")
    assert sum(bool(re.search(NAMED[language], text)) for text in texts) > 200
    bare = [t for t in texts if re.search(BARE[language], re.sub(NAMED[language], "*", t))]
    assert not bare


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It is mushi-gachi and counts 2."),
        ("en", "Both numbers, otherwise the larger."),
        ("fr", "La victoire compte deux fois."),
        ("fr", "la flèche Int. 1"),
        ("de", "Was zählt ein Sieg?"),
        ("ja", "片方だけなら大きい目を使います。"),
    ],
)
def test_a_word_to_avoid_is_noticed(language: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in AVOIDED[language])
