"""The history of the game as data: what, when, according to whom, and how certain."""

from __future__ import annotations

from collections.abc import Iterator

from rules.book.history.board import EQUIPMENT, OTHER_GAMES
from rules.book.history.notes import Dispute, Note, OtherGame
from rules.book.history.readings import DISPUTES
from rules.book.history.timeline import FACTS

__all__ = [
    "DISPUTES",
    "EQUIPMENT",
    "FACTS",
    "OTHER_GAMES",
    "Dispute",
    "Note",
    "OtherGame",
    "cited_sources",
    "list_notes",
]


def list_notes() -> Iterator[Note | OtherGame]:
    """Yield every statement about the past in page order."""
    yield from FACTS
    yield from EQUIPMENT
    yield from OTHER_GAMES
    for dispute in DISPUTES:
        yield from dispute.readings


def cited_sources() -> set[str]:
    """Return the keys of all sources that a statement cites."""
    return {key for note in list_notes() for key in note.sources}
