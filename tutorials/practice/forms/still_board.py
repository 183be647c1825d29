"""The board of a question that is not played: how the reader wants it drawn, and the hints.

It lies level on every screen, since such questions speak of rows, of left and right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Diagram, board_classes
from rules.boards.dice import DieState
from rules.boards.point_labels import LabelledPlaces
from rules.boards.position_words import position_in_words
from rules.book.roll_names import roll_name_in
from rules.engine.dice import Roll
from rules.turns.answer import Answer
from rules.turns.board_view import BoardView, UnknownValueError, read_board_view
from rules.turns.context import address, hidden_fields, names_links
from tutorials.practice.forms.answered import ExerciseRequest, QueryError
from tutorials.practice.forms.hint_steps import Rung, open_rungs

RUNGS: Final = 2
"""The hints of a question that is not played: an idea, and the answer."""

Query = dict[str, str]


def read_view(query: Mapping[str, str]) -> BoardView:
    """Read the reader's choices from an address; raise `QueryError`."""
    try:
        return read_board_view(query, RUNGS)
    except UnknownValueError as error:
        raise QueryError("unknown_value", error.name, error.value, {}) from error


def board_context(
    asked: ExerciseRequest,
    view: BoardView,
    diagram: Diagram,
    answer: Answer,
    state: Query,
    roll: tuple[Roll, tuple[tuple[int, DieState], ...], bool] | None = None,
) -> dict[str, Any]:
    """Return the template context of the board, the dice, the message and the hints.

    `state` are the parameters of the answer so far; `roll` is the roll, its dice as they are
    drawn, and whether its name stands beside them, if the game has one.
    """
    preset = diagram.preset
    drawn = replace(diagram, names=view.names, flipped_home=view.is_flipped)
    here = view.query() | state
    context: dict[str, Any] = {
        "url": asked.url,
        "address": address(asked.url, here),
        "kept": hidden_fields(view.query()),
        "diagram": drawn,
        "board_classes": board_classes(drawn),
        "answer": answer,
        "words": position_in_words(preset, diagram.position, diagram.cube),
        "names_links": names_links(asked.url, preset, view.names, here),
        "next_hint": view.hint + 1 if view.hint < RUNGS else 0,
        "kept_for_hint": hidden_fields({k: v for k, v in here.items() if k != "hint"}),
    }
    if roll is not None:
        thrown, dice, is_named = roll
        context |= {"dice": dice, "roll_name": roll_name_in(preset, thrown) if is_named else None}
    return context


def list_rungs(asked: ExerciseRequest, view: BoardView, right: SafeString) -> list[Rung]:
    """Return the two hints: the author's idea, then the answer in words."""
    texts = (asked.word(asked.exercise.hint, _places(asked, view)), right)
    labels = (_("An idea"), _("The answer"))
    return open_rungs(labels, lambda number: texts[number - 1], view.hint)


def _places(asked: ExerciseRequest, view: BoardView) -> LabelledPlaces:
    return LabelledPlaces(asked.exercise.game(), view.names)
