"""The options of Ban-sugoroku in words, and the other defaults of the site."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.games.guide import Remark
from rules.games.options import TURN_LIMIT, OptionTexts, ValueTexts
from rules.preset import ClosedHome, FirstTurn, GameGoal, OptionName

OPTIONS: Final[Mapping[OptionName, OptionTexts]] = {
    "goal": OptionTexts(
        name=_("What ends the game"),
        values={
            GameGoal.ARRIVE: ValueTexts(
                pgettext_lazy("ban-sugoroku", "All at home (late Edo)"),
                pgettext_lazy(
                    "ban-sugoroku", "The game is won the moment the last stone arrives home."
                ),
            ),
            GameGoal.BEAR_OFF: ValueTexts(
                pgettext_lazy("ban-sugoroku", "All borne off (early Edo)"),
                pgettext_lazy(
                    "ban-sugoroku",
                    "All stones must come home and then be borne off, as in today’s backgammon. "
                    "The game lasts a little longer.",
                ),
            ),
        },
        reason=pgettext_lazy(
            "ban-sugoroku",
            "This is how the game ended in late Edo times, as Jun Kusaba describes it. In early "
            "Edo times the stones still had to be borne off after that.",
        ),
    ),
    "closed-home": OptionTexts(
        name=_("The closed home"),
        values={
            ClosedHome.MULTIPLIED: ValueTexts(
                pgettext_lazy("ban-sugoroku", "Multiplied win"),
                pgettext_lazy(
                    "ban-sugoroku",
                    "If you bring your last stone home while a hit stone waits outside your "
                    "closed home, your win is worth more.",
                ),
            ),
            ClosedHome.IMMEDIATE: ValueTexts(
                pgettext_lazy("ban-sugoroku", "Immediate win"),
                pgettext_lazy(
                    "ban-sugoroku",
                    "You win at once when your home is closed while a stone of the opponent’s "
                    "waits on the strip, whether the closing or the hit came first.",
                ),
            ),
            ClosedHome.OFF: ValueTexts(
                pgettext_lazy("ban-sugoroku", "No effect"),
                pgettext_lazy("ban-sugoroku", "Closing the home only keeps hit stones out."),
            ),
        },
        reason=pgettext_lazy(
            "ban-sugoroku",
            "It rewards a fine finish and leaves arrival as the goal; this is how the pages of "
            "Qdan have it, and they name Jun Kusaba as their source.",
        ),
    ),
    "first-turn": OptionTexts(
        name=_("Who begins"),
        values={
            FirstTurn.ALTERNATE: ValueTexts(
                pgettext_lazy("ban-sugoroku", "In turn"),
                pgettext_lazy(
                    "ban-sugoroku",
                    "The first player, agreed beforehand, begins with two dice; in the next "
                    "game the other one does.",
                ),
            ),
            FirstTurn.THROWN: ValueTexts(
                pgettext_lazy("ban-sugoroku", "By a throw"),
                pgettext_lazy(
                    "ban-sugoroku",
                    "One die each; the player with the higher number begins and throws both "
                    "dice again.",
                ),
            ),
        },
        reason=pgettext_lazy(
            "ban-sugoroku",
            "As Jun Kusaba describes it, this is settled beforehand. In each new game, even when "
            "you play again at once, the other player begins.",
        ),
    ),
    "turn-limit": TURN_LIMIT,
}

SITE: Final[tuple[Remark, ...]] = (
    Remark(
        "site-rules",
        pgettext_lazy(
            "ban-sugoroku",
            "The late-Edo rules as Jun Kusaba describes them, with the win by arrival (iri-gachi).",
        ),
        label=_("Source of the rules"),
    ),
    Remark(
        "site-undo",
        pgettext_lazy(
            "ban-sugoroku",
            "In a game against another person, Undo leads back to the start of the turn as "
            "long as a die is unused; after that the turn has passed. In the exercises you "
            "can take back every step, even the last.",
        ),
        label=_("Taking back"),
    ),
    Remark("site-draws", _("There are none."), label=_("Draws")),
)

SEED_TITLE: Final = pgettext_lazy(
    "ban-sugoroku", "The site on which our rules of Ban-sugoroku are based"
)

SEED: Final[tuple[Remark, ...]] = (
    Remark(
        "seed-players",
        pgettext_lazy(
            "ban-sugoroku",
            "Two play; the site sets that number by itself, from the size of the group.",
        ),
        label=_("Players"),
    ),
    Remark(
        "seed-time",
        pgettext_lazy(
            "ban-sugoroku",
            "By default a turn has no time limit; in the settings of the game the host can "
            "choose %(limits)s seconds.",
        ),
        label=_("Time for a turn"),
    ),
    Remark(
        "seed-leaving",
        pgettext_lazy(
            "ban-sugoroku",
            "If you have left, open the link again on the same device and you have your seat "
            "back. While you are away, the computer plays for you.",
        ),
        label=_("Leaving the game"),
    ),
    Remark(
        "seed-draws",
        pgettext_lazy(
            "ban-sugoroku",
            "In ranked play a draw counts, for the Elo rating, halfway between a win and a "
            "loss. By the rules none can arise.",
        ),
        label=_("Draws"),
    ),
    Remark(
        "seed-options",
        pgettext_lazy(
            "ban-sugoroku",
            "The site takes the immediate win by a closed home from the Japanese and the "
            "English Wikipedia, and throwing for the start from the Japanese one.",
        ),
        label=_("House rules"),
    ),
    Remark(
        "seed-check",
        pgettext_lazy(
            "ban-sugoroku",
            "Qdan, Inc. runs the site and says that it has checked its rules against the "
            "late-Edo rules described by Jun Kusaba, whom it places in the Japan Backgammon "
            "Association.",
        ),
        label=_("Who runs it"),
    ),
    Remark(
        "seed-date",
        pgettext_lazy("ban-sugoroku", "Its page is dated 26 September 2026."),
        label=_("Date"),
    ),
)
