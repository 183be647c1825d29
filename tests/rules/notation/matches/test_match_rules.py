"""What a file says of the rules of its match: Crawford, beavers, the cube; and who gives up."""

from __future__ import annotations

import pytest

from rules.engine.cube import CubeCode, PlayerSide
from rules.notation.matches import TurnAction, check_match, parse_match, replay, walk_match
from rules.notation.matches.replay import CubeRules
from tests.rules.notation.matches.files import TREE, code_of, find_problem, mat

BEGUN = "  1) 31: 8/5 6/5                 42: 8/4 6/4"
DOUBLED = "  2)  Doubles => 2                Takes"
ON = '; [Crawford "On"]\n'
BEAVERS = '; [Beaver "On"]\n'


def match(*games: tuple[int, int, int], length: int = 5, head: str = "", second: str = "") -> str:
    """Return a file with a double, or what `second` says, in each game of (number, score)."""
    lines = [f"{length} point match"]
    for number, white, black in games:
        lines += [f"Game {number}", f"Mia : {white}   Ken : {black}", BEGUN, second or DOUBLED]
        lines += ["      Wins 2 points"] if (number, white, black) != games[-1] else []
    return head + "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (match((1, 0, 0), (2, 2, 0), (3, 4, 0), head=ON), "crawford"),
        (match((1, 0, 0), (2, 2, 0), (3, 4, 0)), None),
        (match((1, 0, 0), (2, 2, 0), (3, 4, 0), head='; [Crawford "Off"]\n'), None),
        (match((1, 0, 0), (2, 2, 0), head=ON), None),
        (match((3, 4, 0), head=ON), None),
        (match((1, 2, 0), (3, 4, 0), head=ON), None),
        (match((1, 0, 0), length=1, head=ON), None),
    ],
)
def test_nobody_doubles_in_the_first_game_at_which_a_point_is_missing(
    text: str, code: str | None
) -> None:
    assert code_of(text) == code


def test_after_the_crawford_game_doubling_is_free_again() -> None:
    lost = match((1, 2, 0), (2, 4, 0), (3, 4, 2), head=ON, second="  2) 31:  42:")
    text = lost.replace("      Wins 2 points\nGame 3", " " * 30 + "Wins 2 points\nGame 3")
    text = text.replace("  2) 31:  42:", "", 2).replace("  2) 31:  42:", DOUBLED)
    assert code_of(text) is None


@pytest.mark.parametrize(
    ("text", "not_told"),
    [
        (match((1, 0, 0), (2, 2, 0), (3, 4, 0)), (2,)),
        (match((3, 4, 0), head=ON), (0,)),
        (match((1, 2, 0), (3, 4, 0), head=ON), (1,)),
        (match((1, 0, 0), (2, 2, 0), (3, 4, 0), head=ON), ()),
        (match((1, 0, 0), length=1, head=ON), ()),
    ],
)
def test_games_that_may_be_the_crawford_game_are_named(
    text: str, not_told: tuple[int, ...]
) -> None:
    assert walk_match(parse_match(text)).not_told == not_told


@pytest.mark.parametrize(
    ("root", "code"),
    [
        ("RU[Crawford:CrawfordGame]", "crawford"),
        ("CO[n]", "crawford"),
        ("RU[Crawford]", None),
        ("CO[c]CV[1]", None),
        ("RU[NoCube]", "double_refused"),
    ],
)
def test_sgf_marks_the_crawford_game_and_a_game_without_a_cube(root: str, code: str | None) -> None:
    assert code_of(f"{TREE}{root};W[31hefe];B[double];W[take])") == code


