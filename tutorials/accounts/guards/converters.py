"""Parts of addresses."""

from __future__ import annotations

from typing import Final

from django.urls import register_converter
from django.urls.converters import IntConverter

from rules.http import parse_number

LARGEST: Final = 2**63 - 1


class RowConverter(IntConverter):
    """The number of a row; no database keeps larger ones, and SQLite fails when asked for them."""

    def to_python(self, value: str) -> int:
        """Return the number; an address with a larger one leads nowhere."""
        number = parse_number(value, LARGEST)
        if number is None:
            raise ValueError
        return number


register_converter(RowConverter, "row")
