"""A cache in the memory of a process that is bounded in bytes, not only in entries."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.locmem import LocMemCache

ENTRY_BYTES: Final = 500
"""What an entry takes beside its value: key, time of expiry, and their places in two tables."""


class BoundedLocMemCache(LocMemCache):
    """Django's local-memory cache, with the option `MAX_BYTES`.

    What was used longest ago makes room for what is new; a value that is larger than the bound is
    not kept at all.
    """

    _cache: OrderedDict[str, bytes]
    _expire_info: dict[str, float | None]

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        """Take the options of Django's cache and the bound."""
        super().__init__(name, params)
        self._max_bytes: int = params["OPTIONS"]["MAX_BYTES"]

    @property
    def held_bytes(self) -> int:
        """Give the bytes that the entries take now."""
        return sum(len(value) for value in self._cache.values()) + ENTRY_BYTES * len(self._cache)

    @property
    def held_entries(self) -> int:
        """Give the number of entries."""
        return len(self._cache)

    def _set(self, key: str, value: bytes, timeout: Any = DEFAULT_TIMEOUT) -> None:
        self._drop(key)
        room = self._max_bytes - len(value) - ENTRY_BYTES
        if room < 0:
            return
        held = self.held_bytes
        while held > room:
            oldest, dropped = self._cache.popitem()
            del self._expire_info[oldest]
            held -= len(dropped) + ENTRY_BYTES
        super()._set(key, value, timeout)  # type: ignore[misc]

    def _drop(self, key: str) -> None:
        self._cache.pop(key, None)
        self._expire_info.pop(key, None)
