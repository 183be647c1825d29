"""Words for a position that all games share: states of points and number words."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.boards.diagram import Mark
from rules.games.phrase import Phrase

STATES: Final[dict[Mark, Phrase]] = {
    # Translators: states of a point, after what stands on it: "Inner 5: two of yours, can move"
    Mark.MOVABLE: pgettext_lazy("state of a point", "can move"),
    Mark.CHOSEN: pgettext_lazy("state of a point", "chosen"),
    Mark.LANDING: pgettext_lazy("state of a point", "can land here"),
    Mark.HIT: pgettext_lazy("state of a point", "can be hit"),
    Mark.REFUSED: pgettext_lazy("state of a point", "refused"),
    Mark.BLOCKED: pgettext_lazy("state of a point", "blocked"),
    Mark.LAST: pgettext_lazy("state of a point", "last step"),
}


# Translators: a number of checkers in a sentence; in Japanese counted as 一つ, 二つ, 三つ
NUMBER_WORDS: Final = (
    pgettext_lazy("number of checkers", "one"),
    pgettext_lazy("number of checkers", "two"),
    pgettext_lazy("number of checkers", "three"),
    pgettext_lazy("number of checkers", "four"),
    pgettext_lazy("number of checkers", "five"),
    pgettext_lazy("number of checkers", "six"),
    pgettext_lazy("number of checkers", "seven"),
    pgettext_lazy("number of checkers", "eight"),
    pgettext_lazy("number of checkers", "nine"),
    pgettext_lazy("number of checkers", "ten"),
    pgettext_lazy("number of checkers", "eleven"),
    pgettext_lazy("number of checkers", "twelve"),
    pgettext_lazy("number of checkers", "thirteen"),
    pgettext_lazy("number of checkers", "fourteen"),
    pgettext_lazy("number of checkers", "fifteen"),
)


def number_word(number: int) -> str:
    """Return a number of checkers in words, from one to fifteen; in digits beyond.

    >>> number_word(2), number_word(20)
    ('two', '20')
    """
    return str(NUMBER_WORDS[number - 1] if 1 <= number <= len(NUMBER_WORDS) else number)
