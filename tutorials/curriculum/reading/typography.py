"""What a text in each language must keep to, as far as a pattern can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tutorials.curriculum.texts import PLACEHOLDER, find_placeholder_fault

NARROW: Final = "\u202f"
NO_BREAK: Final = "\u00a0"

EVERYWHERE: Final = (
    (re.compile(r"\d-\d"), "a roll or a range is written with an en dash"),
    (re.compile(r"[\"']"), "straight quotation mark or apostrophe"),
    (re.compile(r"^\s|\s$|[ \u3000]{2}|[\t\r\n]"), "stray space"),
)
PATTERNS: Final = {
    "en": ((re.compile(r"\s[,.;:!?]"), "space before a punctuation mark"),),
    "fr": (
        (re.compile(rf"[^{NARROW}][;!?]"), "no narrow no-break space before ; ! ?"),
        (re.compile(rf"[^{NO_BREAK}]:"), "no no-break space before :"),
        (re.compile(rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»"), "no no-break space inside « »"),
        (re.compile(r"\s[,.]"), "space before a punctuation mark"),
    ),
    "de": (
        (re.compile(r"\s[,.;:!?]"), "space before a punctuation mark"),
        (re.compile(r"[«»”]"), "quotation marks are „ and “"),
    ),
    "ja": ((re.compile(r"[,.;:!?()]"), "punctuation mark that is not full-width"),),
}
"""For each language, what must not be found, and how that is said."""


def find_text_faults(language: str, text: str) -> Iterator[str]:
    """Yield what is wrong with a text: its placeholders, then its typography."""
    brace = find_placeholder_fault(text)
    if brace is not None:
        yield f"{brace!r} is no placeholder such as {{p:8}}"
        return
    words = PLACEHOLDER.sub("8", text)
    for pattern, reason in EVERYWHERE + PATTERNS.get(language, ()):
        if found := pattern.search(words):
            yield f"{reason}: {words[max(found.start() - 12, 0) : found.end() + 4]!r}"
