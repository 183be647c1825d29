"""Whole games of random legal plays."""

from __future__ import annotations

import pytest

from rules.engine.outcome import WinKind
from rules.engine.validation import find_position_fault
from rules.preset import ClosedHome, Gammons, RulePreset
from tests.rules.engine.properties.games import (
    EVERY_COMBINATION,
    PLAYED_APART,
    SEEDS,
    describe,
    only_asked,
    play_at_random,
)


def kinds(preset: RulePreset) -> set[WinKind]:
    """Return the kinds of win that a game can end in."""
    if not preset.bears_off:
        closing = {
            ClosedHome.MULTIPLIED: {WinKind.MUSHI, WinKind.MUJO},
            ClosedHome.IMMEDIATE: {WinKind.MUJI},
            ClosedHome.OFF: set[WinKind](),
        }
        return {WinKind.IRI} | closing[preset.closed_home]
    if preset.gammons is Gammons.COUNTED:
        return {WinKind.SINGLE, WinKind.GAMMON, WinKind.BACKGAMMON}
    if preset.closed_home is ClosedHome.IMMEDIATE:
        return {WinKind.OFF, WinKind.MUJI}
    return {WinKind.OFF}


@pytest.mark.parametrize("preset", PLAYED_APART, ids=describe)
def test_random_games_end(preset: RulePreset) -> None:
    for seed in range(SEEDS):
        game = play_at_random(preset, seed)
        assert game.outcome is not None, f"seed {seed}"
        assert game.outcome.kind in kinds(preset)


@pytest.mark.parametrize("preset", EVERY_COMBINATION, ids=describe)
def test_no_turn_of_a_random_game_begins_in_a_faulty_position(preset: RulePreset) -> None:
    for position in play_at_random(only_asked(preset), 0).positions:
        assert find_position_fault(preset, position) is None


def test_random_games_reach_what_is_rare() -> None:
    games = [play_at_random(preset, seed) for preset in PLAYED_APART for seed in range(SEEDS)]
    positions = [position for game in games for position in game.positions]
    assert any(position.bar > 1 for position in positions)
    assert any(position.bar and position.opponent_bar for position in positions)
    assert any(position.off and position.outside() for position in positions)
    assert any(position.holds_home() and position.opponent_bar for position in positions)
