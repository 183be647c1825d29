"""An option in words: its name, its values, and the reason for its default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext_lazy as _

from rules.games.phrase import Phrase
from rules.preset import OptionValue, TurnLimit


@dataclass(frozen=True, slots=True)
class ValueTexts:
    """The name and the meaning of a value of an option."""

    name: Phrase
    help: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionTexts:
    """The name of an option and its values; `reason` explains its default."""

    name: Phrase
    values: Mapping[OptionValue, ValueTexts]
    reason: Phrase


TURN_LIMIT: Final = OptionTexts(
    name=_("Time for a turn"),
    values={
        TurnLimit.NONE: ValueTexts(_("No limit"), _("Think as long as you like.")),
        TurnLimit.SECONDS_30: ValueTexts(_("30 seconds"), _("For quick games.")),
        TurnLimit.SECONDS_60: ValueTexts(_("60 seconds"), _("For games with some thought.")),
    },
    reason=_("Nobody is hurried while learning. A group may choose %(limits)s seconds."),
)
"""The same in every game."""
