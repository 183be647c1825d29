"""Plays as match files and people write them, resolved on a turn."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.position import BAR, OFF
from rules.engine.refusals import RefusalCode
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.notation.plays import Resolved, parse_play, resolve_play
from rules.notation.rolls import parse_roll
from rules.notation.steps import TypedStep, format_play
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import parse_text
from tests.rules.data.records import Report, begin, final_of, read_records
from tests.rules.engine.properties.games import examples, turns
from tests.rules.notation.faults import fault

START = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"

WRITTEN_AS = {
    "same_die_twice": {RefusalCode.NUMBER_USED},
    "bar_ignored": {RefusalCode.ENTER_FIRST},
    "blocked_point": {RefusalCode.BLOCKED},
    "early_bear_off": {RefusalCode.NOT_ALL_HOME},
    "no_checker_there": {RefusalCode.NO_CHECKER},
    "sum_of_dice_through_block": {RefusalCode.SUM_BLOCKED},
}
"""What the engine says of a play spoiled in a way that leaves one reason only."""


def play(board: str, roll: str, text: str, preset: RulePreset = BACKGAMMON) -> Resolved:
    return resolve_play(Turn.begin(preset, parse_text(board), parse_roll(roll)), parse_play(text))


def steps(resolved: Resolved) -> list[tuple[int, int]]:
    return [(step.source, step.destination) for step in resolved.turn.steps]


def reason(resolved: Resolved) -> tuple[RefusalCode | None, int | None]:
    return resolved.refusal.code if resolved.refusal else None, resolved.index


def test_every_recorded_play_is_legal_and_ends_where_it_should(
    report: Report,
) -> None:
    records = read_records("recorded-plays")
    for record in records:
        resolved = resolve_play(begin(record), parse_play(record["play"]))
        assert resolved.is_legal, (record["id"], resolved.refusal)
        assert final_of(resolved.turn.position) == record["final"], record["id"]
    report(len(records), 14815)


def test_no_spoiled_play_is_legal_and_each_is_refused_for_what_spoils_it(
    report: Report,
) -> None:
    records = read_records("illegal-plays")
    for record in records:
        refusal = resolve_play(begin(record), parse_play(record["play"])).refusal
        assert refusal is not None, record["id"]
        expected = WRITTEN_AS.get(record["spoiled_by"], set(RefusalCode))
        assert refusal.code in expected, record["id"]
    report(len(records), 600)


@given(turns(), st.randoms(use_true_random=False))
@examples(200)
def test_a_legal_play_is_legal_however_it_is_sorted(turn: Turn, random: Random) -> None:
    for legal in turn.plays()[:20]:
        tries = list(parse_play(format_play(legal.steps)))
        random.shuffle(tries)
        resolved = resolve_play(turn, tries)
        assert resolved.is_legal
        assert resolved.turn.position == legal.position


@given(turns(), st.randoms(use_true_random=False))
@examples(200)
def test_a_play_of_chance_is_legal_or_refused_at_one_of_its_tries(
    turn: Turn, random: Random
) -> None:
    places = [*turn.position.sources(), *(random.randint(1, 24) for _ in range(3))]
    tries = [
        TypedStep(source, max(source - random.choice([1, 2, 3, 4, 5, 6, 8, 11]), OFF))
        for source in random.choices(places, k=random.randint(0, 5))
    ]
    resolved = resolve_play(turn, tries)
    assert resolved.is_legal == (resolved.turn.check_end() is None and resolved.index is None)
    if not resolved.is_legal:
        assert resolved.index is not None
        assert 0 <= resolved.index <= len(tries)
        at_end = resolved.refusal == resolved.turn.check_end()
        assert at_end == (resolved.index == len(tries))


def test_one_checker_walking_by_both_numbers_is_one_try() -> None:
    assert steps(play(START, "6-5", "24/13")) == [(24, 18), (18, 13)]
    assert steps(play("24:2 / 18:2 1:2", "6-5", "24/13")) == [(24, 19), (19, 13)]


def test_a_checker_walking_by_a_double_is_one_try_counted() -> None:
    resolved = play("8:2 24:2 / 4:1 1:2", "2-2", "8/4*(2)")
    assert steps(resolved) == [(8, 6), (6, 4), (8, 6), (6, 4)]
    assert resolved.turn.position.opponent_bar == 1


def test_steps_may_be_sorted_as_no_one_could_play_them() -> None:
    assert steps(play("bar:1 8:2 / 1:2", "5-3", "8/5 bar/20")) == [(25, 20), (8, 5)]
    assert steps(play("10:1 4:1 / 24:2", "6-4", "4/off 10/4")) == [(10, 4), (4, 0)]


def test_two_checkers_may_have_to_walk_side_by_side() -> None:
    resolved = play("8:1 7:1 2:1 / 24:2", "4-4", "8/off 7/off")
    assert resolved.is_legal
    assert resolved.turn.position.off == 2


def test_a_checker_hits_nobody_on_its_way_unless_it_must() -> None:
    spared = play("24:2 / 18:1 1:2", "6-5", "24/13")
    assert steps(spared) == [(24, 19), (19, 13)]
    forced = play("24:2 / 19:2 18:1 1:2", "6-5", "24/13")
    assert forced.turn.position.opponent_bar == 1
    written = play("24:2 / 18:1 1:2", "6-5", "24/18*/13")
    assert written.turn.position.opponent_bar == 1


def test_the_number_that_lets_the_other_be_played_is_found() -> None:
    resolved = play("6:1 1:2 / 24:2", "6-5", "6/off 1/off")
    assert [step.number for step in resolved.turn.steps] == [6, 5]


def test_nothing_written_is_a_turn_without_a_play() -> None:
    assert play("bar:1 / 19:2 20:2 21:2 22:2 23:2 24:2", "6-5", "").is_legal
    assert reason(play(START, "6-5", "")) == (RefusalCode.NUMBERS_LEFT, 0)


@pytest.mark.parametrize(
    ("board", "roll", "text", "code", "index"),
    [
        (START, "6-5", "24/18", RefusalCode.NUMBERS_LEFT, 1),
        (START, "6-5", "24/18 13/8 6/5", RefusalCode.NUMBER_NOT_ROLLED, 2),
        (START, "6-5", "13/7 13/7", RefusalCode.NUMBER_USED, 1),
        (START, "6-5", "13/1", RefusalCode.NUMBER_NOT_ROLLED, 0),
        (START, "6-6", "24/12", RefusalCode.SUM_BLOCKED, 0),
        (START, "6-5", "6/1 13/7", RefusalCode.BLOCKED, 0),
        (START, "3-1", "5/8 6/5", RefusalCode.WRONG_DIRECTION, 0),
        (START, "3-1", "off/8 6/5", RefusalCode.NO_CHECKER, 0),
        ("bar:1 8:2 / 1:2 20:2", "5-3", "8/5 bar/20", RefusalCode.ENTER_FIRST, 0),
        ("8:1 / 5:2 1:2", "3-2", "8/6 5/2", RefusalCode.NO_CHECKER, 1),
        ("24:1 8:1 / 17:2 1:2", "6-1", "8/2", RefusalCode.NUMBERS_LEFT, 1),
    ],
)
def test_the_first_try_that_fails_is_named_with_its_reason(
    board: str, roll: str, text: str, code: RefusalCode, index: int
) -> None:
    resolved = play(board, roll, text)
    assert reason(resolved) == (code, index)
    assert not resolved.is_legal


def test_a_number_that_a_later_try_takes_does_not_hide_what_is_wrong() -> None:
    assert reason(play(START, "5-1", "6/1 13/8")) == (RefusalCode.BLOCKED, 0)


def test_a_win_with_a_number_left_is_a_whole_play() -> None:
    early = play("1:1 off:14 / 24:2 off:13", "6-5", "1/off")
    assert early.is_legal
    arrived = play("7:1 6:5 5:9 / 1:1 19:14", "2-1", "7/6", BAN_SUGOROKU)
    assert arrived.is_legal


def test_what_follows_a_win_is_refused() -> None:
    resolved = play("1:1 off:14 / 24:2 off:13", "6-5", "1/off 24/23")
    assert reason(resolved) == (RefusalCode.GAME_OVER, 1)


def test_a_long_list_of_tries_is_answered_at_once() -> None:
    tries = " ".join(f"{source}/{source - 1}" for source in range(24, 1, -1))
    board = "24:1 23:1 22:1 21:1 20:1 19:1 18:1 17:1 16:1 15:1 14:1 13:1 12:1 11:1 10:1 / 1:2"
    assert reason(play(board, "1-1", tries)) == (RefusalCode.NUMBER_USED, 4)


def test_the_bar_and_off_may_be_numbers() -> None:
    assert parse_play("25/20, 6/0") == (TypedStep(BAR, 20, 0), TypedStep(6, OFF, 7))
    assert parse_play("6/2 5/2 20/10") == parse_play("6/2 5/2 20/10 ")


@pytest.mark.parametrize(
    ("text", "code", "offset"),
    [
        ("25", "no_such_point", 0),
        ("26/20", "no_such_point", 0),
        ("125/20", "no_such_point", 0),
        ("8/00", "no_such_point", 2),
        ("0/8", "no_such_point", 0),
        ("8/5 kaboom", "place_expected", 4),
        ("8/5(5)", "repeat", 3),
        ("8/5 25/", "place_expected", 7),
    ],
)
def test_a_play_that_cannot_be_read_is_refused_with_its_place(
    text: str, code: str, offset: int
) -> None:
    assert fault(parse_play, text) == (code, offset)


def test_a_step_made_of_a_sum_stays_what_the_engine_makes_of_it() -> None:
    resolved = play(START, "2-1", "13/10")
    assert resolved.turn.steps == (Step(13, 11, 2), Step(11, 10, 1))
