"""What the tests of the rules share."""

from __future__ import annotations

import pytest

from tests.rules.book.said import Pages


@pytest.fixture(scope="session")
def pages() -> Pages:
    """Return the pages that have been read so far, in any test."""
    return Pages()
