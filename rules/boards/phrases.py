"""The sentences in which a position is told, for each game's own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from django.utils.translation import npgettext_lazy, pgettext_lazy

from rules.boards.diagram import Mark
from rules.preset import Vocabulary

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as Phrase


@dataclass(frozen=True, slots=True)
class Phrases:
    """The phrases of one game; those with a number have a singular and a plural."""

    point: Phrase
    bar: Phrase
    away: Phrase
    empty: Phrase
    yours_here: Phrase
    opposing_here: Phrase
    on_point: Phrase
    yours: Phrase
    opposing: Phrase
    none_of_yours: Phrase
    none_opposing: Phrase
    yours_waiting: Phrase
    opposing_waiting: Phrase
    yours_off: Phrase
    opposing_off: Phrase


# Translators: %(number)s is a number in words ("two"); the singular may say "one" itself.
BAN_SUGOROKU: Final = Phrases(
    # Translators: the name of a point at the beginning of a button's name; %(point)s: "Int. 5"
    point=pgettext_lazy("ban-sugoroku", "%(point)s"),
    # Translators: where hit checkers wait, at the beginning of a button's name
    bar=pgettext_lazy("ban-sugoroku", "Strip"),
    # Translators: the name of the button that takes a checker off the board
    away=pgettext_lazy("ban-sugoroku", "Off the board"),
    # Translators: nothing stands on the point: "Int. 5: empty"
    empty=pgettext_lazy("ban-sugoroku", "empty"),
    # Translators: what stands on a point: "Int. 5: two of yours"
    yours_here=npgettext_lazy("ban-sugoroku", "one of yours", "%(number)s of yours", "count"),
    # Translators: what stands on a point: "Int. 5: two opposing checkers"
    opposing_here=npgettext_lazy(
        "ban-sugoroku", "one opposing stone", "%(number)s opposing stones", "count"
    ),
    # Translators: part of a list: "Your checkers: two on opp. Int. 1, five on Int. 6."
    on_point=npgettext_lazy("ban-sugoroku", "one on %(point)s", "%(number)s on %(point)s", "count"),
    # Translators: %(places)s is a list: "two on opp. Int. 1, five on Int. 6"
    yours=pgettext_lazy("ban-sugoroku", "Your stones: %(places)s."),
    # Translators: %(places)s is a list: "two on Int. 1, five on opp. Int. 6"
    opposing=pgettext_lazy("ban-sugoroku", "The opponent’s stones: %(places)s."),
    none_of_yours=pgettext_lazy("ban-sugoroku", "You have no stones on the points."),
    none_opposing=pgettext_lazy("ban-sugoroku", "The opponent has no stones on the points."),
    yours_waiting=npgettext_lazy(
        "ban-sugoroku",
        "Waiting on the strip: one of your stones.",
        "Waiting on the strip: %(number)s of your stones.",
        "count",
    ),
    opposing_waiting=npgettext_lazy(
        "ban-sugoroku",
        "Waiting on the strip: one of the opponent’s stones.",
        "Waiting on the strip: %(number)s of the opponent’s stones.",
        "count",
    ),
    yours_off=npgettext_lazy(
        "ban-sugoroku",
        "You have borne off one stone.",
        "You have borne off %(number)s stones.",
        "count",
    ),
    opposing_off=npgettext_lazy(
        "ban-sugoroku",
        "The opponent has borne off one stone.",
        "The opponent has borne off %(number)s stones.",
        "count",
    ),
)
BACKGAMMON: Final = Phrases(
    # Translators: the name of a point at the beginning of a button's name; %(point)s: "20"
    point=pgettext_lazy("backgammon", "Point %(point)s"),
    # Translators: where hit checkers wait, at the beginning of a button's name
    bar=pgettext_lazy("backgammon", "Bar"),
    # Translators: the name of the button that takes a checker off the board
    away=pgettext_lazy("backgammon", "Off the board"),
    # Translators: nothing stands on the point: "Point 5: empty"
    empty=pgettext_lazy("backgammon", "empty"),
    # Translators: what stands on a point: "Point 5: two of yours"
    yours_here=npgettext_lazy("backgammon", "one of yours", "%(number)s of yours", "count"),
    # Translators: what stands on a point: "Point 5: two opposing checkers"
    opposing_here=npgettext_lazy(
        "backgammon", "one opposing checker", "%(number)s opposing checkers", "count"
    ),
    # Translators: part of a list: "Your checkers: two on 24, five on 6."
    on_point=npgettext_lazy("backgammon", "one on %(point)s", "%(number)s on %(point)s", "count"),
    # Translators: %(places)s is a list: "two on 24, five on 6"
    yours=pgettext_lazy("backgammon", "Your checkers: %(places)s."),
    # Translators: %(places)s is a list: "two on 1, five on 19"
    opposing=pgettext_lazy("backgammon", "The opponent’s checkers: %(places)s."),
    none_of_yours=pgettext_lazy("backgammon", "You have no checkers on the points."),
    none_opposing=pgettext_lazy("backgammon", "The opponent has no checkers on the points."),
    yours_waiting=npgettext_lazy(
        "backgammon",
        "Waiting on the bar: one of your checkers.",
        "Waiting on the bar: %(number)s of your checkers.",
        "count",
    ),
    opposing_waiting=npgettext_lazy(
        "backgammon",
        "Waiting on the bar: one of the opponent’s checkers.",
        "Waiting on the bar: %(number)s of the opponent’s checkers.",
        "count",
    ),
    yours_off=npgettext_lazy(
        "backgammon",
        "You have borne off one checker.",
        "You have borne off %(number)s checkers.",
        "count",
    ),
    opposing_off=npgettext_lazy(
        "backgammon",
        "The opponent has borne off one checker.",
        "The opponent has borne off %(number)s checkers.",
        "count",
    ),
)
PHRASES: Final = {
    Vocabulary.BAN_SUGOROKU: BAN_SUGOROKU,
    Vocabulary.BACKGAMMON: BACKGAMMON,
}

STATES: Final[dict[Mark, Phrase]] = {
    # Translators: states of a point, after what stands on it: "Int. 5: two of yours, can move"
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
