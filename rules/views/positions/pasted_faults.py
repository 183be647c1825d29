"""Faults of pasted notations in words: what is wrong, and by how much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.book.wording import fill
from rules.games.phrase import Phrase
from rules.notation.detect import UNKNOWN_FORM
from rules.notation.errors import NotationError
from rules.notation.gnubg import POSITION_LENGTH, GnubgCode
from rules.notation.record_fields import RecordCode
from rules.notation.situations import SituationCode
from rules.notation.xgid import XgidCode

_NOT_POSSIBLE: Final = _("%(field)s: “%(found)s” is not possible here.")
FAULTS: Final[Mapping[str, Phrase]] = {
    UNKNOWN_FORM: _(
        "There is no Position ID, XGID or position string from this site in this text."
    ),
    "too_long": _("The text is longer than %(limit)s characters; no position needs so many."),
    "roll": _("A roll is written as two numbers from 1 to 6, such as 3-1."),
    "unknown_option": _("This game has no setting called “%(option)s”."),
    "unknown_value": _("The setting “%(option)s” has no value “%(found)s”."),
    XgidCode.FIELDS: _(
        "An XGID has %(expected)s parts with colons between; this one has %(found)s."
    ),
    XgidCode.PLACES: _(
        "The first part of an XGID has %(expected)s characters; this one has %(found)s."
    ),
    XgidCode.CHECKERS: pgettext_lazy(
        "backgammon",
        "Character %(place)s of the board in this XGID is “%(found)s”: that is no number of "
        "checkers that can be there.",
    ),
    XgidCode.FIELD: _NOT_POSSIBLE,
    XgidCode.CUBE: _("The cube shows %(found)s, but its highest value is given as %(limit)s."),
    SituationCode.SCORE_BEYOND_MATCH: _("The score is %(found)s, but the match goes to %(limit)s."),
    SituationCode.CRAWFORD_WITHOUT_MATCH: _(
        "This is said to be the Crawford game, but there is no match."
    ),
    SituationCode.OFFER_AND_ROLL: _("A double is offered, but the dice have been thrown."),
    GnubgCode.LENGTH: _("A Match ID has %(expected)s characters; this one has %(length)s."),
    GnubgCode.CHARACTER: _("“%(character)s” occurs in no Position ID and no Match ID."),
    GnubgCode.PADDING: _("A character of this ID is wrong or missing: it stands for no position."),
    GnubgCode.OVERLAP: pgettext_lazy(
        "backgammon", "Both sides have checkers on point %(point)s in this Position ID."
    ),
    GnubgCode.FIELD: _("The Match ID does not describe a moment of a game (%(field)s)."),
    RecordCode.VERSION: _(
        "A position string from this site begins with “%(known)s”, not with “%(found)s”."
    ),
    RecordCode.TOO_LONG: _(
        "A position string from this site has at most %(limit)s characters; this one has %(found)s."
    ),
    RecordCode.PRESET: _("This site has no game “%(found)s”."),
    RecordCode.FIELD: _("“%(found)s” is no part of a position string from this site."),
    RecordCode.NO_CHECKERS: _("The position string ends before both sides are set up."),
    RecordCode.ITEM: _("“%(found)s” does not say how many stand on which point."),
    RecordCode.POINT: _("There is no point %(found)s; they are numbered from 1 to %(points)s."),
    RecordCode.TWICE: _("Point %(place)s is named twice."),
    RecordCode.VALUE: _NOT_POSSIBLE,
    RecordCode.NOT_CANONICAL: _(
        "The position string is not written as this site writes it: %(canonical)s"
    ),
}
"""By code; `SituationCode.TOO_MANY_CHECKERS` has a sentence for each side."""
TOO_MANY: Final[Mapping[str, Phrase]] = {
    "white": pgettext_lazy(
        "backgammon", "White has %(found)s checkers; at most %(limit)s are possible."
    ),
    "black": pgettext_lazy(
        "backgammon", "Black has %(found)s checkers; at most %(limit)s are possible."
    ),
    "player": pgettext_lazy(
        "backgammon", "The player on roll has %(found)s checkers; at most %(limit)s are possible."
    ),
    "opponent": pgettext_lazy(
        "backgammon", "The opponent has %(found)s checkers; at most %(limit)s are possible."
    ),
}
POSITION_ID_LENGTH: Final = _("A Position ID has %(expected)s characters; this one has %(length)s.")
FIELDS: Final[Mapping[str, Phrase]] = {
    "cube": _("Cube"),
    "cube-at": _("Cube"),
    "owner": _("Owner of the cube"),
    "on_roll": _("Player on roll"),
    "on-roll": _("Player on roll"),
    "decider": _("Player on roll"),
    "dice": _("Dice"),
    "die": _("Dice"),
    "other_die": _("Dice"),
    "score": _("Score"),
    "opponent_score": _("Score of the opponent"),
    "rule": _("Rules of the match"),
    "terms": _("Rules of the match"),
    "match_length": _("Length of the match"),
    "match": _("Length of the match"),
    "cube_limit": _("Highest value of the cube"),
    "offer": _("Offer of the cube"),
    "state": _("the game has ended"),
    "resigned": _("a resignation is offered"),
    "unused": _("its last bits"),
}
"""The fields of all notations, by their names in the facts."""


def word_pasted_fault(error: NotationError) -> SafeString:
    """Return what is wrong with a pasted notation."""
    facts = dict(error.facts)
    if "field" in facts:
        facts["field"] = FIELDS.get(str(facts["field"]), facts["field"])
    return fill(_sentence(error), facts)


def _sentence(error: NotationError) -> Phrase:
    if error.code == SituationCode.TOO_MANY_CHECKERS:
        return TOO_MANY[str(error.facts["side"])]
    if error.code == GnubgCode.LENGTH and error.facts["expected"] == POSITION_LENGTH:
        return POSITION_ID_LENGTH
    return FAULTS[error.code]
