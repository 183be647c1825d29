"""A limit on how much of a match is read and checked."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable


class Budget:
    """A number of turns, and seconds of processor time from its creation.

    >>> clock = iter([0.0, 0.5, 2.5]).__next__
    >>> budget = Budget(turns=100, seconds=2, clock=clock)
    >>> budget.is_spent(turns=99), budget.is_spent(turns=99), budget.is_spent(turns=100)
    (False, True, True)
    """

    def __init__(
        self,
        turns: int = sys.maxsize,
        seconds: float = math.inf,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        self._turns = turns
        self._clock = clock
        self._end = clock() + seconds

    def is_spent(self, turns: int) -> bool:
        """Return whether to stop after this many turns."""
        return turns >= self._turns or self._clock() >= self._end
