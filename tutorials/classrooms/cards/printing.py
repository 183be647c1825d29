"""Cards on a page to be printed: the only time that their secrets are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import override

from tutorials.classrooms.cards.making import FreshCard
from tutorials.classrooms.cards.qr import draw_qr
from tutorials.classrooms.models import Classroom


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card with its picture."""

    card: FreshCard
    qr: SafeString


def print_cards(
    request: HttpRequest, classroom: Classroom, cards: Sequence[FreshCard]
) -> list[PrintedCard]:
    """Return cards with pictures that lead to the site in the language of the class."""
    printed = []
    with override(classroom.language):
        label = _("Picture of the address to sign in")
        for card in cards:
            url = request.build_absolute_uri(reverse("classrooms:card_key", args=[card.key]))
            printed.append(PrintedCard(card, draw_qr(url, label)))
    return printed


def show_cards(
    request: HttpRequest, classroom: Classroom, cards: Sequence[FreshCard]
) -> HttpResponse:
    """Give the page on which a teacher sees and prints new cards."""
    with override(classroom.language):
        address = request.build_absolute_uri(reverse("classrooms:card"))
    context = {
        "classroom": classroom,
        "cards": print_cards(request, classroom, cards),
        "address": address.partition("://")[2],
    }
    return render(request, "classrooms/learners/cards.html", context)
