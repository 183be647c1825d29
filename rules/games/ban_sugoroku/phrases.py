"""The names of the places of Ban-sugoroku, and the phrases for positions and pictures."""

from __future__ import annotations

from typing import Final

from django.utils.translation import npgettext_lazy, pgettext_lazy

from rules.games.point_names import PointNames, QuarterNames
from rules.games.prose import Captions, PositionPhrases, ToolNames

POINTS: Final = PointNames(
    # Translators: where hit checkers wait, in a sentence and typed: strip, bande, Mittelband
    bar=pgettext_lazy("ban-sugoroku", "strip"),
    # Translators: where a checker goes that leaves the board, as in "Inner 1 → off"
    off=pgettext_lazy("ban-sugoroku", "off"),
    # Translators: a step between two places, "Inner 6 → Inner 1"
    step=pgettext_lazy("ban-sugoroku", "%(source)s → %(destination)s"),
    quarters=QuarterNames(
        # Translators: a home point on the frame of the board, as short as can be, but
        # never to be taken for 15: In5, 内五
        home_label=pgettext_lazy("ban-sugoroku", "In%(number)s"),
        # Translators: an outer point on the frame of the board, as short as can be: O5, A5, 外五
        outer_label=pgettext_lazy("ban-sugoroku", "O%(number)s"),
        # Translators: a home point in a sentence: Inner 5, Innen 5, 内五地
        home=pgettext_lazy("ban-sugoroku", "Inner %(number)s"),
        # Translators: an outer point in a sentence: Outer 5, Außen 5, 外五地
        outer=pgettext_lazy("ban-sugoroku", "Outer %(number)s"),
        # Translators: a point of the opponent's home: Innen 5 gegenüber, 向こう内五地.
        # Its last space is made not to break; where another must not break, write U+00A0.
        opponent_home=pgettext_lazy("ban-sugoroku", "their Inner %(number)s"),
        # Translators: a point of the opponent's outer board: Außen 5 gegenüber, 向こう外五地
        opponent_outer=pgettext_lazy("ban-sugoroku", "their Outer %(number)s"),
        # Translators: how people may type a home point, without dots and inner spaces; several
        # ways are separated by a space: these read in6, i6 and int6. In Japanese 内%(number)s.
        typed_home=pgettext_lazy("ban-sugoroku", "in%(number)s i%(number)s int%(number)s"),
        # Translators: how people may type an outer point, without dots and inner spaces; several
        # ways are separated by a space: out6, o6, ext6 and e6. In German a%(number)s too.
        typed_outer=pgettext_lazy(
            "ban-sugoroku", "out%(number)s o%(number)s ext%(number)s e%(number)s"
        ),
        # Translators: how people may type a point of the opponent's, several ways separated by a
        # space; %(point)s is any way to type a point: these read theirin5, oppint5, ti5, oi5.
        typed_opponent=pgettext_lazy(
            "ban-sugoroku", "their%(point)s opp%(point)s t%(point)s o%(point)s"
        ),
        # Translators: how people may type a point of their own, several ways separated by a
        # space; %(point)s is any way to type a point. In Japanese 手前%(point)s.
        typed_own=pgettext_lazy("ban-sugoroku", "my%(point)s own%(point)s"),
        # Translators: choice of names on the frame of the board: In5 and O5 (In and A in German)
        choice=pgettext_lazy("ban-sugoroku", "In and O"),
    ),
)

# Translators: %(number)s is a number in words ("two"); the singular may say "one" itself.
POSITION: Final = PositionPhrases(
    # Translators: the name of a point at the beginning of a button's name; %(point)s: "Inner 5"
    point=pgettext_lazy("ban-sugoroku", "%(point)s"),
    # Translators: where hit checkers wait, at the beginning of a button's name
    bar=pgettext_lazy("ban-sugoroku", "Strip"),
    # Translators: the name of the button that takes a checker off the board
    away=pgettext_lazy("ban-sugoroku", "Off the board"),
    # Translators: nothing stands on the point: "Inner 5: empty"
    empty=pgettext_lazy("ban-sugoroku", "empty"),
    # Translators: what stands on a point: "Inner 5: two of yours"
    yours_here=npgettext_lazy("ban-sugoroku", "one of yours", "%(number)s of yours", "count"),
    # Translators: what stands on a point: "Inner 5: two opposing checkers"
    opposing_here=npgettext_lazy(
        "ban-sugoroku", "one opposing stone", "%(number)s opposing stones", "count"
    ),
    # Translators: part of a list: "Your checkers: two on their Inner 1, five on Inner 6."
    on_point=npgettext_lazy("ban-sugoroku", "one on %(point)s", "%(number)s on %(point)s", "count"),
    # Translators: %(places)s is a list: "two on their Inner 1, five on Inner 6"
    yours=pgettext_lazy("ban-sugoroku", "Your stones: %(places)s."),
    # Translators: %(places)s is a list: "two on Inner 1, five on opp. Inner 6"
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

TOOLS: Final = ToolNames(
    player=pgettext_lazy("ban-sugoroku", "Place your stones"),
    opponent=pgettext_lazy("ban-sugoroku", "Place the opponent’s"),
    remove=pgettext_lazy("ban-sugoroku", "Take away"),
)

CAPTIONS: Final[Captions] = {
    "start": pgettext_lazy(
        "ban-sugoroku",
        "The start, as the player with the light stones sees it. Beside the short name of a "
        "point stands its number, counted from the end of the path.",
    ),
    "way": pgettext_lazy(
        "ban-sugoroku",
        "The path of a single stone: from %(first)s along the upper row, down to the lower one, "
        "and into your home.",
    ),
    "route": pgettext_lazy(
        "ban-sugoroku",
        "With 5–3 a single stone can play both numbers: the 3 to %(stop)s, then the 5 to %(end)s.",
    ),
    "halts": pgettext_lazy(
        "ban-sugoroku",
        "3–1 leads from %(source)s to %(end)s by way of %(high)s or %(low)s, and you choose "
        "which. If both were blocked, no stone could go from %(source)s to %(end)s with this "
        "roll.",
    ),
    "double": pgettext_lazy(
        "ban-sugoroku", "2–2 in Ban-sugoroku: the double gives %(double)s steps."
    ),
    "contact": pgettext_lazy(
        "ban-sugoroku",
        "A stone on %(source)s may land on %(empty)s, which is empty, and on %(open)s, where it "
        "hits a lone stone. Two stones stand on %(blocked)s: it cannot land there.",
    ),
    "entering": pgettext_lazy(
        "ban-sugoroku", "With 6–4 the 6 is blocked on %(blocked)s; the 4 enters on %(open)s."
    ),
    "closed-home": pgettext_lazy(
        "ban-sugoroku",
        "Two or more stones on each of the six home points: no number lets the hit stone in.",
    ),
    "bearing-off": pgettext_lazy(
        "ban-sugoroku",
        "6–3: no stone stands farther back than %(farthest)s, so the 6 bears off one from there. "
        "The 3 cannot bear off the one on %(near)s while another stands behind it.",
    ),
    "pattern": pgettext_lazy(
        "ban-sugoroku", "%(pattern)s, while a stone of the other side waits on the strip."
    ),
}
