"""Predicates on bearing off and winning."""

from __future__ import annotations

from rules.engine.outcome import WinKind
from tutorials.curriculum.goals.parameters import count, read_win_kind
from tutorials.curriculum.goals.played import Played
from tutorials.curriculum.goals.registry import Parameter, predicate


@predicate(count(1))
def bears_off(played: Played, least: int) -> bool:
    """Return whether at least `count` checkers are borne off."""
    return played.end.off - played.start.off >= least


@predicate()
def wins(played: Played) -> bool:
    """Return whether the play ends the game for the player."""
    return played.play.outcome is not None


@predicate(count())
def wins_worth(played: Played, value: int) -> bool:
    """Return whether the play wins exactly so many points."""
    outcome = played.play.outcome
    return outcome is not None and outcome.value == value


@predicate(Parameter("kind", read_win_kind))
def wins_by(played: Played, kind: WinKind) -> bool:
    """Return whether the play wins in this way."""
    outcome = played.play.outcome
    return outcome is not None and outcome.kind is kind
