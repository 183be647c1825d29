"""What a win is called and what it is worth, and positions in which no turn can begin."""

from __future__ import annotations

import pytest

from rules.engine.outcome import Outcome, WinKind, find_outcome, is_over
from rules.engine.position import BAR, OFF, Position
from rules.engine.validation import FaultCode, PositionFault, find_position_fault
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, PRESETS
from tests.boards import parse_text
from tests.rules.engine.turns import CLOSING, CLOSING_EARLY, EARLY, LATE, PLAIN, START

NO_GAMMONS = BACKGAMMON.with_options({"gammons": "off"})


@pytest.mark.parametrize(
    ("loser", "kind", "value"),
    [
        ("12:14 off:1", WinKind.SINGLE, 1),
        ("bar:1 12:13 off:1", WinKind.SINGLE, 1),
        ("6:1 12:13 off:1", WinKind.SINGLE, 1),
        ("12:15", WinKind.GAMMON, 2),
        ("7:1 12:14", WinKind.GAMMON, 2),
        ("6:1 12:14", WinKind.BACKGAMMON, 3),
        ("1:2 12:13", WinKind.BACKGAMMON, 3),
        ("bar:1 12:14", WinKind.BACKGAMMON, 3),
    ],
)
@pytest.mark.parametrize("cube", [1, 4, 64])
def test_a_win_counts_by_where_the_loser_stands_times_the_cube(
    loser: str, kind: WinKind, value: int, cube: int
) -> None:
    position = parse_text(f"off:15 / {loser}")
    assert find_outcome(BACKGAMMON, position, cube) == Outcome(kind, value * cube)


def test_with_the_cube_on_four_the_wins_count_four_eight_and_twelve() -> None:
    losers = ("12:14 off:1", "12:15", "bar:1 12:14")
    outcomes = [find_outcome(BACKGAMMON, parse_text(f"off:15 / {loser}"), 4) for loser in losers]
    assert [outcome and outcome.value for outcome in outcomes] == [4, 8, 12]


@pytest.mark.parametrize("loser", ["12:14 off:1", "12:15", "bar:1 12:14"])
def test_without_gammons_every_win_counts_what_the_cube_says(loser: str) -> None:
    position = parse_text(f"off:15 / {loser}")
    assert find_outcome(NO_GAMMONS, position) == Outcome(WinKind.OFF, 1)
    assert find_outcome(NO_GAMMONS, position, 8) == Outcome(WinKind.OFF, 8)


@pytest.mark.parametrize(
    ("preset", "home", "outcome"),
    [
        (LATE, "6:3 5:3 4:3 3:2 2:2 1:2", Outcome(WinKind.MUJO, 3)),
        (LATE, "6:3 5:2 4:3 3:2 2:3 1:2", Outcome(WinKind.MUJO, 3)),
        (LATE, "6:2 5:2 4:2 3:3 2:3 1:3", Outcome(WinKind.MUSHI, 2)),
        (LATE, "6:2 5:3 4:2 3:3 2:2 1:3", Outcome(WinKind.MUSHI, 2)),
        (LATE, "6:5 5:2 4:2 3:2 2:2 1:2", Outcome(WinKind.MUSHI, 2)),
        (LATE, "6:5 5:3 4:2 3:2 2:2 1:1", Outcome(WinKind.IRI, 1)),
        (CLOSING, "6:3 5:3 4:3 3:2 2:2 1:2", Outcome(WinKind.MUJI, 1)),
        (CLOSING_EARLY, "6:3 5:3 4:3 3:2 2:2 1:2", Outcome(WinKind.MUJI, 1)),
        (CLOSING, "6:5 5:3 4:2 3:2 2:2 1:1", Outcome(WinKind.IRI, 1)),
        (PLAIN, "6:3 5:3 4:3 3:2 2:2 1:2", Outcome(WinKind.IRI, 1)),
        (EARLY, "6:3 5:3 4:3 3:2 2:2 1:2", None),
        (BACKGAMMON, "6:3 5:3 4:3 3:2 2:2 1:2", None),
    ],
)
def test_a_full_home_against_a_hit_checker_counts_by_option(
    preset: RulePreset, home: str, outcome: Outcome | None
) -> None:
    assert find_outcome(preset, parse_text(f"{home} / bar:1 12:14")) == outcome


