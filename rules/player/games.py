"""Which nets judge which game: one set for each way of being paid."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rules.preset import ClosedHome, GameGoal, Gammons, RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU

WEIGHTS: Final = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class NetChoice:
    """The name of a weights file, and the game whose self-play it is trained on."""

    name: str
    preset: RulePreset


def _ban_sugoroku(goal: GameGoal, closed_home: ClosedHome) -> NetChoice:
    options = {"goal": goal.value, "closed-home": closed_home.value}
    name = f"{BAN_SUGOROKU.slug}-{goal.value}-{closed_home.value}"
    return NetChoice(name, BAN_SUGOROKU.with_options(options))


NETS: Final = (
    NetChoice(BACKGAMMON.slug, BACKGAMMON),
    _ban_sugoroku(GameGoal.ARRIVE, ClosedHome.MULTIPLIED),
    _ban_sugoroku(GameGoal.ARRIVE, ClosedHome.IMMEDIATE),
    _ban_sugoroku(GameGoal.ARRIVE, ClosedHome.OFF),
    _ban_sugoroku(GameGoal.BEAR_OFF, ClosedHome.IMMEDIATE),
    _ban_sugoroku(GameGoal.BEAR_OFF, ClosedHome.OFF),
)


def find_net(preset: RulePreset) -> NetChoice:
    """Return the nets for a game: those trained under the rules that are nearest to its own.

    Steps in a double weigh most, then the goal, then what a closed home does.
    """

    def distance(net: NetChoice) -> tuple[bool, bool, bool, bool]:
        other = net.preset
        return (
            other.numbers_in_double != preset.numbers_in_double,
            other.goal is not preset.goal,
            _closes(other) is not _closes(preset),
            (other.gammons is Gammons.COUNTED) is not (preset.gammons is Gammons.COUNTED),
        )

    return min(NETS, key=distance)


def _closes(preset: RulePreset) -> ClosedHome:
    """Return what a closed home does; where checkers are borne off it cannot multiply."""
    multiplies = preset.closed_home is ClosedHome.MULTIPLIED
    return ClosedHome.OFF if multiplies and preset.bears_off else preset.closed_home
