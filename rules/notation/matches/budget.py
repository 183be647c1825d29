"""How much of a match is read and checked before the work is broken off."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable


class Budget:
    """So many turns, and so many seconds of processor time from the moment it is made.

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
        """Tell whether no more is to be done after so many turns."""
        return turns >= self._turns or self._clock() >= self._end
