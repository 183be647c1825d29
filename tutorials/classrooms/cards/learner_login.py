"""Signing in by card: the words are guarded by counting, the long key needs no guard.

A card whose words failed too often rests for a while; nobody else's card does. Where more words
fail than the learners of a class mistype among themselves, or a great many from one client,
somebody goes from card to card: then each card rests after the first failure, and still nobody is
locked out who types their own words rightly, or shows the picture on their card.
"""

from __future__ import annotations

from django.db import models
from django.http import HttpRequest

from tutorials.accounts.models import Card, Learner
from tutorials.accounts.rate_limits import (
    CARD_SIGN_INS_FROM_CLIENT,
    CARD_WORDS,
    CARD_WORDS_WHEN_WARY,
    CARDS_FROM_CLIENT,
    CARDS_OF_CLASSROOM,
    FIRST_WORDS,
    SIGN_INS_OF_CARD,
    require,
)
from tutorials.accounts.sessions import IDLE_MINUTES, begin_card_session
from tutorials.accounts.tokens import find_by_secret, hashes_of, renew
from tutorials.classrooms.cards.making import secret_of_first_word, secret_of_words
from tutorials.classrooms.models import Enrolment


class CardLockedError(Exception):
    """Too many failed attempts with the words of this card."""


def find_by_words(number: str, words: str, client: str) -> Learner | None:
    """Return the learner of a card by its words; raise `CardLockedError` while it is locked."""
    card = _cards().filter(number=number).first()
    classrooms = _classrooms(card)
    from_client, wrong = CARDS_FROM_CLIENT.of(client), CARD_WORDS.of(number)
    is_hot = from_client.is_reached()
    is_wary = is_hot or any(map(_is_wary, classrooms))
    if (CARD_WORDS_WHEN_WARY.of(number) if is_wary else wrong).is_reached():
        raise CardLockedError
    if card and _belongs(card, "words_hash", secret_of_words(number, words)):
        wrong.forget()
        return card.learner
    for limit in [CARDS_OF_CLASSROOM.of(classroom) for classroom in classrooms]:
        limit.record()
    if card or not is_hot:
        wrong.record()
    if is_hot:
        raise CardLockedError
    from_client.record()
    return None


def find_by_key(key: str) -> Learner | None:
    """Return whose card the picture with this key belongs to.

    Cards from before first words were stored had their key in an address that logs have kept.
    """
    card = find_by_secret(_cards().exclude(first_word_hash=""), key)
    return card.learner if card else None


def is_first_word(learner: Learner, word: str) -> bool:
    """Tell whether a card begins with this word; raise `CardLockedError` after some wrong ones.

    Asked besides the picture where the browser goes round: its history may keep the picture.
    """
    card = learner.card
    wrong = FIRST_WORDS.of(card.number)
    if wrong.is_reached():
        raise CardLockedError
    if _belongs(card, "first_word_hash", secret_of_first_word(card.number, word)):
        wrong.forget()
        return True
    wrong.record()
    return False


def record_sign_in(learner: Learner, client: str) -> None:
    """Record a sign-in by a right card; raise `LimitReachedError` after very many."""
    limits = SIGN_INS_OF_CARD.of(learner.card.number), CARD_SIGN_INS_FROM_CLIENT.of(client)
    require(limits)
    for limit in limits:
        limit.record()


def sign_in(request: HttpRequest, learner: Learner) -> None:
    """Begin a learner's session; the class with the least patience says how long it may idle."""
    classrooms = learner.classrooms.filter(archived_at=None)
    shortest = classrooms.aggregate(shortest=models.Min("idle_minutes"))["shortest"]
    begin_card_session(request, learner, shortest or IDLE_MINUTES)


def _belongs(card: Card, field: str, secret: str) -> bool:
    """Tell whether a hash of a card is that of a secret, under the site's key or a former one."""
    hashes = hashes_of(secret)
    if getattr(card, field) not in hashes:
        return False
    renew(card, field, hashes[0])
    return True


def _is_wary(classroom: int) -> bool:
    """Tell whether more words were wrong in a class than its learners mistype among themselves."""
    learners = Enrolment.objects.filter(classroom=classroom).count()
    return CARDS_OF_CLASSROOM.of(classroom).is_reached(learners)


def _cards() -> models.QuerySet[Card]:
    return Card.objects.select_related("learner").filter(learner__archived_at__isnull=True)


def _classrooms(card: Card | None) -> list[int]:
    return list(card.learner.enrolments.values_list("classroom", flat=True)) if card else []
