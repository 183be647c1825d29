"""What stands below the pictures of a rule page, in the words of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from django.utils.translation import pgettext_lazy

from rules.preset import Vocabulary

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as Phrase

BAN_SUGOROKU: Final = {
    "start": pgettext_lazy(
        "ban-sugoroku",
        "The start, as the player with the light stones sees it. Beside the short name of a point "
        "stands its number, counted from the end of the way.",
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

BACKGAMMON: Final = {
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

CAPTIONS: Final[Mapping[Vocabulary, Mapping[str, Phrase]]] = {
    Vocabulary.BAN_SUGOROKU: BAN_SUGOROKU,
    Vocabulary.BACKGAMMON: BACKGAMMON,
}
