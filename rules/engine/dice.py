"""The two dice of a turn, and the numbers they allow to be played."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from rules.preset import RulePreset

PIPS: Final = 6


@dataclass(frozen=True, slots=True, order=True)
class Roll:
    """A roll of two dice, stored with the higher first."""

    high: int
    low: int

    @classmethod
    def of(cls, first: int, second: int) -> Roll:
        """Return the roll of two dice in any order; raise `ValueError` unless both are 1 to 6.

        >>> Roll.of(3, 5)
        Roll(high=5, low=3)
        """
        if not (1 <= first <= PIPS and 1 <= second <= PIPS):
            raise ValueError(f"dice show 1 to 6, not {first} and {second}")
        return cls(max(first, second), min(first, second))

    @classmethod
    def throw(cls, random: Random) -> Roll:
        """Throw two dice."""
        return cls.of(random.randint(1, PIPS), random.randint(1, PIPS))

    @property
    def is_double(self) -> bool:
        """Return whether both dice show the same number."""
        return self.high == self.low

    def numbers(self, preset: RulePreset) -> tuple[int, ...]:
        """Return the numbers to be played, the higher first; the game decides about doubles.

        >>> from rules.presets import BACKGAMMON, BAN_SUGOROKU
        >>> Roll.of(2, 2).numbers(BAN_SUGOROKU), Roll.of(2, 2).numbers(BACKGAMMON)
        ((2, 2), (2, 2, 2, 2))
        """
        if self.is_double:
            return (self.high,) * preset.numbers_in_double
        return (self.high, self.low)


ALL_ROLLS: Final = tuple(
    Roll(high, low) for high in range(1, PIPS + 1) for low in range(1, high + 1)
)
