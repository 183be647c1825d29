"""Sentences of lessons and exercises, in which points are named as the reader has chosen.

A text is plain; `{p:8}` in it stands for the name of a point, which the page fills in.
"""

from __future__ import annotations

import re
from typing import Final

from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe

from rules.book.wording import Places

PLACEHOLDER: Final = re.compile(r"\{p:([1-9]|1[0-9]|2[0-4])\}")

ROLL: Final = re.compile(r"([1-6])–([1-6])")


def render_text(text: str, places: Places) -> SafeString:
    """Return a text as markup: words escaped, names of points only where they are no markup."""
    parts = (
        places.point(part) if isinstance(part, int) else keep_together(part)
        for part in split_text(text)
    )
    return mark_safe("".join(conditional_escape(part) for part in parts))  # noqa: S308


def keep_together(words: str) -> str:
    """Return words in which a roll such as 6–4 is not broken at the end of a line."""
    return ROLL.sub("\\1\N{WORD JOINER}–\N{WORD JOINER}\\2", words)


def fill_points(text: str, places: Places) -> str:
    """Return a text with the names of its points, not escaped."""
    return "".join(
        places.point(part) if isinstance(part, int) else part for part in split_text(text)
    )


def split_text(text: str) -> list[str | int]:
    """Return the words and the points of a text in turn; what is no placeholder is words.

    >>> split_text("Go to {p:5}.")
    ['Go to ', 5, '.']
    """
    parts: list[str | int] = []
    end = 0
    for match in PLACEHOLDER.finditer(text):
        parts += [text[end : match.start()], int(match[1])]
        end = match.end()
    return [part for part in (*parts, text[end:]) if part != ""]


def find_placeholder_fault(text: str) -> str | None:
    """Return the first brace of a text that belongs to no point, with what follows, or None."""
    for part in split_text(text):
        if isinstance(part, str) and (brace := re.search(r"[{}].{0,11}", part)):
            return brace.group()
    return None
