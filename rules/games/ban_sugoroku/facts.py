"""The facts about Ban-sugoroku on the home page."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from rules.games.prose import Fact
from rules.preset import ClosedHome, GameGoal, RulePreset

ARRIVING: Final = {
    GameGoal.ARRIVE: pgettext_lazy("ban-sugoroku", "when all %(checkers)s are home"),
    GameGoal.BEAR_OFF: pgettext_lazy("ban-sugoroku", "when all %(checkers)s are off the board"),
}


def list_facts(preset: RulePreset) -> tuple[Fact, ...]:
    """Return the facts in which Ban-sugoroku differs from other games."""
    return (
        Fact(
            pgettext("ban-sugoroku", "A double"),
            pgettext("ban-sugoroku", "gives %(steps)s steps") % {"steps": preset.numbers_in_double},
        ),
        Fact(pgettext("ban-sugoroku", "A hit stone"), _("waits on the strip")),
        Fact(
            pgettext("ban-sugoroku", "You win"),
            str(ARRIVING[preset.goal]) % {"checkers": preset.checkers},
        ),
        Fact(pgettext("ban-sugoroku", "A win is worth"), _closed_home_values(preset)),
    )


def _closed_home_values(preset: RulePreset) -> str:
    if preset.bears_off or preset.closed_home is not ClosedHome.MULTIPLIED:
        return pgettext("ban-sugoroku", "1 point")
    values = {"closed": preset.closed_home_value, "pattern": preset.pattern_value}
    # Translators: closed and pattern are numbers of points: 1, 2 or 3 points
    return (
        pgettext(
            "ban-sugoroku",
            "1, %(closed)s or %(pattern)s points, depending on how your stones stand at home "
            "and whether a hit stone waits",
        )
        % values
    )
