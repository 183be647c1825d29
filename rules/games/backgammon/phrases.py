"""The names of the places of backgammon, and the phrases for positions and pictures."""

from __future__ import annotations

from typing import Final

from django.utils.translation import npgettext_lazy, pgettext_lazy

from rules.games.point_names import PointNames
from rules.games.prose import Captions, PositionPhrases, ToolNames

POINTS: Final = PointNames(
    # Translators: where hit checkers wait, in a sentence and typed: bar, barre, Bar
    bar=pgettext_lazy("backgammon", "bar"),
    # Translators: where a checker goes that leaves the board, as in "4/off"
    off=pgettext_lazy("backgammon", "off"),
    # Translators: a step between two places, "8/5"
    step=pgettext_lazy("backgammon", "%(source)s/%(destination)s"),
)

POSITION: Final = PositionPhrases(
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

TOOLS: Final = ToolNames(
    player=pgettext_lazy("backgammon", "Place your checkers"),
    opponent=pgettext_lazy("backgammon", "Place the opponent’s"),
    remove=pgettext_lazy("backgammon", "Take away"),
)

CAPTIONS: Final[Captions] = {
    "start": pgettext_lazy(
        "backgammon", "The start, as the player with the light checkers sees it."
    ),
    "way": pgettext_lazy(
        "backgammon",
        "The path of a single checker: from point %(first)s along the upper row, round to the "
        "lower one, and into your home board.",
    ),
    "route": pgettext_lazy(
        "backgammon",
        "With 5–3 a single checker can play both numbers: the 3 to point %(stop)s, then the 5 to "
        "point %(end)s.",
    ),
    "halts": pgettext_lazy(
        "backgammon",
        "3–1 leads from %(source)s to %(end)s by way of %(high)s or %(low)s, and you choose "
        "which. If both were closed, no checker could go from %(source)s to %(end)s with this "
        "roll.",
    ),
    "double": pgettext_lazy("backgammon", "2–2 in backgammon: the double gives %(double)s steps."),
    "contact": pgettext_lazy(
        "backgammon",
        "A checker on %(source)s may land on %(empty)s, which is empty, and on %(open)s, where it "
        "hits a blot. Two checkers stand on %(blocked)s: it cannot land there.",
    ),
    "entering": pgettext_lazy(
        "backgammon",
        "With 6–4 the 6 is blocked on point %(blocked)s; the 4 enters on point %(open)s.",
    ),
    "closed-home": pgettext_lazy(
        "backgammon",
        "Two or more checkers on each point of the home board: no number lets the hit checker in.",
    ),
    "bearing-off": pgettext_lazy(
        "backgammon",
        "6–3: no checker stands farther back than %(farthest)s, so the 6 bears off one from "
        "there. The 3 cannot bear off the one on %(near)s while another stands behind it.",
    ),
}
