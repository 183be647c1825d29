"""Match files in two columns."""

from __future__ import annotations

import pytest

from rules.engine.cube import PlayerSide
from rules.engine.dice import Roll
from rules.notation.matches import RecordedTurn, TurnAction, parse_mat, parse_match
from rules.notation.matches.source import MAX_GAMES, MAX_LINES, MAX_TURNS
from tests.rules.notation.matches.files import HEAD, find_error, mat, read_sample


def turns_of(*lines: str) -> tuple[RecordedTurn, ...]:
    return parse_mat(mat(*lines)).games[0].turns


def tries_of(play: str) -> list[tuple[int, int]]:
    (turn,) = turns_of(f"  1) 11: {play}")
    return [(tried.source, tried.destination) for tried in turn.tries or ()]


def test_the_head_of_a_file_gives_names_length_and_score() -> None:
    match = parse_match(read_sample("gnubg.mat"))
    assert (match.white, match.black, match.length) == ("Mia", "Ken Ito", 7)
    assert [game.score for game in match.games] == [(0, 0), (0, 2), (1, 2), (2, 2), (2, 3)]
    assert [game.number for game in match.games] == [1, 2, 3, 4, 5]


def test_names_may_hold_commas_brackets_and_digits() -> None:
    match = parse_match(read_sample("columns.mat"))
    assert (match.white, match.black) == ("Ana (ESP)", "Li, 1640")


@pytest.mark.parametrize(
    "head", ["0 point match", "Money session", " Unlimited match", "money game"]
)
def test_a_session_has_no_length(head: str) -> None:
    assert parse_match("\n".join((head, *HEAD[1:]))).length == 0


def test_two_columns_are_told_apart_by_dice_by_words_and_by_the_gap() -> None:
    turns = turns_of(
        "  1)                             42: 8/4 6/4",
        "  2) 33: 24/21 24/21 13/10 13/10 62: 24/22 22/16",
        "  3)  Doubles => 2                Takes",
        "  4) 31:                         Doubles => 4",
    )
    white, black = PlayerSide.WHITE, PlayerSide.BLACK
    assert [turn.side for turn in turns] == [black, white, black, white, black, white, black]
    assert [turn.line for turn in turns] == [5, 6, 6, 7, 7, 8, 8]
    assert turns[1].text == "24/21 24/21 13/10 13/10"
    assert turns[1].roll == Roll.of(3, 3)
    assert (turns[3].action, turns[3].cube_value) == (TurnAction.DOUBLE, 2)
    assert turns[4].action is TurnAction.TAKE


def test_tabs_may_stand_between_the_columns() -> None:
    turns = turns_of("1) 31: 8/5 6/5\t\t42: 8/4 6/4", "2)\t\t\t61: 13/7 8/7")
    assert [turn.side for turn in turns] == [PlayerSide.WHITE, PlayerSide.BLACK, PlayerSide.BLACK]


@pytest.mark.parametrize(
    ("play", "tries"),
    [
        ("8/5* 6/5(2)", [(8, 5), (6, 5), (6, 5)]),
        ("bar/20", [(25, 20)]),
        ("25/20 6/0", [(25, 20), (6, 0)]),
        ("6/off(2)", [(6, 0), (6, 0)]),
        ("24/13", [(24, 13)]),
        ("24/18*/13", [(24, 18), (18, 13)]),
        ("Bar/24 6/OFF", [(25, 24), (6, 0)]),
    ],
)
def test_plays_are_read_as_the_programs_write_them(play: str, tries: list[tuple[int, int]]) -> None:
    assert tries_of(play) == tries


def test_dice_without_a_play_are_not_the_same_as_being_unable_to_play() -> None:
    turns = turns_of("1) 31: Cannot Move          42:", "2) 65: ????", "3) 65: ???")
    assert [turn.tries for turn in turns] == [(), None, None, None]


def test_every_try_knows_where_it_stands_in_the_file() -> None:
    text = mat("  1) 31: 8/5 6/5              42: 8/4 6/4")
    black = parse_mat(text).games[0].turns[1]
    assert text[black.offset :] == "42: 8/4 6/4"
    assert [text[tried.offset :] for tried in black.tries or ()] == ["8/4 6/4", "6/4"]


@pytest.mark.parametrize(
    ("line", "winner", "points", "ends_match"),
    [
        ("      Wins 1 point", PlayerSide.WHITE, 1, False),
        ("                                  Wins 4 points", PlayerSide.BLACK, 4, False),
        ("      Wins 2 points and the match", PlayerSide.WHITE, 2, True),
        ("  2)  Drops                       Wins 1 point", PlayerSide.BLACK, 1, False),
    ],
)
def test_a_result_stands_in_the_column_of_the_winner(
    line: str, winner: PlayerSide, points: int, ends_match: bool
) -> None:
    result = parse_mat(mat("  1) 31: 8/5 6/5             Doubles => 2", line)).games[0].result
    assert result is not None
    assert (result.winner, result.points, result.ends_match) == (winner, points, ends_match)


