"""The board of a question that is not played: how the reader wants it drawn, and the hints.

It lies level on every screen, since such questions speak of rows, of left and right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Diagram, Names, board_classes
from rules.boards.dice import DieState
from rules.boards.point_labels import LabelledPlaces
from rules.boards.position_words import position_in_words
from rules.book.roll_names import roll_name_in
from rules.engine.dice import Roll
from rules.http import parse_number
from rules.turns.answer import Answer
from rules.turns.context import address, hidden_fields, names_links
from tutorials.practice.forms.answered import ExerciseRequest, QueryError
from tutorials.practice.hint_steps import Rung

RUNGS: Final = 2
"""The hints of a question that is not played: an idea, and the answer."""

Query = dict[str, str]


@dataclass(frozen=True, slots=True)
class BoardView:
    """The reader's choices: the names on the frame, the side of the home, the open hints."""

    names: Names = Names.GAME
    is_flipped: bool = False
    hint: int = 0
    helped: int = 0

    def query(self) -> Query:
        """Return the choices as parameters, the usual ones left out."""
        values = {
            "names": "" if self.names is Names.GAME else self.names.value,
            "home": "flipped" if self.is_flipped else "",
            "hint": str(self.hint or ""),
            "helped": str(self.helped if self.helped > self.hint else ""),
        }
        return {name: value for name, value in values.items() if value}


def read_view(query: Mapping[str, str]) -> BoardView:
    """Read the choices from an address; raise `QueryError`."""
    names, home = query.get("names", Names.GAME), query.get("home", "")
    if names not in list(Names):
        raise QueryError("unknown_value", "names", names, {})
    if home not in ("", "flipped"):
        raise QueryError("unknown_value", "home", home, {})
    hint, helped = (_rung(query, name) for name in ("hint", "helped"))
    return BoardView(Names(names), bool(home), hint, max(hint, helped))


def board_context(
    asked: ExerciseRequest,
    view: BoardView,
    diagram: Diagram,
    answer: Answer,
    state: Query,
    roll: tuple[Roll, tuple[tuple[int, DieState], ...], bool] | None = None,
) -> dict[str, Any]:
    """Return what the templates of the board, the dice, the message and the hints need.

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
    """Return the hints: an idea of the author's, then the right answer in words."""
    texts = (asked.word(asked.exercise.hint, _places(asked, view)), right)
    labels = (_("An idea"), _("The answer"))
    return [
        Rung(
            number,
            label,
            text if number <= view.hint else None,
            is_next=number == view.hint + 1,
        )
        for number, (label, text) in enumerate(zip(labels, texts, strict=True), start=1)
    ]


def _places(asked: ExerciseRequest, view: BoardView) -> LabelledPlaces:
    return LabelledPlaces(asked.exercise.game(), view.names)


def _rung(query: Mapping[str, str], name: str) -> int:
    text = query.get(name, "") or "0"
    if (number := parse_number(text, RUNGS)) is None:
        raise QueryError("unknown_value", name, text, {})
    return number
