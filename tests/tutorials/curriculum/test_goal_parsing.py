"""Goals as they are written, and what is said of those that cannot be read."""

from __future__ import annotations

import pytest

from tutorials.curriculum.goals import GoalError, parse_goal


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("hit", "a goal is a list"),
        ([], "a goal is a list"),
        (None, "a goal is a list"),
        (["jump"], "unknown goal 'jump'"),
        ([["hit"]], "unknown goal"),
        (["makes_point"], "makes_point needs points"),
        (["makes_point", 0], "0 is no whole number from 1 to 24"),
        (["makes_point", "5"], "'5' is no whole number"),
        (["hit", True], "True is no whole number"),
        (["hit", 1, 2], "takes no more than 1"),
        (["count_on", 5], "count_on needs limit"),
        (["home_is", 2, 2, 2, 3, 3], "home_is needs count on 6"),
        (["wins_by", "luck"], "'luck' is none of iri"),
        (["uses_number", 7], "7 is no whole number from 1 to 6"),
        (["begins_with", "8/5 6/5"], "one step wanted"),
        (["begins_with", "8"], "arrow_expected"),
        (["position_is", "24:2"], "placement_no_slash"),
        (["all"], "all needs at least one goal"),
        (["all", ["hit"], ["jump"]], "unknown goal 'jump'"),
        (["not", ["hit"], ["wins"]], "not takes exactly one goal"),
    ],
)
def test_a_faulty_goal_is_refused_with_the_reason(written: object, reason: str) -> None:
    with pytest.raises(GoalError, match=reason.replace("(", r"\(")):
        parse_goal(written)


def test_equal_goals_are_equal_however_defaults_are_written() -> None:
    assert parse_goal(["hit"]) == parse_goal(["hit", 1])
    assert parse_goal(["no_blots"]) == parse_goal(["no_blots", 1, 24])


def test_a_goal_says_whether_the_way_counts() -> None:
    assert parse_goal(["all", ["hit"], ["not", ["one_checker"]]]).by_steps
    assert not parse_goal(["any", ["hit"], ["makes_point", 5]]).by_steps
