"""Joining lists as each language does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext


def escape_text(value: object) -> SafeString:
    """Return a value escaped for HTML; text that is marked safe stays as it is."""
    return conditional_escape(value if isinstance(value, SafeString) else str(value))


def join_and(items: Sequence[object]) -> SafeString:
    """Return the items as "a, b and c", escaped for HTML."""
    return mark_safe(join_list([escape_text(item) for item in items]))  # noqa: S308 - escaped


def join_or(items: Sequence[object]) -> SafeString:
    """Return the items as "a, b or c", escaped for HTML."""
    texts = [escape_text(item) for item in items]
    return mark_safe(_join(texts, pgettext("list", "%(items)s or %(last)s")))  # noqa: S308


def join_list(items: Sequence[str]) -> str:
    """Return the items as "a, b and c" in plain text.

    >>> join_list(["24", "13", "6"])
    '24, 13 and 6'
    """
    return _join(items, pgettext("list", "%(items)s and %(last)s"))


def enumerate_all(items: Sequence[str]) -> str:
    """Return the items separated by commas, as in the middle of a list.

    >>> enumerate_all(["two of yours", "can move"])
    'two of yours, can move'
    """
    pattern = pgettext("list", "%(items)s, %(next)s")
    return reduce(lambda joined, item: pattern % {"items": joined, "next": item}, items)


def _join(items: Sequence[str], pair: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return pair % {"items": enumerate_all(items[:-1]), "last": items[-1]}
