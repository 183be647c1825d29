"""The quarters of the board, by which some games count their points."""

from __future__ import annotations

from typing import Final

from rules.preset import HOME_POINTS, POINTS

NEAR_POINTS: Final = POINTS // 2


def find_quarter(place: int) -> tuple[bool, bool, int]:
    """Return whether a point is in a home, whether on the opponent's side, and its number.

    >>> find_quarter(5), find_quarter(8), find_quarter(13), find_quarter(20)
    ((True, False, 5), (False, False, 5), (False, True, 1), (True, True, 5))
    """
    is_opponent = place > NEAR_POINTS
    from_end = POINTS + 1 - place if is_opponent else place
    is_home = from_end <= HOME_POINTS
    return is_home, is_opponent, from_end if is_home else NEAR_POINTS + 1 - from_end


QUARTER_OF: Final = {point: find_quarter(point) for point in range(POINTS, 0, -1)}
