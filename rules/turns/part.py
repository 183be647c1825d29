"""What the templates of a turn are given: everything that changes with a try."""

from __future__ import annotations

from typing import Any

from django.utils.html import format_html_join
from django.utils.http import urlencode
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import board_classes
from rules.boards.names import names_choices, step_name
from rules.boards.words import position_in_words
from rules.book.roll_names import roll_name_in
from rules.engine.position import BAR
from rules.turns.answer import Answer
from rules.turns.attempt import RUNGS, Attempt
from rules.turns.scene import Extra, draw_scene, list_dice, list_steps, refused_step


def turn_part(
    url: str, attempt: Attempt, answer: Answer, extra: Extra | None = None, **fixed: str
) -> dict[str, Any]:
    """Return what `rules/turn/*.html` need for an attempt on the page at `url`.

    `fixed` are the parameters that every address of the page carries besides.
    """
    turn = attempt.turn
    diagram = draw_scene(attempt, answer.steps, extra)
    kept = fixed | _kept_fields(attempt)
    show = answer.show
    return {
        "url": url,
        "address": address(url, fixed | attempt.query()),
        "attempt": attempt,
        "kept": hidden_fields(kept),
        "diagram": diagram,
        "board_classes": board_classes(diagram),
        "own": " ".join(str(place) for place in turn.position.sources()),
        "numbers": " ".join(str(number) for number in turn.numbers_left),
        "dice": list_dice(attempt),
        "roll_name": roll_name_in(turn.preset, turn.roll),
        "answer": answer,
        "show_url": address(url, fixed | attempt.query(shown=show.url)) if show else "",
        "retry_url": address(url, fixed | attempt.settled().query()),
        "can_undo": bool(turn.steps),
        "steps": list_steps(attempt),
        "refused": refused_step(attempt),
        "words": position_in_words(turn.preset, turn.position),
        "names_links": _names_links(url, attempt, fixed),
        "flip_url": address(url, fixed | attempt.query(flipped=not attempt.flipped)),
        "typed_example": _("For example %(numbers)s or %(names)s")
        % {"numbers": "24/18 13/11", "names": step_name(turn.preset, BAR, 20)},
        "next_hint": attempt.hint + 1 if attempt.hint < RUNGS else 0,
    }


def address(url: str, query: dict[str, str]) -> str:
    """Return an address with its parameters."""
    return f"{url}?{urlencode(query)}" if query else url


def hidden_fields(fields: dict[str, str]) -> SafeString:
    """Return parameters as hidden inputs, for a form that keeps them."""
    return format_html_join(
        "", '<input type="hidden" name="{}" value="{}">', sorted(fields.items())
    )


def _kept_fields(attempt: Attempt) -> dict[str, str]:
    """Return what every form of the page sends along: the turn without its last try."""
    query = attempt.settled().query()
    return {name: value for name, value in query.items() if name != "from"}


def _names_links(url: str, attempt: Attempt, fixed: dict[str, str]) -> list[dict[str, object]]:
    return [
        {
            "url": address(url, fixed | attempt.query(names=names)),
            "label": label,
            "is_current": names is attempt.names,
        }
        for names, label in names_choices(attempt.turn.preset)
    ]
