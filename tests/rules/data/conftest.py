"""Says in the summary how many cases of each file have been checked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.data.records import Report

CASES = "cases"


@pytest.fixture
def report(record_property: Callable[[str, object], None]) -> Report:
    """Record how many cases a test has checked; fail when it is not all of them."""

    def record(checked: int, expected: int) -> None:
        record_property(CASES, checked)
        assert checked == expected, f"{checked} cases checked instead of {expected}"

    return record


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests that count their cases."""
    counted = [
        (test.nodeid.rpartition("::")[2], value)
        for test in terminalreporter.getreports("passed")
        for name, value in test.user_properties
        if name == CASES
    ]
    if counted:
        terminalreporter.section("cases from tests/data")
        for test, value in sorted(counted):
            terminalreporter.write_line(f"{value!s:>6}  {test}")
