"""What the tests of the drawings share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.utils import translation


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Let every test begin in English."""
    with translation.override("en"):
        yield
