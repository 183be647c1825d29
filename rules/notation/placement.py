"""A position as a text of counts: what content files and tests are written in.

The player's checkers, a slash, the opponent's; each word is `place:count` and every point has
the player's number. `bar` and `off` are the player's, `opp-bar` and `opp-off` the opponent's,
on whichever side of the slash they stand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from rules.engine.position import Position
from rules.notation.errors import NotationError
from rules.preset import POINTS

SLASH: Final = "/"
NAMED: Final = {
    "bar": "bar",
    "off": "off",
    "opp-bar": "opponent_bar",
    "opp-off": "opponent_off",
}
"""The places that are no points, with the attribute of `Position` that counts them."""
ITEM: Final = re.compile(r"([a-z-]+|[1-9][0-9]?):([1-9][0-9]?)")


class PlacementCode(StrEnum):
    """The faults of a placement."""

    NO_SLASH = "placement_no_slash"
    SECOND_SLASH = "placement_second_slash"
    ITEM = "placement_item"
    PLACE = "placement_place"
    TWICE = "placement_twice"


def parse_placement(text: str) -> Position:
    """Read a position; raise `NotationError` at the first word that is wrong.

    >>> parse_placement("24:1 bar:1 / 1:2 opp-off:13").bar
    1
    """
    counts: dict[str, int] = {}
    sign = 1
    for offset, word in _words(text):
        if word == SLASH:
            if sign < 0:
                raise NotationError(PlacementCode.SECOND_SLASH, offset)
            sign = -1
            continue
        place, count = _item(word, offset)
        if place in counts:
            raise NotationError(PlacementCode.TWICE, offset, {"place": place})
        counts[place] = count if place in NAMED else sign * count
    if sign > 0:
        raise NotationError(PlacementCode.NO_SLASH, len(text))
    return _position(counts)


def format_placement(position: Position) -> str:
    """Write a position in canonical form, which is compared and stored.

    >>> format_placement(parse_placement("6:5 24:2 / bar:1 12:5 1:2"))
    '24:2 6:5 bar:1 / 1:2 12:5'
    """
    player = [(str(p), position.count(p)) for p in range(POINTS, 0, -1)]
    player += [("bar", position.bar), ("off", position.off)]
    opponent = [(str(p), position.opponent_count(p)) for p in range(1, POINTS + 1)]
    opponent += [("opp-bar", position.opponent_bar), ("opp-off", position.opponent_off)]
    return f"{_side(player)} {SLASH} {_side(opponent)}".strip()


def _words(text: str) -> Iterator[tuple[int, str]]:
    return ((match.start(), match.group()) for match in re.finditer(r"\S+", text))


def _item(word: str, offset: int) -> tuple[str, int]:
    match = ITEM.fullmatch(word)
    if match is None:
        raise NotationError(PlacementCode.ITEM, offset, {"word": word})
    place, count = match.groups()
    if place not in NAMED and not (place.isdecimal() and int(place) <= POINTS):
        raise NotationError(PlacementCode.PLACE, offset, {"place": place})
    return place, int(count)


def _position(counts: dict[str, int]) -> Position:
    points = tuple(counts.get(str(point), 0) for point in range(1, POINTS + 1))
    named = {attribute: counts.get(name, 0) for name, attribute in NAMED.items()}
    return Position(points, **named)


def _side(counts: list[tuple[str, int]]) -> str:
    return " ".join(f"{place}:{count}" for place, count in counts if count)
