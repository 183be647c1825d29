from __future__ import annotations

from rules.boards.diagram import Mark
from rules.boards.position_words import point_state, position_in_words
from rules.book.lists import join_list
from rules.engine.position import BAR, OFF, Position
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text

FULL = parse_text("24:2 6:5 bar:1 off:2 / 1:1 19:4 bar:3 off:1")


def test_a_position_is_told_side_by_side_then_what_waits_and_what_is_off() -> None:
    assert position_in_words(BACKGAMMON, FULL) == [
        "Your checkers: two on 24 and five on 6.",
        "The opponent’s checkers: one on 1 and four on 19.",
        "Waiting on the bar: one of your checkers.",
        "Waiting on the bar: three of the opponent’s checkers.",
        "You have borne off two checkers.",
        "The opponent has borne off one checker.",
    ]


def test_ban_sugoroku_tells_it_in_its_own_words() -> None:
    words = position_in_words(BAN_SUGOROKU, FULL)
    assert words[0] == "Your stones: two on their Inner\u00a01 and five on Inner\u00a06."
    assert words[2] == "Waiting on the strip: one of your stones."


def test_the_start_needs_two_sentences() -> None:
    assert len(position_in_words(BACKGAMMON, parse_text("24:2 6:5 / 1:2 19:5"))) == 2


def test_an_empty_side_is_told_too() -> None:
    assert position_in_words(BACKGAMMON, parse_text("off:15 / 19:2"))[0] == (
        "You have no checkers on the points."
    )


def name(preset: RulePreset, position: Position, place: int, *marks: Mark) -> str:
    return point_state("en", preset, position, place, marks)


def test_a_button_names_place_checkers_and_states() -> None:
    assert name(BACKGAMMON, FULL, 6, Mark.MOVABLE, Mark.LAST, Mark.NAMED) == (
        "Point 6: five of yours, can move, last step"
    )
    assert name(BACKGAMMON, FULL, 1, Mark.HIT) == ("Point 1: one opposing checker, can be hit")
    assert name(BAN_SUGOROKU, FULL, 2, Mark.REFUSED) == "Inner\u00a02: empty, refused"


def test_a_name_at_the_beginning_is_capitalised() -> None:
    assert name(BAN_SUGOROKU, FULL, 23) == "Their Inner\u00a02: empty"


def test_bar_and_off_say_how_many_of_yours_are_there() -> None:
    assert name(BACKGAMMON, FULL, BAR) == "Bar: one of yours"
    assert name(BACKGAMMON, FULL, OFF) == "Off the board: two of yours"
    assert name(BAN_SUGOROKU, parse_text("6:1 /"), OFF) == "Off the board"


def test_lists_are_joined() -> None:
    assert [join_list(list(items)) for items in ("", "a", "ab", "abc")] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
