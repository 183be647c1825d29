"""The time zones to choose from: one name for each place, as the list of zones itself gives it."""

from __future__ import annotations

import zoneinfo
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

UTC: Final = "UTC"
_SAME_AS_UTC: Final = ("Etc/UTC", "Etc/UCT", "Etc/Universal", "Etc/Zulu", UTC)
REGIONS: Final[dict[str, str | Promise]] = {
    "Africa": pgettext_lazy("time zones", "Africa"),
    "America": pgettext_lazy("time zones", "America"),
    "Antarctica": pgettext_lazy("time zones", "Antarctica"),
    "Arctic": pgettext_lazy("time zones", "Arctic Ocean"),
    "Asia": pgettext_lazy("time zones", "Asia"),
    "Atlantic": pgettext_lazy("time zones", "Atlantic Ocean"),
    "Australia": pgettext_lazy("time zones", "Australia"),
    "Europe": pgettext_lazy("time zones", "Europe"),
    "Indian": pgettext_lazy("time zones", "Indian Ocean"),
    "Pacific": pgettext_lazy("time zones", "Pacific Ocean"),
}


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone with its place, and the former names that browsers still give it."""

    name: str
    region: str
    place: str
    former: tuple[str, ...] = ()


@cache
def list_zones() -> tuple[Zone, ...]:
    """Return the zones in the order of their regions and places."""
    former: dict[str, list[str]] = {}
    for name, target in _links().items():
        former.setdefault(target, []).append(name)
    zones = [
        Zone(name, region, _word_place(place), tuple(former.get(name, ())))
        for name in _names()
        for region, _slash, place in [name.partition("/")]
        if region in REGIONS
    ]
    return tuple(sorted(zones, key=lambda zone: (zone.region, zone.place)))


def present_name(name: str) -> str:
    """Return the name that a zone has in the list, for one that may be a former one.

    >>> present_name("Europe/Kiev"), present_name("Europe/Paris"), present_name("Etc/UTC")
    ('Europe/Kyiv', 'Europe/Paris', 'UTC')
    """
    known = {zone.name for zone in list_zones()}
    if name in known:
        return name
    target = _links().get(name, name)
    if target in known:
        return target
    return UTC if target in _SAME_AS_UTC else name


def _word_place(place: str) -> str:
    """Return a place without marks of the list, and what it lies in behind it.

    >>> _word_place("Argentina/Buenos_Aires")
    'Buenos Aires (Argentina)'
    """
    within, _slash, town = place.replace("_", " ").rpartition("/")
    return f"{town} ({within})" if within else town


def _names() -> list[str]:
    """Return the zone of each place; where that list is missing, all there are."""
    rows = (line.split("\t") for line in _read("zone.tab") if not line.startswith("#"))
    listed = [row[2] for row in rows if len(row) > 2]
    return listed or sorted(zoneinfo.available_timezones() - _links().keys())


@cache
def _links() -> dict[str, str]:
    """Return the present name for each former one."""
    rows = (line.split() for line in _read("tzdata.zi") if line.startswith("L "))
    return {former: target for _mark, target, former in rows}


def _read(name: str) -> Iterator[str]:
    """Yield the lines of a file beside the zones, be they the system's or a package's."""
    for folder in map(Path, zoneinfo.TZPATH):
        if (folder / name).is_file():
            yield from (folder / name).read_text(encoding="utf-8").splitlines()
            return
    try:
        packed = resources.files("tzdata") / "zoneinfo" / name
        yield from packed.read_text(encoding="utf-8").splitlines()
    except (ModuleNotFoundError, FileNotFoundError):
        return
