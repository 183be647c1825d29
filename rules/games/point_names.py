"""How a game names its points: by quarters (Inner 1 to Outer 1, on either side) or by number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.phrase import Phrase
from rules.games.quarters import NEAR_POINTS, QUARTER_OF

NO_BREAK: Final = "\u00a0"
UNTYPED: Final = ".\u2060"
"""What a typed name need not have: full stops, and joiners that keep a name on one line."""


@dataclass(frozen=True, slots=True)
class QuarterNames:
    """The words of a game that counts by quarters, as patterns with a place for the number.

    Those that people may type hold several patterns, separated by spaces. `choice` is what the
    choice between such names and plain numbers calls them.
    """

    home_label: Phrase
    outer_label: Phrase
    home: Phrase
    outer: Phrase
    opponent_home: Phrase
    opponent_outer: Phrase
    typed_home: Phrase
    typed_outer: Phrase
    typed_opponent: Phrase
    typed_own: Phrase
    choice: Phrase

    def labels(self) -> dict[int, str]:
        """Return the frame labels of all points, which are the same in both rows."""
        patterns = {True: str(self.home_label), False: str(self.outer_label)}
        numerals = [str(numeral) for numeral in NUMERALS]
        return {
            point: patterns[is_home] % {"number": numerals[number - 1]}
            for point, (is_home, _, number) in QUARTER_OF.items()
        }

    def name(self, place: int) -> str:
        """Return the name for a sentence; its last space is non-breaking."""
        is_home, is_opponent, number = QUARTER_OF[place]
        own, opponent = (
            (self.home, self.opponent_home) if is_home else (self.outer, self.opponent_outer)
        )
        name = (opponent if is_opponent else own) % {"number": NUMERALS[number - 1]}
        return NO_BREAK.join(name.rsplit(" ", 1))

    def spellings(self, place: int) -> Iterator[str]:
        """Yield the accepted spellings of a point, folded by `fold_name`."""
        is_home, is_opponent, number = QUARTER_OF[place]
        yield fold_name(self.name(place))
        plain = [self.name(number if is_home else NEAR_POINTS + 1 - number)]
        for pattern in (self.typed_home if is_home else self.typed_outer).split():
            plain += [pattern % {"number": digit} for digit in (number, NUMERALS[number - 1])]
        if not is_opponent:
            yield from map(fold_name, plain)
        for pattern in (self.typed_opponent if is_opponent else self.typed_own).split():
            yield from (fold_name(pattern % {"point": spelling}) for spelling in plain)


NUMERALS: Final = (
    # Translators: a number in the name of a point; Chinese numerals in Japanese (内一)
    pgettext_lazy("number of a point", "1"),
    pgettext_lazy("number of a point", "2"),
    pgettext_lazy("number of a point", "3"),
    pgettext_lazy("number of a point", "4"),
    pgettext_lazy("number of a point", "5"),
    pgettext_lazy("number of a point", "6"),
)
"""The numbers 1 to 6 as they stand in the name of a point."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class PointNames:
    """What a game calls its places, and how it writes a step between two of them.

    Without `quarters` its points go by number. Two are the same only where they are one, so that
    what was worded once can be kept for each.
    """

    bar: Phrase
    off: Phrase
    step: Phrase
    quarters: QuarterNames | None = None


def fold_name(text: str) -> str:
    """Fold a typed name: no full stops, spaces, word joiners or capitals.

    >>> fold_name("Opp. Int. 5"), fold_name("Außen 3")
    ('oppint5', 'aussen3')
    """
    return "".join(sign for sign in text.casefold() if sign not in UNTYPED and not sign.isspace())
