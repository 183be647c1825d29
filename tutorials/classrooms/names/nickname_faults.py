"""What is wrong with a name, in words."""

from __future__ import annotations

from django.utils.translation import gettext as _

from tutorials.accounts.models import LONGEST_NICKNAME
from tutorials.classrooms.names.nicknames import MOST_LINES, NicknameFault

SHOWN: int = 60


def word_fault(fault: NicknameFault, in_list: bool = False) -> str:
    """Return a sentence on a name that cannot be used; in a list it names the line."""
    facts = {
        "line": fault.line,
        "name": f"\u2068{fault.name[:SHOWN]}\u2069",  # isolated, whichever way it is written
        "most": LONGEST_NICKNAME,
        "lines": MOST_LINES,
        "count": fault.line,
    }
    return (_in_list(fault.code) if in_list else _alone(fault.code)) % facts


def _alone(code: str) -> str:
    return {
        "empty": _("A name needs at least one letter, digit or sign."),
        "too_long": _("The name is longer than %(most)s characters."),
        "taken": _("Somebody in the class is called %(name)s already."),
    }[code]


def _in_list(code: str) -> str:
    return {
        "empty": _("Line %(line)s: %(name)s has no letter, digit or sign."),
        "too_long": _("Line %(line)s: %(name)s is longer than %(most)s characters."),
        "taken": _("Line %(line)s: somebody in the class is called %(name)s already."),
        "twice": _("Line %(line)s: %(name)s stands in the list twice."),
        "too_many": _("The list holds %(count)s names; %(lines)s is the most at once."),
    }[code]
