"""The options of backgammon in words, and the other defaults of the site."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.games.guide import Remark
from rules.games.options import TURN_LIMIT, OptionTexts, ValueTexts
from rules.preset import Cube, Gammons, OptionName

OPTIONS: Final[Mapping[OptionName, OptionTexts]] = {
    "cube": OptionTexts(
        name=_("The doubling cube"),
        values={
            Cube.ON: ValueTexts(
                pgettext_lazy("backgammon", "In use"),
                pgettext_lazy("backgammon", "The value of the game can be doubled."),
            ),
            Cube.OFF: ValueTexts(
                pgettext_lazy("backgammon", "Left in the box"),
                pgettext_lazy("backgammon", "Best for your first games."),
            ),
        },
        reason=pgettext_lazy(
            "backgammon",
            "It belongs to the standard game. For your first games you can do without.",
        ),
    ),
    "gammons": OptionTexts(
        name=_("Gammon and backgammon"),
        values={
            Gammons.COUNTED: ValueTexts(
                pgettext_lazy("backgammon", "Counted"),
                pgettext_lazy(
                    "backgammon",
                    "If the loser has borne off nothing, the win is worth more than a single game.",
                ),
            ),
            Gammons.OFF: ValueTexts(
                pgettext_lazy("backgammon", "Every win is a single game"),
                pgettext_lazy("backgammon", "It does not matter how far behind the loser is."),
            ),
        },
        reason=pgettext_lazy("backgammon", "They belong to the standard game."),
    ),
    "turn-limit": TURN_LIMIT,
}

SITE: Final[tuple[Remark, ...]] = (
    Remark(
        "site-rules",
        pgettext_lazy(
            "backgammon",
            "The standard game of the federations, in separate games, without stakes.",
        ),
        label=_("Source of the rules"),
    ),
    Remark(
        "site-undo",
        pgettext_lazy(
            "backgammon",
            "In the exercises you can take back every step, even the last. At a "
            "table, agree on it beforehand.",
        ),
        label=_("Taking back"),
    ),
    Remark("site-draws", _("There are none."), label=_("Draws")),
)

SEED_TITLE: Final = pgettext_lazy(
    "backgammon", "The tutorial on which our rules of backgammon are based"
)

SEED: Final[tuple[Remark, ...]] = (
    Remark(
        "seed-sources",
        pgettext_lazy(
            "backgammon",
            "The tutorial is based on the pages of the federations as read on 31 October "
            "2026. It warns against adopting only some of the conventions of match play, such "
            "as the Crawford rule.",
        ),
        label=_("Sources"),
    ),
)
