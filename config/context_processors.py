"""What every page of the site knows about its reader."""

from __future__ import annotations

from django.http import HttpRequest

from config.pages.furigana import FURIGANA, chosen_furigana
from config.pages.languages import is_readable
from config.pages.theme import THEMES, chosen_theme


def site(request: HttpRequest) -> dict[str, object]:
    """Give what the reader has chosen, and the page to come back to after choosing."""
    return {
        "theme": chosen_theme(request),
        "themes": THEMES,
        "furigana": chosen_furigana(request),
        "furigana_choices": FURIGANA,
        "return_path": request.get_full_path() if is_readable(request) else "",
    }
