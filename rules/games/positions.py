"""Positions that games share: the start, and those of worked examples."""

from __future__ import annotations

from typing import Final

from rules.engine.position import BAR, Position

LAYOUT: Final = ((24, 2), (13, 5), (8, 3), (6, 5))
"""The start of most games of the family, as (point, count) pairs of one side."""

START: Final = Position.of(dict(LAYOUT), {25 - point: count for point, count in LAYOUT})

ONE_WAITS: Final = Position.of(
    {BAR: 1, 24: 1, 13: 5, 8: 3, 6: 5}, {1: 2, 12: 5, 17: 2, 19: 4, 20: 2}
)
"""One checker waits; of the points where it could enter, those of 5 and 6 are made."""

SHUT_OUT: Final = Position.of(
    {BAR: 1, 13: 4, 8: 4, 6: 6}, {12: 1, 19: 3, 20: 3, 22: 3, 23: 3, 24: 2}
)
"""One checker waits before five made points; only that of 4 is open."""

LAST_TWO: Final = Position.of(
    {20: 1, 8: 1, 5: 3, 4: 3, 3: 3, 2: 2, 1: 2}, {15: 2, 19: 3, 21: 3, 22: 3, 23: 4}
)
"""Of two checkers outside, one could play a number at home and leave the other stuck with 6-5."""

LAST_FOUR: Final = Position.of({4: 2, 2: 1, 1: 1}, {24: 3, 23: 2, 22: 3}, off=11, opponent_off=7)
"""Four checkers left, the farthest on the fourth point."""