def test_ban_sugoroku_has_no_cube_to_multiply_by() -> None:
    assert LATE.cube_limit == 1
    assert "cube" not in {option.name for option in LATE.options}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_nobody_has_won_at_the_start(preset: RulePreset) -> None:
    assert not is_over(preset, Position.start(preset))


def test_a_game_is_over_whoever_has_won_it() -> None:
    position = parse_text("off:15 / 12:15")
    assert is_over(BACKGAMMON, position)
    assert is_over(BACKGAMMON, position.flipped())
    assert find_outcome(BACKGAMMON, position.flipped()) is None


@pytest.mark.parametrize(
    ("preset", "text", "fault"),
    [
        (BACKGAMMON, START, None),
        (LATE, START, None),
        (BACKGAMMON, "6:14 off:1 / 19:15", None),
        (EARLY, "6:14 off:1 / 19:15", None),
        (LATE, "7:1 6:13 off:1 / 12:15", PositionFault(FaultCode.BORNE_OFF, found=1)),
        (LATE, "7:15 / 12:13 off:2", PositionFault(FaultCode.BORNE_OFF, True, found=2)),
        (
            BACKGAMMON,
            "6:14 / 19:15",
            PositionFault(FaultCode.CHECKER_COUNT, found=14, expected=15),
        ),
        (
            LATE,
            "7:15 / 12:15 bar:1",
            PositionFault(FaultCode.CHECKER_COUNT, True, found=16, expected=15),
        ),
        (BACKGAMMON, "off:15 / 19:15", PositionFault(FaultCode.ALREADY_WON)),
        (BACKGAMMON, "6:15 / off:15", PositionFault(FaultCode.ALREADY_WON)),
        (LATE, "6:15 / 12:15", PositionFault(FaultCode.ALREADY_WON)),
        (EARLY, "6:15 / 12:15", None),
        (LATE, "7:15 / 19:15", PositionFault(FaultCode.ALREADY_WON)),
        (
            CLOSING,
            "7:3 6:2 5:2 4:2 3:2 2:2 1:2 / bar:1 12:14",
            PositionFault(FaultCode.ALREADY_WON),
        ),
        (LATE, "7:3 6:2 5:2 4:2 3:2 2:2 1:2 / bar:1 12:14", None),
    ],
)
def test_a_position_is_faulty_where_no_turn_can_begin(
    preset: RulePreset, text: str, fault: PositionFault | None
) -> None:
    assert find_position_fault(preset, parse_text(text)) == fault


def test_a_position_needs_twenty_four_points() -> None:
    fault = find_position_fault(BACKGAMMON, Position((0,) * 23))
    assert fault == PositionFault(FaultCode.WRONG_LENGTH, found=23, expected=24)


@pytest.mark.parametrize("waiting", range(4))
def test_no_count_off_the_points_may_be_negative(waiting: int) -> None:
    counts = [-1 if place == waiting else 0 for place in range(4)]
    points = Position.start(BACKGAMMON).points
    fault = find_position_fault(BACKGAMMON, Position(points, *counts))
    assert fault == PositionFault(FaultCode.NEGATIVE)


def test_a_position_counts_pips_and_checkers_by_place() -> None:
    position = parse_text("bar:1 24:2 6:3 off:9 / 1:2 12:13")
    assert position.pips() == 25 + 48 + 18
    assert (position.count(BAR), position.count(6), position.count(OFF)) == (1, 3, 9)
    assert (position.count(1), position.opponent_count(1), position.opponent_count(6)) == (0, 2, 0)
    assert position.sources() == (BAR, 24, 6)
    assert position.outside() == 3


def test_the_race_of_an_old_problem_is_counted_for_both() -> None:
    position = parse_text("13:2 6:2 4:3 3:2 2:3 1:3 / 5:1 22:4 23:5 24:5")
    assert (position.pips(), position.flipped().pips()) == (65, 47)
