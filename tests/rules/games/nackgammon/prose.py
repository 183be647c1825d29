"""All that Nackgammon says, where it does not say what backgammon does."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.backgammon.prose import PROSE as BACKGAMMON
from rules.games.guide import Remark
from rules.games.words import MODERN, Words

NAME: Final = pgettext_lazy("nackgammon", "Nackgammon")

PROSE: Final = replace(
    BACKGAMMON,
    name=NAME,
    name_within=NAME,
    rules_title=pgettext_lazy("nackgammon", "Rules of Nackgammon"),
    captions={
        **BACKGAMMON.captions,
        "double": pgettext_lazy(
            "nackgammon", "2–2 in Nackgammon: the double gives %(double)s steps."
        ),
    },
    questions=replace(
        BACKGAMMON.questions, title=pgettext_lazy("nackgammon", "Questions about Nackgammon")
    ),
    guide=replace(
        BACKGAMMON.guide,
        page_title=pgettext_lazy("nackgammon", "Nackgammon: rules and guide"),
        glance=(
            Remark("what-it-is", pgettext_lazy("nackgammon", "A race with another start.")),
            *BACKGAMMON.guide.glance[1:],
        ),
    ),
    words={
        **BACKGAMMON.words,
        "games": Words(
            "Nackgammon", "Nackgammon", "Nackgammon", "ナックギャモン", "", "nakkugyamon", MODERN
        ),
    },
)
