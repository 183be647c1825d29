"""Lists in running text, as each language joins them."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext


def escape_text(value: object) -> SafeString:
    """Return a value as text that is safe in markup; markup that is safe already is kept."""
    return conditional_escape(value if isinstance(value, SafeString) else str(value))


def join_and(items: Sequence[object]) -> SafeString:
    """Return the items as "a, b and c", escaped."""
    return _join(items, pgettext("list", "%(items)s and %(last)s"))


def join_or(items: Sequence[object]) -> SafeString:
    """Return the items as "a, b or c", escaped."""
    return _join(items, pgettext("list", "%(items)s or %(last)s"))


def _join(items: Sequence[object], pair: str) -> SafeString:
    texts = [escape_text(item) for item in items]
    if len(texts) < 2:
        return mark_safe("".join(texts))  # noqa: S308 - every part has been escaped
    separator = pgettext("list", "%(items)s, %(next)s")
    joined = texts[0]
    for text in texts[1:-1]:
        joined = mark_safe(separator % {"items": joined, "next": text})  # noqa: S308
    return mark_safe(pair % {"items": joined, "last": texts[-1]})  # noqa: S308
