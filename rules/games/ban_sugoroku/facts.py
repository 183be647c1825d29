"""Ban-sugoroku in a few facts, for the home page."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from rules.games.prose import Fact
from rules.games.times import worth
from rules.preset import ClosedHome, GameGoal, RulePreset

ARRIVING: Final = {
    GameGoal.ARRIVE: pgettext_lazy("ban-sugoroku", "when all %(checkers)s are home"),
    GameGoal.BEAR_OFF: pgettext_lazy("ban-sugoroku", "when all %(checkers)s are off the board"),
}


def list_facts(preset: RulePreset) -> tuple[Fact, ...]:
    """Return Ban-sugoroku in the facts in which the games differ."""
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
        Fact(pgettext("ban-sugoroku", "A win counts"), _closed_home_values(preset)),
    )


def _closed_home_values(preset: RulePreset) -> str:
    if preset.bears_off or preset.closed_home is not ClosedHome.MULTIPLIED:
        return worth(1)
    values = {"closed": worth(preset.closed_home_value), "pattern": worth(preset.pattern_value)}
    # Translators: closed and pattern are "twice" and "three times"
    return (
        pgettext(
            "ban-sugoroku",
            "once, %(closed)s or %(pattern)s, depending on how your stones stand at home and "
            "whether a hit stone waits",
        )
        % values
    )
