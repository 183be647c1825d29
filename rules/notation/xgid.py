"""XGID, the position notation of eXtreme Gammon.

`XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10`: the 26 places as the bottom player sees
them (the top player's bar, the points 1 to 24, the bottom player's bar; capitals are the bottom
player's checkers, A one, B two …), the power of two on the cube, its owner, who is on roll, the
dice (`00` before the roll; `D`, `B`, `R` for a double, beaver or raccoon on offer), the scores of
the bottom and the top player, the rule (in a match 1 for the Crawford game, else 1 for Jacoby
plus 2 for beavers), the match length, and the highest power of the cube. Source: the help of
eXtreme Gammon, and how GNU Backgammon reads it. The bottom player is White here, the top Black.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from itertools import accumulate
from typing import Final, NamedTuple, TypeVar

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.situation import CubeOffer, Situation
from rules.notation.errors import NotationError
from rules.notation.situations import (
    CHECKERS,
    LARGEST_NUMBER,
    LARGEST_POWER,
    SituationCode,
    check_all_checkers,
    check_writable,
    find_contradiction,
)
from rules.preset import POINTS

PREFIX: Final = "XGID="
COLON: Final = ":"
CUBE_LIMIT: Final = 10
"""The highest power of the cube as eXtreme Gammon writes it unless told otherwise."""
_PLACES: Final = POINTS + 2
_EMPTY: Final = "-"
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,4}")
_DICE: Final = re.compile(r"[1-6][1-6]")
_SIDES: Final = {"1": PlayerSide.WHITE, "-1": PlayerSide.BLACK}
_OWNERS: Final = {**_SIDES, "0": None}
_OFFERS: Final = {"D": CubeOffer.DOUBLE, "B": CubeOffer.BEAVER, "R": CubeOffer.RACCOON}
_NOT_THROWN: Final = "00"
_JACOBY: Final = 1
_BEAVERS: Final = 2
_Value = TypeVar("_Value")


class XgidCode(StrEnum):
    """The faults of an XGID."""

    FIELDS = "xgid_fields"
    PLACES = "xgid_places"
    CHECKERS = "xgid_checkers"
    FIELD = "xgid_field"
    CUBE = "xgid_cube"
    """The cube is higher than the highest one of the same string."""


class _Field(NamedTuple):
    """A field between colons: its name, text and offset."""

    name: str
    text: str
    offset: int

    def error(self) -> NotationError:
        return NotationError(XgidCode.FIELD, self.offset, {"field": self.name, "found": self.text})


_NAMES: Final = (
    *("position", "cube", "owner", "on_roll", "dice", "score", "opponent_score"),
    *("rule", "match_length", "cube_limit"),
)


def parse_xgid(text: str) -> Situation:
    """Read an XGID, with or without `XGID=` before it; the highest cube is checked, not kept.

    A highest cube of 0 is none: programs that know no limit write it.

    Raises `NotationError`: an `XgidCode`, `too_many_checkers` or another of `SituationCode`.

    >>> parse_xgid("XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:0:0:0:0:10").cube
    CubeState(value=2, owner=<PlayerSide.BLACK: 'black'>)
    """
    fields = _split(text)
    position = _read_position(fields["position"])
    on_roll = _look_up(fields["on_roll"], _SIDES)
    length = _read_number(fields["match_length"], LARGEST_NUMBER)
    rule = _read_number(fields["rule"], 1 if length else _JACOBY | _BEAVERS)
    score = (fields["score"], fields["opponent_score"])
    white, black = (_read_number(field, LARGEST_NUMBER) for field in score)
    situation = Situation(
        position if on_roll is PlayerSide.WHITE else position.flipped(),
        on_roll,
        _read_dice(fields["dice"]),
        _read_cube(fields),
        (white, black),
        length,
        crawford=bool(length and rule),
        offer=_OFFERS.get(fields["dice"].text),
        jacoby=not length and bool(rule & _JACOBY),
        beavers=not length and bool(rule & _BEAVERS),
    )
    # Only the score can contradict: nothing else can be written.
    contradiction = find_contradiction(situation)
    if contradiction:
        facts: dict[str, object] = {"found": max(white, black), "limit": length}
        raise NotationError(contradiction, score[black > length].offset, facts)
    return situation


def format_xgid(situation: Situation) -> str:
    """Write an XGID; raise `NotationError` (code `unwritable`) for what it has no room for.

    >>> from rules.presets import BACKGAMMON
    >>> format_xgid(Situation(Position.start(BACKGAMMON), roll=Roll.of(5, 2)))
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10'
    """
    check_writable(situation)
    check_all_checkers(situation.position)
    power = situation.cube.value.bit_length() - 1
    is_match = situation.match_length > 0
    agreed = _JACOBY * situation.jacoby + _BEAVERS * situation.beavers
    fields = (
        _write_position(situation),
        power,
        _spelling(_OWNERS, situation.cube.owner),
        _spelling(_SIDES, situation.on_roll),
        _write_dice(situation),
        *situation.score,
        int(situation.crawford) if is_match else agreed,
        situation.match_length,
        max(CUBE_LIMIT, power),
    )
    return PREFIX + COLON.join(map(str, fields))


def _split(text: str) -> dict[str, _Field]:
    offset = len(PREFIX) if text.upper().startswith(PREFIX) else 0
    texts = text[offset:].split(COLON)
    if len(texts) != len(_NAMES):
        facts: dict[str, object] = {"found": len(texts), "expected": len(_NAMES)}
        extra = sum(len(field) + 1 for field in texts[: len(_NAMES)])
        raise NotationError(XgidCode.FIELDS, min(offset + extra, len(text)), facts)
    fields = {}
    for name, field in zip(_NAMES, texts, strict=True):
        fields[name] = _Field(name, field, offset)
        offset += len(field) + 1
    return fields


def _read_position(field: _Field) -> Position:
    """Read the places as the bottom player sees them."""
    if len(field.text) != _PLACES:
        facts: dict[str, object] = {"found": len(field.text), "expected": _PLACES}
        offset = field.offset + min(len(field.text), _PLACES)
        raise NotationError(XgidCode.PLACES, offset, facts)
    counts = [_read_checkers(char, at, field.offset) for at, char in enumerate(field.text)]
    _check_number(counts, field.offset)
    top_bar, *points, bar = counts
    whole = Position(tuple(points), bar, 0, -top_bar, 0)
    return Position(
        whole.points,
        whole.bar,
        CHECKERS - whole.checkers(),
        whole.opponent_bar,
        CHECKERS - whole.flipped().checkers(),
    )


def _check_number(counts: list[int], offset: int) -> None:
    """Refuse more checkers than a side has, at the place where they become too many."""
    for side, sign in ((PlayerSide.WHITE, 1), (PlayerSide.BLACK, -1)):
        so_far = list(accumulate(max(sign * count, 0) for count in counts))
        if so_far[-1] > CHECKERS:
            place = next(at for at, found in enumerate(so_far) if found > CHECKERS)
            facts: dict[str, object] = {"side": side, "found": so_far[-1], "limit": CHECKERS}
            raise NotationError(SituationCode.TOO_MANY_CHECKERS, offset + place, facts)


def _read_checkers(char: str, place: int, offset: int) -> int:
    """Read the checkers on a place, the top player's as negative; each bar has one owner."""
    lowest = 0 if place == _PLACES - 1 else -CHECKERS
    highest = 0 if place == 0 else CHECKERS
    count = 0
    if char.isascii() and char.isalpha():
        count = ord(char.upper()) - ord("A") + 1
        count = count if char.isupper() else -count
    if not (count or char == _EMPTY) or not lowest <= count <= highest:
        raise NotationError(XgidCode.CHECKERS, offset + place, {"found": char, "place": place})
    return count


