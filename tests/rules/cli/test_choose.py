"""`choose`, `rank` and the benchmark of the player."""

from __future__ import annotations

import pytest

from rules.engine.position import Position
from rules.presets import BACKGAMMON
from tests.rules.cli.running import ask, line_of, run

START = Position.start(BACKGAMMON)


def test_the_best_play_comes_with_points_and_chances() -> None:
    status, (reply,) = ask("choose", "--depth", "0", lines=[line_of(START, (3, 1), id=4)])
    assert (status, reply["id"], reply["play"]) == (0, 4, "8/5 6/5")
    assert list(reply["chances"]) == ["win", "win2", "win3", "lose2", "lose3"]
    assert 0 < reply["points"] < 0.5


def test_all_plays_are_ranked_and_say_how_far_was_looked() -> None:
    status, (reply,) = ask("rank", lines=[line_of(START, (3, 1))])
    plays = reply["plays"]
    assert (status, len(plays)) == (0, 16)
    depths = [play["depth"] for play in plays]
    assert depths == sorted(depths, reverse=True)
    assert 1 <= sum(depths) <= 5
    assert plays[0]["play"] == "8/5 6/5"


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_a_lower_level_chooses_by_the_seed(level: str) -> None:
    lines = [line_of(START, (6, 2), seed=seed) for seed in (1, 1, 2)]
    status, (one, same, _) = ask("choose", "--level", level, "--depth", "0", lines=lines)
    assert status == 0
    assert one == same


def test_nothing_is_chosen_where_nothing_can_be_played() -> None:
    line = line_of("bar:1 13:14 / 24:2 23:2 22:2 21:2 20:2 19:2 1:3", (6, 5))
    assert ask("choose", lines=[line]).replies[0]["play"] is None
    assert ask("rank", lines=[line]).replies[0]["plays"] == []


def test_ban_sugoroku_is_chosen_for_under_its_options() -> None:
    for goal in ("arrive", "bear-off"):
        arguments = ("--preset", "ban-sugoroku", "--option", f"goal={goal}", "--depth", "0")
        status, (reply,) = ask("choose", *arguments, lines=[line_of(START, (6, 6))])
        assert status == 0
        assert len(reply["play"].split()) <= 2


def test_the_benchmark_of_the_player_stands_beside_the_plain_search() -> None:
    done = run("bench", "--player", "--limit", "3")
    assert done.returncode == 0
    rows = done.stdout.decode().splitlines()
    assert [row.split("  ")[0] for row in rows[1:]] == [
        "a rating",
        "plain search of plays",
        "decision at 0-ply",
        "decision at 1-ply",
        "decision at 2-ply",
    ]
