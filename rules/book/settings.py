"""The options of a game in words: what each is called, and what its values mean."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

OPTION_NAMES: Final = {
    "goal": _("What ends the game"),
    "closed-home": _("The closed home"),
    "first-turn": _("Who begins"),
    "turn-limit": _("Time for a turn"),
    "cube": _("The doubling cube"),
    "gammons": _("Gammon and backgammon"),
}

VALUE_NAMES: Final = {
    ("goal", "arrive"): pgettext_lazy("ban-sugoroku", "All at home (late Edo)"),
    ("goal", "bear-off"): pgettext_lazy("ban-sugoroku", "All borne off (early Edo)"),
    ("closed-home", "multiplied"): pgettext_lazy("ban-sugoroku", "Multiplied win"),
    ("closed-home", "immediate"): pgettext_lazy("ban-sugoroku", "Immediate win"),
    ("closed-home", "off"): pgettext_lazy("ban-sugoroku", "No effect"),
    ("first-turn", "alternate"): pgettext_lazy("ban-sugoroku", "In turn"),
    ("first-turn", "thrown"): pgettext_lazy("ban-sugoroku", "By a throw"),
    ("turn-limit", "none"): _("No limit"),
    ("turn-limit", "30"): _("30 seconds"),
    ("turn-limit", "60"): _("60 seconds"),
    ("cube", "on"): pgettext_lazy("backgammon", "In use"),
    ("cube", "off"): pgettext_lazy("backgammon", "Left in the box"),
    ("gammons", "counted"): pgettext_lazy("backgammon", "Counted"),
    ("gammons", "off"): pgettext_lazy("backgammon", "Every win counts once"),
}

VALUE_HELP: Final = {
    ("goal", "arrive"): pgettext_lazy(
        "ban-sugoroku", "The game is won the moment the last stone arrives home."
    ),
    ("goal", "bear-off"): pgettext_lazy(
        "ban-sugoroku",
        "All stones must come home and then be borne off, as in today’s backgammon. The game "
        "lasts a little longer.",
    ),
    ("closed-home", "multiplied"): pgettext_lazy(
        "ban-sugoroku",
        "Whoever brings the last stone home while a hit stone waits outside their closed home "
        "gets a multiplied win.",
    ),
    ("closed-home", "immediate"): pgettext_lazy(
        "ban-sugoroku",
        "You win at once when your home is closed while a stone of the opponent’s waits on the "
        "strip, whether the closing or the hit came first.",
    ),
    ("closed-home", "off"): pgettext_lazy(
        "ban-sugoroku", "Closing the home only keeps hit stones out."
    ),
    ("first-turn", "alternate"): pgettext_lazy(
        "ban-sugoroku",
        "The player in the first seat begins with two dice; in the next game the other one does.",
    ),
    ("first-turn", "thrown"): pgettext_lazy(
        "ban-sugoroku",
        "One die each; whoever has the higher number begins and throws both dice anew.",
    ),
    ("turn-limit", "none"): _("Think as long as you like."),
    ("turn-limit", "30"): _("For quick games."),
    ("turn-limit", "60"): _("For games with some thought."),
    ("cube", "on"): pgettext_lazy("backgammon", "The value of the game can be doubled."),
    ("cube", "off"): pgettext_lazy("backgammon", "Best for your first games."),
    ("gammons", "counted"): pgettext_lazy(
        "backgammon", "If the loser has borne off nothing, the win counts more than a single game."
    ),
    ("gammons", "off"): pgettext_lazy(
        "backgammon", "It does not matter how far behind the loser is."
    ),
}