def _read_cube(fields: dict[str, _Field]) -> CubeState:
    limit = _read_number(fields["cube_limit"], LARGEST_POWER)
    power = _read_number(fields["cube"], LARGEST_POWER)
    if 0 < limit < power:
        facts: dict[str, object] = {"found": 1 << power, "limit": 1 << limit}
        raise NotationError(XgidCode.CUBE, fields["cube"].offset, facts)
    return CubeState(1 << power, _look_up(fields["owner"], _OWNERS))


def _read_dice(field: _Field) -> Roll | None:
    if field.text == _NOT_THROWN or field.text in _OFFERS:
        return None
    if not _DICE.fullmatch(field.text):
        raise field.error()
    return Roll.of(int(field.text[0]), int(field.text[1]))


def _read_number(field: _Field, largest: int) -> int:
    if not _NUMBER.fullmatch(field.text) or int(field.text) > largest:
        raise field.error()
    return int(field.text)


def _look_up(field: _Field, values: Mapping[str, _Value]) -> _Value:
    if field.text not in values:
        raise field.error()
    return values[field.text]


def _spelling(values: Mapping[str, PlayerSide | None], wanted: PlayerSide | None) -> str:
    return next(text for text, value in values.items() if value is wanted)


def _write_position(situation: Situation) -> str:
    is_white = situation.on_roll is PlayerSide.WHITE
    position = situation.position if is_white else situation.position.flipped()
    counts = (-position.opponent_bar, *position.points, position.bar)
    return "".join(_write_checkers(count) for count in counts)


def _write_checkers(count: int) -> str:
    letter = chr(ord("A") - 1 + abs(count))
    return _EMPTY if not count else letter if count > 0 else letter.lower()


def _write_dice(situation: Situation) -> str:
    if situation.offer:
        return next(text for text, offer in _OFFERS.items() if offer is situation.offer)
    roll = situation.roll
    return f"{roll.high}{roll.low}" if roll else _NOT_THROWN
