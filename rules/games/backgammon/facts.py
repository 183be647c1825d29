"""The facts about backgammon on the home page."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from rules.games.prose import Fact
from rules.games.times import worth
from rules.preset import GameGoal, Gammons, RulePreset

BEARING_OFF: Final = {
    GameGoal.ARRIVE: pgettext_lazy("backgammon", "when all %(checkers)s are home"),
    GameGoal.BEAR_OFF: pgettext_lazy("backgammon", "when all %(checkers)s are borne off"),
}


def list_facts(preset: RulePreset) -> tuple[Fact, ...]:
    """Return the facts in which backgammon differs from other games."""
    return (
        Fact(
            pgettext("backgammon", "A double"),
            pgettext("backgammon", "gives %(steps)s steps") % {"steps": preset.numbers_in_double},
        ),
        Fact(pgettext("backgammon", "A hit checker"), _("waits on the bar")),
        Fact(
            pgettext("backgammon", "You win"),
            str(BEARING_OFF[preset.goal]) % {"checkers": preset.checkers},
        ),
        Fact(pgettext("backgammon", "A win is worth"), _gammon_values(preset)),
    )


def _gammon_values(preset: RulePreset) -> str:
    if preset.gammons is not Gammons.COUNTED:
        return pgettext("backgammon", "1 point")
    values = {"gammon": worth(preset.gammon_value), "triple": worth(preset.backgammon_value)}
    # Translators: gammon and triple are "twice" and "three times"
    return (
        pgettext(
            "backgammon",
            "1 point, or %(gammon)s or %(triple)s as much, depending on how far the loser got",
        )
        % values
    )
