"""What the points are called: on the frame, in a sentence, and when people type them.

A game either counts its points by quarters (Int. 1 to Ext. 1, on either side) or by number. The
words come from the catalogue of the active language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from django.utils.translation import get_language, pgettext, pgettext_lazy

from rules.boards.diagram import Names
from rules.engine.position import BAR, OFF
from rules.preset import HOME_POINTS, POINTS, RulePreset, Vocabulary

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as Phrase

NEAR_POINTS: Final = POINTS // 2
NO_BREAK: Final = "\u00a0"


def find_quarter(place: int) -> tuple[bool, bool, int]:
    """Tell of a point whether it is in a home, whether in the opponent's half, and its number.

    >>> find_quarter(5), find_quarter(8), find_quarter(13), find_quarter(20)
    ((True, False, 5), (False, False, 5), (False, True, 1), (True, True, 5))
    """
    is_opponent = place > NEAR_POINTS
    from_end = POINTS + 1 - place if is_opponent else place
    is_home = from_end <= HOME_POINTS
    return is_home, is_opponent, from_end if is_home else NEAR_POINTS + 1 - from_end


QUARTER_OF: Final = {point: find_quarter(point) for point in range(POINTS, 0, -1)}


@dataclass(frozen=True, slots=True)
class QuarterNames:
    """The words of a game that counts by quarters, as patterns with a place for the number.

    Those that people may type hold several patterns, separated by spaces.
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

    def labels(self) -> dict[int, str]:
        """Return the names of all points on the frame, which are the same in both rows."""
        patterns = {True: str(self.home_label), False: str(self.outer_label)}
        numerals = [str(numeral) for numeral in NUMERALS]
        return {
            point: patterns[is_home] % {"number": numerals[number - 1]}
            for point, (is_home, _, number) in QUARTER_OF.items()
        }

    def name(self, place: int) -> str:
        """Return the name in a sentence, where its last space does not break."""
        is_home, is_opponent, number = QUARTER_OF[place]
        own, opponent = (
            (self.home, self.opponent_home) if is_home else (self.outer, self.opponent_outer)
        )
        name = (opponent if is_opponent else own) % {"number": NUMERALS[number - 1]}
        return NO_BREAK.join(name.rsplit(" ", 1))

    def spellings(self, place: int) -> Iterator[str]:
        """Yield the ways to type a point, folded as by `fold_name`."""
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

QUARTERS: Final[dict[Vocabulary, QuarterNames]] = {
    Vocabulary.BAN_SUGOROKU: QuarterNames(
        # Translators: a home point on the frame of the board, as short as can be: I5, 内五
        home_label=pgettext_lazy("ban-sugoroku", "I%(number)s"),
        # Translators: an outer point on the frame of the board, as short as can be: E5, A5, 外五
        outer_label=pgettext_lazy("ban-sugoroku", "E%(number)s"),
        # Translators: a home point in a sentence: Int. 5, Innen 5, 内五地
        home=pgettext_lazy("ban-sugoroku", "Int. %(number)s"),
        # Translators: an outer point in a sentence: Ext. 5, Außen 5, 外五地
        outer=pgettext_lazy("ban-sugoroku", "Ext. %(number)s"),
        # Translators: a point of the opponent's home in a sentence: gegn. Innen 5, 向こう内五地.
        # Its last space is made not to break; where another must not break, write U+00A0.
        opponent_home=pgettext_lazy("ban-sugoroku", "opp. Int. %(number)s"),
        # Translators: a point of the opponent's outer board: gegn. Außen 5, 向こう外五地
        opponent_outer=pgettext_lazy("ban-sugoroku", "opp. Ext. %(number)s"),
        # Translators: how people may type a home point, without dots and inner spaces; several
        # ways are separated by a space: these two read int6 and i6. In Japanese 内%(number)s.
        typed_home=pgettext_lazy("ban-sugoroku", "int%(number)s i%(number)s"),
        # Translators: how people may type an outer point, without dots and inner spaces; several
        # ways are separated by a space: these two read ext6 and e6. In German a%(number)s too.
        typed_outer=pgettext_lazy("ban-sugoroku", "ext%(number)s e%(number)s"),
        # Translators: how people may type a point of the opponent's, several ways separated by a
        # space; %(point)s is any way to type a point: these two read oppint5, oi5.
        typed_opponent=pgettext_lazy("ban-sugoroku", "opp%(point)s o%(point)s"),
        # Translators: how people may type a point of their own, several ways separated by a
        # space; %(point)s is any way to type a point. In Japanese 手前%(point)s.
        typed_own=pgettext_lazy("ban-sugoroku", "my%(point)s own%(point)s"),
    ),
}
BARS: Final = {
    # Translators: where hit checkers wait, in a sentence and typed: strip, bande, Mittelband
    Vocabulary.BAN_SUGOROKU: pgettext_lazy("ban-sugoroku", "strip"),
    # Translators: where hit checkers wait, in a sentence and typed: bar, barre, Bar
    Vocabulary.BACKGAMMON: pgettext_lazy("backgammon", "bar"),
}
OFFS: Final = {
    # Translators: where a checker goes that leaves the board, as in "Int. 1 → off"
    Vocabulary.BAN_SUGOROKU: pgettext_lazy("ban-sugoroku", "off"),
    # Translators: where a checker goes that leaves the board, as in "4/off"
    Vocabulary.BACKGAMMON: pgettext_lazy("backgammon", "off"),
}
STEPS: Final = {
    # Translators: a step between two places, "Int. 6 → Int. 1"
    Vocabulary.BAN_SUGOROKU: pgettext_lazy("ban-sugoroku", "%(source)s → %(destination)s"),
    # Translators: a step between two places, "8/5"
    Vocabulary.BACKGAMMON: pgettext_lazy("backgammon", "%(source)s/%(destination)s"),
}
CHOICES: Final = {
    # Translators: choice of names on the frame of the board: I5 and E5 (I and A in German)
    Vocabulary.BAN_SUGOROKU: pgettext_lazy("ban-sugoroku", "I and E"),
}


