"""Plays are ranked and chosen: always legal, best first, the win taken, each level as described."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.outcome import find_outcome
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.player.choosing import best_play, rank, rate
from rules.player.levels import LEVELS, choose
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.boards import parse_text
from tests.levels import at_level, play_match
from tests.rules.player.positions import take_positions
from tests.rules.player.test_nets import options_of

GAMES = [game for preset in PRESETS for game in options_of(preset)]
all_games = pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))


@all_games
@pytest.mark.parametrize("level", LEVELS[:4])
def test_every_level_chooses_a_legal_play_under_all_options(game: RulePreset, level: int) -> None:
    random = Random(level)
    for position in take_positions(game, 30, seed=3):
        roll = Roll.throw(random)
        plays = legal_plays(game, position, roll)
        chosen = choose(game, position, roll, level, random)
        assert chosen in plays if plays else chosen is None


@all_games
def test_the_strongest_level_plays_the_first_of_the_ranking(game: RulePreset) -> None:
    for position in take_positions(game, 6, seed=4)[3:]:
        roll = Roll.of(5, 2)
        ranked = rank(game, position, roll)
        assert {each.play for each in ranked} == set(legal_plays(game, position, roll))
        assert choose(game, position, roll, 5, Random(1)) == (ranked[0].play if ranked else None)
        looked = [each.points for each in ranked if each.depth]
        assert looked == sorted(looked, reverse=True)


def test_a_win_is_taken() -> None:
    position = parse_text("7:1 1:5 2:5 3:4 / 12:15")
    for level in LEVELS[2:]:
        play = choose(BAN_SUGOROKU, position, Roll.of(6, 1), level, Random(1))
        assert play
        assert play.outcome


def test_the_same_choice_comes_from_the_same_chance() -> None:
    position = take_positions(BACKGAMMON, 9)[8]
    for level in LEVELS[:4]:
        chosen = [choose(BACKGAMMON, position, Roll.of(6, 1), level, Random(7)) for _ in "ab"]
        assert chosen[0] == chosen[1]


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        choose(BACKGAMMON, Position.start(BACKGAMMON), Roll.of(6, 1), 6, Random(1))


def test_looking_ahead_is_the_mean_over_the_rolls() -> None:
    position = take_positions(BAN_SUGOROKU, 12, seed=8)[11]
    total = 0.0
    for roll in ALL_ROLLS:
        best = best_play(BAN_SUGOROKU, position, roll, depth=0)
        points = best.points if best else -rate(BAN_SUGOROKU, position.flipped()).points
        total += points * (1 if roll.is_double else 2)
    assert rate(BAN_SUGOROKU, position, depth=1).points == pytest.approx(total / 36)


def test_a_game_that_is_over_is_rated_as_what_was_won() -> None:
    won = parse_text("off:15 / 24:2 off:13")
    assert find_outcome(BACKGAMMON, won)
    assert rate(BACKGAMMON, won).points == 1
    assert rate(BACKGAMMON, won.flipped()).points == -1


@pytest.mark.parametrize(
    ("preset", "roll", "expected"),
    [
        (BACKGAMMON, (3, 1), {(8, 5), (6, 5)}),
        (BACKGAMMON, (6, 1), {(13, 7), (8, 7)}),
        (BACKGAMMON, (4, 2), {(8, 4), (6, 4)}),
    ],
)
def test_first_rolls_that_every_book_agrees_on(
    preset: RulePreset, roll: tuple[int, int], expected: set[tuple[int, int]]
) -> None:
    best = best_play(preset, Position.start(preset), Roll.of(*roll))
    assert best
    assert {(step.source, step.destination) for step in best.play.steps} == expected


@pytest.mark.thorough
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_each_level_beats_the_one_below(preset: RulePreset) -> None:
    for level in (2, 3, 4):
        points = play_match(preset, at_level(level), at_level(level - 1), 60, seed=level)
        assert sum(point > 0 for point in points) >= 33, (level, points)
