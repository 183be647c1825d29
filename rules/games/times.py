"""How many times the value of a single game a win is worth, in words."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext, pgettext_lazy

WORTH: Final = {
    2: pgettext_lazy("what a win counts", "twice"),
    3: pgettext_lazy("what a win counts", "three times"),
}


def worth(times: int) -> str:
    """Return "twice", "three times" and so on in the reader's language.

    >>> worth(2), worth(8)
    ('twice', '8 times')
    """
    many = pgettext("what a win counts", "%(times)s times") % {"times": times}
    return str(WORTH.get(times, many))
