"""The attempt that an address describes."""

from __future__ import annotations

import pytest

from rules.boards.diagram import Names
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.refusals import RefusalCode
from rules.engine.turn import Turn
from rules.presets import BACKGAMMON
from rules.turns.attempt import AddressError, Attempt, read_attempt

TURN = Turn.begin(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(3, 1))


def read(**query: str) -> Attempt:
    """Read an address; `from_` stands for `from`, `try_` for `try`."""
    return read_attempt(TURN, {name.rstrip("_"): value for name, value in query.items()})


def test_an_empty_address_is_the_turn_before_its_first_step() -> None:
    assert read() == Attempt(TURN)


def test_tapping_an_own_checker_chooses_it() -> None:
    assert read(point="8").chosen == 8


def test_tapping_the_chosen_checker_lets_it_go() -> None:
    assert read(from_="8", point="8").chosen is None


def test_tapping_where_it_lands_plays_the_step() -> None:
    attempt = read(from_="8", point="5")
    assert attempt.query() == {"steps": "8/5"}
    assert attempt.chosen is None


def test_a_step_in_the_address_and_a_tap_on_the_board_are_the_same_check() -> None:
    tapped, tried = read(from_="8", point="4"), read(try_="8/4")
    assert tapped == tried
    assert tapped.refusal is not None
    assert tapped.refusal.code is RefusalCode.SUM_OF_NUMBERS


def test_a_refused_step_stays_in_the_address_and_off_the_board() -> None:
    attempt = read(steps="8/5", from_="6", point="2")
    assert attempt.query() == {"steps": "8/5", "try": "6/2"}
    assert attempt.turn.position.count(6) == 5


def test_a_checker_whose_step_is_refused_stays_in_hand() -> None:
    refused = read(from_="8", point="4")
    assert refused.chosen == 8
    assert refused.query() == {"try": "8/4"}
    assert read(from_=str(refused.chosen), point="5").query() == {"steps": "8/5"}


def test_what_cannot_be_taken_at_all_is_not_in_hand() -> None:
    assert read(try_="20/16").chosen is None
    assert read(try_="end").chosen is None


def test_a_checker_is_played_by_the_first_number_that_fits() -> None:
    assert read(play="8").query() == {"steps": "8/5"}
    assert read(steps="8/5", play="6").query() == {"steps": "8/5,6/5"}


def test_where_no_number_fits_the_answer_is_to_the_first() -> None:
    turn = Turn.begin(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(5, 1))
    attempt = read_attempt(turn, {"steps": "6/5", "play": "24"})
    assert attempt.refusal is not None
    assert attempt.query() == {"steps": "6/5", "try": "24/19"}


def test_a_chosen_die_is_played_by_one_tap_in_either_order() -> None:
    assert read(die="1").query() == {"die": "1"}
    assert read(die="1", point="8").query() == {"steps": "8/7"}
    assert read(from_="8", die="1").query() == {"steps": "8/7"}
    assert read(die="1", play="8").query() == {"steps": "8/7"}


def test_a_die_that_is_not_left_is_not_chosen() -> None:
    assert read(die="6").query() == {}
    assert read(steps="8/5", die="3").query() == {"steps": "8/5"}
    with pytest.raises(AddressError):
        read(die="7")


def test_reading_an_address_again_gives_the_same_attempt() -> None:
    for query in (
        {"steps": "8/5", "try": "6/2", "hint": "3", "names": "both", "home": "flipped"},
        {"point": "20"},
        {"steps": "8/5", "die": "1"},
        {"steps": "8/5", "from": "6"},
        {"try": "end"},
        {"steps": "8/5,6/5", "hint": "1"},
    ):
        attempt = read_attempt(TURN, query)
        assert attempt.query() == query
        assert read_attempt(TURN, attempt.query()) == attempt


def test_tapping_an_empty_place_with_nothing_in_hand_is_told_so() -> None:
    attempt = read(point="20")
    assert attempt.refusal is not None
    assert attempt.refusal.code is RefusalCode.NO_CHECKER
    assert attempt.query() == {"point": "20"}


def test_ending_the_turn_too_early_is_a_try_that_is_refused() -> None:
    attempt = read(steps="8/5", do="end")
    assert attempt.refusal is not None
    assert attempt.refusal.code is RefusalCode.NUMBERS_LEFT
    assert attempt.query() == {"steps": "8/5", "try": "end"}


def test_undo_takes_back_one_step_also_after_the_last_number() -> None:
    assert read(steps="8/5,6/5", do="undo").query() == {"steps": "8/5"}


def test_undoing_the_turn_takes_back_every_step() -> None:
    assert read(steps="8/5,6/5", do="restart").query() == {}


def test_undo_with_nothing_played_changes_nothing() -> None:
    assert read(do="undo").query() == {}


def test_typed_steps_are_played_one_after_the_other() -> None:
    assert read(typed="8/5 6/5").query() == {"steps": "8/5,6/5"}


def test_typed_steps_stop_at_the_first_that_is_refused() -> None:
    assert read(typed="8/5 6/2 6/5").query() == {"steps": "8/5", "try": "6/2"}


def test_what_was_typed_and_not_understood_is_kept_with_the_turn() -> None:
    attempt = read(steps="8/5", typed="6/banana")
    assert attempt.typed == "6/banana"
    assert attempt.typed_error is not None
    assert attempt.typed_error.offset == 2
    assert attempt.query() == {"steps": "8/5"}


def test_a_step_closes_the_hints_but_for_the_rule() -> None:
    assert read(hint="4", from_="8", point="5").view.hint == 1


def test_the_way_the_board_is_drawn_outlives_every_step() -> None:
    attempt = read(names="both", home="flipped", from_="8", point="5")
    assert attempt.view.names is Names.BOTH
    assert attempt.view.is_flipped
    assert attempt.query() == {"steps": "8/5", "names": "both", "home": "flipped"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("names", "kanji"),
        ("home", "up"),
        ("hint", "6"),
        ("hint", "-1"),
        ("hint", "two"),
        ("hint", "\u0662"),
        ("from", "26"),
        ("from", "8.5"),
        ("point", "99"),
        ("do", "cheat"),
        ("show", "everything"),
        ("try", "8/5 6/5"),
    ],
)
def test_an_unknown_value_is_named(name: str, value: str) -> None:
    with pytest.raises(AddressError) as caught:
        read_attempt(TURN, {name: value})
    assert (caught.value.code, caught.value.name) == ("unknown_value", name)


@pytest.mark.parametrize("name", ["steps", "try"])
def test_steps_that_cannot_be_read_are_named(name: str) -> None:
    with pytest.raises(AddressError) as caught:
        read_attempt(TURN, {name: "8-to-5"})
    assert caught.value.code == "unreadable_steps"


def test_an_illegal_step_in_the_address_leads_back_to_the_steps_before_it() -> None:
    with pytest.raises(AddressError) as caught:
        read(steps="8/5,6/2", names="both")
    assert caught.value.code == "illegal_step"
    assert caught.value.attempt.settled().query() == {"steps": "8/5", "names": "both"}
