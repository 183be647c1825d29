"""The rules of backgammon as data for the engine."""

from __future__ import annotations

from typing import Final

from rules.games.positions import LAYOUT
from rules.preset import (
    BoardKind,
    ClosedHome,
    Cube,
    FirstTurn,
    GameGoal,
    Gammons,
    HomeSide,
    Option,
    RulePreset,
    TurnLimit,
    WinBeforeLastNumber,
)

BACKGAMMON: Final = RulePreset(
    slug="backgammon",
    board=BoardKind.TRIANGLES,
    home=HomeSide.RIGHT,
    layout=LAYOUT,
    numbers_in_double=4,
    goal=GameGoal.BEAR_OFF,
    closed_home=ClosedHome.OFF,
    first_turn=FirstTurn.OPENING,
    win_before_last_number=WinBeforeLastNumber.ACCEPTED,
    cube=Cube.ON,
    gammons=Gammons.COUNTED,
    gammon_value=2,
    backgammon_value=3,
    cube_limit=64,
    has_standard_notations=True,
    options=(
        Option("cube", (Cube.ON, Cube.OFF)),
        Option("gammons", (Gammons.COUNTED, Gammons.OFF)),
        Option("turn-limit", (TurnLimit.NONE, TurnLimit.SECONDS_30, TurnLimit.SECONDS_60)),
    ),
)
