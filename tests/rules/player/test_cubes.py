"""When the player doubles and takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.situation import Situation
from rules.player.cubes import offers, takes
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text

EVEN = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"
CLEAR = "6:1 5:1 off:13 / 20:2 19:2 off:11"
CLOSE = "8:2 7:2 6:4 5:4 4:3 / 15:1 17:3 18:2 19:4 20:4 21:1"


def at(text: str, cube: CubeState | None = None) -> Situation:
    """Return a situation before the roll, the player on roll being White."""
    return Situation(parse_text(text), cube=cube or CubeState())


def test_nobody_doubles_at_the_start_and_everybody_takes() -> None:
    assert not offers(BACKGAMMON, at(EVEN))
    assert takes(BACKGAMMON, at(EVEN))


def test_a_game_that_is_all_but_won_is_doubled_and_dropped() -> None:
    assert offers(BACKGAMMON, at(CLEAR))
    assert not takes(BACKGAMMON, at(CLEAR))


@pytest.mark.parametrize(
    "situation",
    [
        at(CLEAR, CubeState(2, PlayerSide.BLACK)),
        at(CLEAR, CubeState(64, PlayerSide.WHITE)),
        replace(at(CLEAR), roll=Roll.of(6, 1)),
        replace(at(CLEAR), crawford=True),
    ],
    ids=["not mine", "highest", "after the roll", "crawford"],
)
def test_no_double_is_offered_that_the_rules_refuse(situation: Situation) -> None:
    assert not offers(BACKGAMMON, situation)


def test_a_game_without_a_cube_is_never_doubled() -> None:
    assert not offers(BAN_SUGOROKU, at("1:5 2:5 3:4 7:1 / 12:15"))
    assert not offers(BACKGAMMON.with_options({"cube": "off"}), at(CLEAR))
