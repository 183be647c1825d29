"""Whatever a file holds, it is read or refused, and what is read can be checked."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.notation.errors import NotationError
from rules.notation.matches import (
    MatchRecord,
    check_match,
    parse_mat,
    parse_match,
    parse_sgf,
    replay,
)
from rules.presets import BAN_SUGOROKU
from tests.rules.notation.matches.files import HEAD, TREE, read_sample

MAT_WORDS = (
    *(
        "\n",
        "\n",
        " ",
        "   ",
        "\t\t",
        "            ",
        "1)",
        "2) ",
        "31:",
        "66: ",
        "42: ",
        "8/5",
        "6/5*",
    ),
    *("6/5(2)", "24/13", "13/7", "bar/20", "25/24", "6/off", "2/0", "0/25", "99/1", "Cannot Move"),
    *("????", "Doubles => 2", "Doubles", "Takes", "Drops", "Beavers", "Wins 1 point", "Wins"),
    *(
        " and the match",
        "\n Game 2\n Mia : 1   Ken : 0\n",
        ";",
        "#",
        ":",
        "5 point match",
        "\r",
        "é",
    ),
)
SGF_WORDS = (
    *("(", ")", ";", "[", "]", "\\", "\n", "W[31hefe]", "B[42qusu]", "W[66]", "B[61yg]", "W[65xr"),
    *(
        "B[double]",
        "W[take]",
        "W[drop]",
        "PL[W]DI[31]",
        "RE[B+1]",
        "C[x]",
        "(;GM[6]",
        "AE[a]",
        "MI[",
    ),
)


def texts(words: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Give texts made of the words of a format, with others among them."""
    return st.lists(st.sampled_from(words) | st.text(max_size=3), max_size=40).map("".join)


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """Give a sample from which a piece has been cut, or into which one has been put."""
    name = draw(st.sampled_from(("gnubg.mat", "columns.mat", "session.mat", "gnubg.sgf")))
    text = read_sample(name)
    begin = draw(st.integers(0, len(text)))
    end = draw(st.integers(begin, min(begin + 12, len(text))))
    piece = draw(st.sampled_from((*MAT_WORDS, *SGF_WORDS, "")) | st.text(max_size=4))
    return text[:begin] + piece + text[end:]


def read_with(parse: Callable[[str], MatchRecord], text: str) -> MatchRecord | NotationError:
    try:
        return parse(text)
    except NotationError as error:
        return error


def read_and_check(text: str) -> None:
    for parse in (parse_match, parse_mat, parse_sgf):
        read = read_with(parse, text)
        if isinstance(read, NotationError):
            assert 0 <= read.offset <= len(text)
            assert read.facts["line"] == text.count("\n", 0, read.offset) + 1
            continue
        for game in read.games:
            assert len(list(replay(game))) <= len(game.turns)
        check_match(read)
        check_match(read, BAN_SUGOROKU)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read_and_check(text)


@given(texts(MAT_WORDS))
def test_the_words_of_a_mat_file_in_any_order(text: str) -> None:
    read_and_check("\n".join((*HEAD, text)))
    read_and_check(text)


@given(texts(SGF_WORDS))
def test_the_words_of_an_sgf_file_in_any_order(text: str) -> None:
    read_and_check(TREE + text)


@settings(max_examples=60, deadline=None)
@given(spoiled())
def test_files_that_were_spoiled(text: str) -> None:
    read_and_check(text)
