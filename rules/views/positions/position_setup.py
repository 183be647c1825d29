"""Setting up a position: read from the address and changed by the last action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from rules.engine.cube import CubeState
from rules.engine.dice import PIPS, Roll
from rules.engine.position import BAR, OFF, Position
from rules.engine.situation import Situation
from rules.http import parse_number
from rules.notation.detect import LONGEST_TEXT, parse_any
from rules.notation.errors import NotationError
from rules.notation.record import format_record, parse_record
from rules.preset import POINTS, RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, get_preset

TAPS_LIMIT: Final = 200
CHANGES: Final = frozenset({"paste", "game", "high", "low", "board"})
FIRST_SITUATION: Final = Situation(Position.start(BAN_SUGOROKU))


class SetupError(ValueError):
    """An address that asks for an unknown tool, place, die or board."""


class Tool(StrEnum):
    """What a tap does while the board is set up."""

    PLAYER = "player"
    """Puts a checker of the player there."""
    OPPONENT = "opponent"
    """Puts a checker of the opponent there."""
    REMOVE = "remove"
    """Takes a checker away."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game with its options and a situation in it; with a `tool` the board is being set up.

    `pasted` keeps a text that could not be read, with the `error`; `half` the one die that was
    chosen while the other was not, as (first, second) with 0 for the one that is missing.
    """

    preset: RulePreset = BAN_SUGOROKU
    situation: Situation = FIRST_SITUATION
    tool: Tool | None = None
    pasted: str = ""
    error: NotationError | None = None
    half: tuple[int, int] = (0, 0)

    @property
    def is_settled(self) -> bool:
        """Return whether everything that was sent could be applied."""
        return self.error is None and not any(self.half)

    @property
    def record(self) -> str:
        """Return the situation as it is kept in the address."""
        return format_record(self.preset, self.situation)

    def at(self, position: Position) -> Setup:
        """Return the same setup with another position."""
        return replace(self, situation=replace(self.situation, position=position))


def is_change(query: Mapping[str, str]) -> bool:
    """Return whether an address changes the position rather than only naming it."""
    return bool(CHANGES & query.keys()) or ("tool" in query and bool(read_taps(query)))


def read_taps(query: Mapping[str, str]) -> tuple[int, ...]:
    """Return the places tapped since the last response: several if the script collects them."""
    text = query.get("taps") or query.get("point") or ""
    if len(text) > TAPS_LIMIT:
        raise SetupError("too many taps")
    return tuple(_read_number(place, BAR) for place in text.split(",")) if text else ()


def read_setup(query: Mapping[str, str]) -> Setup:
    """Return the setup that an address asks for, with what was just done applied.

    Raises `NotationError` for a malformed record, `OptionError` and `UnknownPresetError` for what
    the games do not have, `SetupError` for an unknown tool, place, die or board.
    """
    setup = Setup()
    if query.get("record"):
        preset, situation = parse_record(query["record"])
        setup = Setup(preset, situation)
    if "paste" in query:
        setup = _pasted(setup, query["paste"])
    setup = _with_game(setup, query)
    setup = _with_roll(setup, query)
    if query.get("tool"):
        setup = replace(setup, tool=_read_tool(query["tool"]))
        for place in read_taps(query):
            setup = setup.at(_edited(setup, place))
    if query.get("board"):
        if query["board"] not in BOARDS:
            raise SetupError(f"no board {query['board']}")
        setup = replace(setup, situation=BOARDS[query["board"]](setup))
    return setup


def _read_tool(text: str) -> Tool:
    if text not in list(Tool):
        raise SetupError(f"no tool {text}")
    return Tool(text)


def _read_number(text: str, most: int) -> int:
    """Read a number from 0 to `most`; raise `SetupError`."""
    if (number := parse_number(text, most)) is None:
        raise SetupError(f"no number up to {most}: {text[:20]}")
    return number


def _pasted(setup: Setup, text: str) -> Setup:
    try:
        preset, situation = parse_any(text)
    except NotationError as error:
        return replace(setup, pasted=text[:LONGEST_TEXT], error=error)
    return replace(setup, preset=preset or BACKGAMMON, situation=situation)


def _with_game(setup: Setup, query: Mapping[str, str]) -> Setup:
    """Apply the game and the options of the form; options of another game are dropped."""
    slug = query.get("game", setup.preset.slug)
    preset = setup.preset if slug == setup.preset.slug else get_preset(slug)
    names: set[str] = {option.name for option in preset.options}
    chosen = {name: query[name] for name in names if query.get(name)}
    return replace(setup, preset=preset.with_options(chosen))


def _with_roll(setup: Setup, query: Mapping[str, str]) -> Setup:
    """Apply the dice of the form; a single die is kept until there is a second."""
    if "high" not in query and "low" not in query:
        return setup
    first, second = (_read_number(query.get(name) or "0", PIPS) for name in ("high", "low"))
    if first and second:
        roll: Roll | None = Roll.of(first, second)
        return replace(setup, situation=replace(setup.situation, roll=roll))
    situation = replace(setup.situation, roll=None)
    return replace(setup, situation=situation, half=(first, second))


def _edited(setup: Setup, place: int) -> Position:
    """Return the position after a tap on a place with the tool in hand."""
    position = setup.situation.position
    change = -1 if setup.tool is Tool.REMOVE else 1
    if place in (OFF, BAR):
        return _edited_aside(setup, place, change)
    points = list(position.points)
    count = points[place - 1]
    if change < 0:
        points[place - 1] = count - (count > 0) + (count < 0)
    elif setup.tool is Tool.PLAYER:
        points[place - 1] = min(max(count, 0) + 1, setup.preset.checkers)
    else:
        points[place - 1] = max(min(count, 0) - 1, -setup.preset.checkers)
    return replace(position, points=tuple(points))


def _edited_aside(setup: Setup, place: int, change: int) -> Position:
    """Return the position after a tap on the bar or off the board.

    What is taken away is the player's as long as there is one.
    """
    position = setup.situation.position
    own, theirs = (
        (position.bar, position.opponent_bar)
        if place == BAR
        else (position.off, position.opponent_off)
    )
    if setup.tool is Tool.OPPONENT or (change < 0 and not own):
        theirs = max(theirs + change, 0)
    else:
        own += change
    if place == BAR:
        return replace(position, bar=own, opponent_bar=theirs)
    return replace(position, off=own, opponent_off=theirs)


def _anew(setup: Setup, position: Position) -> Situation:
    """Return the situation with another position, and the cube in the middle."""
    return replace(setup.situation, position=position, cube=CubeState())


def _turned(setup: Setup) -> Situation:
    """Return the situation as the other side would play it."""
    position, side = setup.situation.position.flipped(), setup.situation.on_roll.other
    return replace(setup.situation, position=position, on_roll=side)


BOARDS: Final[dict[str, Callable[[Setup], Situation]]] = {
    "start": lambda setup: _anew(setup, Position.start(setup.preset)),
    "empty": lambda setup: _anew(setup, Position((0,) * POINTS)),
    "turn": _turned,
}
"""What can be done with the whole board: set up the start, clear it, see it from the other side."""
