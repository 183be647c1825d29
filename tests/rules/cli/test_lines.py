"""Lines that cannot be answered: each gets an error of its own, and the rest goes on."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.position import Position
from rules.presets import BACKGAMMON
from tests.rules.cli.running import ask, line_of, run

GOOD = line_of(Position.start(BACKGAMMON), (3, 1), id="good")
POINTS = GOOD["points"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("{", "not_json"),
        ("[1]", "not_an_object"),
        ('"text"', "not_an_object"),
        ('{"dice": [NaN, 1]}', "not_json"),
        ("[" * 100_000, "not_json"),
        ({"dice": [3, 1]}, "missing_field"),
        ({"points": POINTS}, "missing_field"),
        ({**GOOD, "points": POINTS[:-1]}, "bad_field"),
        ({**GOOD, "points": [*POINTS[:-1], 2.0]}, "bad_field"),
        ({**GOOD, "points": [*POINTS[:-1], True]}, "bad_field"),
        ({**GOOD, "dice": [7, 1]}, "bad_field"),
        ({**GOOD, "dice": "31"}, "bad_field"),
        ({**GOOD, "bar": "1"}, "bad_field"),
        ({**GOOD, "id": {"a": 1}}, "bad_field"),
        ({**GOOD, "bar": 1}, "checker_count"),
        ({**GOOD, "points": [*POINTS[:-1], 200]}, "checker_count"),
        ({**GOOD, "bar": -1, "off": 1}, "negative"),
    ],
)
def test_a_bad_line_is_answered_by_an_error(line: Any, error: str) -> None:
    status, replies = ask("plays", lines=["", GOOD, line, GOOD])
    assert status == 1
    assert [reply.get("error") for reply in replies] == [None, error, None]
    assert replies[1]["line"] == 3


def test_an_error_names_the_line_and_its_id() -> None:
    _, (reply,) = ask("plays", lines=[{**GOOD, "dice": [0, 1]}])
    assert reply == {"line": 1, "id": "good", "error": "bad_field", "facts": {"field": "dice"}}


def test_bytes_that_are_no_text_are_an_error_of_their_line() -> None:
    done = run("plays", stdin=b'{"id": "\xff"}\n')
    assert (done.returncode, b'"not_utf8"' in done.stdout) == (1, True)


def test_a_position_must_fit_the_game_and_its_options() -> None:
    line = line_of("2:1 off:14 / 24:15", (6, 5))
    arguments = ("plays", "--preset", "ban-sugoroku", "--option")
    assert ask(*arguments, "goal=bear-off", lines=[line]).status == 0
    status, (reply,) = ask(*arguments, "goal=arrive", lines=[line])
    assert (status, reply["error"]) == (1, "borne_off")


def test_a_play_that_cannot_be_read_is_an_error_with_its_place() -> None:
    status, (reply,) = ask("check", lines=[{**GOOD, "play": "8/5 6/x"}])
    assert (status, reply["error"], reply["offset"]) == (1, "place_expected", 6)


@pytest.mark.parametrize(
    "tried", [{}, {"number": 3}, {"source": 8}, {"source": 8, "number": "3"}, {"play": 8}]
)
def test_a_check_needs_a_play_or_a_source_with_a_number_or_destination(tried: Any) -> None:
    status, (reply,) = ask("check", lines=[{**GOOD, **tried}])
    assert status == 1
    assert reply["error"] in {"missing_field", "bad_field"}


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("plays", "--preset", "chess"),
        ("plays", "--option", "goal=arrive"),
        ("plays", "--option", "cube"),
        ("plays", "--preset", "ban-sugoroku", "--option", "goal=far"),
        ("perft", "--turns", "0"),
        ("bench", "no-such-file"),
    ],
)
def test_misuse_is_told_apart_from_bad_lines(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"usage: python3 -m rules")
