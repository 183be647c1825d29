"""Winning by arrival: at once, whatever is left, and what it is worth."""

from __future__ import annotations

import pytest

from rules.engine.outcome import Outcome, WinKind
from rules.engine.refusals import RefusalCode
from rules.games.ban_sugoroku.preset import MUJO_PATTERNS
from rules.preset import RulePreset
from tests.rules.engine.turns import (
    CLOSING,
    LATE,
    PLAIN,
    begin,
    ends,
    ends_of,
    play,
    refuse,
)

WAITS = "bar:1 12:14"
"""One hit checker of the opponent's, and the others out of the way."""

IRI = Outcome(WinKind.IRI, 1)
MUSHI = Outcome(WinKind.MUSHI, 2)
MUJO = Outcome(WinKind.MUJO, 3)


def test_arrival_wins_in_the_middle_of_a_turn_and_the_other_number_is_void() -> None:
    turn = begin("7:1 3:5 2:4 1:5 / 12:15", "6-2", LATE)
    for first in ("7/5", "7/1"):
        won = play(turn, first)
        assert won.outcome == IRI
        assert won.is_finished
        assert len(won.numbers_left) == 1
        assert refuse(won, "3/1").code is RefusalCode.GAME_OVER


def test_a_play_that_wins_with_one_number_stands_beside_the_one_that_uses_both() -> None:
    turn = begin("7:1 3:5 2:4 1:5 / 12:15", "6-2", LATE)
    assert ends(turn.plays()) == ends_of(turn, "7/5", "7/1", "3/1 7/1")


def test_nobody_has_to_win() -> None:
    turn = begin("8:1 6:14 / 12:15", "3-1", LATE)
    assert play(turn, "8/7 6/3").outcome is None
    assert play(turn, "8/5").outcome == IRI


def test_a_blot_in_the_home_does_not_put_the_win_off() -> None:
    text = "8:2 6:2 5:2 4:2 3:3 2:1 1:3 / bar:1 24:2 23:2 22:2 21:3 20:2 19:3"
    turn = begin(text, "5-5", LATE, "8/3 8/3")
    assert turn.position.count(2) == 1
    assert turn.outcome == IRI


def test_the_second_problem_of_1679_is_a_plain_win_by_arrival() -> None:
    text = "7:2 6:2 4:2 3:4 2:4 1:1 / bar:1 24:2 23:2 22:2 21:3 20:2 19:3"
    assert begin(text, "4-3", LATE, "7/3 7/4").outcome == IRI


def test_a_closed_home_against_a_hit_checker_doubles() -> None:
    turn = begin(f"7:1 6:2 5:3 4:3 3:2 2:2 1:2 / {WAITS}", "2-1", LATE)
    assert play(turn, "7/5").outcome == MUSHI


def test_the_patterns_triple() -> None:
    turn = begin(f"7:1 6:2 5:3 4:3 3:2 2:2 1:2 / {WAITS}", "2-1", LATE)
    assert play(turn, "7/6").outcome == MUJO
    other = begin(f"8:1 6:2 5:2 4:3 3:2 2:3 1:2 / {WAITS}", "2-1", LATE)
    assert play(other, "8/6").outcome == MUJO
    assert play(other, "8/7/5").outcome == MUSHI


def test_the_order_of_the_numbers_chooses_between_double_and_triple() -> None:
    turn = begin(f"7:1 6:2 5:3 4:3 3:2 2:2 1:2 / {WAITS}", "2-1", LATE)
    outcomes = {found.outcome for found in turn.plays() if found.outcome}
    assert {MUJO, MUSHI} <= outcomes


def test_the_home_may_be_reshaped_before_the_last_one_arrives() -> None:
    turn = begin(f"7:1 6:2 5:3 4:3 3:2 2:2 1:2 / {WAITS}", "4-3", LATE)
    assert play(turn, "5/1 7/4").outcome == MUSHI
    assert play(turn, "6/2 7/4").outcome == IRI


def test_a_pattern_read_from_the_other_end_only_doubles() -> None:
    turn = begin(f"7:1 6:2 5:3 4:3 3:2 2:2 1:2 / {WAITS}", "4-3", LATE, "4/1 7/3")
    assert turn.position.points[:6] == (3, 2, 3, 2, 3, 2)
    assert turn.outcome == MUSHI


def test_the_patterns_are_one_constant_of_fifteen_checkers_each() -> None:
    assert LATE.patterns is MUJO_PATTERNS
    assert MUJO_PATTERNS == ((2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3))
    assert {sum(pattern) for pattern in MUJO_PATTERNS} == {LATE.checkers}


def test_without_a_hit_checker_a_closed_home_is_a_plain_win() -> None:
    turn = begin("7:1 6:2 5:3 4:3 3:2 2:2 1:2 / 12:15", "2-1", LATE)
    assert play(turn, "7/6").outcome == IRI


def test_a_checker_hit_by_the_winning_step_counts() -> None:
    turn = begin("8:1 6:2 5:3 4:3 3:3 2:2 1:1 / 12:14 24:1", "6-1", LATE)
    assert play(turn, "8/2").outcome == IRI
    closing = begin("7:1 6:2 5:3 4:3 3:2 2:3 1:1 / 12:15", "6-1", LATE, "7/1")
    assert closing.outcome == IRI
    hitting = begin("7:2 6:2 5:3 4:3 3:3 2:2 / 1:1 12:14", "6-6", LATE, "7/1")
    assert hitting.outcome is None
    assert play(hitting, "7/1").outcome == MUSHI


def test_a_checker_hit_by_the_only_step_that_arrives_counts() -> None:
    turn = begin("7:1 6:3 5:3 4:3 3:3 2:2 / 1:1 12:14", "6-5", LATE, "7/1")
    assert turn.position.opponent_bar == 1
    assert turn.outcome == IRI, "one checker on Inner 1 does not close it"


def test_a_checker_that_has_entered_again_does_not_count() -> None:
    turn = begin("7:1 6:2 5:3 4:3 3:2 2:2 1:2 / 24:1 12:14", "2-1", LATE)
    assert play(turn, "7/5").outcome == IRI


@pytest.mark.parametrize(
    ("preset", "outcome"),
    [(LATE, MUSHI), (CLOSING, Outcome(WinKind.MUJI, 1)), (PLAIN, IRI)],
    ids=["multiplied", "immediate", "off"],
)
def test_what_a_closed_home_adds_to_an_arrival_is_an_option(
    preset: RulePreset, outcome: Outcome
) -> None:
    turn = begin(f"7:2 6:2 5:3 4:3 3:2 2:3 / {WAITS}", "6-6", preset, "7/1 7/1")
    assert turn.outcome == outcome


def test_the_opponents_arrival_ends_the_game_as_well() -> None:
    turn = begin("13:1 6:14 / 19:5 20:5 24:5", "6-1", LATE)
    assert turn.plays() == ()
    assert refuse(turn, "13/7").code is RefusalCode.GAME_OVER
