"""Positions drawn as text, so that a test shows where the checkers stand.

A text names the player's checkers, a slash, and the opponent's; each is `place:count`, and all
places are in the player's numbers. `bar` and `off` are the checkers of the side they stand with:

    24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5       both sides at the start
    20:1 bar:1 off:2 / 5:2 bar:1                 one hit checker on each side, two borne off

`opp-bar` and `opp-off` say the same as `bar` and `off` after the slash, wherever they are written.
"""

from __future__ import annotations

from typing import Final

from rules.engine.position import BAR, OFF, Position
from rules.preset import POINTS

PLACES: Final = {"bar": BAR, "off": OFF}
OPPONENT: Final = "opp-"


def parse_text(text: str) -> Position:
    """Read a position; raise `ValueError` for a word that is not `place:count`.

    >>> parse_text("24:2 bar:1 / 1:2 off:13").count(24)
    2
    """
    player, _, opponent = text.partition("/")
    counts: dict[bool, dict[int, int]] = {True: {}, False: {}}
    for is_player, part in ((True, player), (False, opponent)):
        for word in part.split():
            name, _, number = word.partition(":")
            side = is_player and not name.startswith(OPPONENT)
            place = parse_place(name.removeprefix(OPPONENT))
            counts[side][place] = counts[side].get(place, 0) + int(number)
    off, opponent_off = counts[True].pop(OFF, 0), counts[False].pop(OFF, 0)
    if shared := counts[True].keys() & counts[False].keys() - {BAR}:
        raise ValueError(f"both sides stand on {sorted(shared)}: {text}")
    return Position.of(counts[True], counts[False], off=off, opponent_off=opponent_off)


def draw_text(position: Position) -> str:
    """Write a position as `parse_text` reads it, the player's farthest checkers first.

    >>> draw_text(parse_text("6:5 24:2 opp-bar:1 / 1:2"))
    '24:2 6:5 / bar:1 1:2'
    """
    points = range(POINTS, 0, -1)
    player = [("bar", position.bar)]
    player += [(str(point), position.count(point)) for point in points]
    player += [("off", position.off)]
    opponent = [("bar", position.opponent_bar)]
    opponent += [(str(point), position.opponent_count(point)) for point in reversed(points)]
    opponent += [("off", position.opponent_off)]
    return f"{draw_side(player)} / {draw_side(opponent)}".strip()


def parse_place(name: str) -> int:
    """Read `bar`, `off` or a point from 1 to 24."""
    place = PLACES[name] if name in PLACES else int(name)
    if name not in PLACES and not 1 <= place <= POINTS:
        raise ValueError(f"no such point: {name}")
    return place


def draw_side(counts: list[tuple[str, int]]) -> str:
    """Write the checkers of one side."""
    return " ".join(f"{name}:{count}" for name, count in counts if count)
