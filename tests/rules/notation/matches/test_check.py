"""Recorded matches played again: the first turn, result or score that cannot be."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from rules.engine.cube import CubeCode, PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.refusals import RefusalCode
from rules.notation.matches import Budget, check_match, parse_match, replay, walk_match
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import draw_text
from tests.rules.data.records import read_records
from tests.rules.notation.matches.files import (
    SAMPLES,
    TREE,
    code_of,
    find_problem,
    mat,
    read_sample,
    ticking,
    write_long_game,
)

BEGUN = "  1) 31: 8/5 6/5                 42: 8/4 6/4"
GAMES_OF_RECORDS = 40


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.iterdir()))
def test_the_samples_hold_good(name: str) -> None:
    assert check_match(parse_match(read_sample(name))) is None


def columns(cells: list[str]) -> list[str]:
    pairs = [cells[at : at + 2] for at in range(0, len(cells), 2)]
    return [f"{number:3}) {'   '.join(pair)}" for number, pair in enumerate(pairs, 1)]


def cell(record: dict[str, Any]) -> str:
    return "{}{}: {}".format(*record["dice"], record["play"])


def test_games_that_were_played_online_hold_good() -> None:
    recorded = groupby(read_records("recorded-plays"), lambda r: r["id"].rpartition("-")[0])
    games = [(name, list(plays)) for name, plays in recorded][:GAMES_OF_RECORDS]
    assert len(games) == GAMES_OF_RECORDS
    for name, plays in games:
        match = parse_match(mat(*columns([cell(play) for play in plays])))
        assert check_match(match) is None, name
        last = list(replay(match.games[0]))[-1].after.situation.position.flipped()
        assert [*last.points, last.bar, last.off, last.opponent_bar] == plays[-1]["final"], name


def test_a_play_that_is_not_legal_is_found_with_its_place_position_roll_and_reason() -> None:
    problem = find_problem(mat(BEGUN, "  2) 61: 13/7 8/7                 55: 13/8 24/19"))
    assert (problem.code, problem.game, problem.turn) == ("play_refused", 0, 3)
    assert (problem.side, problem.line) == (PlayerSide.BLACK, 6)
    assert problem.situation.roll == Roll.of(5, 5)
    assert draw_text(problem.situation.position) == (
        "24:2 13:5 8:2 6:4 4:2 / 1:2 12:4 17:1 18:2 19:4 20:2"
    )
    assert problem.fault.refusal is not None
    assert problem.fault.refusal.code is RefusalCode.BLOCKED


def test_the_place_of_a_step_that_is_refused_is_given() -> None:
    text = mat(BEGUN, "  2) 61: 13/7 8/7                 55: 13/8 24/19 8/3")
    assert text[find_problem(text).offset :] == "24/19 8/3"


def test_a_play_with_too_few_steps_comes_with_a_play_as_proof() -> None:
    problem = find_problem(mat("  1) 31: 8/5"))
    assert problem.fault.refusal is not None
    assert problem.fault.refusal.code is RefusalCode.NUMBERS_LEFT
    assert problem.fault.refusal.proof


def test_the_steps_before_the_one_refused_are_kept() -> None:
    game = parse_match(mat("  1) 61: 13/7 24/16")).games[0]
    (moment,) = replay(game)
    assert moment.fault
    assert [(step.source, step.destination) for step in moment.steps] == [(13, 7)]


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["1) 31: 8/5 6/5", "2) 42: 8/4 6/4"], "wrong_side"),
        (["1) 33: 8/5(2) 6/3(2)"], "opening_double"),
        (["1) Doubles => 2      Takes"], "double_refused"),
        ([BEGUN, "2)              Doubles => 2"], "double_refused"),
        ([BEGUN, "2) Doubles => 4"], "cube_value"),
        ([BEGUN, "2) Doubles => 2    Beavers => 4"], "beaver"),
        ([BEGUN, "2) Doubles => 2    31: 8/5 6/5"], "double_unanswered"),
        ([BEGUN, "2) Takes"], "no_double"),
        ([BEGUN, "2)              Drops"], "no_double"),
        ([BEGUN, "2) Doubles => 2", "3) Takes"], "wrong_side"),
        ([BEGUN, "2) Doubles => 2    Drops", "3) 31: 8/5 6/5"], "after_end"),
        ([BEGUN, "2) 31:            42: 8/4 6/4"], "play_missing"),
        ([BEGUN, "2) 31: ????            42: 8/4 6/4"], "play_missing"),
        ([BEGUN, "2) 31: Cannot Move"], "play_refused"),
    ],
)
def test_what_is_no_turn_of_this_game_is_found(lines: list[str], code: str) -> None:
    assert code_of(mat(*lines)) == code


def test_the_reason_against_a_double_is_that_of_the_cube() -> None:
    lines = [BEGUN, "2) Doubles => 2   Takes", "3) 61: 13/7 8/7   61: 13/7 8/7", "4) Doubles => 4"]
    problem = find_problem(mat(*lines))
    assert (problem.line, problem.situation.cube.value) == (8, 2)
    assert problem.fault.cube_refusal is not None
    assert problem.fault.cube_refusal.code is CubeCode.NOT_YOUR_CUBE


@pytest.mark.parametrize(
    "lines",
    [
        [BEGUN],
        [BEGUN, "2) 31:"],
        [BEGUN, "2) 31: ????"],
        [BEGUN, "2) Doubles => 2"],
        [BEGUN, "2) Doubles => 2    Takes"],
        [BEGUN, "2) Doubles     Takes", "3) 61: 13/7 8/7     Doubles => 4"],
        [BEGUN, "2) 31: ????", "                                  Wins 1 point"],
        [BEGUN, "2) 31:", "                                  Wins 3 points"],
        [BEGUN, "2) Doubles => 2    Drops", "      Wins 1 point"],
        [BEGUN, "      Wins 2 points", "Game 2", "Mia : 2     Ken : 0"],
        [BEGUN, "      Wins 2 points", "Game 5", "Mia : 4     Ken : 4"],
        [BEGUN, "2) Doubles => 2    Takes", "     Wins 5 points and the match"],
    ],
)
def test_games_that_stop_and_games_that_are_given_up_are_fine(lines: list[str]) -> None:
    assert code_of(mat(*lines)) is None


@pytest.mark.parametrize(
    ("lines", "code", "found", "expected"),
    [
        (
            [BEGUN, "2) Doubles   Drops", "                 Wins 1 point"],
            "result_winner",
            None,
            None,
        ),
        ([BEGUN, "2) Doubles   Drops", "     Wins 2 points"], "result_points", 2, 1),
        ([BEGUN, "2) Doubles   Takes", "     Wins 3 points"], "result_points", 3, 2),
        ([BEGUN, "     Wins 4 points"], "result_points", 4, 1),
        ([BEGUN, "     Wins 2 points and the match"], "result_match", 2, 5),
        ([BEGUN, "Game 2", "Mia : 0     Ken : 0"], "unfinished", None, None),
        ([BEGUN, "     Wins 2 points", "Game 2", "Mia : 0     Ken : 2"], "score", 0, 2),
        ([BEGUN, "     Wins 2 points", "Game 4", "Mia : 1     Ken : 5"], "match_over", 5, 5),
    ],
)
def test_results_and_scores_have_to_fit(
    lines: list[str], code: str, found: int | None, expected: int | None
) -> None:
    problem = find_problem(mat(*lines))
    assert (problem.code, problem.turn) == (code, None)
    assert (problem.fault.found, problem.fault.expected) == (found, expected)


def test_a_gammon_counts_twice_and_once_in_a_session_where_nobody_has_doubled() -> None:
    game = read_sample("columns.mat")
    backwards = game.replace("Wins 1 point and the match", "Wins 2 points")
    assert code_of(backwards) == "result_points"
    lone = game.replace(" 1 point match", " 0 point match").replace(" and the match", "")
    assert code_of(lone) is None


def test_a_match_in_sgf_is_checked_in_the_same_way() -> None:
    problem = find_problem(f"{TREE}\n;W[31hefe]\n;B[42qusu]\n;W[61mgha])")
    assert (problem.line, problem.turn, problem.code) == (4, 2, "play_refused")
    dropped = f"{TREE}RE[B+1];W[31hefe];B[double];W[drop])"
    assert code_of(dropped) is None
    assert code_of(dropped.replace("B+1", "W+1")) == "result_winner"


def test_replaying_shows_each_situation_as_the_side_on_roll_sees_it() -> None:
    match = parse_match(mat(BEGUN, "2) Doubles => 2     Takes", "3) 61: 13/7 8/7"))
    moments = list(replay(match.games[0]))
    sides = [moment.situation.on_roll for moment in moments]
    white, black = PlayerSide.WHITE, PlayerSide.BLACK
    assert sides == [white, black, white, white, white]
    assert moments[0].situation.position == Position.start(BACKGAMMON)
    assert draw_text(moments[1].situation.position) == (
        "24:2 13:5 8:3 6:5 / 1:2 12:5 17:2 19:4 20:2"
    )
    assert [moment.situation.cube.value for moment in moments] == [1, 1, 1, 1, 2]
    assert moments[4].situation.cube.owner is black
    assert moments[4].after.situation.on_roll is black


def test_a_match_can_be_checked_by_another_game() -> None:
    match = parse_match(mat("1) 33: 8/5 6/3             31: 8/5 6/5"))
    assert check_match(match, BAN_SUGOROKU) is None
    problem = check_match(match, BACKGAMMON)
    assert problem is not None
    assert problem.code == "opening_double"


def test_a_match_is_walked_once_and_only_as_far_as_the_budget_lasts() -> None:
    record = parse_match(write_long_game(60))
    checked = walk_match(record, budget=Budget(turns=25))
    assert (checked.turns, checked.is_whole, checked.problem) == (25, False, None)
    assert walk_match(record, budget=Budget(turns=60)).is_whole
    assert walk_match(record, budget=Budget(seconds=1, clock=ticking(0.1))).turns < 12


def test_a_problem_within_the_budget_is_found_where_the_rest_is_left_out() -> None:
    record = parse_match(mat("1) 31: 8/5 6/5       42: 8/4 6/5", "2) 31: 8/5 6/5"))
    checked = walk_match(record, budget=Budget(turns=2))
    assert checked.problem is not None
    assert checked.problem.turn == 1


@pytest.mark.parametrize("name", ["gnubg.mat", "gnubg.sgf"])
@pytest.mark.parametrize("turns", [1, 5, 20, 30, 45])
def test_a_record_that_was_not_read_to_its_end_has_no_problem_there(name: str, turns: int) -> None:
    whole = parse_match(read_sample(name))
    record = parse_match(read_sample(name), Budget(turns=turns))
    read = sum(len(game.turns) for game in record.games)
    assert not record.is_whole
    assert turns - 4 <= read < sum(len(game.turns) for game in whole.games)
    assert check_match(record) is None
