"""The cache is bounded in bytes."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest
from django.core.cache import caches

from config.bounded_cache import ENTRY_BYTES, BoundedLocMemCache
from config.settings import CACHES

MEGABYTE = 1024 * 1024


@pytest.fixture
def small() -> Iterator[BoundedLocMemCache]:
    """Return a cache of ten thousand bytes."""
    options = {"MAX_BYTES": 10_000, "MAX_ENTRIES": 1000}
    cache = BoundedLocMemCache("small", {"OPTIONS": options})
    yield cache
    cache.clear()


def test_all_caches_of_a_process_together_hold_32_megabytes_at_most() -> None:
    bounds = [each["OPTIONS"]["MAX_BYTES"] for each in CACHES.values()]
    assert sum(bounds) <= 32 * MEGABYTE
    assert all(isinstance(caches[name], BoundedLocMemCache) for name in CACHES)


def test_caches_do_not_share_what_they_hold() -> None:
    assert len({each["LOCATION"] for each in CACHES.values()}) == len(CACHES)


def test_what_was_used_longest_ago_makes_room(small: BoundedLocMemCache) -> None:
    for name in "abc":
        small.set(name, secrets.token_bytes(2500))
    assert small.get("a")
    small.set("d", secrets.token_bytes(2500))
    assert [name for name in "abcd" if small.get(name)] == ["a", "c", "d"]


def test_many_small_values_are_bounded_as_well(small: BoundedLocMemCache) -> None:
    for number in range(500):
        small.set(str(number), number)
        assert small.held_bytes <= 10_000
    assert small.get("499") == 499


def test_a_value_that_is_larger_than_the_cache_drops_nothing(small: BoundedLocMemCache) -> None:
    small.set("small", "kept")
    small.set("large", secrets.token_bytes(20_000))
    assert small.get("small") == "kept"
    assert small.get("large") is None


def test_a_value_that_is_set_again_counts_once(small: BoundedLocMemCache) -> None:
    small.set("other", "kept")
    for size in (6000, 6000, 100):
        small.set("same", secrets.token_bytes(size))
    assert small.get("other") == "kept"
    assert small.held_bytes < 1000 + 2 * ENTRY_BYTES


def test_the_count_of_bytes_follows_whatever_is_done(small: BoundedLocMemCache) -> None:
    for number in range(60):
        small.set(str(number % 7), secrets.token_bytes(number * 20))
        if number % 5 == 0:
            small.delete(str(number % 3))
        if number % 11 == 0:
            small.get(str(number % 7))
    held = sum(map(len, small._cache.values())) + ENTRY_BYTES * len(small._cache)
    assert small.held_bytes == held
    small.clear()
    assert small.held_bytes == 0
