"""Signing in by card: the words are guarded by counting, the long key needs no guard.

A card whose words failed too often rests for a while; nobody else's card does. Where a whole
classroom sees many failures, somebody goes from card to card: then each card rests after the
first failure, and still nobody is locked out who types their own words rightly, or shows the
picture on their card.
"""

from __future__ import annotations

import datetime
from typing import Final

from django.db import models

from tutorials.accounts import limits
from tutorials.accounts.keys import LONGEST_KEY, hash_key
from tutorials.accounts.models import Card, Learner
from tutorials.classrooms.cards.making import hash_words

WINDOW: Final = datetime.timedelta(minutes=10)
FAILURES_OF_A_CARD: Final = 6
FAILURES_OF_A_CLASSROOM: Final = 40
FAILURES_A_LEARNER: Final = 3
FAILURES_WHEN_WARY: Final = 1


class RestingCardError(Exception):
    """The words of this card failed too often of late to try others."""


def find_by_words(number: str, words: str) -> Learner | None:
    """Return whose card this is; raise `RestingCardError` while it rests."""
    card = _cards().filter(number=number).first()
    rooms = _classrooms(card)
    wary = any(limits.count("classroom", room, WINDOW) >= FAILURES_OF_A_CLASSROOM for room in rooms)
    allowed = FAILURES_WHEN_WARY if wary else FAILURES_OF_A_CARD
    if limits.count("card", number, WINDOW) >= allowed:
        raise RestingCardError
    if card and card.words_hash == hash_words(number, words):
        limits.forget("card", number)
        return card.learner
    limits.note("card", number)
    for room in rooms:
        limits.note("classroom", room)
    return None


def find_by_key(key: str) -> Learner | None:
    """Return whose card the picture with this key belongs to."""
    if len(key) > LONGEST_KEY:
        return None
    card = _cards().filter(key_hash=hash_key(key)).first()
    return card.learner if card else None


def _is_wary(room: int) -> bool:
    failed = limits.count("classroom", room, WINDOW)
    if failed < FAILURES_OF_A_CLASSROOM:
        return False
    learners = Learner.objects.filter(enrolments__classroom=room).count()
    return failed >= FAILURES_A_LEARNER * learners


def _cards() -> models.QuerySet[Card]:
    return Card.objects.select_related("learner").filter(learner__archived_at__isnull=True)


def _classrooms(card: Card | None) -> list[int]:
    return list(card.learner.enrolments.values_list("classroom", flat=True)) if card else []
