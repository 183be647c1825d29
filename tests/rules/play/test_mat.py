from __future__ import annotations

from dataclasses import replace

import pytest

from rules.engine.cube import PlayerSide
from rules.notation.matches import check_match, parse_mat
from rules.play.dice_stream import DiceStream
from rules.play.events import EventKind, PlayEvent
from rules.play.game import PlayState, throw_next
from rules.play.mat import format_mat
from rules.presets import BACKGAMMON
from tests.rules.play.playing import play_by_chance


@pytest.mark.parametrize("seed", range(12))
def test_a_game_is_read_again_with_every_play_and_its_points(seed: int) -> None:
    preset = BACKGAMMON.with_options({"cube": "off"}) if seed % 3 == 0 else BACKGAMMON
    record, state = play_by_chance(preset, seed)
    match = parse_mat(format_mat(record, (3, 1)))
    assert check_match(match, preset) is None, format_mat(record)
    (game,) = match.games
    assert game.score == (3, 1)
    assert game.result
    assert state.result
    assert (game.result.winner, game.result.points) == (state.result.winner, state.result.points)
    rolls = [event for event in record.events if event.kind is EventKind.ROLLED]
    assert len([turn for turn in game.turns if turn.roll]) == len(rolls)


@pytest.mark.parametrize("rolled", [False, True])
def test_a_game_that_was_given_up_is_read_again(rolled: bool) -> None:
    record, _ = play_by_chance(BACKGAMMON, 1)
    dice = DiceStream(record.game, record.seed, record.digits)
    state, events = PlayState.begin(BACKGAMMON), []
    for event in (throw_next(state, dice), *record.events[1:2]):
        events.append(event)
        state = state.after(event)
    if rolled:
        events.append(throw_next(state, dice))
        state = state.after(events[-1])
    side = state.side or PlayerSide.WHITE
    events.append(PlayEvent(side, EventKind.RESIGNED))
    state = state.after(events[-1])
    short = replace(record, events=tuple(events), result=state.result)
    match = parse_mat(format_mat(short))
    assert check_match(match) is None, format_mat(short)
    result = match.games[0].result
    assert result is not None
    assert (result.winner, result.points) == (side.other, 1)


def test_a_game_that_goes_on_is_written_as_far_as_it_went() -> None:
    record, _ = play_by_chance(BACKGAMMON, 2)
    begun = replace(record, events=record.events[:5], result=None)
    assert check_match(parse_mat(format_mat(begun))) is None


def test_a_win_stands_beside_the_last_cell_of_the_loser() -> None:
    record, state = play_by_chance(BACKGAMMON, 1)
    assert state.result
    assert state.result.winner is PlayerSide.BLACK
    assert format_mat(record).splitlines()[-1].split() == ["4)", "Drops", "Wins", "1", "point"]
