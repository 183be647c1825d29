"""What is stored about a learner: every app above names its part, to export it and to erase it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from django.db import connection, transaction

from tutorials.accounts.models import Card, Learner

Record: TypeAlias = dict[str, object]
"""A row as its owner may read it: plain values that JSON knows."""

Export: TypeAlias = Callable[[Learner], Iterable[Record]]

_PARTS: Final[dict[str, Export]] = {}


def register_personal_data(name: str, export: Export) -> None:
    """Add a part of what is stored about learners; its rows go when the learner's row goes."""
    _PARTS[name] = export


def export_learner(learner: Learner) -> dict[str, object]:
    """Return everything that is stored about a learner, part by part."""
    about: Record = {
        "since": learner.created_at.isoformat(),
        "kept_until": learner.kept_until.isoformat() if learner.kept_until else None,
    }
    if learner.organisation_id:
        about |= _about_member(learner)
    parts = {name: list(export(learner)) for name, export in _PARTS.items()}
    return {"learner": about, **parts}


def _about_member(learner: Learner) -> Record:
    card = Card.objects.filter(learner=learner).first()
    return {
        "nickname": learner.nickname,
        "signed_in_at": learner.signed_in_at.isoformat() if learner.signed_in_at else None,
        "archived_at": learner.archived_at.isoformat() if learner.archived_at else None,
        "card": {"number": card.number, "made_at": card.made_at.isoformat()} if card else None,
    }


def erase_learner(learner: Learner) -> None:
    """Erase a learner and, with the row, everything that hangs on it."""
    learner.delete()
    leave_no_trace()


def leave_no_trace() -> None:
    """Once the erasing is committed, empty the write-ahead log of SQLite, which holds old pages.

    While somebody reads, the log cannot be emptied for some seconds; the daily purge tries again.
    """
    waiting = [entry[1] for entry in connection.run_on_commit]
    if connection.vendor == "sqlite" and _empty_log not in waiting:
        transaction.on_commit(_empty_log, robust=True)


def _empty_log() -> None:
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
