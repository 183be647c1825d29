"""What every test stands on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.utils import translation
from hypothesis import HealthCheck, settings

from config.catalogues import compile_catalogues
from tests.browser.availability import find_obstacle
from tests.rules.data.records import CASES

ROOT = Path(__file__).resolve().parent.parent

# How long an example takes says how busy the machine is.
settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")


def pytest_sessionstart() -> None:
    """Compile the catalogues before anything is translated and before other processes start."""
    compile_catalogues([ROOT / "locale"])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many cases of each file were checked and, loudly, that the browser was missing.

    Here, since a process that hands the tests out to others reads no other `conftest.py`.
    """
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
    without = [t for kind in ("skipped", "error") for t in terminalreporter.getreports(kind)]
    if (obstacle := find_obstacle()) and any(obstacle in test.longreprtext for test in without):
        line = f"BROWSER TESTS DID NOT RUN. {obstacle}"
        terminalreporter.write_line(line, red=True, bold=True)


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the folder of the checkout."""
    return ROOT


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Begin each test in English, whatever language the one before it has read a page in."""
    with translation.override("en"):
        yield
