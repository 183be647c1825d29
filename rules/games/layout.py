"""The start that most games of the family share, as (point, count) pairs of one side."""

from __future__ import annotations

from typing import Final

LAYOUT: Final = ((24, 2), (13, 5), (8, 3), (6, 5))
