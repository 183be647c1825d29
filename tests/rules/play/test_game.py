"""A game as a list of events: what may come next, whose turn it is, and how it ends."""

from __future__ import annotations

import pytest

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.outcome import WinKind
from rules.engine.position import Position
from rules.notation.steps import parse_steps
from rules.play.dice_stream import DiceStream
from rules.play.events import EventKind, PlayEvent
from rules.play.game import MOST_TURNS, EventError, PlayState, replay, throw_next
from rules.play.results import EndKind, PlayResult, add_up
from rules.preset import Cube, FirstTurn, RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.rules.play.playing import play_by_chance

WHITE, BLACK = PlayerSide.WHITE, PlayerSide.BLACK
SEED = "ab" * 32
CUBE = BACKGAMMON.with_options({"cube": "on"}) if BACKGAMMON.cube is Cube.OFF else BACKGAMMON


def rolled(side: PlayerSide, high: int, low: int) -> PlayEvent:
    return PlayEvent(side, EventKind.ROLLED, Roll.of(high, low))


def played(side: PlayerSide, steps: str) -> PlayEvent:
    return PlayEvent(side, EventKind.PLAYED, steps=parse_steps(steps))


@pytest.mark.parametrize("preset", [BAN_SUGOROKU, BACKGAMMON, CUBE])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_chance_ends_and_is_the_same_when_replayed(preset: RulePreset, seed: int) -> None:
    record, state = play_by_chance(preset, seed)
    assert state.result
    assert replay(record.preset, record.events) == state
    assert state.next_kinds() == ()
    assert state.actor is None


def test_stored_positions_give_the_same_game_without_a_check() -> None:
    record, state = play_by_chance(BAN_SUGOROKU, 1)
    checked = stored = PlayState.begin(BAN_SUGOROKU)
    for event in record.events:
        position = checked.after(event)
        own = position.seen_by(event.side)
        stored = stored.after(event, own)
        checked = position
    assert stored == checked == state


def test_the_first_player_of_ban_sugoroku_alternates_from_game_to_game() -> None:
    dice = DiceStream("abc", SEED)
    for games_before, side in ((0, WHITE), (1, BLACK), (2, WHITE)):
        state = PlayState.begin(BAN_SUGOROKU, games_before)
        assert state.actor is side
        event = throw_next(state, dice)
        assert event == PlayEvent(side, EventKind.ROLLED, dice.throw(1))


def test_in_backgammon_the_higher_die_begins_with_both() -> None:
    for name in range(20):
        dice = DiceStream(f"g{name}", SEED)
        white, black = dice.throw_for_start()
        state = PlayState.begin(BACKGAMMON)
        assert state.actor is None
        event = throw_next(state, dice)
        assert event == rolled(WHITE if white > black else BLACK, white, black)
        state = state.after(event)
        assert state.turn is not None
        state = state.after(
            PlayEvent(event.side, EventKind.PLAYED, steps=state.turn.plays()[0].steps)
        )
        assert throw_next(state, dice).roll == dice.throw(1)


def test_with_thrown_the_higher_die_throws_anew() -> None:
    preset = BAN_SUGOROKU.with_options({"first-turn": "thrown"})
    assert preset.first_turn is FirstTurn.THROWN
    dice = DiceStream("abc", SEED)
    white, black = dice.throw_for_start()
    event = throw_next(PlayState.begin(preset), dice)
    assert event == PlayEvent(WHITE if white > black else BLACK, EventKind.ROLLED, dice.throw(1))


def test_a_turn_passes_to_the_other_side_who_sees_the_board_from_there() -> None:
    state = replay(BACKGAMMON, [rolled(WHITE, 3, 1), played(WHITE, "8/5 6/5")])
    assert state.actor is BLACK
    assert state.roll is None
    assert state.position.opponent_count(20) == 2
    assert state.seen_by(WHITE).count(5) == 2


