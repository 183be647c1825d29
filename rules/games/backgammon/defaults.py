"""What the site plays in backgammon and why, and what the page it began from said of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.games.guide import Remark
from rules.games.phrase import Phrase
from rules.preset import OptionName

DEFAULTS: Final[Mapping[OptionName, Phrase]] = {
    "cube": pgettext_lazy(
        "backgammon",
        "It belongs to the standard game. For your first games you can do without.",
    ),
    "gammons": pgettext_lazy("backgammon", "They belong to the standard game."),
    "turn-limit": _("Nobody is hurried while learning. A group may choose %(limits)s seconds."),
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

SEED_TITLE: Final = pgettext_lazy("backgammon", "In the tutorial this page is based on")

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
