"""The record of a game played here, checked like a match file."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rules.notation.errors import NotationError
from rules.notation.matches import TurnAction, check_match, walk_match
from rules.play.as_match import is_game_record, read_game_record
from rules.play.events import EventKind, PlayEvent
from rules.play.record import format_game
from rules.play.results import EndKind, PlayResult
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.rules.play.playing import play_by_chance


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_a_game_that_was_played_here_is_legal_to_its_end(preset: RulePreset, seed: int) -> None:
    record, state = play_by_chance(preset, seed)
    text = format_game(record)
    assert is_game_record(text)
    played = read_game_record(text.replace("\n", "\r\n") if seed % 2 else text)
    assert (played.record.preset, played.match.stop) == (preset, None)
    checked = walk_match(played.match, preset)
    assert checked.problem is None
    assert state.result is not None
    (end,) = checked.ends
    assert end is not None
    assert (end.winner, end.points) == (state.result.winner, state.result.points)


def test_a_turn_knows_the_line_of_its_roll() -> None:
    text = format_game(play_by_chance(BAN_SUGOROKU, 1)[0])
    turns = read_game_record(text).match.games[0].turns
    for turn in turns:
        line = text.splitlines()[turn.line - 1]
        assert turn.roll is not None
        assert line.endswith(f"{turn.side} rolled {turn.roll.high}-{turn.roll.low}")
        assert text[turn.offset :].startswith(line)


def spoil_play(text: str, number: int) -> tuple[str, int]:
    """Return a record with an impossible step in one of its plays, and the line of its roll."""
    plays = list(re.finditer(r" played (\S+)", text))
    play = plays[number]
    line = text.count("\n", 0, play.start()) + 1
    return f"{text[: play.start(1)]}3/24{text[play.end(1) :]}", line - 1


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
@pytest.mark.parametrize("number", [0, 3, 10])
def test_an_illegal_step_is_found(preset: RulePreset, number: int) -> None:
    text, line = spoil_play(format_game(play_by_chance(preset, 2)[0]), number)
    problem = check_match(read_game_record(text).match, preset)
    assert problem is not None
    assert (problem.code, problem.line) == ("play_refused", line)


def test_a_result_that_is_not_that_of_the_board_is_found() -> None:
    record, _ = play_by_chance(BAN_SUGOROKU, 3)
    assert record.result is not None
    assert record.result.winner is not None
    wrong = replace(record, result=replace(record.result, winner=record.result.winner.other))
    problem = check_match(read_game_record(format_game(wrong)).match, BAN_SUGOROKU)
    assert problem is not None
    assert problem.code == "result_winner"
    more = replace(record, result=replace(record.result, points=record.result.points + 7))
    problem = check_match(read_game_record(format_game(more)).match, BAN_SUGOROKU)
    assert problem is not None
    assert problem.code == "result_points"


def test_whoever_resigns_after_a_roll_leaves_it_unplayed() -> None:
    record, _ = play_by_chance(BACKGAMMON, 4)
    first = record.events[0]
    events = (first, PlayEvent(first.side, EventKind.RESIGNED))
    result = PlayResult(first.side.other, EndKind.RESIGNED, 1)
    text = format_game(replace(record, events=events, result=result))
    match = read_game_record(text).match
    assert [turn.action for turn in match.games[0].turns] == [None, TurnAction.RESIGN]
    assert check_match(match) is None
    assert match.games[0].result is not None
    assert match.games[0].result.winner is first.side.other


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("7 white sang", "game_record", "7 white sang"),
        ("7 white played 8/5", "roll_expected", "white played"),
    ],
)
def test_what_cannot_be_read_leaves_what_stands_before_it(line: str, code: str, found: str) -> None:
    text = format_game(play_by_chance(BAN_SUGOROKU, 5)[0])
    lines = text.splitlines()
    at = next(i for i, old in enumerate(lines) if old.startswith("7 "))
    side = lines[at - 1].split()[1]
    spoiled = line if code == "game_record" else line.replace("white", side)
    played = read_game_record("\n".join([*lines[:at], spoiled, *lines[at + 1 :]]))
    stop = played.match.stop
    assert stop is not None
    assert (stop.code, stop.facts["line"]) == (code, at + 1)
    assert str(stop.facts["found"]).endswith(found.split(" ", 1)[1])
    assert len(played.match.games[0].turns) == 3
    assert check_match(played.match, BAN_SUGOROKU) is None


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game: a", 1),
        ("game: a\nsong: b", 2),
        (format_game(play_by_chance(BAN_SUGOROKU, 6)[0]).replace("ban-sugoroku", "chess"), 2),
    ],
)
def test_without_a_head_nothing_can_be_read(text: str, line: int) -> None:
    with pytest.raises(NotationError) as raised:
        read_game_record(text)
    assert (raised.value.code, raised.value.facts["line"]) == ("game_record", line)


@pytest.mark.parametrize("sign", ["\u3000", "\x0b", "\u2028"])
def test_lines_are_counted_as_the_record_counts_them(sign: str) -> None:
    text = f"\n\n{format_game(play_by_chance(BAN_SUGOROKU, 6)[0])}"
    text = text.replace("preset: ", f"preset:{sign} ")
    turn = read_game_record(text).match.games[0].turns[0]
    assert text[turn.offset :].startswith(f"1 {turn.side} rolled")
    assert text.split("\n")[turn.line - 1].startswith("1 ")
