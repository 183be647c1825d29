"""The template context that every page needs about its reader."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from config.pages.choices import FURIGANA, THEME
from config.pages.languages import is_readable
from tutorials.accounts.learners import has_key
from tutorials.accounts.sessions import find_card_learner, find_end


def site(request: HttpRequest) -> dict[str, object]:
    """Return the reader's choices, the address to return to, and who signed in by a card."""
    return {
        "theme": THEME.chosen_by(request),
        "themes": THEME.values,
        "furigana": FURIGANA.chosen_by(request),
        "furigana_choices": FURIGANA.values,
        "card_learner": SimpleLazyObject(lambda: find_card_learner(request)),
        "keeps_progress": SimpleLazyObject(lambda: has_key(request)),
        "frame_seconds": settings.PAGE_SECONDS,
        "card_end": SimpleLazyObject(lambda: find_end(request)),
        "return_path": request.get_full_path() if is_readable(request) else "",
    }
