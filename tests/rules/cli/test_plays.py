"""`plays`: the ends of all legal plays of a roll."""

from __future__ import annotations

import pytest

from rules.cli.fields import write_final
from rules.engine.position import Position
from rules.presets import BACKGAMMON
from tests.boards import parse_text
from tests.rules.cli.running import ask, line_of
from tests.rules.data.records import read_records

START = Position.start(BACKGAMMON)
CLOSED = "6:2 5:2 4:2 3:2 2:2 1:4 7:1 / bar:1 18:14"


def final(text: str) -> list[int]:
    return write_final(parse_text(text))


def test_the_ends_of_an_opening_roll_are_listed_in_order() -> None:
    status, (reply,) = ask("plays", lines=[line_of(START, (3, 1), id="start")])
    assert status == 0
    assert list(reply) == ["id", "max_steps", "finals", "optional_finals"]
    assert (reply["id"], reply["max_steps"], len(reply["finals"])) == ("start", 2, 16)
    assert reply["finals"] == sorted(reply["finals"])


def test_the_order_of_the_dice_and_other_fields_are_passed_over() -> None:
    lines = [line_of(START, (3, 1)), line_of(START, (1, 3), tags=["x"], finals=[], play="nonsense")]
    assert len({str(reply) for reply in ask("plays", lines=lines).replies}) == 1


def test_a_double_is_two_numbers_in_one_game_and_four_in_the_other() -> None:
    games = ("ban-sugoroku", "backgammon")
    line = line_of(START, (2, 2))
    replies = [ask("plays", "--preset", game, lines=[line]).replies[0] for game in games]
    assert [(reply["max_steps"], len(reply["finals"])) for reply in replies] == [(2, 13), (4, 75)]


def test_a_win_with_fewer_numbers_is_listed_apart_in_backgammon() -> None:
    before = "2:1 off:14 / 1:1 24:14"
    _, (reply,) = ask("plays", lines=[line_of(before, (6, 1))])
    assert reply["finals"] == [final("off:15 / bar:1 24:14")]
    assert reply["optional_finals"] == [final("off:15 / 1:1 24:14")]


@pytest.mark.parametrize(
    ("home", "outcomes"),
    [("multiplied", {"iri:1", "mushi:2"}), ("off", {"iri:1"})],
)
def test_outcomes_stand_beside_the_ends_in_ban_sugoroku(home: str, outcomes: set[str]) -> None:
    arguments = ("plays", "--preset", "ban-sugoroku", "--option", f"closed-home={home}")
    _, (reply,) = ask(*arguments, lines=[line_of(CLOSED, (6, 1))])
    assert list(reply) == ["id", "max_steps", "finals", "outcomes"]
    assert len(reply["finals"]) == len(reply["outcomes"])
    assert set(reply["outcomes"]) - {""} == outcomes


def test_when_nothing_can_be_played_the_position_stays() -> None:
    shut = "bar:1 6:14 / 19:3 20:3 21:3 22:2 23:2 24:2"
    _, (reply,) = ask("plays", lines=[line_of(shut, (6, 5))])
    assert (reply["max_steps"], reply["finals"]) == (0, [final(shut)])


def test_nothing_is_played_in_a_game_that_is_won() -> None:
    arguments = ("plays", "--preset", "ban-sugoroku")
    won = line_of("6:15 / 24:15", (6, 5))
    status, (reply,) = ask(*arguments, lines=[won])
    assert (status, reply["max_steps"], reply["outcomes"]) == (0, 0, ["iri:1"])


def test_a_file_of_positions_can_be_handed_over_unchanged() -> None:
    records = read_records("backgammon-plays")[::40]
    status, replies = ask("plays", lines=records)
    assert status == 0
    for record, reply in zip(records, replies, strict=True):
        assert [reply[name] for name in ("id", "max_steps", "finals")] == [
            record[name] for name in ("id", "max_steps", "finals")
        ]
