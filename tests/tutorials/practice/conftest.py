"""The exercises as a reader finds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from django.test import Client
from django.utils.http import urlencode

from tests.content import load_content

Visit: TypeAlias = Callable[..., str]


@pytest.fixture(autouse=True)
def content(db: None) -> None:
    """Load the shipped exercises."""
    load_content()


@pytest.fixture
def visit(client: Client) -> Visit:
    """Return a function that opens an exercise and gives the page as text."""

    def open_page(
        slug: str, /, *, language: str = "en", status: int = 200, htmx: bool = False, **query: str
    ) -> str:
        address = f"/{language}/exercises/{slug}/"
        given = {name.rstrip("_"): value for name, value in query.items()}
        headers = {"HX-Request": "true"} if htmx else {}
        url = f"{address}?{urlencode(given)}" if given else address
        response = client.get(url, headers=headers)
        assert response.status_code == status, response.status_code
        return response.content.decode()

    return open_page
