"""How the dice of a game are made, and how anybody can check them."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.page_cache import remember_page


@require_safe
@remember_page()
def dice(request: HttpRequest) -> HttpResponse:
    """Say how every roll follows from a seed that was fixed before the game."""
    return render(request, "play/dice.html")
