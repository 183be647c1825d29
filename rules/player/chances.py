"""Chances of a side, and what they come to in points."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chances:
    """The estimated chances of a side, each from 0 to 1.

    `win2` is the chance of a win worth 2 points or more, `win3` of one worth 3, the others are
    those of losing so. In a game whose wins are worth 1 they are 0.
    """

    win: float
    win2: float = 0.0
    win3: float = 0.0
    lose2: float = 0.0
    lose3: float = 0.0

    @property
    def points(self) -> float:
        """The points that the side may expect from this game, negative if it is behind.

        >>> Chances(win=0.75, win2=0.25).points
        0.75
        """
        return 2 * self.win - 1 + self.win2 + self.win3 - self.lose2 - self.lose3

    def swapped(self) -> Chances:
        """Return the chances of the other side."""
        return Chances(1 - self.win, self.lose2, self.lose3, self.win2, self.win3)


def sure_win(value: int) -> Chances:
    """Return the chances of a side that has won `value` points."""
    return Chances(1.0, float(value > 1), float(value > 2))


def mean_chances(weighted: Iterable[tuple[int, Chances]]) -> Chances:
    """Return the mean of chances, each with the number of dice rolls (of 36) it stands for."""
    held = list(weighted)
    total = sum(weight for weight, _ in held)
    return Chances(
        sum(weight * each.win for weight, each in held) / total,
        sum(weight * each.win2 for weight, each in held) / total,
        sum(weight * each.win3 for weight, each in held) / total,
        sum(weight * each.lose2 for weight, each in held) / total,
        sum(weight * each.lose3 for weight, each in held) / total,
    )
