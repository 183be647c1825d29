"""Conversion between moments and the wall-clock time of a classroom."""

from __future__ import annotations

import datetime
import zoneinfo
from typing import Final

_EARLIEST: Final = datetime.datetime(1, 1, 3, tzinfo=datetime.UTC)
_LATEST: Final = datetime.datetime(9999, 12, 29, tzinfo=datetime.UTC)
"""So far from both ends of the calendar that a day of every zone still lies in it."""


def from_wall_time(
    wall: datetime.datetime, time_zone: str, *, is_end: bool = False
) -> datetime.datetime | None:
    """Return the moment of a wall-clock time; None for one that the change of clocks leaves out.

    A time that comes twice begins with the first and ends with the second.

    >>> from_wall_time(datetime.datetime(2027, 3, 28, 2, 30), "Europe/Paris") is None
    True
    >>> twice = datetime.datetime(2027, 10, 31, 2, 30)
    >>> from_wall_time(twice, "Europe/Paris", is_end=True) - from_wall_time(twice, "Europe/Paris")
    datetime.timedelta(seconds=3600)
    """
    zone = zoneinfo.ZoneInfo(time_zone)
    moment = wall.replace(tzinfo=zone, fold=int(is_end)).astimezone(datetime.UTC)
    shown = moment.astimezone(zone).replace(tzinfo=None, fold=0)
    return moment if shown == wall.replace(fold=0) else None


def to_wall_time(moment: datetime.datetime, time_zone: str) -> datetime.datetime:
    """Return the naive wall-clock time of a moment in a time zone.

    A moment at an end of the calendar, which some zones have no day for, counts as one near it.
    """
    moment = min(max(moment, _EARLIEST), _LATEST)
    return moment.astimezone(zoneinfo.ZoneInfo(time_zone)).replace(tzinfo=None, fold=0)


def move_wall_time(
    moment: datetime.datetime, before: str, after: str, *, is_end: bool = False
) -> datetime.datetime:
    """Return when the clock of another zone shows what that of the first one shows at a moment.

    Where the other clock leaves that time out, it is the one it jumps to.

    >>> noon = datetime.datetime(2027, 6, 1, 12, tzinfo=datetime.UTC)
    >>> move_wall_time(noon, "UTC", "Asia/Tokyo").isoformat()
    '2027-06-01T03:00:00+00:00'
    """
    wall = to_wall_time(moment, before)
    found = from_wall_time(wall, after, is_end=is_end)
    return found or wall.replace(tzinfo=zoneinfo.ZoneInfo(after)).astimezone(datetime.UTC)
