"""All legal plays of given positions, as other programs list them."""

from __future__ import annotations

from rules.engine.dice import Roll
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, get_preset
from tests.rules.data.records import (
    Record,
    Report,
    final_of,
    position_of,
    preset_of,
    read_json,
    read_records,
    roll_of,
)

OPTION_SETS = 4051
PERFT = 21


def test_backgammon_plays_end_where_other_programs_say(report: Report) -> None:
    checked = 0
    for case in read_records("backgammon-plays"):
        plays = legal_plays(BACKGAMMON, position_of(case), roll_of(case))
        strict = [play for play in plays if not play.accepted]
        assert finals_of(case, strict) == case["finals"], case["id"]
        assert longest(strict) == case["max_steps"], case["id"]
        checked += 1
    report(checked, 1520)


def test_wins_with_fewer_numbers_are_listed_apart_in_backgammon(report: Report) -> None:
    checked = 0
    for case in read_records("backgammon-plays"):
        plays = legal_plays(BACKGAMMON, position_of(case), roll_of(case))
        accepted = sorted(final_of(play.position) for play in plays if play.accepted)
        assert accepted == case.get("optional_finals", []), case["id"]
        checked += bool(accepted)
    report(checked, 1)


def test_ban_sugoroku_plays_end_where_other_programs_say(report: Report) -> None:
    checked = 0
    for case in read_records("ban-sugoroku-plays"):
        for options, expected in case["results"].items():
            plays = legal_plays(preset_of(*options.split("-")), position_of(case), roll_of(case))
            where = f"{case['id']} {options}"
            assert not any(play.accepted for play in plays), where
            assert finals_of(case, plays) == expected["finals"], where
            assert longest(plays) == expected["max_steps"], where
            checked += 1
    report(checked, OPTION_SETS)


def test_ban_sugoroku_plays_win_what_the_formulas_say(report: Report) -> None:
    checked = 0
    for case in read_records("ban-sugoroku-plays"):
        for options, expected in case["results"].items():
            plays = legal_plays(preset_of(*options.split("-")), position_of(case), roll_of(case))
            found = sorted((final_of(play.position), outcome_of(play)) for play in plays)
            outcomes = [outcome for _, outcome in found] or [""]
            assert outcomes == expected["outcomes"], f"{case['id']} {options}"
            checked += 1
    report(checked, OPTION_SETS)


def test_the_start_has_as_many_plays_as_counted(report: Report) -> None:
    checked = 0
    for game, counts in games().items():
        preset = get_preset(game)
        start = Position.start(preset)
        for dice, expected in counts["one"].items():
            found = len(legal_plays(preset, start, roll_named(dice)))
            assert found == expected, f"{game} {dice}"
            checked += 1
    report(checked, 2 * PERFT)


def test_the_second_turn_has_as_many_plays_as_counted(report: Report) -> None:
    checked = 0
    for game, counts in games().items():
        preset = get_preset(game)
        start = Position.start(preset)
        for dice, expected in counts["two"].items():
            plays = legal_plays(preset, start, roll_named(dice))
            found = sum(count_plays(preset, play.position.flipped()) for play in plays)
            assert found == expected, f"{game} {dice}"
            checked += 1
    report(checked, 2 * PERFT)


def games() -> Record:
    """Return the counts by game."""
    return {name: counts for name, counts in read_json("perft.json").items() if name != "note"}


def count_plays(preset: RulePreset, position: Position) -> int:
    """Return the number of plays that all 21 rolls allow together."""
    rolls = (Roll(high, low) for high in range(1, 7) for low in range(1, high + 1))
    return sum(max(len(legal_plays(preset, position, roll)), 1) for roll in rolls)


def roll_named(dice: str) -> Roll:
    """Return the roll that a file names `1-2`."""
    first, second = dice.split("-")
    return Roll.of(int(first), int(second))


def finals_of(case: Record, plays: tuple[Play, ...] | list[Play]) -> list[list[int]]:
    """Return where plays end in the order of the files: where there is none, nothing moves."""
    finals = sorted(final_of(play.position) for play in plays)
    return finals or [final_of(position_of(case))]


def longest(plays: tuple[Play, ...] | list[Play]) -> int:
    """Return the largest number of steps."""
    return max((len(play.steps) for play in plays), default=0)


def outcome_of(play: Play) -> str:
    """Write an outcome as the files do."""
    return f"{play.outcome.kind}:{play.outcome.value}" if play.outcome else ""
