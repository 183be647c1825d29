"""Detection of the notation in which a situation is written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rules.engine.situation import Situation
from rules.notation.errors import NotationError
from rules.notation.gnubg import parse_gnubg_id
from rules.notation.record import MAX_LENGTH, parse_record
from rules.notation.xgid import parse_xgid
from rules.preset import RulePreset
from rules.presets import BACKGAMMON

UNKNOWN_FORM: Final = "unknown_form"


def parse_any(text: str) -> tuple[RulePreset, Situation]:
    """Read our own string, an XGID or an ID of GNU Backgammon, with blanks around it or without.

    The last two are backgammon. Raises `NotationError` as the parser of the form does, with the
    offset in `text`; `unknown_form` when it looks like none of them, `too_long`.

    >>> game, situation = parse_any(" 4HPwATDgc/ABMA:cAkLAAAAAAAE ")
    >>> game.slug, situation.roll
    ('backgammon', Roll(high=6, low=2))
    """
    stripped = text.strip()
    offset = len(text) - len(text.lstrip())
    if len(stripped) > MAX_LENGTH:
        raise NotationError("too_long", offset + MAX_LENGTH, {"limit": MAX_LENGTH})
    for shape, parse in _FORMS:
        if shape.match(stripped):
            try:
                return parse(stripped)
            except NotationError as error:
                raise error.shifted(offset) from error
    raise NotationError(UNKNOWN_FORM, offset)


def _of_backgammon(
    parse: Callable[[str], Situation],
) -> Callable[[str], tuple[RulePreset, Situation]]:
    def parse_backgammon(text: str) -> tuple[RulePreset, Situation]:
        return BACKGAMMON, parse(text)

    return parse_backgammon


_FORMS: Final = (
    (re.compile(r"c[0-9]+\."), parse_record),
    (re.compile(r"XGID=|[A-Za-z-]{26}:"), _of_backgammon(parse_xgid)),
    (re.compile(r"[A-Za-z0-9+/]{14}(:|$)"), _of_backgammon(parse_gnubg_id)),
)
"""How each form begins, so that a mistake further on is shown where it is."""
