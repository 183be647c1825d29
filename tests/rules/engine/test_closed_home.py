"""The closed home that wins at once: a state, looked at after every step."""

from __future__ import annotations

import pytest

from rules.engine.outcome import Outcome, WinKind
from rules.engine.refusals import RefusalCode
from rules.preset import RulePreset
from tests.rules.engine.turns import (
    CLOSING,
    CLOSING_EARLY,
    EARLY,
    LATE,
    PLAIN,
    begin,
    ends,
    ends_of,
    is_allowed,
    play,
    refuse,
)

BOTH = pytest.mark.parametrize("preset", [CLOSING, CLOSING_EARLY], ids=["late", "early"])
MUJI = Outcome(WinKind.MUJI, 1)

ALMOST = "13:1 7:2 6:2 5:2 4:2 3:2 2:2 1:1"
"""Closed but for Inner 1, which a 6 from Outer 6 makes."""
CLOSED = "14:1 13:2 6:2 5:2 4:2 3:2 2:2 1:2"


@BOTH
def test_closing_wins_in_the_middle_of_a_turn_while_a_checker_waits(preset: RulePreset) -> None:
    turn = begin(f"{ALMOST} 20:1 / bar:1 12:14", "6-1", preset, "7/1")
    assert turn.outcome == MUJI
    assert turn.is_finished
    assert refuse(turn, "20/19").code is RefusalCode.GAME_OVER


@BOTH
def test_hitting_wins_in_the_middle_of_a_turn_while_the_home_is_closed(
    preset: RulePreset,
) -> None:
    turn = begin(f"{CLOSED} / 8:1 12:14", "6-1", preset, "14/8")
    assert turn.steps[-1].hits
    assert turn.outcome == MUJI
    assert turn.is_finished


@BOTH
def test_closing_first_and_hitting_later_in_the_turn_wins_too(preset: RulePreset) -> None:
    turn = begin("14:2 7:2 6:2 5:2 4:2 3:2 2:2 1:1 / 8:1 12:14", "6-6", preset, "7/1")
    assert turn.outcome is None
    assert play(turn, "14/8").outcome == MUJI


@BOTH
def test_a_closed_home_wins_nothing_while_no_checker_waits(preset: RulePreset) -> None:
    turn = begin(f"{ALMOST} 20:1 / 12:15", "6-1", preset, "7/1")
    assert turn.position.holds_home()
    assert turn.outcome is None
    assert not turn.is_finished


@BOTH
def test_the_closing_win_is_listed_beside_the_plays_of_both_numbers(preset: RulePreset) -> None:
    turn = begin("24:1 7:2 6:3 5:2 4:2 3:2 2:2 1:1 / bar:1 18:2 12:12", "6-1", preset)
    (closing,) = ends_of(turn, "7/1")
    assert closing in ends(turn.plays())
    assert all(len(found.steps) == 2 for found in turn.plays() if found.outcome is None)


@BOTH
def test_a_closing_win_is_worth_one_point(preset: RulePreset) -> None:
    turn = begin(f"{ALMOST} 20:1 / bar:3 12:12", "6-1", preset, "7/1")
    assert turn.outcome
    assert turn.outcome.value == 1


def test_together_with_an_arrival_it_is_named_muji_and_counts_one() -> None:
    turn = begin("7:1 6:2 5:3 4:3 3:2 2:3 1:1 / bar:1 12:14", "6-1", CLOSING, "7/1")
    assert turn.position.outside() == 0
    assert turn.outcome == MUJI


def test_it_also_wins_while_bearing_off() -> None:
    turn = begin("6:3 5:2 4:2 3:2 2:2 1:1 off:3 / bar:1 12:14", "5-1", CLOSING_EARLY, "6/1")
    assert turn.outcome == MUJI


@pytest.mark.parametrize("preset", [LATE, PLAIN, EARLY], ids=["multiplied", "off", "early"])
def test_under_the_other_options_closing_alone_wins_nothing(preset: RulePreset) -> None:
    turn = begin(f"{ALMOST} 20:1 / bar:1 12:14", "6-1", preset, "7/1")
    assert turn.outcome is None
    assert is_allowed(turn, "20/19")


def test_under_early_edo_rules_the_multiplied_win_never_applies() -> None:
    closed = begin("7:1 6:2 5:3 4:3 3:2 2:2 1:2 / bar:1 12:14", "2-1", EARLY, "7/6")
    assert closed.outcome is None
    last = begin("1:1 off:14 / bar:1 12:14", "2-1", EARLY, "1/off")
    assert last.outcome == Outcome(WinKind.OFF, 1)


def test_the_opponents_closed_home_ends_the_game_as_well() -> None:
    shut = "bar:1 6:14 / 12:3 19:2 20:2 21:2 22:2 23:2 24:2"
    assert refuse(begin(shut, "6-1", CLOSING), "bar/24").code is RefusalCode.GAME_OVER
    assert refuse(begin(shut, "6-1", LATE), "bar/24").code is RefusalCode.BLOCKED
