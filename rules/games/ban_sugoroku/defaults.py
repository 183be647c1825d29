"""What the site plays in Ban-sugoroku and why, and what the page it began from said of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.games.guide import Remark
from rules.games.phrase import Phrase
from rules.preset import OptionName

DEFAULTS: Final[Mapping[OptionName, Phrase]] = {
    "goal": pgettext_lazy(
        "ban-sugoroku",
        "This is how the game ended in late Edo times, as Jun Kusaba describes it. In early "
        "Edo times the stones still had to be borne off after that.",
    ),
    "closed-home": pgettext_lazy(
        "ban-sugoroku",
        "It rewards a fine finish and leaves arrival as the goal; this is how the pages of "
        "Qdan have it, and they name Jun Kusaba as their source.",
    ),
    "first-turn": pgettext_lazy(
        "ban-sugoroku",
        "As Jun Kusaba describes it, this is settled beforehand. In each new game, even when "
        "you play again at once, the other player begins.",
    ),
    "turn-limit": _("Nobody is hurried while learning. A group may choose %(limits)s seconds."),
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

SEED_TITLE: Final = pgettext_lazy("ban-sugoroku", "On the site this page is based on")

SEED: Final[tuple[Remark, ...]] = (
    Remark(
        "seed-players",
        pgettext_lazy(
            "ban-sugoroku",
            "Two play; the site sets the number by itself, from the size of the group.",
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
        label=_("Who stands behind it"),
    ),
    Remark(
        "seed-date",
        pgettext_lazy("ban-sugoroku", "Its page is dated 26 September 2026."),
        label=_("Date"),
    ),
)
