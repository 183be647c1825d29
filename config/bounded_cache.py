"""An in-memory cache bounded in bytes, not only in entries."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.locmem import LocMemCache

ENTRY_BYTES: Final = 500
"""What an entry takes beside its value: key, time of expiry, and their places in two tables."""


class SizedEntries(OrderedDict[str, bytes]):
    """Cache entries in order of use, with their total size in bytes."""

    held = 0

    def __setitem__(self, key: str, value: bytes) -> None:
        self.held += len(value) - (len(self[key]) if key in self else -ENTRY_BYTES)
        super().__setitem__(key, value)

    def __delitem__(self, key: str) -> None:
        self.held -= len(self[key]) + ENTRY_BYTES
        super().__delitem__(key)

    def popitem(self, last: bool = True) -> tuple[str, bytes]:
        """Remove and return the least recently used entry."""
        key = next(reversed(self) if last else iter(self))
        value = self[key]
        del self[key]
        return key, value

    def clear(self) -> None:
        """Remove every entry, and forget their size."""
        super().clear()
        self.held = 0


_entries: dict[str, SizedEntries] = {}
"""What each named cache holds, shared by the threads of the process as Django's are."""


class BoundedLocMemCache(LocMemCache):
    """Django's local-memory cache with the option `MAX_BYTES`.

    What was used longest ago makes room for what is new; a value that is larger than the bound is
    not kept at all.
    """

    _cache: SizedEntries
    _expire_info: dict[str, float | None]

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        """Take the options of Django's cache and the bound."""
        super().__init__(name, params)
        self._cache = _entries.setdefault(name, SizedEntries())
        self._max_bytes: int = params["OPTIONS"]["MAX_BYTES"]

    @property
    def held_bytes(self) -> int:
        """Return the size of all entries in bytes."""
        return self._cache.held

    @property
    def held_entries(self) -> int:
        """Return the number of entries."""
        return len(self._cache)

    def _set(self, key: str, value: bytes, timeout: Any = DEFAULT_TIMEOUT) -> None:
        self._delete(key)  # type: ignore[attr-defined]
        room = self._max_bytes - len(value) - ENTRY_BYTES
        if room < 0:
            return
        while self._cache.held > room:
            oldest, _ = self._cache.popitem()
            del self._expire_info[oldest]
        super()._set(key, value, timeout)  # type: ignore[misc]
