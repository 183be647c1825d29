"""Where several reasons hold, the first is given.

Each pair is shown by two tries. In the first both reasons hold; in the second, which differs from
it in one thing only, the earlier one does not, and the later one comes to light. The pairs that
are missing cannot hold together: a sum of unused numbers is no number that has been used, a step
back does not leave the board, a blocked point is not off the board, and the last four reasons
exclude each other. `../properties` tests the order on all tries in positions from random games.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rules.engine.refusals import RefusalCode as Code
from rules.engine.turn import Turn
from tests.rules.engine.turns import EARLY, LATE, START, begin, refuse

WON = begin("7:1 6:13 1:1 / 12:15", "6-2", LATE, "7/5")
OPEN = begin("7:1 6:13 1:1 / 12:15", "6-2", LATE)
WAITING = begin("bar:1 13:8 6:6 / 1:2 12:5 17:3 19:5", "3-1")
NOBODY_WAITS = begin("14:1 13:8 6:6 / 1:2 12:5 17:3 19:5", "3-1")
WAITING_OLD = begin("bar:1 13:8 6:6 / 1:2 12:5 17:3 19:5", "3-1", LATE)
NOBODY_WAITS_OLD = begin("14:1 13:8 6:6 / 1:2 12:5 17:3 19:5", "3-1", LATE)
SIX_USED_OLD = begin("13:1 12:1 6:13 / 1:2 11:13", "6-3", LATE, "13/7")
SIX_USED = begin("13:1 8:1 6:13 / 1:2 11:13", "6-3", EARLY, "13/7")
SIX_OFF = begin("6:1 5:1 4:1 off:12 / 19:15", "6-2", EARLY, "6/off")
SIX_LEFT = begin("6:1 5:1 4:1 off:12 / 19:15", "6-2", EARLY)
FIVE_USED = begin(START, "5-1", played="13/8")
FIVE_LEFT = begin(START, "5-1")
ONE_WAY = begin("20:1 1:14 / 14:2 24:13", "6-5")
NO_WAY = begin("20:1 1:14 / 14:2 15:2 24:11", "6-5")
END_HELD = begin("20:1 1:14 / 9:2 24:13", "6-5")
END_HELD_BY_A_ROLL = begin("20:1 1:14 / 14:2 24:13", "6-1")


@dataclass(frozen=True)
class Pair:
    """Two reasons that hold together in `turn`, and a turn in which only the later one holds."""

    earlier: Code
    later: Code
    both: tuple[Turn, str]
    later_only: tuple[Turn, str]

    def __str__(self) -> str:
        return f"{self.earlier}-{self.later}"


PAIRS = [
    Pair(Code.GAME_OVER, Code.NO_CHECKER, (WON, "9/7"), (OPEN, "9/7")),
    Pair(Code.GAME_OVER, Code.PAST_HOME, (WON, "6/off"), (OPEN, "6/off")),
    Pair(Code.NO_CHECKER, Code.ENTER_FIRST, (WAITING, "8/7"), (WAITING, "6/5")),
    Pair(Code.NO_CHECKER, Code.WRONG_DIRECTION, (OPEN, "8/9"), (OPEN, "7/9")),
    Pair(Code.ENTER_FIRST, Code.WRONG_DIRECTION, (WAITING, "6/7"), (NOBODY_WAITS, "6/7")),
    Pair(Code.ENTER_FIRST, Code.PAST_HOME, (WAITING_OLD, "6/off"), (NOBODY_WAITS_OLD, "6/off")),
    Pair(Code.ENTER_FIRST, Code.NOT_ALL_HOME, (WAITING, "6/off"), (NOBODY_WAITS, "6/off")),
    Pair(Code.ENTER_FIRST, Code.BLOCKED, (WAITING, "13/12"), (NOBODY_WAITS, "13/12")),
    Pair(Code.PAST_HOME, Code.NUMBER_USED, (SIX_USED_OLD, "6/off"), (SIX_USED_OLD, "12/6")),
    Pair(Code.NOT_ALL_HOME, Code.NUMBER_USED, (SIX_USED, "6/off"), (SIX_USED, "8/2")),
    Pair(
        Code.NOT_ALL_HOME,
        Code.SUM_OF_NUMBERS,
        (begin("8:1 5:1 off:13 / 19:15", "6-2"), "8/off"),
        (begin("6:1 5:1 off:13 / 19:15", "4-2"), "6/off"),
    ),
    Pair(
        Code.NOT_ALL_HOME,
        Code.FARTHER_CHECKER,
        (begin("7:1 6:1 4:1 off:12 / 19:15", "5-3"), "4/off"),
        (begin("6:2 4:1 off:12 / 19:15", "5-3"), "4/off"),
    ),
    Pair(Code.NUMBER_USED, Code.BLOCKED, (FIVE_USED, "24/19"), (FIVE_LEFT, "24/19")),
    Pair(Code.NUMBER_USED, Code.FARTHER_CHECKER, (SIX_OFF, "4/off"), (SIX_LEFT, "4/off")),
    Pair(Code.SUM_OF_NUMBERS, Code.SUM_BLOCKED, (ONE_WAY, "20/9"), (NO_WAY, "20/9")),
    Pair(Code.SUM_OF_NUMBERS, Code.NUMBER_NOT_ROLLED, (ONE_WAY, "20/9"), (ONE_WAY, "20/10")),
    Pair(Code.SUM_BLOCKED, Code.NUMBER_NOT_ROLLED, (NO_WAY, "20/9"), (NO_WAY, "20/10")),
    Pair(Code.SUM_BLOCKED, Code.BLOCKED, (END_HELD, "20/9"), (NO_WAY, "20/15")),
    Pair(
        Code.NUMBER_NOT_ROLLED,
        Code.BLOCKED,
        (begin("20:1 1:14 / 14:2 24:13", "5-2"), "20/14"),
        (END_HELD_BY_A_ROLL, "20/14"),
    ),
]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_of_two_reasons_the_earlier_is_given(pair: Pair) -> None:
    assert list(Code).index(pair.earlier) < list(Code).index(pair.later)
    assert refuse(*pair.both).code is pair.earlier
    assert refuse(*pair.later_only).code is pair.later


def test_a_number_that_was_not_rolled_comes_before_a_farther_checker() -> None:
    turn = begin("6:1 4:1 off:13 / 19:15", "3-2", EARLY)
    not_rolled = turn.check_step(4, number=5)
    assert not_rolled is not None
    assert not_rolled.code is Code.NUMBER_NOT_ROLLED
    rolled = begin("6:1 4:1 off:13 / 19:15", "5-2", EARLY).check_step(4, number=5)
    assert rolled is not None
    assert rolled.code is Code.FARTHER_CHECKER


def test_when_the_game_is_over_no_number_is_left_to_play() -> None:
    assert WON.numbers_left == (6,)
    assert WON.check_end() is None