def test_windows_line_ends_and_a_byte_order_mark_are_passed_over() -> None:
    text = read_sample("gnubg.mat")
    windows = parse_match("\ufeff" + text.replace("\n", "\r\n"))
    unix = parse_match(text)
    assert [turn.text for game in windows.games for turn in game.turns] == [
        turn.text for game in unix.games for turn in game.turns
    ]


@pytest.mark.parametrize(
    ("line", "code", "rest"),
    [
        ("  1) 31: 8/5 6/5x", "mat_play", "6/5x"),
        ("  1) 31: 8-5", "mat_play", "8-5"),
        ("  1) 31: 8/5 6/", "mat_play", "6/"),
        ("  1) 31: 8/5(5)", "mat_play", "8/5(5)"),
        ("  1) 31: 26/5", "no_such_point", "26/5"),
        ("  1) 31: 8/5 6/77", "no_such_point", "77"),
        ("  1) 37: 8/5", "mat_cell", "37: 8/5"),
        ("  1) 8/5 6/5", "mat_cell", "8/5 6/5"),
        ("  1) 31: Cannot dance", "mat_cell", "dance"),
        ("  1) 31: 8/5 6/5   Doubles =>", "mat_cell", ""),
        ("  1) 31: 8/5 6/5   Doubles => two", "mat_cell", "two"),
        ("  1) 31: Illegal play (", "mat_illegal_noted", "Illegal play ("),
        ("  1) 31: 8/5 42: 6/4 31: 8/5", "mat_third_cell", "31: 8/5"),
        ("  1) Doubles => 2    Wins one point", "mat_cell", "one point"),
        ("  1) Wins 1 point and the game", "mat_cell", "game"),
        ("  31: 8/5 6/5", "mat_turn_expected", "31: 8/5 6/5"),
        ("  what a game", "mat_cell", "what a game"),
        ("  1) Wins 1 point    31: 8/5", "mat_after_result", "31: 8/5"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_where_it_goes_wrong(
    line: str, code: str, rest: str
) -> None:
    assert find_error(mat(line)) == (code, 5, rest)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "match_format_unknown", 1),
        ("A letter to Ken.\n", "match_format_unknown", 1),
        ("Hello\n 5 point match", "mat_length_expected", 1),
        (" 5 point match\n\n", "match_no_games", 3),
        (" 5 point match\n; nothing else", "match_no_games", 2),
        (" 5 point match\n Mia : 0   Ken : 0", "mat_game_expected", 2),
        (" 5 point match\n Game one", "mat_game_expected", 2),
        (" 5 point match\n Game 1", "mat_score_expected", 2),
        (" 5 point match\n Game 1\n Mia : 0", "mat_score_expected", 3),
        (" 5 point match\n Game 1\n : 0    Ken : 0", "mat_score_expected", 3),
        (" 5 point match\n Game 1\n Mia : 0   Ken : x", "mat_score_expected", 3),
        (mat(" Game 2", " Mia : 1   Bo : 0"), "match_other_match", 6),
        (mat(" 7 point match"), "match_other_match", 5),
        (f'; [Variation "NackGammon"]\n{mat()}', "match_variation", 1),
    ],
)
def test_a_file_that_is_no_match_is_refused(text: str, code: str, line: int) -> None:
    assert find_error(text)[:2] == (code, line)


def test_long_files_are_refused_by_lines_by_games_and_by_turns() -> None:
    lines = mat(*([""] * MAX_LINES))
    assert find_error(lines)[:2] == ("match_too_many_lines", MAX_LINES + 1)
    game = "\n".join(HEAD[2:])
    games = "\n".join((HEAD[0], *([game] * (MAX_GAMES + 1))))
    assert find_error(games)[0] == "match_too_many_games"
    turns = mat(*(["1) 31:       42:"] * (MAX_TURNS // 2 + 1)))
    assert find_error(turns)[:2] == ("match_too_many_turns", MAX_TURNS // 2 + 5)


@pytest.mark.parametrize(
    "line",
    [
        "  1) 31: " + "8/5 " * 300,
        "  1) 31: 8" + "/5" * 600,
        "  1) 31: Cannot" + " " * 1000 + "Move",
        "  1) " + "Takes " * 300,
        "  1) " + "1" * 1000,
    ],
)
def test_a_line_longer_than_any_turn_is_refused_before_it_is_read(line: str) -> None:
    assert find_error(mat("  1) 31: 8/5 6/5", line))[:2] == ("mat_line_too_long", 6)


def test_a_heading_longer_than_any_name_is_refused_and_a_comment_may_be_long() -> None:
    text = mat("  1) 31: 8/5 6/5")
    assert find_error(text.replace("Mia", "M" * 1000))[:2] == ("mat_line_too_long", 4)
    assert parse_mat(f"; {'x' * 5000}\n{text}").white == "Mia"
