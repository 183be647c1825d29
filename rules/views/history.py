"""The history of the game: dated facts, the board, and disputed questions."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language, pgettext
from django.views.decorators.http import require_safe

from rules.boards.point_labels import LabelledPlaces
from rules.book.guide import list_seeds
from rules.book.history import (
    DISPUTES,
    EQUIPMENT,
    FACTS,
    OTHER_GAMES,
    Dispute,
    Note,
    OtherGame,
    cited_sources,
)
from rules.book.sources import SOURCES, Source
from rules.book.titles import CONFIDENCE_NAMES
from rules.page_cache import remember_page

Shown = tuple[Note | OtherGame, str, tuple[Source, ...]]


@require_safe
@remember_page()
def history(request: HttpRequest) -> HttpResponse:
    """Show the history of the game with the confidence in each statement."""
    cited, language = cited_sources(), get_language() or ""
    context = {
        "title": pgettext("history", "History and sources"),
        "key": [(kind.value, name) for kind, name in CONFIDENCE_NAMES.items()],
        "facts": [_show(note) for note in FACTS],
        "equipment": [_show(note) for note in EQUIPMENT],
        "other_games": [(*_show(game), game.reading_for(language)) for game in OTHER_GAMES],
        "disputes": [_show_dispute(dispute) for dispute in DISPUTES],
        "seeds": list_seeds(LabelledPlaces),
        "sources": [source for source in SOURCES.values() if source.key in cited],
    }
    return render(request, "rules/history.html", context)


def _show(note: Note | OtherGame) -> Shown:
    """Return a statement with the word for its confidence, and its sources."""
    name = str(CONFIDENCE_NAMES[note.confidence])
    return note, name, tuple(SOURCES[key] for key in note.sources)


def _show_dispute(dispute: Dispute) -> tuple[Dispute, list[Shown]]:
    return dispute, [_show(note) for note in dispute.readings]
