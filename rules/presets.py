"""The games. Each is defined here and nowhere else."""

from __future__ import annotations

from typing import Final

from rules.preset import (
    BoardKind,
    ClosedHome,
    Cube,
    FirstTurn,
    Gammons,
    Goal,
    HomeSide,
    Option,
    RulePreset,
    TurnLimit,
    Vocabulary,
    WinBeforeLastNumber,
)

LAYOUT: Final = ((24, 2), (13, 5), (8, 3), (6, 5))

MUJO_PATTERNS: Final = ((2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3))
"""The two homes of a mujō-gachi, read from Int. 1 to Int. 6 (no source settles the direction)."""

BAN_SUGOROKU: Final = RulePreset(
    slug="ban-sugoroku",
    vocabulary=Vocabulary.BAN_SUGOROKU,
    board=BoardKind.FIELDS,
    home=HomeSide.LEFT,
    layout=LAYOUT,
    numbers_in_double=2,
    goal=Goal.ARRIVE,
    closed_home=ClosedHome.MULTIPLIED,
    first_turn=FirstTurn.ALTERNATE,
    win_before_last_number=WinBeforeLastNumber.COMPLETE,
    closed_home_value=2,
    pattern_value=3,
    patterns=MUJO_PATTERNS,
    options=(
        Option("goal", (Goal.ARRIVE, Goal.BEAR_OFF)),
        Option("closed-home", (ClosedHome.MULTIPLIED, ClosedHome.IMMEDIATE, ClosedHome.OFF)),
        Option("first-turn", (FirstTurn.ALTERNATE, FirstTurn.THROWN)),
        Option("turn-limit", (TurnLimit.NONE, TurnLimit.SECONDS_30, TurnLimit.SECONDS_60)),
    ),
)

BACKGAMMON: Final = RulePreset(
    slug="backgammon",
    vocabulary=Vocabulary.BACKGAMMON,
    board=BoardKind.TRIANGLES,
    home=HomeSide.RIGHT,
    layout=LAYOUT,
    numbers_in_double=4,
    goal=Goal.BEAR_OFF,
    closed_home=ClosedHome.OFF,
    first_turn=FirstTurn.OPENING,
    win_before_last_number=WinBeforeLastNumber.ACCEPTED,
    cube=Cube.ON,
    gammons=Gammons.COUNTED,
    gammon_value=2,
    backgammon_value=3,
    cube_limit=64,
    options=(
        Option("cube", (Cube.ON, Cube.OFF)),
        Option("gammons", (Gammons.COUNTED, Gammons.OFF)),
        Option("turn-limit", (TurnLimit.NONE, TurnLimit.SECONDS_30, TurnLimit.SECONDS_60)),
    ),
)

PRESETS: Final = (BAN_SUGOROKU, BACKGAMMON)


class UnknownPresetError(LookupError):
    """No game has this slug; `choices` holds the slugs that exist."""

    def __init__(self, slug: str) -> None:
        super().__init__(slug)
        self.slug = slug
        self.choices = tuple(preset.slug for preset in PRESETS)


def get_preset(slug: str) -> RulePreset:
    """Return the game called `slug` with its default options; raise `UnknownPresetError`."""
    for preset in PRESETS:
        if preset.slug == slug:
            return preset
    raise UnknownPresetError(slug)
