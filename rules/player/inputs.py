"""What a net sees of a position, in whole units of a three-hundredth.

Of each place and side four inputs: one checker, two, three or more, and half of those beyond
three. Of each side besides three for its checkers off. Then fourteen that a beginner would count:
pips and pips to the home board of both sides, rolls that hit (roughly), the longest block, the
made points before the last checker, made points at home, and whether a checker may not enter.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.engine.dice import ALL_ROLLS
from rules.engine.position import BAR, Position
from rules.preset import HOME_POINTS, POINTS

UNIT: Final = 300
PLACES: Final = BAR
SIDE: Final = 4 * PLACES
"""Inputs of a side by places; the opponent's follow the player's."""
OFF_INPUTS: Final = 2 * SIDE
COUNTED: Final = OFF_INPUTS + 6
INPUTS: Final = COUNTED + 14

_NO_CONTACT: Final = [0] * 10
_EVERY: Final = (1 << BAR) - 2
_HOME: Final = (1 << HOME_POINTS + 1) - 2
_ROLLS: Final = tuple((roll.high, roll.low, 1 if roll.is_double else 2) for roll in ALL_ROLLS)
_MIRROR: Final = tuple(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class SeenSides(NamedTuple):
    """Both sides of a position, each in its own numbers: points as bits 1 to 24, and pips.

    `outside` are the pips to the home board.
    """

    mine: int
    theirs: int
    my_made: int
    their_made: int
    pips: int
    their_pips: int
    outside: int
    their_outside: int


def place_inputs(count: int) -> tuple[tuple[int, int], ...]:
    """Return what `count` checkers on a place are as inputs: (which of the four, units)."""
    if count < 3:
        return ((count - 1, UNIT),) if count else ()
    return ((2, UNIT), (3, UNIT // 2 * (count - 3))) if count > 3 else ((2, UNIT),)


def off_inputs(count: int) -> tuple[tuple[int, int], ...]:
    """Return what `count` checkers off are as inputs: (which of the three, units)."""
    fifth = UNIT // 5
    parts = (min(count, 5), min(max(count - 5, 0), 5), max(count - 10, 0))
    return tuple((at, fifth * part) for at, part in enumerate(parts) if part)


def is_race(position: Position, sides: SeenSides) -> bool:
    """Return whether the sides have passed each other, and none has a checker on the bar."""
    if position.bar or position.opponent_bar:
        return False
    return sides.mine.bit_length() + sides.theirs.bit_length() - 2 <= POINTS


def see_sides(position: Position) -> SeenSides:
    """Return what both sides have on the board."""
    mine = theirs = my_made = their_made = 0
    far = BAR - HOME_POINTS
    pips, their_pips = BAR * position.bar, BAR * position.opponent_bar
    outside, their_outside = far * position.bar, far * position.opponent_bar
    for point, count in enumerate(position.points, start=1):
        if count > 0:
            mine |= 1 << point
            pips += point * count
            if count > 1:
                my_made |= 1 << point
            if point > HOME_POINTS:
                outside += (point - HOME_POINTS) * count
        elif count:
            theirs |= 1 << BAR - point
            their_pips += (point - BAR) * count
            if count < -1:
                their_made |= 1 << BAR - point
            if point < far:
                their_outside += (point - far) * count
    return SeenSides(mine, theirs, my_made, their_made, pips, their_pips, outside, their_outside)


def count_inputs(position: Position, sides: SeenSides, in_double: int) -> list[int]:
    """Return the fourteen counted inputs in units; those of contact are 0 in a race."""
    mine, theirs, my_made, their_made, *walks = sides
    walked = [(UNIT * pips + 50) // 100 for pips in walks]
    if is_race(position, sides):
        return walked + _NO_CONTACT
    seen_made, my_seen_made = _mirrored(their_made), _mirrored(my_made)
    shots = their_shots = 0
    if theirs != their_made:
        blots = _mirrored(theirs ^ their_made)
        shots = count_shots(mine, blots, _EVERY & ~seen_made, position.bar, in_double)
    if mine != my_made:
        blots = _mirrored(mine ^ my_made)
        opened = _EVERY & ~my_seen_made
        their_shots = count_shots(theirs, blots, opened, position.opponent_bar, in_double)
    my_home, their_home = (my_made & _HOME).bit_count(), (their_made & _HOME).bit_count()
    third = UNIT // 3
    return [
        *walked,
        (UNIT * shots + 9) // 18,
        (UNIT * their_shots + 9) // 18,
        third * _longest_block(my_made),
        third * _longest_block(their_made),
        third * _block_before(mine, position.bar, seen_made),
        third * _block_before(theirs, position.opponent_bar, my_seen_made),
        third * my_home,
        third * their_home,
        (UNIT * their_home**2 + 18) // 36 if position.bar else 0,
        (UNIT * my_home**2 + 18) // 36 if position.opponent_bar else 0,
    ]


def count_shots(mine: int, blots: int, opened: int, bar: int, in_double: int) -> int:
    """Return how many of the 36 rolls hit, roughly: the order of entering is left out.

    `mine`, `blots` and `opened` (where the hitter may stop) are bits in the numbers of the hitter.
    """
    hits = 0
    for high, low, weight in _ROLLS:
        if bar:
            enter_high, enter_low = 1 << BAR - high, 1 << BAR - low
            if (enter_high | enter_low) & blots or (
                bar == 1
                and (
                    _hits_on(mine | enter_high, blots, opened, high, in_double - 1)
                    if high == low and enter_high & opened
                    else high != low
                    and (
                        (enter_high & opened and (mine | enter_high) >> low & blots)
                        or (enter_low & opened and (mine | enter_low) >> high & blots)
                    )
                )
            ):
                hits += weight
        elif high == low:
            if _hits_on(mine, blots, opened, high, in_double):
                hits += weight
        else:
            one, other = mine >> high, mine >> low
            if (one | other) & blots or (
                ((one & opened) >> low | (other & opened) >> high) & blots
            ):
                hits += weight
    return hits


def _hits_on(runners: int, blots: int, opened: int, number: int, times: int) -> bool:
    """Return whether a number played up to `times` times hits."""
    for _ in range(times):
        runners = runners >> number & opened
        if runners & blots:
            return True
    return False


def _mirrored(points: int) -> int:
    """Return a set of points in the numbers of the other side: bit 1 becomes bit 24."""
    shifted = points >> 1
    return (
        _MIRROR[shifted & 255] << 17
        | _MIRROR[shifted >> 8 & 255] << 9
        | _MIRROR[shifted >> 16] << 1
    )


def _longest_block(made: int) -> int:
    """Return how many points in a row are made at most."""
    longest = 0
    while made:
        made &= made >> 1
        longest += 1
    return longest


def _block_before(places: int, bar: int, made: int) -> int:
    """Return how many of the six points before the last checker are blocked."""
    rear = BAR if bar else places.bit_length() - 1
    low = max(rear - HOME_POINTS, 1)
    return (made & (1 << max(rear, 1)) - (1 << low)).bit_count() if rear > 0 else 0
