"""Position ID and Match ID of GNU Backgammon.

Source: the manual of GNU Backgammon, "A technical description of the Position ID" and "… of the
Match ID". Two points differ from its text, as in every version of the program: the Position ID
begins with the opponent of the player on roll, and bit 67 of the Match ID is set where the Jacoby
rule is not used. Player 0 (O) is Black here, player 1 (X) is White.
"""

from __future__ import annotations

import base64
import re
from enum import StrEnum
from typing import Final

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import PIPS, Roll
from rules.engine.position import Position
from rules.engine.situation import CubeOffer, Situation
from rules.notation.errors import NotationError
from rules.notation.situations import (
    CHECKERS,
    SituationCode,
    check_all_checkers,
    check_writable,
    find_contradiction,
    unwritable,
)
from rules.preset import POINTS

POSITION_LENGTH: Final = 14
MATCH_LENGTH: Final = 12
COLON: Final = ":"
_POSITION_BYTES: Final = 10
_MATCH_BYTES: Final = 9
_PLACES: Final = POINTS + 1
"""The points of a side, then its bar."""
_FOREIGN: Final = re.compile(r"[^A-Za-z0-9+/]")
_PLAYING: Final = 1
_STATES: Final = (0, _PLAYING)
"""The states that are a moment of a game: none begun yet, and one being played."""
_OWNERS: Final = {0: PlayerSide.BLACK, 1: PlayerSide.WHITE, 3: None}
_PLAYERS: Final = (PlayerSide.BLACK, PlayerSide.WHITE)

_FIELDS: Final = {
    "cube": (0, 4),
    "owner": (4, 2),
    "on_roll": (6, 1),
    "crawford": (7, 1),
    "state": (8, 3),
    "decider": (11, 1),
    "doubled": (12, 1),
    "resigned": (13, 2),
    "die": (15, 3),
    "other_die": (18, 3),
    "match_length": (21, 15),
    "score_black": (36, 15),
    "score_white": (51, 15),
    "no_jacoby": (66, 1),
    "unused": (67, 5),
}
"""The fields of a match key: where each begins, and its bits."""


class GnubgCode(StrEnum):
    """The faults of a GNU Backgammon ID."""

    LENGTH = "gnubg_length"
    CHARACTER = "gnubg_character"
    PADDING = "gnubg_padding"
    OVERLAP = "gnubg_overlap"
    FIELD = "gnubg_field"


def parse_position_id(text: str) -> Position:
    """Read a Position ID; checkers that are not on the board are off it.

    Raises `NotationError`: a `GnubgCode` or `too_many_checkers`.

    >>> parse_position_id("4HPwATDgc/ABMA").pips()
    167
    """
    counts = _read_counts(_read_key(text, 0, POSITION_LENGTH))
    opponent, player = counts[:_PLACES], counts[_PLACES:]
    facing = reversed(opponent[:POINTS])
    points = [mine - theirs for mine, theirs in zip(player, facing, strict=False)]
    return Position(
        tuple(points),
        player[-1],
        CHECKERS - sum(player),
        opponent[-1],
        CHECKERS - sum(opponent),
    )


def format_position_id(position: Position) -> str:
    """Write a Position ID; raise `NotationError` (code `unwritable`) without 15 checkers a side.

    >>> from rules.presets import BACKGAMMON
    >>> format_position_id(Position.start(BACKGAMMON))
    '4HPwATDgc/ABMA'
    """
    check_all_checkers(position)
    key = length = 0
    for side in (position.flipped(), position):
        for count in (*(max(c, 0) for c in side.points), side.bar):
            key |= ((1 << count) - 1) << length
            length += count + 1
    return _write_key(key, _POSITION_BYTES, POSITION_LENGTH)


def parse_gnubg_id(text: str) -> Situation:
    """Read `POSITIONID:MATCHID`, or a Position ID alone: then White is on roll, nothing thrown.

    Raises `NotationError` as `parse_position_id` does, and for the Match ID with a `GnubgCode`,
    where `gnubg_field` names the field, or with a `SituationCode` for a contradiction. A game
    that is over, and a resignation on offer, are such fields.

    >>> parse_gnubg_id("4HPwATDgc/ABMA:8IhuACAACAAE").roll
    Roll(high=5, low=3)
    """
    position_id, colon, match_id = text.partition(COLON)
    position = parse_position_id(position_id)
    if not colon:
        return Situation(position)
    return _read_match(match_id, position, len(position_id) + 1)


def format_gnubg_id(situation: Situation) -> str:
    """Write `POSITIONID:MATCHID`; raise `NotationError` (code `unwritable`) where it has no room.

    >>> format_gnubg_id(parse_gnubg_id("4HPwATDgc/ABMA"))
    '4HPwATDgc/ABMA:cAkAAAAAAAAE'
    """
    return f"{format_position_id(situation.position)}{COLON}{format_match_id(situation)}"


