"""Faults of positions in words."""

from __future__ import annotations

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.book.wording import fill
from rules.engine.validation import FaultCode, PositionFault


def word_position_fault(fault: PositionFault) -> SafeString:
    """Return why no turn can begin in a position."""
    facts = {"found": fault.found, "expected": fault.expected}
    if fault.code is FaultCode.CHECKER_COUNT and fault.opponent:
        message = _(
            "Your opponent has %(found)s pieces, counting those that wait and those that are "
            "off; there must be %(expected)s."
        )
        return fill(message, facts)
    if fault.code is FaultCode.CHECKER_COUNT:
        message = _(
            "You have %(found)s pieces, counting those that wait and those that are off; there "
            "must be %(expected)s."
        )
        return fill(message, facts)
    if fault.code is FaultCode.BORNE_OFF:
        return fill(_("In this game nothing leaves the board, so nothing can lie beside it."), {})
    if fault.code is FaultCode.ALREADY_WON:
        return fill(_("One of the two has already won here: there is nothing left to play."), {})
    return fill(_("This position cannot occur."), {})
