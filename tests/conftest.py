"""What every test stands on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.utils import translation

from config.catalogues import compile_catalogues

ROOT = Path(__file__).resolve().parent.parent


def pytest_sessionstart() -> None:
    """Compile the catalogues once, before anything is translated."""
    compile_catalogues([ROOT / "locale"])


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the folder of the checkout."""
    return ROOT


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Begin each test in English, whatever language the one before it has read a page in."""
    with translation.override("en"):
        yield
