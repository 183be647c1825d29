"""Small files that programs or people have written, each with what is right."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rules.engine.cube import PlayerSide
from rules.notation.errors import NotationError
from rules.notation.matches import (
    MatchRecord,
    TurnAction,
    check_match,
    decode_match,
    parse_match,
    walk_match,
)

CASES: Final = Path(__file__).resolve().parents[3] / "data/matches"


def read_case(name: str) -> MatchRecord:
    (path,) = CASES.glob(f"{name}-*")
    return parse_match(decode_match(path.read_bytes()))


def test_a_resignation_is_no_play_and_the_result_decides() -> None:
    record = read_case("01")
    assert record.stop is None
    assert record.games[0].turns[-1].action is TurnAction.RESIGN
    checked = walk_match(record)
    assert checked.problem is None
    (end,) = checked.ends
    assert end is not None
    assert (end.winner, end.points, end.is_given_up) == (PlayerSide.WHITE, 1, True)


def test_nobody_may_double_in_the_crawford_game() -> None:
    problem = check_match(read_case("03"))
    assert problem is not None
    assert (problem.code, problem.game, problem.line) == ("crawford", 1, 13)


def test_plays_of_sgf_are_written_as_in_the_field_and_games_count_from_one() -> None:
    (game,) = read_case("04").games
    assert game.number == 1
    assert [turn.text for turn in game.turns] == ["8/5 6/5", "24/18 18/14"]


def test_an_illegal_play_that_a_program_notes_is_quoted() -> None:
    record = read_case("05")
    assert record.stop is not None
    assert record.stop.code == "mat_illegal_noted"
    assert record.stop.facts["line"] == 6
    assert record.stop.facts["found"] == "Illegal play (3;0;1;0;0;Ann;Bob;0;0;0;1)"
    assert [turn.text for turn in record.games[0].turns[:2]] == ["8/5 6/5", "24/14"]
    assert check_match(record) is None


def test_utf_16_with_a_mark_is_read() -> None:
    record = read_case("10")
    assert (record.white, record.black, len(record.games[0].turns)) == ("Ann", "Bob", 5)
    assert check_match(record) is None


def test_names_are_read_in_the_encoding_that_the_file_declares() -> None:
    record = read_case("11")
    assert (record.white, record.black) == ("太郎", "花子")


def test_a_game_from_another_position_is_refused() -> None:
    with pytest.raises(NotationError) as raised:
        read_case("12")
    assert (raised.value.code, raised.value.facts["line"]) == ("sgf_setup", 7)


def test_a_game_without_a_cube_is_the_crawford_game() -> None:
    record = read_case("13")
    assert record.games[0].is_crawford
    assert check_match(record) is None
