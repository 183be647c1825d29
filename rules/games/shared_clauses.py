"""The clauses of all games in the order of the rule pages, with the presets each holds for.

Which of them a game has, and what each rests on there, stands in the `clauses.py` of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.games.clause import Clause, Section
from rules.preset import (
    ClosedHome,
    Cube,
    FirstTurn,
    GameGoal,
    Gammons,
    RulePreset,
    TurnLimit,
    WinBeforeLastNumber,
)


def _always(preset: RulePreset) -> bool:
    return True


def _arrives(preset: RulePreset) -> bool:
    return preset.goal is GameGoal.ARRIVE


def _bears_off(preset: RulePreset) -> bool:
    return preset.goal is GameGoal.BEAR_OFF


def _multiplies(preset: RulePreset) -> bool:
    return _arrives(preset) and preset.closed_home is ClosedHome.MULTIPLIED


def _closing_wins(preset: RulePreset) -> bool:
    return preset.closed_home is ClosedHome.IMMEDIATE


def _plain_bearing_off(preset: RulePreset) -> bool:
    return _bears_off(preset) and preset.gammons is not Gammons.COUNTED


def _counts_gammons(preset: RulePreset) -> bool:
    return _bears_off(preset) and preset.gammons is Gammons.COUNTED


def _closed_home_void(preset: RulePreset) -> bool:
    return bool(preset.patterns) and preset.closed_home is ClosedHome.OFF


def _multiplying_void(preset: RulePreset) -> bool:
    return _bears_off(preset) and preset.closed_home is ClosedHome.MULTIPLIED


def _first_turn(value: FirstTurn) -> Callable[[RulePreset], bool]:
    return lambda preset: preset.first_turn is value


def _has_cube(preset: RulePreset) -> bool:
    return preset.cube is Cube.ON


def _has_turn_limit(preset: RulePreset) -> bool:
    return preset.turn_limit is not TurnLimit.NONE


def _accepts_early_win(preset: RulePreset) -> bool:
    return preset.win_before_last_number is WinBeforeLastNumber.ACCEPTED


CLAUSES: Final = (
    Clause("objective-arrive", Section.OBJECTIVE, _arrives),
    Clause("objective-bear-off", Section.OBJECTIVE, _bears_off),
    Clause("board", Section.SETUP, _always),
    Clause("point-names", Section.SETUP, _always),
    Clause("layout", Section.SETUP, _always),
    Clause("first-turn-alternate", Section.SETUP, _first_turn(FirstTurn.ALTERNATE)),
    Clause("first-turn-thrown", Section.SETUP, _first_turn(FirstTurn.THROWN)),
    Clause("first-turn-opening", Section.SETUP, _first_turn(FirstTurn.OPENING)),
    Clause("direction", Section.ROUTE, _always),
    Clause("roll", Section.TURN, _always),
    Clause("own-checkers", Section.TURN, _always),
    Clause("number-is-step", Section.TURN, _always),
    Clause("stop-between", Section.TURN, _always),
    Clause("doubles", Section.TURN, _always),
    Clause("most-numbers", Section.TURN, _always),
    Clause("larger-number", Section.TURN, _always),
    Clause("pass", Section.TURN, _always),
    Clause("turn-limit", Section.TURN, _has_turn_limit),
    Clause("blocked", Section.CONTACT, _always),
    Clause("open", Section.CONTACT, _always),
    Clause("hit", Section.CONTACT, _always),
    Clause("enter-first", Section.ENTERING, _always),
    Clause("enter-where", Section.ENTERING, _always),
    Clause("enter-part", Section.ENTERING, _always),
    Clause("bear-off-start", Section.BEARING_OFF, _bears_off),
    Clause("bear-off-number", Section.BEARING_OFF, _bears_off),
    Clause("bear-off-farther", Section.BEARING_OFF, _bears_off),
    Clause("bear-off-hit", Section.BEARING_OFF, _bears_off),
    Clause("iri-gachi", Section.RESULT, _arrives),
    Clause("no-bearing-off", Section.RESULT, _arrives),
    Clause("win-off", Section.RESULT, _plain_bearing_off),
    Clause("win-single", Section.RESULT, _counts_gammons),
    Clause("win-gammon", Section.RESULT, _counts_gammons),
    Clause("win-backgammon", Section.RESULT, _counts_gammons),
    Clause("game-ends", Section.RESULT, _always),
    Clause("last-checker", Section.RESULT, _accepts_early_win),
    Clause("mushi-gachi", Section.RESULT, _multiplies),
    Clause("mujo-gachi", Section.RESULT, _multiplies),
    Clause("mujo-direction", Section.RESULT, _multiplies),
    Clause("muji-gachi", Section.RESULT, _closing_wins),
    Clause("closed-home-off", Section.RESULT, _closed_home_void),
    Clause("closed-home-void", Section.RESULT, _multiplying_void),
    Clause("cube-value", Section.CUBE, _has_cube),
    Clause("cube-offer", Section.CUBE, _has_cube),
    Clause("cube-answer", Section.CUBE, _has_cube),
    Clause("cube-owner", Section.CUBE, _has_cube),
)
