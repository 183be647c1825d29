"""The first turns: dice, layout, and the plays of well-known openings."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine.cube import PlayerSide
from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.opening import open_game
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.engine.refusals import RefusalCode
from rules.preset import FirstTurn, RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.boards import draw_text
from tests.rules.engine.turns import START, begin, ends, ends_of, is_allowed, play, refuse


@pytest.mark.parametrize("preset", [BAN_SUGOROKU, BACKGAMMON], ids=lambda preset: preset.slug)
def test_both_games_begin_with_the_same_layout(preset: RulePreset) -> None:
    start = Position.start(preset)
    assert draw_text(start) == START
    assert start.flipped() == start
    assert (start.pips(), start.checkers()) == (167, 15)


def test_dice_show_one_to_six() -> None:
    for first, second in ((0, 3), (7, 3), (3, 0), (3, 7)):
        with pytest.raises(ValueError, match="dice show 1 to 6"):
            Roll.of(first, second)


def test_the_order_in_which_dice_are_read_does_not_matter() -> None:
    assert Roll.of(2, 6) == Roll.of(6, 2)


def test_every_roll_can_be_thrown_doubles_too() -> None:
    random = Random(1)
    assert {Roll.throw(random) for _ in range(1000)} == set(ALL_ROLLS)
    assert len(ALL_ROLLS) == 21


def test_a_throw_depends_on_nothing_but_the_source_of_chance() -> None:
    assert [Roll.throw(Random(7)) for _ in range(3)] == [Roll.throw(Random(7))] * 3


def test_a_double_is_two_numbers_in_ban_sugoroku_and_four_in_backgammon() -> None:
    assert Roll.of(4, 4).numbers(BAN_SUGOROKU) == (4, 4)
    assert Roll.of(4, 4).numbers(BACKGAMMON) == (4, 4, 4, 4)


def test_only_backgammon_begins_with_the_two_single_dice() -> None:
    assert BACKGAMMON.first_turn is FirstTurn.OPENING
    values = {value for option in BAN_SUGOROKU.options for value in option.values}
    assert FirstTurn.OPENING not in values


def test_three_one_makes_the_five_point() -> None:
    for preset in PRESETS:
        turn = begin(START, "3-1", preset)
        made = play(turn, "8/5 6/5")
        assert made.position.count(5) == 2
        assert made.is_finished
        assert len(turn.plays()) == 16


def test_a_checker_may_take_both_numbers_by_either_stop() -> None:
    turn = begin(START, "3-1")
    assert ends_of(turn, "8/5/4") == ends_of(turn, "8/7/4")
    refusal = refuse(turn, "8/4")
    assert (refusal.code, refusal.between) == (RefusalCode.SUM_OF_NUMBERS, (5, 7))


def test_five_three_stops_on_ten_or_on_eight() -> None:
    turn = begin(START, "5-3")
    assert play(turn, "13/10/5").position == play(turn, "13/8/5").position


@pytest.mark.parametrize(
    ("roll", "four", "two"),
    [
        ("1-1", 42, 9),
        ("2-2", 75, 13),
        ("3-3", 73, 13),
        ("4-4", 52, 12),
        ("5-5", 4, 3),
        ("6-6", 11, 6),
    ],
)
def test_an_opening_double_has_fewer_plays_with_two_numbers(roll: str, four: int, two: int) -> None:
    assert len(begin(START, roll, BACKGAMMON).plays()) == four
    assert len(begin(START, roll, BAN_SUGOROKU).plays()) == two


def test_two_checkers_to_ext_two_use_up_a_double_two() -> None:
    turn = begin(START, "2-2", BAN_SUGOROKU, "13/11 13/11")
    assert turn.numbers_left == ()
    assert turn.is_finished
    assert refuse(turn, "6/4").code is RefusalCode.NUMBER_USED


def test_in_backgammon_the_same_two_steps_are_half_of_the_turn() -> None:
    turn = begin(START, "2-2", BACKGAMMON, "13/11 13/11")
    assert turn.numbers_left == (2, 2)
    assert refuse(turn, "end").code is RefusalCode.NUMBERS_LEFT
    assert is_allowed(turn, "6/4")


def test_plays_are_listed_once_for_each_position_they_lead_to() -> None:
    for roll in ALL_ROLLS:
        plays = legal_plays(BACKGAMMON, Position.start(BACKGAMMON), roll)
        assert len(set(ends(plays))) == len(plays)


def test_the_first_seat_begins_and_then_the_two_sides_in_turn() -> None:
    sides = [open_game(BAN_SUGOROKU, Random(3), games).side for games in range(4)]
    assert sides == [PlayerSide.WHITE, PlayerSide.BLACK, PlayerSide.WHITE, PlayerSide.BLACK]


def test_who_begins_in_turn_throws_both_dice_so_that_a_double_can_open_the_game() -> None:
    random = Random(3)
    openings = [open_game(BAN_SUGOROKU, random) for _ in range(100)]
    assert not [opening for opening in openings if opening.thrown_for]
    assert [opening for opening in openings if opening.roll.is_double]


@pytest.mark.parametrize(
    "preset", [BACKGAMMON, BAN_SUGOROKU.with_options({"first-turn": "thrown"})]
)
def test_the_higher_single_die_begins_and_equal_dice_are_thrown_again(preset: RulePreset) -> None:
    random = Random(3)
    for _ in range(100):
        opening = open_game(preset, random, games_before=1)
        white, black = opening.thrown_for or (0, 0)
        assert white != black
        assert opening.side is (PlayerSide.WHITE if white > black else PlayerSide.BLACK)


def test_the_dice_that_were_thrown_for_the_start_are_played_in_backgammon_only() -> None:
    random = Random(3)
    for _ in range(100):
        opening = open_game(BACKGAMMON, random)
        assert opening.roll == Roll.of(*(opening.thrown_for or (0, 0)))
    thrown = BAN_SUGOROKU.with_options({"first-turn": "thrown"})
    anew = [open_game(thrown, random) for _ in range(100)]
    assert [opening for opening in anew if opening.roll.is_double]
