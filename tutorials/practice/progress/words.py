"""Standings and sureness in words."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from tutorials.practice.progress.mastery import Sureness
from tutorials.practice.progress.standings import Standing

_STANDINGS: Final = {
    Standing.SOLVED: pgettext_lazy("exercise", "solved"),
    Standing.HELPED: pgettext_lazy("exercise", "solved with a hint"),
    Standing.BEGUN: pgettext_lazy("exercise", "begun"),
}
_SURENESS: Final = {
    Sureness.OPEN: pgettext_lazy("how sure", "too early to say"),
    Sureness.SHAKY: pgettext_lazy("how sure", "shaky"),
    Sureness.FAIR: pgettext_lazy("how sure", "fairly sure"),
    Sureness.SURE: pgettext_lazy("how sure", "sure"),
}


def name_standing(standing: Standing) -> str:
    """Return a standing in words."""
    return str(_STANDINGS[standing])


def name_sureness(sureness: Sureness) -> str:
    """Return a sureness in words."""
    return str(_SURENESS[sureness])
