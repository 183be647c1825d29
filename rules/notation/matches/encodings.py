"""The text in the bytes of a match file.

Programs write what their system writes. What tells the encoding is asked in this order: a
byte-order mark, what an SGF file declares (`CA[Shift_JIS]`), and the bytes themselves.
"""

from __future__ import annotations

import codecs
import re
from itertools import islice
from typing import Final

from rules.notation.errors import NotationError
from rules.notation.matches.source import MatchCode

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # begins like the mark of UTF-16
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_DECLARED: Final = re.compile(rb"\s*\(\s*;[^)]{0,1000}?\bCA\[([0-9A-Za-z_.:-]{1,30})\]")
_CODECS: Final = re.compile(
    r"utf-(?:8|16|32)(?:-[lb]e)?|ascii|iso8859-[0-9]{1,2}|cp(?:125[0-8]|932|936|949|950)|shift_jis\w*"
    r"|euc_(?:jp|kr)|iso2022_jp|gb2312|gbk|gb18030|big5|koi8-[ru]|mac-\w+"
)
"""Codecs of text, as Python calls them, which take no longer than the text is long."""
_JAPANESE: Final = ("iso2022_jp", "euc_jp", "cp932")
_OLD: Final = ("cp1252", "latin-1")
_CONTROL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x19\x1b-\x1f]")
_FOREIGN: Final = re.compile(r"[^\x00-\x7f]{1,50}")
_MOST_RUNS: Final = 200
"""So many runs of foreign characters tell the encoding."""
_KANA: Final = re.compile("[\u3000-\u30ff\uff01-\uff5e]")
_FIRST_LEVEL: Final = (0x88, 0x98)
"""Between which bytes the more usual kanji begin in Shift-JIS."""
_LINE_ENDS: Final = re.compile(r"\r\n?")
_END_OF_FILE: Final = "\x1a\x00"
_EXTREME_GAMMON: Final = (b"RGMH", b"HMGR")


def decode_match(content: bytes) -> str:
    """Return the text of a file, its lines ended as on Unix.

    Raises `NotationError` with the code `match_binary`, whose fact `program` is the one that
    wrote the file, or empty.

    >>> decode_match("Jürgen : 0\\r\\n".encode("latin-1"))
    'Jürgen : 0\\n'
    >>> decode_match("(;GM[6]CA[Shift_JIS]PW[太郎])".encode("cp932"))
    '(;GM[6]CA[Shift_JIS]PW[太郎])'
    """
    if content.startswith(_EXTREME_GAMMON):
        raise NotationError(MatchCode.BINARY, 0, {"program": "eXtreme Gammon"})
    text = _LINE_ENDS.sub("\n", _decode(content)).rstrip(_END_OF_FILE)
    if _CONTROL.search(text):
        raise NotationError(MatchCode.BINARY, 0, {"program": ""})
    return text


def _decode(content: bytes) -> str:
    for mark, codec in _MARKS:
        if content.startswith(mark):
            return content.removeprefix(mark).decode(codec, "replace")
    for codec in (*_declared(content), "utf-8", *_sixteen_bits(content)):
        text = _try(content, codec)
        if text is not None and not (codec == "utf-8" and _CONTROL.search(text)):
            return text
    for codec in _JAPANESE:
        text = _try(content, codec)
        if text is not None and _is_japanese(text):
            return text
    return next(text for codec in _OLD if (text := _try(content, codec)) is not None)


def _declared(content: bytes) -> tuple[str, ...]:
    """Return the codec that an SGF file declares, if it is one of those read here."""
    found = _DECLARED.match(content)
    if not found:
        return ()
    try:
        name = codecs.lookup(found[1].decode("ascii")).name
    except LookupError:
        return ()
    return ("cp932" if name == "shift_jis" else name,) if _CODECS.fullmatch(name) else ()


def _sixteen_bits(content: bytes) -> tuple[str, ...]:
    """Return the order of the bytes of an unmarked UTF-16, whose English has every other byte 0."""
    half = len(content) / 4
    zeros = content[1::2].count(0), content[0::2].count(0)
    return tuple(
        codec
        for codec, count in zip(("utf-16-le", "utf-16-be"), zeros, strict=True)
        if count > half
    )


def _try(content: bytes, codec: str) -> str | None:
    try:
        return content.decode(codec)
    except UnicodeError:
        return None


def _is_japanese(text: str) -> bool:
    """Return whether what is not ASCII is kana and usual kanji for the most part.

    Letters with accents that are read as Japanese give rarer kanji, or single ones.
    """
    runs = [found[0] for found in islice(_FOREIGN.finditer(text), _MOST_RUNS)]
    usual = sum(_is_usual(char) for run in runs for char in run)
    return any(len(run) > 1 for run in runs) and 4 * usual >= 3 * sum(map(len, runs))


def _is_usual(char: str) -> bool:
    if _KANA.match(char):
        return True
    first, last = _FIRST_LEVEL
    encoded = char.encode("cp932", "replace")
    return len(encoded) == 2 and first <= encoded[0] <= last