@pytest.mark.parametrize(
    ("events", "code"),
    [
        ([played(WHITE, "8/5 6/5")], "not_next"),
        ([rolled(WHITE, 3, 1), rolled(WHITE, 3, 1)], "not_next"),
        ([rolled(WHITE, 3, 1), played(BLACK, "8/5 6/5")], "not_this_side"),
        ([rolled(WHITE, 3, 1), played(WHITE, "8/4 6/5")], "illegal_step"),
        ([rolled(WHITE, 3, 1), played(WHITE, "8/5")], "turn_not_finished"),
        ([rolled(WHITE, 3, 1), PlayEvent(WHITE, EventKind.PASSED)], "can_be_played"),
        ([rolled(WHITE, 3, 1), PlayEvent(WHITE, EventKind.DOUBLED)], "may_not_double"),
        ([PlayEvent(WHITE, EventKind.ROLLED)], "not_next"),
        ([PlayEvent(WHITE, EventKind.DOUBLED)], "may_not_double"),
        ([PlayEvent(WHITE, EventKind.TOOK)], "not_next"),
    ],
)
def test_an_event_out_of_turn_is_refused(events: list[PlayEvent], code: str) -> None:
    with pytest.raises(EventError) as refused:
        replay(BACKGAMMON, events)
    assert refused.value.code == code


def test_a_roll_that_cannot_be_played_is_passed() -> None:
    closed = Position.of({25: 1, 6: 14}, dict.fromkeys(range(19, 25), 2) | {1: 3})
    state = PlayState(BACKGAMMON, WHITE, closed, Roll.of(5, 2))
    assert EventKind.PASSED in state.next_kinds()
    assert state.after(PlayEvent(WHITE, EventKind.PASSED)).actor is BLACK


def test_a_double_is_answered_by_the_other_side() -> None:
    begun = [rolled(WHITE, 3, 1), played(WHITE, "8/5 6/5"), PlayEvent(BLACK, EventKind.DOUBLED)]
    state = replay(CUBE, begun)
    assert state.actor is WHITE
    assert EventKind.ROLLED not in state.next_kinds()
    taken = state.after(PlayEvent(WHITE, EventKind.TOOK))
    assert taken.cube == CubeState(2, WHITE)
    assert taken.actor is BLACK
    assert EventKind.DOUBLED not in taken.next_kinds()
    dropped = state.after(PlayEvent(WHITE, EventKind.DROPPED))
    assert dropped.result == PlayResult(BLACK, EndKind.DROPPED, 1)


def test_without_a_cube_nobody_doubles() -> None:
    plain = BACKGAMMON.with_options({"cube": "off"})
    state = replay(plain, [rolled(WHITE, 3, 1), played(WHITE, "8/5 6/5")])
    assert EventKind.DOUBLED not in state.next_kinds()


def test_either_side_may_give_up_for_what_the_cube_shows() -> None:
    state = replay(BAN_SUGOROKU, [rolled(WHITE, 3, 1)])
    for side in PlayerSide:
        ended = state.after(PlayEvent(side, EventKind.RESIGNED))
        assert ended.result == PlayResult(side.other, EndKind.RESIGNED, 1)
    unwon = state.after(PlayEvent(BLACK, EventKind.REFUSED_TO_GO_ON))
    assert unwon.result == PlayResult(None, EndKind.REFUSED_TO_GO_ON)


def test_a_win_is_worth_its_kind_times_the_cube() -> None:
    last = Position.of({1: 1}, {24: 15}, off=14)
    state = PlayState(CUBE, WHITE, last, Roll.of(2, 1), CubeState(2, BLACK))
    ended = state.after(played(WHITE, "1/off"))
    assert ended.result == PlayResult(WHITE, WinKind.GAMMON, 4)


def test_a_game_without_end_ends_without_a_winner() -> None:
    state = PlayState(
        BAN_SUGOROKU, WHITE, Position.start(BAN_SUGOROKU), Roll.of(3, 1), turns=MOST_TURNS - 1
    )
    turn = state.turn
    assert turn is not None
    ended = state.after(PlayEvent(WHITE, EventKind.PLAYED, steps=turn.plays()[0].steps))
    assert ended.result == PlayResult(None, EndKind.TOO_LONG)


def test_points_add_up_over_several_games() -> None:
    results = [
        PlayResult(WHITE, WinKind.IRI, 1),
        PlayResult(BLACK, WinKind.MUJO, 3),
        PlayResult(None, EndKind.TOO_LONG),
        PlayResult(WHITE, EndKind.RESIGNED, 1),
    ]
    assert add_up(results) == (2, 3)
