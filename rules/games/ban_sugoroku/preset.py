"""The rules of Ban-sugoroku as data for the engine."""

from __future__ import annotations

from typing import Final

from rules.games.positions import LAYOUT
from rules.preset import (
    BoardKind,
    ClosedHome,
    FirstTurn,
    GameGoal,
    HomeSide,
    Option,
    RulePreset,
    TurnLimit,
    WinBeforeLastNumber,
)

MUJO_PATTERNS: Final = ((2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3))
"""The two homes of a mujō-gachi, read from Inner 1 to Inner 6 (no source settles the direction)."""

BAN_SUGOROKU: Final = RulePreset(
    slug="ban-sugoroku",
    board=BoardKind.FIELDS,
    home=HomeSide.LEFT,
    layout=LAYOUT,
    numbers_in_double=2,
    goal=GameGoal.ARRIVE,
    closed_home=ClosedHome.MULTIPLIED,
    first_turn=FirstTurn.ALTERNATE,
    win_before_last_number=WinBeforeLastNumber.COMPLETE,
    closed_home_value=2,
    pattern_value=3,
    patterns=MUJO_PATTERNS,
    names_rolls=True,
    names_quarters=True,
    options=(
        Option("goal", (GameGoal.ARRIVE, GameGoal.BEAR_OFF)),
        Option("closed-home", (ClosedHome.MULTIPLIED, ClosedHome.IMMEDIATE, ClosedHome.OFF)),
        Option("first-turn", (FirstTurn.ALTERNATE, FirstTurn.THROWN)),
        Option("turn-limit", (TurnLimit.NONE, TurnLimit.SECONDS_30, TurnLimit.SECONDS_60)),
    ),
)
