"""How a game ends, and the points of several games between the same two."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rules.engine.cube import PlayerSide
from rules.engine.outcome import WinKind


class EndKind(StrEnum):
    """The ways in which a game ends besides the wins of its rules."""

    DROPPED = "dropped"
    RESIGNED = "resigned"
    REFUSED_TO_GO_ON = "refused-to-go-on"
    TOO_LONG = "too-long"
    """The game went on for so many turns that nobody wins it."""


@dataclass(frozen=True, slots=True)
class PlayResult:
    """Who has won, how, and for how many points; `winner` is None where nobody has."""

    winner: PlayerSide | None
    how: WinKind | EndKind
    points: int = 0


Score = tuple[int, int]
"""The points of White and Black."""


def add_up(results: Iterable[PlayResult]) -> Score:
    """Return the points of White and Black over several games."""
    won = {PlayerSide.WHITE: 0, PlayerSide.BLACK: 0}
    for result in results:
        if result.winner is not None:
            won[result.winner] += result.points
    return won[PlayerSide.WHITE], won[PlayerSide.BLACK]
