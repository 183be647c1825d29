"""What is stored about a learner: every app above names its part, to export it and to erase it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from django.db import connection, transaction

from tutorials.accounts.models import Card, Learner

Record: TypeAlias = dict[str, object]
"""A row as its owner may read it: plain values that JSON knows."""

Export: TypeAlias = Callable[[Sequence[Learner]], Iterable[tuple[int, Record]]]
"""Gives the rows about some learners, each with the key of its learner, in one query."""

TOGETHER: Final = 500
"""Learners who are asked about in one query."""

_PARTS: Final[dict[str, Export]] = {}


def register_personal_data(name: str, export: Export) -> None:
    """Add a part of what is stored about learners; its rows go when the learner's row goes."""
    _PARTS[name] = export


def export_learner(learner: Learner) -> Record:
    """Return everything that is stored about a learner, part by part."""
    return export_learners([learner])[0]


def export_learners(found: Iterable[Learner]) -> list[Record]:
    """Return the same for many learners, in as few queries as for one."""
    learners = list(found)
    batches = range(0, len(learners), TOGETHER)
    return [record for at in batches for record in _export(learners[at : at + TOGETHER])]


def _export(learners: Sequence[Learner]) -> list[Record]:
    cards = {card.learner_id: card for card in Card.objects.filter(learner__in=learners)}
    parts: dict[str, dict[int, list[Record]]] = {}
    for name, export in _PARTS.items():
        parts[name] = defaultdict(list)
        for pk, row in export(learners):
            parts[name][pk].append(row)
    return [
        {
            "learner": _about(learner, cards.get(learner.pk)),
            **{name: found[learner.pk] for name, found in parts.items()},
        }
        for learner in learners
    ]


def _about(learner: Learner, card: Card | None) -> Record:
    about: Record = {
        "since": learner.created_at.isoformat(),
        "kept_until": learner.kept_until.isoformat() if learner.kept_until else None,
    }
    return about | _about_member(learner, card) if learner.organisation_id else about


def _about_member(learner: Learner, card: Card | None) -> Record:
    return {
        "nickname": learner.nickname,
        "signed_in_at": learner.signed_in_at.isoformat() if learner.signed_in_at else None,
        "archived_at": learner.archived_at.isoformat() if learner.archived_at else None,
        "card": {"number": card.number, "made_at": card.made_at.isoformat()} if card else None,
    }


def erase_learner(learner: Learner) -> None:
    """Erase a learner and, with the row, everything that hangs on it."""
    learner.delete()
    checkpoint_after_commit()


def checkpoint_after_commit() -> None:
    """Once the erasing is committed, empty the write-ahead log of SQLite, which holds old pages.

    While somebody reads, the log cannot be emptied for some seconds; the daily purge tries again.
    """
    waiting = [entry[1] for entry in connection.run_on_commit]
    if connection.vendor == "sqlite" and _empty_log not in waiting:
        transaction.on_commit(_empty_log, robust=True)


def _empty_log() -> None:
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
