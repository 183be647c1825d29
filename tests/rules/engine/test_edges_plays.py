"""Plays as values, their hits, and the plays of a game that is over."""

from __future__ import annotations

import pytest

from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.outcome import Outcome, WinKind
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.preset import RulePreset
from rules.presets import BACKGAMMON
from tests.boards import parse_text
from tests.rules.engine.turns import CLOSING, CLOSING_EARLY, EARLY, LATE, START, begin

CLOSED = "14:1 13:2 6:2 5:2 4:2 3:2 2:2 1:2"


@pytest.mark.parametrize("to_move", [True, False], ids=["the player", "the opponent"])
@pytest.mark.parametrize(
    ("preset", "text"),
    [
        (LATE, "6:5 5:5 1:5 / 12:5 7:10"),
        (LATE, "6:5 5:5 1:5 / bar:1 12:4 7:10"),
        (EARLY, "off:15 / 12:5 7:10"),
        (BACKGAMMON, "off:15 / 12:5 7:10"),
        (BACKGAMMON, "off:15 / bar:1 12:4 7:10"),
        (CLOSING, f"{CLOSED} / bar:1 12:14"),
        (CLOSING, f"bar:1 {CLOSED.removeprefix('14:1')} / bar:1 12:14"),
        (CLOSING, "6:5 5:5 1:5 / 12:5 7:10"),
        (CLOSING_EARLY, f"{CLOSED} / bar:1 12:14"),
    ],
)
def test_nothing_is_played_once_a_side_has_won(
    preset: RulePreset, text: str, to_move: bool
) -> None:
    won = parse_text(text)
    position = won if to_move else won.flipped()
    assert {legal_plays(preset, position, roll) for roll in ALL_ROLLS} == {()}


def test_only_the_first_to_land_on_a_blot_hits_it() -> None:
    turn = begin("8:2 6:13 / 4:1 12:14", "4-4", BACKGAMMON)
    both = [
        play for play in turn.plays() if [step.destination for step in play.steps][:2] == [4, 4]
    ]
    assert both
    assert all([step.hits for step in play.steps] == [True, False, False, False] for play in both)


def test_what_the_opponent_has_borne_off_is_kept_to_the_end_of_a_play() -> None:
    (play,) = legal_plays(BACKGAMMON, parse_text("2:2 off:13 / 12:14 off:1"), Roll.of(6, 5))
    assert play.position == parse_text("off:15 / 12:14 off:1")
    assert play.outcome == Outcome(WinKind.SINGLE, 1)


def test_a_play_that_is_written_out_is_not_listed_apart() -> None:
    position = Position.start(BACKGAMMON)
    play = Play((), position)
    assert play == Play((), position, None, False)
    assert not play.accepted
    assert play.outcome is None


def test_a_play_says_what_it_holds() -> None:
    position = Position.start(BACKGAMMON)
    assert repr(Play((), position)) == f"Play((), {position!r}, None, False)"


def test_different_plays_have_different_hashes() -> None:
    plays = begin(START, "3-1").plays()
    assert len({hash(play) for play in plays}) > 1
