"""How often, and how many times over, in the words of the reader's language."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext, pgettext_lazy

OFTEN: Final = {
    1: pgettext_lazy("how often", "once"),
    2: pgettext_lazy("how often", "twice"),
    3: pgettext_lazy("how often", "three times"),
    4: pgettext_lazy("how often", "four times"),
}
WORTH: Final = {
    2: pgettext_lazy("what a win counts", "twice"),
    3: pgettext_lazy("what a win counts", "three times"),
}


def often(times: int) -> str:
    """Give a number as the answer to "how often?".

    >>> often(2), often(5)
    ('twice', '5 times')
    """
    many = pgettext("how often", "%(times)s times") % {"times": times}
    return str(OFTEN.get(times, many))


def worth(times: int) -> str:
    """Give how many times over a win counts.

    >>> worth(2), worth(8)
    ('twice', '8 times')
    """
    many = pgettext("what a win counts", "%(times)s times") % {"times": times}
    return str(WORTH.get(times, many))
