"""Rate a position, rank the plays of a roll, and choose one.

Looking ahead. At depth 0 a play is worth what the nets say of where it ends. At depth 1 it is the
mean over the 21 rolls of the opponent, each played best at depth 0; at depth 2 that reply is itself
judged at depth 1. Only the plays that look best at depth 0 are looked into.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.outcome import find_outcome
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.player.chances import Chances, mean_chances, sure_win
from rules.player.nets import GameNets, nets_of
from rules.preset import RulePreset

WIDTHS: Final = (0, 5, 4)
"""How many plays are looked into at depth 1 and at depth 2."""
WINDOW: Final = 0.16
"""Points by which a play may fall short of the best at depth 0 and still be looked into."""
DEEPEST: Final = len(WIDTHS) - 1


@dataclass(frozen=True, slots=True)
class RatedPlay:
    """A play with the chances that it leaves to the side that plays it.

    `depth` is how far ahead was looked; points of different depths are not to be compared.
    """

    play: Play
    chances: Chances
    depth: int

    @property
    def points(self) -> float:
        """The points that the play is worth."""
        return self.chances.points


def rate(preset: RulePreset, position: Position, depth: int = 0) -> Chances:
    """Return the estimated chances of the side on roll, before it rolls.

    A position that is won has sure chances. `depth` 1 is the mean over all rolls.
    """
    won = find_outcome(preset, position)
    if won:
        return sure_win(won.value)
    lost = find_outcome(preset, position.flipped())
    if lost:
        return sure_win(lost.value).swapped()
    nets = nets_of(preset)
    return nets.rate(preset, position) if depth == 0 else _look(preset, nets, position, depth)


def rank(
    preset: RulePreset, position: Position, roll: Roll, depth: int = 1, width: int | None = None
) -> list[RatedPlay]:
    """Return the legal plays of a roll, the best first; empty where none can be played.

    Only the `width` plays that look best at depth 0 are looked into, and of these none that falls
    short by more than `WINDOW`. They come first; the others keep depth 0.
    """
    nets = nets_of(preset)
    plays = legal_plays(preset, position, roll)
    rated = sorted(
        (RatedPlay(play, _after(preset, nets, play), 0) for play in plays),
        key=lambda each: -each.points,
    )
    if depth == 0 or len(rated) < 2:
        return rated
    likely = rated[: WIDTHS[depth] if width is None else width]
    looked = [each for each in likely if each.points >= rated[0].points - WINDOW]
    deeper = [
        RatedPlay(each.play, _look_after(preset, nets, each.play, depth), depth) for each in looked
    ]
    return sorted(deeper, key=lambda each: -each.points) + rated[len(looked) :]


def best_play(
    preset: RulePreset, position: Position, roll: Roll, depth: int = 1
) -> RatedPlay | None:
    """Return the best play of a roll, or None where none can be played."""
    ranked = rank(preset, position, roll, depth)
    return ranked[0] if ranked else None


def _after(preset: RulePreset, nets: GameNets, play: Play) -> Chances:
    """Return the chances of the side that played, at depth 0."""
    outcome = play.outcome
    if outcome:
        return sure_win(outcome.value)
    return nets.rate(preset, play.position.flipped()).swapped()


def _look_after(preset: RulePreset, nets: GameNets, play: Play, depth: int) -> Chances:
    """Return the chances of the side that played, at a depth of 1 or 2."""
    outcome = play.outcome
    if outcome:
        return sure_win(outcome.value)
    return _look(preset, nets, play.position.flipped(), depth).swapped()


def _look(preset: RulePreset, nets: GameNets, position: Position, depth: int) -> Chances:
    """Return the chances of the side on roll as the mean over its rolls, each played best."""
    found = []
    for roll in ALL_ROLLS:
        weight = 1 if roll.is_double else 2
        rated = [(_after(preset, nets, play), play) for play in legal_plays(preset, position, roll)]
        if not rated:
            passed = nets.rate(preset, position.flipped()).swapped()
            found.append((weight, passed))
            continue
        chances, play = max(rated, key=_points_of)
        if depth > 1:
            chances = _look_after(preset, nets, play, depth - 1)
        found.append((weight, chances))
    return mean_chances(found)


def _points_of(rated: tuple[Chances, Play]) -> float:
    return rated[0].points