def format_match_id(situation: Situation) -> str:
    """Write a Match ID; raise `NotationError` (code `unwritable`) for what it has no room for."""
    check_writable(situation)
    cube, white, black = situation.cube, *situation.score
    if situation.offer not in (None, CubeOffer.DOUBLE):
        raise unwritable("offer", situation.offer)
    on_roll = _PLAYERS.index(situation.on_roll)
    doubled = situation.offer is CubeOffer.DOUBLE
    values = {
        "cube": cube.value.bit_length() - 1,
        "owner": next(code for code, owner in _OWNERS.items() if owner is cube.owner),
        "on_roll": on_roll,
        "crawford": situation.crawford,
        "state": _PLAYING,
        "decider": on_roll ^ doubled,
        "doubled": doubled,
        "die": situation.roll.high if situation.roll else 0,
        "other_die": situation.roll.low if situation.roll else 0,
        "match_length": situation.match_length,
        "score_black": black,
        "score_white": white,
        "no_jacoby": not situation.jacoby,
    }
    key = sum(value << _FIELDS[name][0] for name, value in values.items())
    return _write_key(key, _MATCH_BYTES, MATCH_LENGTH)


def _read_match(text: str, position: Position, offset: int) -> Situation:
    """Read a Match ID that begins at `offset` of a longer text."""
    key = _read_key(text, offset, MATCH_LENGTH)
    fields = {name: key >> at & (1 << bits) - 1 for name, (at, bits) in _FIELDS.items()}
    wrong = _find_wrong_field(fields)
    if wrong:
        at = offset + _place(_FIELDS[wrong][0])
        raise NotationError(GnubgCode.FIELD, at, {"field": wrong, "value": fields[wrong]})
    situation = Situation(
        position,
        _PLAYERS[fields["on_roll"]],
        Roll.of(fields["die"], fields["other_die"]) if fields["die"] else None,
        CubeState(1 << fields["cube"], _OWNERS[fields["owner"]]),
        (fields["score_white"], fields["score_black"]),
        fields["match_length"],
        crawford=bool(fields["crawford"]),
        offer=CubeOffer.DOUBLE if fields["doubled"] else None,
        jacoby=not fields["no_jacoby"],
    )
    contradiction = find_contradiction(situation)
    if contradiction:
        at = _FIELDS[_CONTRADICTIONS[contradiction]][0]
        facts: dict[str, object] = {"found": max(situation.score), "limit": situation.match_length}
        raise NotationError(contradiction, offset + _place(at), facts)
    return situation


_CONTRADICTIONS: Final = {
    SituationCode.SCORE_BEYOND_MATCH: "score_black",
    SituationCode.CRAWFORD_WITHOUT_MATCH: "crawford",
    SituationCode.OFFER_AND_ROLL: "doubled",
}
"""The field at which a contradiction is shown."""


def _find_wrong_field(fields: dict[str, int]) -> str | None:
    """Return the first field of a match key with a meaningless value."""
    wrong = {
        "owner": fields["owner"] not in _OWNERS,
        "state": fields["state"] not in _STATES,
        "decider": fields["decider"] != fields["on_roll"] ^ fields["doubled"],
        "resigned": fields["resigned"] > 0,
        "die": fields["die"] > PIPS,
        "other_die": fields["other_die"] > PIPS or bool(fields["other_die"]) != bool(fields["die"]),
        "unused": fields["unused"] > 0,
    }
    return next((name for name, is_wrong in wrong.items() if is_wrong), None)


def _read_counts(key: int) -> list[int]:
    """Read the checkers on each place, first the opponent's: so many ones, then a zero."""
    counts, place = [0] * (2 * _PLACES), 0
    for bit in range(8 * _POSITION_BYTES):
        if not key >> bit & 1:
            place += 1
            continue
        if place >= len(counts):
            raise NotationError(GnubgCode.PADDING, _place(bit))
        side = place // _PLACES * _PLACES
        counts[place] += 1
        if sum(counts[side:place]) + counts[place] > CHECKERS:
            raise _too_many(key, side, bit)
        point = place - _PLACES
        if 0 <= point < POINTS and counts[POINTS - 1 - point]:
            raise NotationError(GnubgCode.OVERLAP, _place(bit), {"point": point + 1})
    return counts


def _too_many(key: int, side: int, bit: int) -> NotationError:
    """Return the error of a side, which begins at place `side`, with more checkers than it has."""
    runs = f"{key:0{8 * _POSITION_BYTES}b}"[::-1].split("0")
    facts: dict[str, object] = {
        "side": "player" if side else "opponent",
        "found": sum(map(len, runs[side : side + _PLACES])),
        "limit": CHECKERS,
    }
    return NotationError(SituationCode.TOO_MANY_CHECKERS, _place(bit), facts)


def _read_key(text: str, offset: int, length: int) -> int:
    """Read characters of Base64 as one number, the first byte its lowest."""
    foreign = _FOREIGN.search(text)
    if foreign and foreign.start() < length:
        facts: dict[str, object] = {"character": foreign.group()}
        raise NotationError(GnubgCode.CHARACTER, offset + foreign.start(), facts)
    if len(text) != length:
        facts = {"length": len(text), "expected": length}
        raise NotationError(GnubgCode.LENGTH, offset + min(len(text), length), facts)
    key = int.from_bytes(base64.b64decode(text + "=" * (-length % 4)), "little")
    if _write_key(key, length * 6 // 8, length) != text:
        raise NotationError(GnubgCode.PADDING, offset + length - 1)
    return key


def _write_key(key: int, size: int, length: int) -> str:
    return base64.b64encode(key.to_bytes(size, "little")).decode("ascii")[:length]


def _place(bit: int) -> int:
    """Return the index of the character that holds a bit."""
    byte, within = divmod(bit, 8)
    return (8 * byte + 7 - within) // 6
