"""Counts the cases of each file for the summary (see `tests/conftest.py`)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.data.records import CASES, Report


@pytest.fixture
def report(record_property: Callable[[str, object], None]) -> Report:
    """Record how many cases a test has checked; fail when it is not all of them."""

    def record(checked: int, expected: int) -> None:
        record_property(CASES, checked)
        assert checked == expected, f"{checked} cases checked instead of {expected}"

    return record
