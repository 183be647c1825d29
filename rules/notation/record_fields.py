"""The fields of our own string: the checkers of a side, and what surrounds a position."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeVar

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.position import BAR, OFF, Position
from rules.engine.situation import CubeOffer, Situation
from rules.notation.errors import NotationError
from rules.notation.rolls import format_roll, parse_roll
from rules.notation.situations import LARGEST_NUMBER, LARGEST_POWER, is_cube_value, unwritable
from rules.preset import POINTS

LARGEST_COUNT: Final = 99
_DASH: Final = "-"
_ITEM: Final = re.compile(r"([1-9][0-9]?|bar|off)x([1-9][0-9]?)")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,4}")
_NAMED: Final = {"bar": BAR, "off": OFF}
_TERMS: Final = ("crawford", "jacoby", "beavers")
_Word = TypeVar("_Word", PlayerSide, CubeOffer)


class RecordCode(StrEnum):
    """The faults of a string, besides unknown options and values."""

    TOO_LONG = "record_too_long"
    VERSION = "record_version"
    PRESET = "record_preset"
    FIELD = "record_field"
    NO_CHECKERS = "record_no_checkers"
    ITEM = "record_item"
    POINT = "record_point"
    TWICE = "record_twice"
    VALUE = "record_value"
    NOT_CANONICAL = "record_not_canonical"


class RecordField(NamedTuple):
    """A field of the string, with the offsets of its name and value."""

    name: str
    value: str
    offset: int
    value_offset: int

    def error(self) -> NotationError:
        """Return the error that quotes this value and points at it."""
        facts: dict[str, object] = {"field": self.name, "found": self.value}
        return NotationError(RecordCode.VALUE, self.value_offset, facts)


def read_position(player: RecordField, opponent: RecordField) -> Position:
    """Read the checkers of both sides; raise `NotationError` at the first item that is wrong."""
    seen: set[int] = set()
    sides: list[dict[int, int]] = []
    for field in (player, opponent):
        counts: dict[int, int] = {}
        for place, count, offset in _items(field):
            if place in counts or place in seen:
                raise NotationError(RecordCode.TWICE, offset, {"place": place})
            counts[place] = count
        seen |= counts.keys() - {BAR, OFF}
        sides.append(counts)
    off, opponent_off = (counts.pop(OFF, 0) for counts in sides)
    return Position.of(*sides, off=off, opponent_off=opponent_off)


def _items(field: RecordField) -> Iterator[tuple[int, int, int]]:
    """Yield place, count and offset of each item of a side."""
    offset = field.value_offset
    for word in field.value.split(_DASH) if field.value else ():
        match = _ITEM.fullmatch(word)
        if match is None:
            raise NotationError(RecordCode.ITEM, offset, {"found": word})
        name, count = match.groups()
        place = _NAMED[name] if name in _NAMED else int(name)
        if name not in _NAMED and place > POINTS:
            raise NotationError(RecordCode.POINT, offset, {"found": name, "points": POINTS})
        yield place, int(count), offset
        offset += len(word) + 1


def _read_on_roll(field: RecordField) -> dict[str, Any]:
    return {"on_roll": _read_word(field, PlayerSide)}


def _read_roll(field: RecordField) -> dict[str, Any]:
    try:
        return {"roll": parse_roll(field.value)}
    except NotationError as error:
        raise error.shifted(field.value_offset) from error


def _read_cube(field: RecordField) -> dict[str, Any]:
    value, dash, owner = field.value.partition(_DASH)
    number = _read_number(field, value, 1 << LARGEST_POWER)
    if not is_cube_value(number):
        raise field.error()
    side = _read_word(field._replace(value=owner), PlayerSide) if dash else None
    return {"cube": CubeState(number, side)}


def _read_offer(field: RecordField) -> dict[str, Any]:
    return {"offer": _read_word(field, CubeOffer)}


def _read_match(field: RecordField) -> dict[str, Any]:
    return {"match_length": _read_number(field, field.value)}


def _read_score(field: RecordField) -> dict[str, Any]:
    white, _, black = field.value.partition(_DASH)
    return {"score": (_read_number(field, white), _read_number(field, black))}


def _read_terms(field: RecordField) -> dict[str, Any]:
    terms = field.value.split(_DASH)
    if not set(terms) <= set(_TERMS):
        raise field.error()
    return dict.fromkeys(terms, True)


READERS: Final[Mapping[str, Callable[[RecordField], dict[str, Any]]]] = {
    "on-roll": _read_on_roll,
    "roll": _read_roll,
    "cube-at": _read_cube,
    "offer": _read_offer,
    "match": _read_match,
    "score": _read_score,
    "terms": _read_terms,
}


def _read_word(field: RecordField, words: type[_Word]) -> _Word:
    try:
        return words(field.value)
    except ValueError as error:
        raise field.error() from error


def _read_number(field: RecordField, text: str, largest: int = LARGEST_NUMBER) -> int:
    if not _NUMBER.fullmatch(text) or int(text) > largest:
        raise field.error()
    return int(text)


def write_player(position: Position) -> str:
    """Write the checkers of the player, the farthest first."""
    return _write_side([(p, position.count(p)) for p in range(POINTS, 0, -1)], position)


def write_opponent(position: Position) -> str:
    """Write the checkers of the opponent in the player's numbers, the opponent's farthest first."""
    points = [(p, position.opponent_count(p)) for p in range(1, POINTS + 1)]
    return _write_side(points, position.flipped())


def _write_side(points: list[tuple[int, int]], side: Position) -> str:
    named = [(name, side.count(place)) for name, place in _NAMED.items()]
    counts = [(place, count) for place, count in (*points, *named) if count]
    if any(not 0 < count <= LARGEST_COUNT for _, count in counts):
        raise unwritable("checkers", max(counts, key=lambda item: item[1])[1])
    return _DASH.join(f"{place}x{count}" for place, count in counts)


def write_surroundings(situation: Situation) -> Iterator[tuple[str, str]]:
    """Yield the fields after the checkers in their order, the value empty at the default."""
    default = Situation(situation.position)
    cube, owner = situation.cube, situation.cube.owner
    white, black = situation.score
    yield "on-roll", situation.on_roll if situation.on_roll is not default.on_roll else ""
    yield "roll", format_roll(situation.roll) if situation.roll else ""
    spelled = f"{cube.value}-{owner}" if owner else f"{cube.value}"
    yield "cube-at", spelled if cube != default.cube else ""
    yield "offer", situation.offer or ""
    yield "match", f"{situation.match_length}" if situation.match_length else ""
    yield "score", f"{white}-{black}" if situation.score != default.score else ""
    yield "terms", _DASH.join(term for term in _TERMS if getattr(situation, term))
