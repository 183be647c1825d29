"""An attempt at an exercise, read from the page's address and written back to it.

The address holds everything: the steps so far, the checker in hand, the last try, the open
hints and how the board is drawn. Reading it plays the turn again, so a page can be reloaded,
shared, gone back to and opened twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rules.boards.names import parse_names
from rules.boards.tapping import TapKind, tap
from rules.engine.dice import PIPS
from rules.engine.position import BAR, OFF
from rules.engine.refusals import Refusal
from rules.engine.turn import Turn
from rules.notation.errors import NotationError
from rules.notation.steps import END_WORD, TypedStep, format_step, format_steps, parse_steps
from rules.turns.board_view import (
    USUAL_VIEW,
    BoardView,
    UnknownValueError,
    read_board_view,
    read_number,
)

RUNGS: Final = 5
SOLUTION: Final = "solution"
SHOWN: Final = ("proof", SOLUTION)
DEEDS: Final = ("end", "undo", "restart")


class AddressError(ValueError):
    """An address that does not lead to a turn: what is wrong, where, and what still holds.

    `code` is `unknown_value`, `unreadable_steps` or `illegal_step`; `attempt` is the turn as far
    as the address made sense.
    """

    def __init__(
        self, code: str, name: str, value: str, attempt: Attempt, refusal: Refusal | None = None
    ) -> None:
        super().__init__(f"{code}: {name}={value}")
        self.code = code
        self.name = name
        self.value = value
        self.attempt = attempt
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Attempt:
    """A turn at an exercise with its last try.

    `chosen` is the checker in hand; `tried` the refused step, `missed` a tap where nothing of
    the player's stands; `die` is the number to be played next, if the reader chose one; `ending`
    tells that the end of the turn was asked for. `typed` keeps
    what was typed and not understood, and `advanced` how many steps the last request added.
    """

    turn: Turn
    chosen: int | None = None
    tried: TypedStep | None = None
    missed: int | None = None
    die: int | None = None
    ending: bool = False
    refusal: Refusal | None = None
    shown: str = ""
    view: BoardView = USUAL_VIEW
    typed: str = ""
    typed_error: NotationError | None = None
    advanced: int = 0

    def settled(self) -> Attempt:
        """Return the attempt without its last try and what was shown for it."""
        return replace(
            self,
            chosen=None,
            tried=None,
            missed=None,
            die=None,
            ending=False,
            refusal=None,
            shown="",
        )

    def trying(self, source: int, destination: int) -> Attempt:
        """Return the attempt after one more step was tried.

        A checker whose step is refused stays in hand, unless it cannot be taken at all.
        """
        tried = self.turn.try_step(source, destination)
        settled = self.settled()
        if isinstance(tried, Refusal):
            step = TypedStep(source, destination)
            held = None if tried.point == source else source
            return replace(settled, chosen=held, tried=step, refusal=tried)
        return replace(
            settled,
            turn=self.turn.after(tried),
            view=replace(self.view, hint=min(self.view.hint, 1)),
            advanced=self.advanced + 1,
        )

    def playing(self, place: int) -> Attempt:
        """Return the attempt after a checker was played by the chosen die, else the first to fit.

        When none fits, the answer is to the first of them.
        """
        numbers = [self.die] if self.die else self._numbers_in_order()
        tries = [self.trying(place, max(place - number, OFF)) for number in numbers]
        fitting = [after for after in tries if after.refusal is None]
        return (fitting or tries or [self.trying(place, OFF)])[0]

    def tapping(self, place: int) -> Attempt:
        """Return the attempt after a tap on a place."""
        if self.die and place != OFF and self.turn.position.count(place):
            return self.playing(place)
        what = tap(self.turn.position, self.turn.numbers_left, self.chosen, place)
        if what.kind is TapKind.TRY and what.destination is not None:
            return self.trying(what.source, what.destination)
        settled = self.settled()
        if what.kind is TapKind.CHOOSE:
            return replace(settled, chosen=place)
        if what.kind is TapKind.LET_GO:
            return settled
        return replace(settled, missed=place, refusal=self.turn.check_step(place, OFF))

    def typing(self, text: str) -> Attempt:
        """Return the attempt after typed steps; it stops at the first refused one."""
        if not text.strip():
            return replace(self.settled(), typed_error=NotationError("empty", 0))
        try:
            steps = parse_steps(text, parse_names(self.turn.preset))
        except NotationError as error:
            return replace(self.settled(), typed=text, typed_error=error)
        attempt = self.settled()
        for step in steps:
            attempt = attempt.trying(step.source, step.destination)
            if attempt.refusal:
                break
        return attempt

    def doing(self, deed: str) -> Attempt:
        """Return the attempt after ending the turn, or undoing one step or all."""
        settled = self.settled()
        if deed == "undo":
            return replace(settled, turn=self.turn.undone())
        if deed == "restart":
            begun = Turn.begin(self.turn.preset, self.turn.start, self.turn.roll)
            return replace(settled, turn=begun)
        return replace(settled, ending=True, refusal=self.turn.check_end())

    def query(self) -> dict[str, str]:
        """Return the attempt as query parameters, without defaults."""
        values = {
            "steps": format_steps(self.turn.steps),
            "from": str(self.chosen or "") if self.tried is None else "",
            "die": str(self.die or ""),
            "try": END_WORD if self.ending else self._try_text(),
            "point": "" if self.missed is None else str(self.missed),
            "show": self.shown,
            **self.view.query(),
        }
        return {name: value for name, value in values.items() if value}

    def _numbers_in_order(self) -> list[int]:
        """Return the remaining numbers, each once, in the order of the dice."""
        left = self.turn.numbers_left
        numbers = dict.fromkeys(self.turn.roll.numbers(self.turn.preset))
        return [number for number in numbers if number in left]

    def _try_text(self) -> str:
        return format_step(self.tried) if self.tried else ""


def read_attempt(turn: Turn, query: Mapping[str, str]) -> Attempt:
    """Read the attempt at `turn` from the query of an address; raise `AddressError`."""
    view, unknown = USUAL_VIEW, None
    try:
        view = read_board_view(query, RUNGS)
    except UnknownValueError as error:
        unknown = error
    attempt = _replay(Attempt(turn, view=replace(view, hint=0, helped=0)), query.get("steps", ""))
    if unknown is not None:
        raise AddressError("unknown_value", unknown.name, unknown.value, attempt) from unknown
    chosen = _number(attempt, query, "from", BAR) or None
    attempt = replace(attempt, chosen=chosen, view=view)
    attempt = _act(_choose_die(attempt, query), query)
    shown = query.get("show", "")
    if shown and shown not in SHOWN:
        raise AddressError("unknown_value", "show", shown, attempt)
    helped = RUNGS if shown == SOLUTION else attempt.view.helped
    return replace(attempt, shown=shown, view=replace(attempt.view, helped=helped))


def _replay(attempt: Attempt, text: str) -> Attempt:
    try:
        steps = parse_steps(text)
    except NotationError as error:
        raise AddressError("unreadable_steps", "steps", text, attempt) from error
    for step in steps:
        after = attempt.trying(step.source, step.destination)
        if after.refusal:
            written = format_step(step)
            raise AddressError("illegal_step", "steps", written, attempt, after.refusal)
        attempt = after
    return replace(attempt, advanced=0)


def _choose_die(attempt: Attempt, query: Mapping[str, str]) -> Attempt:
    """Set the die to be played next, if that number is still unused."""
    die = _number(attempt, query, "die", PIPS)
    return replace(attempt, die=die if die in attempt.turn.numbers_left else None)


def _act(attempt: Attempt, query: Mapping[str, str]) -> Attempt:
    """Apply the last action; a checker and a die together make a step."""
    if "typed" in query:
        return attempt.typing(query["typed"])
    if "do" in query:
        if query["do"] not in DEEDS:
            raise AddressError("unknown_value", "do", query["do"], attempt)
        return attempt.doing(query["do"])
    if query.get("try"):
        return _retry(attempt, query["try"])
    if query.get("play"):
        return attempt.playing(_number(attempt, query, "play", BAR))
    if query.get("point"):
        return attempt.tapping(_number(attempt, query, "point", BAR))
    return attempt.playing(attempt.chosen) if attempt.chosen and attempt.die else attempt


def _retry(attempt: Attempt, text: str) -> Attempt:
    if text == END_WORD:
        return attempt.doing("end")
    try:
        steps = parse_steps(text)
    except NotationError as error:
        raise AddressError("unreadable_steps", "try", text, attempt) from error
    if len(steps) != 1:
        raise AddressError("unknown_value", "try", text, attempt)
    return attempt.trying(steps[0].source, steps[0].destination)


def _number(attempt: Attempt, query: Mapping[str, str], name: str, most: int) -> int:
    """Read a parameter that is a small number; 0 if it is missing."""
    try:
        return read_number(query, name, most)
    except UnknownValueError as error:
        raise AddressError("unknown_value", name, error.value, attempt) from error
