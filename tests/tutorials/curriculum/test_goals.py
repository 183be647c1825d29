"""Every predicate of the vocabulary, once where it holds and once where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.turn import Turn
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.tutorials.curriculum.plays import ARRIVAL, OPENING, START, Board
from tutorials.curriculum.goals import parse_goal
from tutorials.curriculum.goals.registry import PREDICATES
from tutorials.curriculum.grading import played

FIRST_65 = Board(START, "6-5")
FIRST_52 = Board(START, "5-2")
ENTERING = Board("24:1 13:3 8:3 7:2 6:5 bar:1 / 1:3 12:3 17:3 19:4 20:2", "3-2")
TWO_WAITING = Board("13:5 8:3 6:5 bar:2 / 1:2 12:5 17:3 19:5", "6-1")
WALL = Board("24:2 13:4 8:3 6:4 5:2 / 1:2 12:2 16:2 17:4 19:5", "6-1")
TWO_BLOTS = Board("24:2 13:5 8:3 6:5 / 3:1 5:1 12:5 17:3 19:5", "3-1")
CLOSED = Board("24:1 13:1 7:1 6:2 5:2 4:2 3:2 2:2 1:2 / 17:5 18:5 19:4 opp-bar:1", "2-1")
TRIPLE = Board("9:2 6:2 5:2 4:3 3:2 2:2 1:2 / 21:3 22:4 23:4 24:3 opp-bar:1", "4-3")
RACING = Board("8:1 7:1 6:13 / 19:15", "3-1", BACKGAMMON)
EARLY_EDO = BAN_SUGOROKU.with_options({"goal": "bear-off"})
LAST_THREE = Board("6:1 4:1 2:1 off:12 / 24:3 opp-off:12", "6-2", EARLY_EDO)

AFTER_31 = "24:2 13:5 8:2 6:4 5:2 / 1:2 12:5 17:3 19:5"

CASES: list[tuple[list[Any], Turn, Turn]] = [
    (["makes_point", 5], OPENING.play("8/5 6/5"), OPENING.play("8/5 8/7")),
    (["holds", 13, 8], FIRST_65.play("24/18 13/8"), FIRST_65.play("8/2 8/3")),
    (["no_blots", 1, 12], OPENING.play("24/21 24/23"), OPENING.play("8/5 24/23")),
    (["no_blots"], OPENING.play("8/5 6/5"), OPENING.play("24/21 24/23")),
    (["blots_at_most", 2], OPENING.play("24/21 24/23"), OPENING.play("8/5 24/23")),
    (["count_on", 13, 3], FIRST_52.play("13/8 13/11"), FIRST_52.play("13/8 6/4")),
    (["anchor"], ENTERING.play("bar/22 24/22"), ENTERING.play("bar/23 24/21")),
    (["prime", 4], WALL.play("13/7 8/7"), WALL.play("13/7 6/5")),
    (["home_points", 2], OPENING.play("8/5 6/5"), OPENING.play("8/5 24/23")),
    (["home_is", 0, 0, 0, 0, 2, 4], OPENING.play("8/5 6/5"), OPENING.play("8/5 24/23")),
    (["outside", 9], OPENING.play("8/5 6/5"), OPENING.play("24/21 24/23")),
    (["all_home"], RACING.play("8/5 7/6"), RACING.play("8/7 7/4")),
    (["closed_home"], CLOSED.play("13/11 24/23"), CLOSED.play("7/5 6/5")),
    (["position_is", START, AFTER_31], OPENING.play("8/5 6/5"), OPENING.play("8/5 8/7")),
    (["hit", 2], TWO_BLOTS.play("6/5 6/3"), TWO_BLOTS.play("8/5 6/5")),
    (["hit_on", 3], TWO_BLOTS.play("6/5 6/3"), TWO_BLOTS.play("8/5 6/5")),
    (["enters"], ENTERING.play("bar/22 24/22"), OPENING.play("8/5 6/5")),
    (["bar_empty"], ENTERING.play("bar/22 24/22"), TWO_WAITING.play("bar/24")),
    (["escapes"], FIRST_65.play("24/18 18/13"), FIRST_65.play("13/7 13/8")),
    (["race"], RACING.play("8/5 7/6"), OPENING.play("8/5 6/5")),
    (["bears_off", 2], LAST_THREE.play("6/off 2/off"), LAST_THREE.play("6/off 4/2")),
    (["wins"], ARRIVAL.play("9/3"), OPENING.play("8/5 6/5")),
    (["wins_worth", 3], TRIPLE.play("9/5 9/6"), ARRIVAL.play("9/3")),
    (["wins_by", "iri"], ARRIVAL.play("9/3"), TRIPLE.play("9/5 9/6")),
    (["uses_numbers", 1], ARRIVAL.play("9/3"), ARRIVAL.play("9/8 8/2")),
    (["uses_number", 1], ARRIVAL.play("9/8 8/2"), ARRIVAL.play("9/3")),
    (["stops_on", 7], OPENING.play("8/7 7/4"), OPENING.play("8/5 5/4")),
    (["begins_with", "8/5"], OPENING.play("8/5 6/5"), OPENING.play("6/5 8/5")),
    (["one_checker"], OPENING.play("8/7 7/4"), OPENING.play("8/5 6/5")),
    (["shots_at_most", 0], OPENING.play("8/5 6/5"), OPENING.play("8/5 24/23")),
    (["fewest_shots"], OPENING.play("8/5 6/5"), OPENING.play("8/5 24/23")),
    (["entry_rolls_at_most", 0], CLOSED.play("13/11 24/23"), CLOSED.play("7/5 6/5")),
    (
        ["all", ["hit"], ["makes_point", 5]],
        TWO_BLOTS.play("8/5 6/5"),
        TWO_BLOTS.play("6/5 6/3"),
    ),
    (
        ["any", ["hit", 2], ["makes_point", 5]],
        TWO_BLOTS.play("8/5 6/5"),
        TWO_BLOTS.play("6/5 24/21"),
    ),
    (["not", ["wins"]], OPENING.play("8/5 6/5"), ARRIVAL.play("9/3")),
]


@pytest.mark.parametrize(("written", "reaching", "missing"), CASES, ids=str)
def test_a_goal_holds_for_one_play_and_not_for_the_other(
    written: list[Any], reaching: Turn, missing: Turn
) -> None:
    goal = parse_goal(written)
    assert goal.met(played(reaching))
    assert not goal.met(played(missing))


def test_every_predicate_has_a_case() -> None:
    tested = {written[0] for written, _, _ in CASES}
    assert not PREDICATES.keys() - tested


def test_what_is_missing_is_named_part_by_part() -> None:
    goal = parse_goal(["all", ["makes_point", 5], ["no_blots"], ["not", ["hit"]]])
    missing = goal.missing(played(OPENING.play("8/5 24/23")))
    assert [str(part) for part in missing] == ["makes_point(5)", "no_blots"]


def test_a_choice_is_missing_as_a_whole() -> None:
    goal = parse_goal(["any", ["hit"], ["makes_point", 5]])
    missing = goal.missing(played(OPENING.play("8/5 24/23")))
    assert [str(part) for part in missing] == ["(hit or makes_point(5))"]
