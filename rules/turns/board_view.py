"""How a reader wants a board drawn, and which hints are open, as the page's address says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.boards.diagram import Names
from rules.http import parse_number

FLIPPED: Final = "flipped"


class UnknownValueError(ValueError):
    """A parameter of the address with a value that does not exist."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.name = name
        self.value = value


@dataclass(frozen=True, slots=True)
class BoardView:
    """The names on the frame, the side of the home, and the hints.

    `hint` is the number of hints that are open, `helped` the most that were open so far.
    """

    names: Names = Names.GAME
    is_flipped: bool = False
    hint: int = 0
    helped: int = 0

    def query(self) -> dict[str, str]:
        """Return the view as query parameters, without defaults."""
        values = {
            "hint": str(self.hint or ""),
            "helped": str(self.helped if self.helped > self.hint else ""),
            **self.drawn_query(),
        }
        return {name: value for name, value in values.items() if value}

    def drawn_query(self) -> dict[str, str]:
        """Return how the board is drawn as query parameters, without the hints."""
        names = "" if self.names is Names.GAME else self.names.value
        values = {"names": names, "home": FLIPPED if self.is_flipped else ""}
        return {name: value for name, value in values.items() if value}


USUAL_VIEW: Final = BoardView()
"""The names of the game, the home where the game has it, no hints."""


def read_board_view(query: Mapping[str, str], rungs: int) -> BoardView:
    """Read the view from an address with at most `rungs` hints; raise `UnknownValueError`."""
    names, home = query.get("names", Names.GAME), query.get("home", "")
    if names not in list(Names):
        raise UnknownValueError("names", names)
    if home not in ("", FLIPPED):
        raise UnknownValueError("home", home)
    hint, helped = (read_number(query, name, rungs) for name in ("hint", "helped"))
    return BoardView(Names(names), bool(home), hint, max(hint, helped))


def read_number(query: Mapping[str, str], name: str, most: int) -> int:
    """Read a parameter from 0 to `most`, 0 if it is missing; raise `UnknownValueError`."""
    text = query.get(name, "") or "0"
    if (number := parse_number(text, most)) is None:
        raise UnknownValueError(name, text)
    return number
