"""What a worked example is: a story that shows one clause at work."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.functional import Promise

from rules.book.story import Beat
from rules.engine.position import Position


@dataclass(frozen=True, slots=True)
class Example:
    """A story with its name in addresses and its title; it is told where its clause holds."""

    slug: str
    title: str | Promise
    clause: str
    position: Position
    beats: tuple[Beat, ...]
