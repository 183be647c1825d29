"""Cards on a page to be printed: the only time that their secrets are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import get_script_prefix, reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import override

from tutorials.classrooms.cards.making import FreshCard
from tutorials.classrooms.cards.qr import draw_qr
from tutorials.classrooms.models import Classroom


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card with its picture, and the address to type where there is no camera."""

    card: FreshCard
    qr: SafeString
    address: str


def print_cards(
    request: HttpRequest, classroom: Classroom, cards: Sequence[FreshCard]
) -> list[PrintedCard]:
    """Return cards with pictures that lead to the site in the language of the class.

    The secret stands behind the #, which browsers send to nobody.
    """
    short = short_address(request)
    with override(classroom.language):
        label = _("Picture of the address to sign in")
        url = request.build_absolute_uri(reverse("classrooms:card"))
    return [PrintedCard(card, draw_qr(f"{url}#{card.key}", label), short) for card in cards]


def short_address(request: HttpRequest) -> str:
    """Return where to type a card, without the language: the browser's own is found there."""
    return f"{request.get_host()}{get_script_prefix()}card"
