"""The position of all checkers, as seen by the player on roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.preset import HOME_POINTS, POINTS, RulePreset

OFF: Final = 0
BAR: Final = 25


@dataclass(frozen=True, slots=True)
class Position:
    """All checkers of both sides, in the numbers of the player on roll.

    `points[0]` is the player's 1-point, `points[23]` the 24-point; a positive count is the
    player's, a negative one the opponent's. Checkers walk from 24 to 1.
    """

    points: tuple[int, ...]
    bar: int = 0
    off: int = 0
    opponent_bar: int = 0
    opponent_off: int = 0

    @classmethod
    def start(cls, preset: RulePreset) -> Position:
        """Return the starting position of a game.

        >>> from rules.presets import BACKGAMMON
        >>> Position.start(BACKGAMMON).pips()
        167
        """
        opponent = {POINTS + 1 - point: count for point, count in preset.layout}
        return cls.of(dict(preset.layout), opponent)

    @classmethod
    def of(
        cls,
        player: dict[int, int],
        opponent: dict[int, int],
        *,
        off: int = 0,
        opponent_off: int = 0,
    ) -> Position:
        """Build a position from counts by point, both in the player's numbers (25 is the bar)."""
        points = [0] * POINTS
        for point, count in player.items():
            if point != BAR:
                points[point - 1] = count
        for point, count in opponent.items():
            if point != BAR:
                points[point - 1] = -count
        return cls(tuple(points), player.get(BAR, 0), off, opponent.get(BAR, 0), opponent_off)

    def count(self, place: int) -> int:
        """Return the number of the player's checkers on a point, the bar or off."""
        if place == BAR:
            return self.bar
        if place == OFF:
            return self.off
        return max(self.points[place - 1], 0)

    def opponent_count(self, point: int) -> int:
        """Return the number of the opponent's checkers on a point (1 to 24)."""
        return max(-self.points[point - 1], 0)

    def flipped(self) -> Position:
        """Return the same position as the opponent sees it."""
        return Position(
            tuple(-count for count in reversed(self.points)),
            self.opponent_bar,
            self.opponent_off,
            self.bar,
            self.off,
        )

    def sources(self) -> tuple[int, ...]:
        """Return the places from which the player could move, farthest first."""
        occupied = tuple(p for p in range(POINTS, 0, -1) if self.points[p - 1] > 0)
        return ((BAR,) if self.bar else ()) + occupied

    def outside(self) -> int:
        """Return the number of the player's checkers neither home nor borne off."""
        return self.bar + sum([count for count in self.points[HOME_POINTS:] if count > 0])

    def pips(self) -> int:
        """Return the player's pip count."""
        walking = sum(point * max(count, 0) for point, count in enumerate(self.points, start=1))
        return walking + BAR * self.bar

    def checkers(self) -> int:
        """Return the number of the player's checkers, on the board and off."""
        return self.bar + self.off + sum(max(count, 0) for count in self.points)

    def holds_home(self) -> bool:
        """Return whether the player has made all six points of the home board."""
        return all(count >= 2 for count in self.points[:HOME_POINTS])
