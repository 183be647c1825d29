"""Match files in SGF."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.notation.matches import Budget, RecordedTurn, TurnAction, parse_match, parse_sgf
from rules.notation.matches.source import MAX_GAMES, MAX_NODES, MAX_TURNS, MAX_VALUES
from tests.rules.notation.matches.files import TREE, find_error, read_sample, ticking


def turns_of(nodes: str) -> tuple[RecordedTurn, ...]:
    return parse_sgf(f"{TREE}{nodes})").games[0].turns


def said(turn: RecordedTurn) -> object:
    tries = [(tried.source, tried.destination) for tried in turn.tries or ()]
    return turn.side, turn.roll, tries, turn.action


def test_both_formats_say_the_same_of_the_same_match() -> None:
    sgf, mat = (parse_match(read_sample(f"gnubg.{ending}")) for ending in ("sgf", "mat"))
    assert (sgf.white, sgf.black, sgf.length) == (mat.white, mat.black, mat.length)
    for tree, game in zip(sgf.games, mat.games, strict=True):
        assert tree.score == game.score
        assert [said(turn) for turn in tree.turns] == [said(turn) for turn in game.turns]
        results = [r and (r.winner, r.points) for r in (tree.result, game.result)]
        assert results[0] == results[1]


def test_letters_count_from_the_one_point_of_white() -> None:
    white, black = turns_of(";W[31hefe];B[61yg]")
    assert said(white) == (PlayerSide.WHITE, Roll.of(3, 1), [(8, 5), (6, 5)], None)
    assert said(black) == (PlayerSide.BLACK, Roll.of(6, 1), [(25, 18)], None)


def test_checkers_leave_the_board_at_z_and_whoever_cannot_play_has_dice_only() -> None:
    white, black = turns_of(";W[66fzfzfzez];B[66]")
    assert said(white) == (PlayerSide.WHITE, Roll.of(6, 6), [(6, 0)] * 3 + [(5, 0)], None)
    assert black.tries == ()


def test_the_cube_is_offered_taken_and_dropped() -> None:
    turns = turns_of(";W[double];B[take];W[drop]")
    assert [turn.action for turn in turns] == [TurnAction.DOUBLE, TurnAction.TAKE, TurnAction.DROP]


def test_dice_that_were_not_played_are_kept_and_dice_played_later_are_not() -> None:
    turns = turns_of(";PL[W]DI[31];W[13hefe];PL[B]DI[42]")
    assert [(turn.side, turn.tries is None) for turn in turns] == [
        (PlayerSide.WHITE, False),
        (PlayerSide.BLACK, True),
    ]


def test_every_move_knows_its_line_and_place() -> None:
    text = f"{TREE}\n;W[31hefe]\n;B[42 \n lh])".replace(" \n ", "")
    turns = parse_sgf(text).games[0].turns
    assert [turn.line for turn in turns] == [2, 3]
    assert text[turns[0].offset :].startswith("31hefe]")
    assert [text[tried.offset] for tried in turns[0].tries or ()] == ["h", "f"]


def test_the_first_branch_is_the_game_that_was_played() -> None:
    turns = turns_of(";W[31hefe](;B[42qusu](;W[61mghg])(;W[65xrmh]))(;B[42lplh])")
    assert [turn.text for turn in turns] == ["8/5 6/5", "8/4 6/4", "13/7 8/7"]


def test_texts_may_hold_brackets_and_other_properties_are_passed_over() -> None:
    text = r"(;FF[4]GM[6]PW[Mia \[FR\]]PB[a\\b\: c]C[one; (two\]) ]KM[0][1];W[31hefe]C[\]])"
    match = parse_sgf(text)
    assert (match.white, match.black, len(match.games[0].turns)) == ("Mia [FR]", r"a\b: c", 1)


def test_a_file_that_stops_between_two_moves_is_an_unfinished_game() -> None:
    text = f"{TREE};W[31hefe];B[42qusu]"
    assert len(parse_sgf(text).games[0].turns) == 2
    assert parse_sgf(f"{text};").games[0].result is None


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        ("B+2", (PlayerSide.BLACK, 2)),
        ("W+4R", (PlayerSide.WHITE, 4)),
        ("W+R", (PlayerSide.WHITE, None)),
        ("b+Time", (PlayerSide.BLACK, None)),
        ("?", None),
        ("Void", None),
        ("", None),
    ],
)
def test_results(result: str, expected: tuple[PlayerSide, int | None] | None) -> None:
    found = parse_sgf(f"(;GM[6]RE[{result}])").games[0].result
    assert (found and (found.winner, found.points)) == expected


@pytest.mark.parametrize(
    ("text", "code", "rest"),
    [
        ("(;FF[4]PW[Mia])", "sgf_not_backgammon", ";FF[4]PW[Mia])"),
        ("(;GM[1];B[aa])", "sgf_not_backgammon", "1];B[aa])"),
        ("(;GM[6]RU[Crawford:Nackgammon])", "match_variation", "Crawford:Nackgammon])"),
        ("(;GM[6]MI[length:long])", "sgf_match_info", "length:long])"),
        ("(;GM[6]MI[length])", "sgf_match_info", "length])"),
        ("(;GM[6]RE[Black])", "sgf_result", "Black])"),
        ("(;GM[6]RE[B+0])", "sgf_result", "B+0])"),
        ("(;GM[6];AE[a:y]AW[f])", "sgf_setup", "a:y]AW[f])"),
        ("(;GM[6]CV[2])", "sgf_setup", "2])"),
        ("(;GM[6]CV[1];CP[w])", "sgf_setup", "w])"),
        ("(;GM[6];W[31hefe]B[42])", "sgf_two_moves", ";W[31hefe]B[42])"),
        ("(;GM[6];W[31][42])", "sgf_two_moves", ";W[31][42])"),
        ("(;GM[6];W[31hef])", "sgf_move", "31hef])"),
        ("(;GM[6];W[hefe])", "sgf_move", "hefe])"),
        ("(;GM[6];W[71he])", "sgf_move", "71he])"),
        ("(;GM[6];W[31hy])", "sgf_move", "31hy])"),
        ("(;GM[6];W[beaver])", "sgf_move", "beaver])"),
        ("(;GM[6];W[])", "sgf_move", "])"),
        ("(;GM[6];DI[31])", "sgf_move", "31])"),
        ("(;GM[6];W[31he", "sgf_value", "[31he"),
        ("(;GM[6];W)", "sgf_value", ")"),
        ("(;GM[6];W[31]W[42])", "sgf_property_twice", "W[42])"),
        ("(;GM[6];w[31])", "sgf_syntax", "w[31])"),
        ("(;GM[6]))", "sgf_syntax", ")"),
        ("(;GM[6](;W[31]);B[42])", "sgf_syntax", ";B[42])"),
        ("(;GM[6]);", "sgf_syntax", ";"),
        ("(;GM[6])()", "sgf_syntax", ")"),
        ("(;GM[6])(", "sgf_syntax", ""),
        ("(;GM[6])((;GM[6]))", "sgf_syntax", "(;GM[6]))"),
        ("(;GM[6]PW[Mia])(;GM[6]PW[Bo])", "match_other_match", ";GM[6]PW[Bo])"),
        ("(;GM[6]MI[length:3])(;GM[6])", "match_other_match", ";GM[6])"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_where_it_goes_wrong(
    text: str, code: str, rest: str
) -> None:
    found, line, left = find_error(text)
    assert (found, line, left) == (code, 1, rest)


def test_too_many_turns_and_nodes_are_refused() -> None:
    assert find_error(TREE + ";W[31]" * (MAX_TURNS + 1))[0] == "match_too_many_turns"
    assert find_error(TREE + ";" * MAX_NODES)[0] == "match_too_many_turns"


def test_too_many_games_are_refused() -> None:
    assert find_error("(;GM[6])\n" * (MAX_GAMES + 1))[:2] == (
        "match_too_many_games",
        MAX_GAMES + 1,
    )


def test_trees_may_lie_in_each_other_as_deep_as_they_like() -> None:
    assert len(parse_sgf("(;GM[6]" + "(;C[x]" * (MAX_NODES // 2)).games) == 1


def many_names(number: int) -> Iterator[str]:
    """Yield names of properties, all different."""
    return islice(map("".join, product("ABCDEFGHIJ", "KLMNOPQRSTUV", *["WXYZ"] * 6)), number)


@pytest.mark.parametrize(
    "text",
    [
        f"{TREE}N{'[]' * MAX_VALUES}",
        TREE + "".join(f"{name}[]" for name in many_names(MAX_VALUES)),
        f"{TREE};W{'[31]' * MAX_VALUES}",
        TREE + f";C{'[]' * 100}" * (MAX_VALUES // 100),
        f"{TREE}(;C{'[]' * 10})(;N{'[]' * MAX_VALUES}",
    ],
)
def test_too_many_values_are_refused_wherever_they_stand(text: str) -> None:
    code, line, rest = find_error(text)
    assert (code, line) == ("sgf_too_many_values", 1)
    assert rest.startswith("[")


def test_as_many_values_as_a_match_needs_are_read() -> None:
    text = f"{TREE}{';W[31]C[][]' * 1000})"
    assert len(parse_sgf(text).games[0].turns) == 1000


def test_more_about_a_match_than_there_is_to_say_is_refused() -> None:
    code, _, rest = find_error(f"(;GM[6]MI{'[a:1]' * 100}[b:1])")
    assert (code, rest) == ("sgf_match_info", "b:1])")


@pytest.mark.parametrize("ticks", range(1, 12))
def test_wherever_the_time_is_up_a_file_breaks_off_between_two_nodes(ticks: int) -> None:
    text = f"{TREE};W[31hefe])\n{TREE};W[31hefe];B[42qusu])"
    match = parse_sgf(text, Budget(seconds=ticks, clock=ticking(1)))
    assert match.white == "Mia"
    assert match.games
    assert match.is_whole is (ticks >= 8)