def test_a_game_without_a_cube_refuses_a_double_for_that() -> None:
    problem = find_problem(f"{TREE}RU[NoCube];W[31hefe];B[double])")
    assert problem.fault.cube_refusal is not None
    assert problem.fault.cube_refusal.code is CubeCode.NO_CUBE


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["2) Doubles => 2    Beavers => 4", "3) Takes", "4) 61: 13/7 8/7"], None),
        (["2) Doubles => 2    Beavers => 4", "3) 61: 13/7 8/7    Doubles => 8"], None),
        (["2) Doubles => 2    Beavers => 4", "3) 61: 13/7 8/7    31:", "4) Doubles => 8"],
         "play_missing"),
        (["2) Doubles => 2    Beavers => 4", "3) Drops", "          Wins 2 points"],
         "result_winner"),
        (["2) Doubles => 2    Beavers => 4", "3) Drops", " " * 30 + "Wins 2 points"], None),
        (["2) Doubles => 2    Beavers => 4", "3) Raccoons => 8   Takes", "4) 61: 13/7 8/7"], None),
        (["2) Doubles => 2    Beavers => 2"], "cube_value"),
        (["2) Doubles => 2", "3) Doubles => 4"], "double_unanswered"),
        (["2) Doubles => 2    61: 13/7 8/7"], "double_unanswered"),
    ],
)  # fmt: skip
def test_beavers_are_played_where_the_file_allows_them(lines: list[str], code: str | None) -> None:
    assert code_of(BEAVERS + mat(BEGUN, *lines)) == code
    assert code_of(mat(BEGUN, "2) Doubles => 2    Beavers => 4")) == "beaver"


def test_whoever_answers_by_a_beaver_owns_the_cube_from_then_on() -> None:
    lines = ["2) Doubles => 2    Beavers => 4", "3) Raccoons => 8   Takes", "4) 61: 13/7 8/7"]
    (game,) = parse_match(BEAVERS + mat(BEGUN, *lines)).games
    cube = list(replay(game, rules=CubeRules(beavers=True)))[-1].situation.cube
    assert (cube.value, cube.owner) == (8, PlayerSide.BLACK)


def test_the_highest_value_of_the_cube_is_that_of_the_file() -> None:
    lines = [BEGUN, "  2)  Doubles => 2  Takes"]
    assert code_of(mat(*lines)) is None
    assert code_of('; [CubeLimit "1"]\n' + mat(*lines)) == "double_refused"
    assert parse_match('; [CubeLimit "1024"]\n' + mat(BEGUN)).rules.cube_limit == 1024


@pytest.mark.parametrize("word", ["Resigns", "resign", "Loses 1 point", "Losses 1 point"])
def test_a_game_may_be_given_up(word: str) -> None:
    lines = [BEGUN, f"  2)  61: 13/7 8/7            {word}", "      Wins 1 point"]
    record = parse_match(mat(*lines, "Game 2", "Mia : 1   Ken : 0"))
    assert record.stop is None
    assert check_match(record) is None
    end = walk_match(record).ends[0]
    assert end is not None
    assert (end.winner, end.points, end.is_given_up) == (PlayerSide.WHITE, 1, True)


def test_a_loss_and_a_win_on_one_line_are_one_result() -> None:
    game = [BEGUN, "  2.  Losses 1 point      Wins 1 point and the match"]
    (record,) = parse_match("1 point match\n" + "\n".join(mat(*game).splitlines()[2:])).games
    assert record.result is not None
    assert (record.result.winner, record.result.points) == (PlayerSide.BLACK, 1)
    assert record.result.ends_match
    stop = parse_match(mat(BEGUN, "  2)  Losses 1 point      Wins 2 points")).stop
    assert stop is not None
    assert stop.code == "mat_after_result"


@pytest.mark.parametrize(
    ("after", "code"),
    [
        ("  3)  Doubles => 2", "after_end"),
        ("  3)  31: 8/5 6/5", "after_end"),
        (" " * 30 + "Wins 1 point", "result_winner"),
        ("Game 2\nMia : 0   Ken : 3", None),
    ],
)
def test_nothing_is_played_after_a_resignation(after: str, code: str | None) -> None:
    turns = [BEGUN, "  2)  61: 13/7 8/7            Resigns", *after.splitlines()]
    assert parse_match(mat(*turns)).games[0].turns[3].action is TurnAction.RESIGN
    assert code_of(mat(*turns)) == code


def test_parts_of_a_file_are_read_without_what_is_missing() -> None:
    for text in (BEGUN, "\n".join(mat(BEGUN).splitlines()[2:])):
        record = parse_match(text)
        assert record.is_part
        assert len(record.games[0].turns) == 2
    part = "\n".join(mat(BEGUN, DOUBLED, "      Wins 1 point and the match").splitlines()[2:])
    assert code_of(part) is None
    assert code_of(part.replace("Wins 1 point", "Wins 7 points")) == "result_points"
