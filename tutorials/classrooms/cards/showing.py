"""New cards are shown for a quarter of an hour, in the browser in which they were made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from django.http import HttpRequest, HttpResponse

from tutorials.classrooms.cards.making import FreshCard
from tutorials.classrooms.models import Classroom
from tutorials.classrooms.sealed.showing import find_kept, keep

_KIND: Final = "cards"


def keep_cards(
    request: HttpRequest, response: HttpResponse, classroom: Classroom, cards: Sequence[FreshCard]
) -> None:
    """Keep new cards of a class for a while; those that were kept before are shown no more."""
    keep(request, response, _KIND, classroom.pk, [asdict(card) for card in cards])


def kept_cards(request: HttpRequest, classroom: Classroom) -> list[FreshCard]:
    """Return the new cards of a class that can still be shown; none once their time is over."""
    kept = find_kept(request, _KIND, classroom.pk) or []
    return [FreshCard(**card | {"words": tuple(card["words"])}) for card in kept]
