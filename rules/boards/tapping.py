"""What a tap on a place means; `config/static/js/board.js` mirrors it in the browser."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rules.engine.position import BAR, OFF, Position


class TapKind(StrEnum):
    """What a tap does: choose a checker, let go of it, try a step, or miss."""

    CHOOSE = "choose"
    LET_GO = "let-go"
    TRY = "try"
    MISS = "miss"


@dataclass(frozen=True, slots=True)
class Tap:
    """The meaning of a tap; only a try has a `destination`."""

    kind: TapKind
    source: int
    destination: int | None = None


def tap(position: Position, numbers: Iterable[int], chosen: int | None, place: int) -> Tap:
    """Return what a tap on a place means while `chosen` is in hand and `numbers` are unused.

    Another own checker becomes the choice, unless it lies as far ahead as an unused number or a
    sum of them: then it is tried, and the engine answers.

    >>> from rules.presets import BAN_SUGOROKU
    >>> start = Position.start(BAN_SUGOROKU)
    >>> tap(start, [5, 2], 13, 8)
    Tap(kind=<TapKind.TRY: 'try'>, source=13, destination=8)
    >>> tap(start, [6, 4], 13, 8)
    Tap(kind=<TapKind.CHOOSE: 'choose'>, source=8, destination=None)
    """
    own = place != OFF and position.count(place) > 0
    if chosen is None or chosen == OFF or not position.count(chosen):
        return Tap(TapKind.CHOOSE if own else TapKind.MISS, place)
    if place == chosen:
        return Tap(TapKind.LET_GO, chosen)
    if own and (place == BAR or chosen - place not in sums(numbers)):
        return Tap(TapKind.CHOOSE, place)
    return Tap(TapKind.TRY, chosen, place)


def sums(numbers: Iterable[int]) -> set[int]:
    """Return every sum of one or more of the numbers.

    >>> sorted(sums([6, 4])), sorted(sums([3, 3, 3]))
    ([4, 6, 10], [3, 6, 9])
    """
    found = {0}
    for number in numbers:
        found |= {total + number for total in found}
    return found - {0}
