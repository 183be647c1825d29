"""Days, which begin and end at other moments in other places."""

from __future__ import annotations

import datetime
import zoneinfo
from typing import Final

from django.utils import timezone

_FIRST: Final = datetime.timezone(datetime.timedelta(hours=14))
_LAST: Final = datetime.timezone(datetime.timedelta(hours=-12))


def today_in(time_zone: str) -> datetime.date:
    """Return the day that it is in a time zone."""
    return timezone.localdate(timezone=zoneinfo.ZoneInfo(time_zone))


def end_of_day(day: datetime.date, time_zone: str) -> datetime.datetime:
    """Return the moment at which a day is over in a time zone.

    >>> end_of_day(datetime.date(2027, 8, 31), "America/Los_Angeles").isoformat()
    '2027-09-01T00:00:00-07:00'
    """
    midnight = datetime.datetime.combine(day + datetime.timedelta(days=1), datetime.time.min)
    return midnight.replace(tzinfo=zoneinfo.ZoneInfo(time_zone))


def newest_day() -> datetime.date:
    """Return the day that has begun somewhere on Earth."""
    return timezone.localdate(timezone=_FIRST)


def oldest_day() -> datetime.date:
    """Return the day that is not over everywhere: one whose zone is unknown lasts as long."""
    return timezone.localdate(timezone=_LAST)
