"""Who has won, by which rule, and what the win is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.engine.position import Position
from rules.preset import HOME_POINTS, ClosedHome, GameGoal, Gammons, RulePreset


class WinKind(StrEnum):
    """The kinds of win."""

    IRI = "iri"
    """Iri-gachi: all checkers are in the home board."""
    MUSHI = "mushi"
    """Mushi-gachi: an arrival with a closed home against a hit checker."""
    MUJO = "mujo"
    """Mujō-gachi: a mushi-gachi in one of the two patterns."""
    MUJI = "muji"
    """Muji-gachi: the closed home itself wins."""
    OFF = "off"
    """The last checker is borne off; nothing more is counted."""
    SINGLE = "single"
    GAMMON = "gammon"
    BACKGAMMON = "backgammon"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game won by the player on roll: how, and for how many points."""

    kind: WinKind
    value: int


def find_outcome(preset: RulePreset, position: Position, cube: int = 1) -> Outcome | None:
    """Return the player's win in this position, or None; `cube` multiplies the value.

    >>> from rules.presets import BAN_SUGOROKU
    >>> home = {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3}
    >>> find_outcome(BAN_SUGOROKU, Position.of(home, {25: 1, 24: 14}))
    Outcome(kind=<WinKind.MUJO: 'mujo'>, value=3)
    """
    closed = position.opponent_bar > 0 and position.holds_home()
    if closed and preset.closed_home is ClosedHome.IMMEDIATE:
        return Outcome(WinKind.MUJI, cube)
    if preset.goal is GameGoal.ARRIVE:
        return _arrival(preset, position, closed, cube)
    return _borne_off(preset, position, cube)


def is_over(preset: RulePreset, position: Position) -> bool:
    """Return whether either side has won."""
    return (
        find_outcome(preset, position) is not None
        or find_outcome(preset, position.flipped()) is not None
    )


def _arrival(preset: RulePreset, position: Position, closed: bool, cube: int) -> Outcome | None:
    if position.outside():
        return None
    if not closed or preset.closed_home is not ClosedHome.MULTIPLIED:
        return Outcome(WinKind.IRI, cube)
    if position.points[:HOME_POINTS] in preset.patterns:
        return Outcome(WinKind.MUJO, preset.pattern_value * cube)
    return Outcome(WinKind.MUSHI, preset.closed_home_value * cube)


def _borne_off(preset: RulePreset, position: Position, cube: int) -> Outcome | None:
    if position.off < preset.checkers:
        return None
    if preset.gammons is not Gammons.COUNTED:
        return Outcome(WinKind.OFF, cube)
    if position.opponent_off:
        return Outcome(WinKind.SINGLE, cube)
    in_winners_home = any(count < 0 for count in position.points[:HOME_POINTS])
    if position.opponent_bar or in_winners_home:
        return Outcome(WinKind.BACKGAMMON, preset.backgammon_value * cube)
    return Outcome(WinKind.GAMMON, preset.gammon_value * cube)