def frame_labels(preset: RulePreset, names: Names) -> dict[int, tuple[str, ...]]:
    """Return for every point what stands on the frame: one name, or the game's and the number."""
    return labels_in(get_language(), preset.vocabulary, names)


@lru_cache
def labels_in(
    language: str | None, vocabulary: Vocabulary, names: Names
) -> dict[int, tuple[str, ...]]:
    """Return the names on the frame in the active language, looked up once for each."""
    quarters = QUARTERS.get(vocabulary)
    if quarters is None or names is Names.NUMBERS:
        return {point: (str(point),) for point in QUARTER_OF}
    labels = quarters.labels()
    if names is Names.BOTH:
        return {point: (label, str(point)) for point, label in labels.items()}
    return {point: (label,) for point, label in labels.items()}


def point_label(preset: RulePreset, place: int, names: Names) -> str:
    """Return the name of a point on the frame; the bar and off have none but their own.

    >>> from rules.presets import BACKGAMMON, BAN_SUGOROKU
    >>> point_label(BAN_SUGOROKU, 20, Names.GAME), point_label(BAN_SUGOROKU, 20, Names.BOTH)
    ('I5', 'I5 20')
    >>> point_label(BACKGAMMON, 20, Names.GAME)
    '20'
    """
    if place in (BAR, OFF):
        return point_name(preset, place)
    return " ".join(frame_labels(preset, names)[place])


def point_name(preset: RulePreset, place: int) -> str:
    """Return the name of a place in a sentence.

    >>> from rules.presets import BACKGAMMON, BAN_SUGOROKU
    >>> point_name(BAN_SUGOROKU, 20).split(), point_name(BAN_SUGOROKU, BAR)
    (['opp.', 'Int.', '5'], 'strip')
    >>> point_name(BACKGAMMON, 20), point_name(BACKGAMMON, OFF)
    ('20', 'off')
    """
    return place_name(preset.vocabulary, place)


def place_name(vocabulary: Vocabulary, place: int) -> str:
    """Return the name of a place in a sentence with the words of a game."""
    return _place_name_in(get_language(), vocabulary, place)


@lru_cache(maxsize=1024)
def _place_name_in(language: str | None, vocabulary: Vocabulary, place: int) -> str:
    """Return the name of a place in the active language, worded once for each."""
    if place == BAR:
        return str(BARS[vocabulary])
    if place == OFF:
        return str(OFFS[vocabulary])
    quarters = QUARTERS.get(vocabulary)
    return quarters.name(place) if quarters else str(place)


def step_name(preset: RulePreset, source: int, destination: int) -> str:
    """Return a step as the game writes it.

    >>> from rules.presets import BACKGAMMON
    >>> step_name(BACKGAMMON, BAR, 20)
    'bar/20'
    """
    names = {
        "source": point_name(preset, source),
        "destination": point_name(preset, destination),
    }
    return STEPS[preset.vocabulary] % names


def parse_names(preset: RulePreset) -> dict[str, int]:
    """Return all that people may type for a place, folded as by `fold_name`.

    Numbers, "bar" and "off" are understood in every game and language.

    >>> from rules.presets import BAN_SUGOROKU
    >>> names = parse_names(BAN_SUGOROKU)
    >>> names["i6"], names["oppint5"], names["oe4"], names["strip"], names["24"]
    (6, 20, 16, 25, 24)
    """
    return dict(spellings_in(get_language(), preset.vocabulary))


@lru_cache
def spellings_in(language: str | None, vocabulary: Vocabulary) -> dict[str, int]:
    """Return the spellings in the active language, put together once."""
    found = {str(point): point for point in QUARTER_OF} | {"bar": BAR, "off": OFF}
    found[fold_name(str(BARS[vocabulary]))] = BAR
    found[fold_name(str(OFFS[vocabulary]))] = OFF
    if quarters := QUARTERS.get(vocabulary):
        found |= {s: point for point in QUARTER_OF for s in quarters.spellings(point)}
    return found


def fold_name(text: str) -> str:
    """Reduce a typed name to what matters: no dots, no spaces, no capitals.

    >>> fold_name("Opp. Int. 5"), fold_name("Außen 3")
    ('oppint5', 'aussen3')
    """
    return "".join(sign for sign in text.casefold() if sign != "." and not sign.isspace())


def names_choices(preset: RulePreset) -> list[tuple[Names, str]]:
    """Return the ways to name the points with their labels; none where there is but one way."""
    if preset.vocabulary not in CHOICES:
        return []
    return [
        (Names.GAME, str(CHOICES[preset.vocabulary])),
        (Names.NUMBERS, f"1–{POINTS}"),
        # Translators: choice of names on the frame of the board: the game's name and the number
        (Names.BOTH, pgettext("names of the points", "both")),
    ]
