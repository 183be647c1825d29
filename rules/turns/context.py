"""The template context of a turn: everything that changes with a try."""

from __future__ import annotations

from typing import Any, Final

from django.utils.functional import SimpleLazyObject
from django.utils.html import format_html, format_html_join
from django.utils.http import urlencode
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Names, board_classes
from rules.boards.names import names_choices, step_name
from rules.boards.point_labels import LabelledPlaces
from rules.boards.position_words import position_in_words
from rules.book.roll_names import roll_name_in
from rules.engine.position import BAR
from rules.preset import RulePreset
from rules.turns.answer import Answer, answer_choice, answer_die
from rules.turns.attempt import RUNGS, Attempt
from rules.turns.board_view import FLIPPED
from rules.turns.scene import Extra, draw_scene, list_dice, list_steps, refused_step

NOT_SAID: Final[dict[str, Any]] = dict.fromkeys(
    ("whole", "next_url", "next_turn_url", "hides_tally", "is_missed", "can_end", "rungs"), ""
)
"""What a page may say besides: a name that a template does not find costs it ten times as much."""


def turn_part(
    url: str, attempt: Attempt, answer: Answer, extra: Extra | None = None, **fixed: str
) -> dict[str, Any]:
    """Return what `rules/turn/*.html` need for an attempt on the page at `url`.

    `fixed` are the parameters that every address of the page carries besides. Where tries are
    recorded, the page says in place of `sending` that its forms are sent by POST.
    """
    turn = attempt.turn
    diagram = draw_scene(attempt, answer.steps, extra)
    query, settled = fixed | attempt.query(), fixed | attempt.settled().query()
    places = LabelledPlaces(turn.preset, attempt.view.names)
    own = turn.position.sources()
    home = "" if attempt.view.is_flipped else FLIPPED
    return NOT_SAID | {
        "url": url,
        "sending": form_attributes("get", url),
        "address": address(url, query),
        "attempt": attempt,
        "kept": hidden_fields(settled),
        "diagram": diagram,
        "board_classes": board_classes(diagram),
        "own": " ".join(map(str, own)),
        "own_names": "|".join(map(places.name, own)),
        "picked": SimpleLazyObject(lambda: answer_choice(attempt, own[0])) if own else None,
        "next_die": SimpleLazyObject(lambda: answer_die(turn.numbers_left[0])),
        "asks_to_choose": attempt.view.hint > 1 or bool(attempt.shown),
        "numbers": " ".join(str(number) for number in turn.numbers_left),
        "dice": list_dice(attempt),
        "dice_form": "board",
        "roll_name": roll_name_in(turn.preset, turn.roll),
        "answer": answer,
        "show_url": address(url, _changed(query, "show", answer.show)) if answer.show else "",
        "retry_url": address(url, settled),
        "can_undo": bool(turn.steps),
        "steps": list_steps(attempt),
        "refused": refused_step(attempt),
        "words": position_in_words(turn.preset, turn.position, diagram.cube),
        "names_links": names_links(url, turn.preset, attempt.view.names, query),
        "flip_url": address(url, _changed(query, "home", home)),
        "typed_example": _("For example %(numbers)s or %(names)s")
        % {"numbers": "24/18 13/11", "names": step_name(turn.preset, BAR, 20)},
        "next_hint": attempt.view.hint + 1 if attempt.view.hint < RUNGS else 0,
    }


def address(url: str, query: dict[str, str]) -> str:
    """Return a URL with query parameters."""
    return f"{url}?{urlencode(query)}" if query else url


def form_attributes(method: str, url: str, anchor: str = "") -> SafeString:
    """Return how a form of a turn is sent: by htmx a part of the page comes back.

    Without a script the page that comes back is shown from `anchor`, such as `#board`.
    """
    return format_html(
        'method="{method}" action="{url}{anchor}" data-hx-{method}="{url}"'
        ' data-hx-target="#board-place" data-hx-swap="outerHTML" data-hx-sync="#main:drop"',
        method=method,
        url=url,
        anchor=anchor,
    )


def hidden_fields(fields: dict[str, str]) -> SafeString:
    """Render parameters as hidden inputs."""
    return format_html_join(
        "", '<input type="hidden" name="{}" value="{}">', sorted(fields.items())
    )


def _changed(query: dict[str, str], name: str, value: str) -> dict[str, str]:
    """Return the parameters with one of them replaced, or removed if the value is empty."""
    changed = query | {name: value}
    if not value:
        del changed[name]
    return changed


def names_links(
    url: str, preset: RulePreset, current: Names, query: dict[str, str]
) -> list[dict[str, object]]:
    """Return the links that change how points are named; empty if there is only one way."""
    return [
        {
            "url": address(url, _changed(query, "names", "" if names is Names.GAME else names)),
            "label": label,
            "is_current": names is current,
        }
        for names, label in names_choices(preset)
    ]
