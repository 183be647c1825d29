"""`check`: whether a step or a whole play is legal, and if not, why."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.position import Position
from rules.presets import BACKGAMMON
from tests.rules.cli.running import Record, ask, line_of
from tests.rules.data.records import read_records

START = Position.start(BACKGAMMON)


def check(line: Record, *arguments: str) -> Record:
    status, (reply,) = ask("check", *arguments, lines=[line])
    assert status == 0
    return reply


@pytest.mark.parametrize("tried", [{"number": 3}, {"destination": 5}])
def test_a_step_is_tried_by_its_number_or_its_destination(tried: Record) -> None:
    reply = check(line_of(START, (3, 1), id=7, source=8, **tried))
    assert reply == {
        "id": 7,
        "allowed": True,
        "code": None,
        "clause": None,
        "facts": {},
        "proof": None,
    }


@pytest.mark.parametrize(
    ("source", "tried", "code", "clause"),
    [
        (9, {"number": 3}, "no_checker", "own-checkers"),
        (8, {"destination": 4}, "sum_of_numbers", "stop-between"),
        (8, {"number": 2}, "number_not_rolled", "number-is-step"),
        (6, {"destination": "off"}, "not_all_home", "bear-off-start"),
        ("bar", {"number": 3}, "no_checker", "own-checkers"),
    ],
)
def test_a_refused_step_comes_with_its_code_and_clause(
    source: Any, tried: Record, code: str, clause: str
) -> None:
    reply = check(line_of(START, (3, 1), source=source, **tried))
    assert (reply["allowed"], reply["code"], reply["clause"]) == (False, code, clause)
    assert reply["facts"]["source"] == (25 if source == "bar" else source)


def test_a_step_that_loses_a_number_is_refused_with_a_play_as_proof() -> None:
    line = line_of("24:1 7:1 off:13 / 19:2 12:13", (6, 5))
    reply = check({**line, "source": 7, "number": 6})
    assert (reply["code"], reply["clause"]) == ("leaves_number", "most-numbers")
    proved = check({**line, "play": reply["proof"]})
    assert proved["legal"]


def test_a_blocked_sum_says_what_stopped_it() -> None:
    reply = check(line_of("24:2 13:13 / 18:2 19:2 12:11", (6, 5), source=24, destination=13))
    assert reply["code"] == "sum_blocked"
    assert reply["facts"]["cause"]["code"] == "blocked"


def test_another_game_refuses_by_its_own_clause() -> None:
    line = line_of("6:5 5:5 4:4 13:1 / 12:1 24:14", (6, 5), source=6, number=6)
    assert check(line, "--preset", "ban-sugoroku")["clause"] == "no-bearing-off"


def test_a_legal_play_gives_the_position_it_leads_to() -> None:
    reply = check(line_of(START, (3, 1), id="a", play="8/5 6/5"))
    assert list(reply) == ["id", "legal", "final", "code", "clause"]
    assert (reply["legal"], reply["code"], reply["clause"]) == (True, None, None)
    assert reply["final"][4:8] == [2, 4, 0, 2]


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("8/5", "numbers_left"),
        ("", "numbers_left"),
        ("8/5 8/5", "number_used"),
        ("24/23 13/12 6/5", "number_used"),
    ],
)
def test_an_illegal_play_has_a_reason_and_no_final(play: str, code: str) -> None:
    reply = check(line_of(START, (3, 1), play=play))
    assert (reply["legal"], reply["final"], reply["code"]) == (False, None, code)


def test_one_checker_may_take_both_numbers_written_as_one_step() -> None:
    assert check(line_of(START, (6, 5), play="24/13"))["legal"]


def test_a_last_checker_may_leave_with_one_number() -> None:
    line = line_of("2:1 off:14 / 1:1 24:14", (6, 1))
    assert check({**line, "play": "2/off"})["legal"]
    assert check({**line, "play": "2/1*/off"})["legal"]


def test_a_turn_in_which_nothing_can_be_played_is_an_empty_play() -> None:
    shut = line_of("bar:1 6:14 / 19:3 20:3 21:3 22:2 23:2 24:2", (6, 5), play="")
    assert check(shut)["legal"]


@pytest.mark.parametrize("name", ["recorded-plays", "illegal-plays"])
def test_files_of_plays_can_be_handed_over_unchanged(name: str) -> None:
    records = read_records(name)[::97]
    status, replies = ask("check", lines=records)
    assert status == 0
    for record, reply in zip(records, replies, strict=True):
        assert (reply["legal"], reply["final"]) == (record["is_legal"], record.get("final"))
