"""Dice that can be checked: every roll of a game follows from a seed that was fixed beforehand.

Before the first roll only the commitment to the seed is shown; when the seed is shown at the end,
anybody can work out the rolls again.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Final

from rules.engine.dice import PIPS, Roll

SEED_BYTES: Final = 32
LONGEST_DIGITS: Final = 8
"""At most so many digits may each player add to the dice before the first roll."""
_FAIR: Final = 252
"""The largest multiple of six that a byte can reach: bytes from here on are thrown away."""
_COMMITMENT: Final = "choroku-dice-1"
_ROLL: Final = "choroku-roll-1"

Digits = tuple[str, str]
"""What White and Black have added to the dice, each empty or a few digits."""


def commit_to(game: str, seed: str) -> str:
    """Return the commitment to the seed of a game, which says nothing about its dice."""
    return sha256(f"{_COMMITMENT}\n{game}\n{seed}".encode()).hexdigest()


def are_digits(text: str) -> bool:
    """Tell whether a player may add `text` to the dice."""
    return len(text) <= LONGEST_DIGITS and (not text or (text.isascii() and text.isdigit()))


def is_seed(text: str) -> bool:
    """Tell whether `text` is a seed: 32 bytes in lower-case hexadecimal digits."""
    return len(text) == 2 * SEED_BYTES and set(text) <= set("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class DiceStream:
    """The rolls of a game by their numbers, so that no roll can be thrown twice.

    Number 0 is the throw for the start, one die for each side.
    """

    game: str
    seed: str
    digits: Digits = ("", "")

    def throw(self, number: int) -> Roll:
        """Return the roll with a number from 1."""
        dice = self._dice(number)
        return Roll.of(next(dice), next(dice))

    def throw_for_start(self) -> tuple[int, int]:
        """Return the single dice of White and Black, thrown again while they are equal."""
        dice = self._dice(0)
        while True:
            white, black = next(dice), next(dice)
            if white != black:
                return white, black

    def _dice(self, number: int) -> Iterator[int]:
        """Yield dice from the bytes for a number, without end."""
        added = json.dumps(list(self.digits))
        for block in count():
            message = f"{_ROLL}\n{self.game}\n{number}\n{added}\n{block}"
            digest = hmac.digest(bytes.fromhex(self.seed), message.encode(), sha256)
            yield from (byte % PIPS + 1 for byte in digest if byte < _FAIR)
