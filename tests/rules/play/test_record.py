"""The record of a game as text, and the check of its dice."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.engine.cube import PlayerSide
from rules.play.check_dice import check_dice
from rules.play.game import replay
from rules.play.record import GameRecordError, format_game, parse_game
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.fuzz.notation import TARGETS, find_fault, make_text
from tests.rules.cli.running import run, start
from tests.rules.play.playing import play_by_chance

PRESETS = (
    BAN_SUGOROKU,
    BAN_SUGOROKU.with_options({"first-turn": "thrown", "goal": "bear-off"}),
    BACKGAMMON.with_options({"cube": "on"}),
)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_comes_back_from_its_text(preset: RulePreset, seed: int) -> None:
    record, state = play_by_chance(preset, seed)
    text = format_game(record)
    again = parse_game(text)
    assert again.result == state.result
    assert replay(again.preset, again.events) == state
    assert format_game(again).replace("*", "") == text.replace("*", "")


@pytest.mark.parametrize("preset", PRESETS)
def test_the_dice_of_a_game_follow_from_its_seed(preset: RulePreset) -> None:
    record, _ = play_by_chance(preset, 7)
    found = check_dice(record)
    assert found.is_right
    assert found.rolls


@pytest.mark.parametrize("preset", PRESETS)
def test_another_seed_or_other_digits_are_found_out(preset: RulePreset) -> None:
    record, _ = play_by_chance(preset, 7)
    assert not check_dice(replace(record, seed="0" * 64)).seed_fits
    assert not check_dice(replace(record, digits=("9", "9"))).is_right


def test_a_changed_roll_is_named() -> None:
    record, _ = play_by_chance(BAN_SUGOROKU, 7)
    text = format_game(record)
    line = next(line for line in text.splitlines() if line.startswith("1 white rolled "))
    other = "1 white rolled " + ("2-1" if not line.endswith("2-1") else "3-1")
    done = run("dice", stdin=text.replace(line, other).encode())
    assert done.returncode == 1
    assert b"Event 1, roll 1: white" in done.stdout
    assert b"DOES NOT FOLLOW" in done.stdout


def test_the_wrong_side_to_begin_is_found_out() -> None:
    record, _ = play_by_chance(PRESETS[2], 7)
    wrong = replace(record.events[0], side=PlayerSide(record.events[0].side).other)
    assert not check_dice(replace(record, events=(wrong, *record.events[1:]))).first_follows


def test_the_command_line_says_that_every_roll_follows_without_django() -> None:
    record, _ = play_by_chance(PRESETS[2], 3)
    done = start("dice", stdin=format_game(record).encode())
    assert done.returncode == 0, done.stderr
    total = len(check_dice(record).rolls)
    assert done.stdout.endswith(f"{total} of {total} rolls follow from the seed.\n".encode())


@pytest.mark.parametrize("text", [b"", b"\xff", b"game: a b", b"nonsense\n"])
def test_the_command_line_says_what_cannot_be_read(text: bytes) -> None:
    done = run("dice", stdin=text)
    assert done.returncode == 1
    assert done.stdout.startswith(b"The record ")


def test_a_record_without_its_seed_cannot_be_checked_yet() -> None:
    record, _ = play_by_chance(BAN_SUGOROKU, 3)
    done = run("dice", stdin=format_game(replace(record, seed="", result=None)).encode())
    assert done.returncode == 1
    assert b"no seed yet" in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("preset: ban-sugoroku", "preset: chess", "bad_value"),
        ("goal=arrive", "goal=fly", "bad_value"),
        ("commitment: ", "commitment: x", "bad_value"),
        ("digits: ", "digits: [", "bad_value"),
        ('"12"', '"1a"', "bad_value"),
        ("seed: ", "seed: z", "bad_value"),
        ("first: white", "first: red", "bad_value"),
        ("result: ", "result: somebody ", "bad_value"),
        ("first: ", "last: ", "unknown_name"),
        ("first: white", "first white", "not_a_head_line"),
        ("first: white", "first: white\nfirst: white", "named_twice"),
        ("preset: ban-sugoroku\n", "", "missing_name"),
        ("1 white rolled", "2 white rolled", "wrong_number"),
        ("1 white rolled", "1 red rolled", "unknown_side"),
        ("1 white rolled", "1 white threw", "unknown_event"),
        ("1 white rolled", "1 white rolled 7", "bad_roll"),
        ("2 white played ", "2 white played x", "bad_steps"),
        ("2 white played", "2 white passed", "more_on_the_line"),
        ("1 white rolled", "1 white\n1 white rolled", "not_an_event_line"),
        ("first: white", "first: " + "white" * 200, "line_too_long"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, code: str) -> None:
    text = format_game(play_by_chance(BAN_SUGOROKU, 5)[0])
    assert old in text
    with pytest.raises(GameRecordError) as fault:
        parse_game(text.replace(old, new, 1))
    assert fault.value.code == code
    assert 1 <= fault.value.line <= text.count("\n") + 2


def test_a_record_that_is_too_long_is_not_read() -> None:
    with pytest.raises(GameRecordError, match="too_long"):
        parse_game("x" * 300_001)


def test_spoiled_records_raise_nothing_but_their_own_error() -> None:
    random, target = Random(5), TARGETS["game"]
    for _ in range(2000):
        text = make_text(random, target.seeds)
        assert find_fault(target, text) is None, text
