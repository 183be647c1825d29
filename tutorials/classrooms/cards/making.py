"""Cards: made, printed once, made anew. What is stored of their secrets is hashes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction

from tutorials.accounts.models import Card, Learner
from tutorials.accounts.tokens import hash_key, make_key
from tutorials.classrooms.cards.codes import make_card_number, show_code
from tutorials.classrooms.cards.words import draw_words, plain_words


@dataclass(frozen=True, slots=True)
class FreshCard:
    """A card as it is shown this once, secrets included."""

    nickname: str
    number: str
    words: tuple[str, ...]
    key: str

    @property
    def shown_number(self) -> str:
        """Give the number in two halves."""
        return show_code(self.number)


def secret_of_words(number: str, words: str) -> str:
    """Return what is hashed for a card's words; the same words differ from card to card."""
    return f"card {number} {plain_words(words)}"


def secret_of_first_word(number: str, word: str) -> str:
    """Return what is hashed for a card's first word."""
    return f"first word {number} {plain_words(word)}"


@transaction.atomic
def make_cards(learners: Sequence[Learner], language: str) -> list[FreshCard]:
    """Give each learner a new card, in the words of a language; former cards end with that."""
    numbers = iter(_free_numbers(len(learners)))
    fresh = [
        FreshCard(learner.nickname, next(numbers), draw_words(language), make_key())
        for learner in learners
    ]
    Card.objects.filter(learner__in=[learner.pk for learner in learners]).delete()
    Card.objects.bulk_create(
        Card(
            learner=learner,
            number=card.number,
            words_hash=hash_key(secret_of_words(card.number, " ".join(card.words))),
            first_word_hash=hash_key(secret_of_first_word(card.number, card.words[0])),
            key_hash=hash_key(card.key),
        )
        for learner, card in zip(learners, fresh, strict=True)
    )
    return fresh


def _free_numbers(wanted: int) -> Iterable[str]:
    found: set[str] = set()
    while len(found) < wanted:
        drawn = {make_card_number() for _ in range(wanted - len(found))} - found
        taken = Card.objects.filter(number__in=drawn).values_list("number", flat=True)
        found |= drawn - set(taken)
    return found
