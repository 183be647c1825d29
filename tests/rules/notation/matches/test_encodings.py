"""The text in the bytes of a match file."""

from __future__ import annotations

import pytest

from rules.notation.errors import NotationError
from rules.notation.matches import decode_match
from tests.rules.notation.matches.files import mat, read_sample

GAME = mat("  1) 31: 8/5 6/5                 42: 8/4 6/4")


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "utf-16-le"])
@pytest.mark.parametrize("names", [("Mia", "Ken"), ("太郎", "花子"), ("Jürgen", "Zoë")])
def test_unicode_is_read_with_a_mark_or_without(codec: str, names: tuple[str, str]) -> None:
    text = GAME.replace("Mia", names[0]).replace("Ken", names[1])
    assert decode_match(text.encode(codec)) == text


@pytest.mark.parametrize(
    ("codec", "name"),
    [
        *[("latin-1", name) for name in ("Jürgen", "Björn", "Gérard", "Noël", "Nuñez", "Åse")],
        *[("cp1252", name) for name in ("O’Neil", "Ken’s “bot”", "Mia – Zoë")],
        *[("cp932", name) for name in ("太郎", "たろう", "ケン", "草場純", "渡邉 斎藤")],
        *[("euc_jp", name) for name in ("太郎", "たろう", "ケン", "草場純")],
    ],
)
def test_older_encodings_are_guessed(codec: str, name: str) -> None:
    text = GAME.replace("Mia", name)
    assert decode_match(text.encode(codec)) == text


@pytest.mark.parametrize(
    ("declared", "codec", "name"),
    [
        ("Shift_JIS", "cp932", "渡邉"),
        ("EUC-JP", "euc_jp", "渡"),
        ("windows-1251", "cp1251", "Иван"),
        ("ISO-8859-7", "iso8859-7", "Νίκος"),
        ("UTF-8", "latin-1", "Zoë"),
        ("idna", "utf-8", "太郎"),
        ("no such", "utf-8", "太郎"),
    ],
)
def test_a_declaration_comes_first_unless_it_is_wrong(declared: str, codec: str, name: str) -> None:
    text = f"(;FF[4]GM[6]CA[{declared}]PW[{name}]PB[Mia];W[31hefe])"
    assert decode_match(text.encode(codec)) == text


@pytest.mark.parametrize("ending", ["\r", "\r\n", "\n"])
def test_any_line_ends_and_a_mark_of_the_end_are_read(ending: str) -> None:
    assert decode_match(f"{GAME}\n".replace("\n", ending).encode() + b"\x1a\x1a\x00") == f"{GAME}\n"


@pytest.mark.parametrize(
    ("content", "program"),
    [
        (b"RGMH\x01\x00\x00\x00", "eXtreme Gammon"),
        (b"\x00\xff\xfe" * 100, ""),
        (b"PK\x03\x04", ""),
        (read_sample("gnubg.mat").encode() + b"\x00x", ""),
    ],
)
def test_what_is_no_text_is_told_from_what_is(content: bytes, program: str) -> None:
    with pytest.raises(NotationError) as raised:
        decode_match(content)
    assert (raised.value.code, raised.value.facts["program"]) == ("match_binary", program)


def test_a_long_text_is_told_by_its_beginning() -> None:
    text = "太郎 花子 " * 300 + "ⅷ" * 2000
    assert decode_match(text.encode("cp932")) == text
