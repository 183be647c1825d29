"""Cache of rendered fragments: the same try gives everybody the same fragment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from django.core.cache import cache
from django.utils.translation import get_language

from tutorials.practice.results import Tried

SECONDS: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class Fragment:
    """A rendered part, the URL that leads to it, and the try that it answers."""

    content: str
    address: str
    tried: Tried | None


def remember_fragment(
    path: str, query: Mapping[str, str], kept_for: str, make: Callable[[], Fragment]
) -> Fragment:
    """Return the cached fragment of a URL, rendering it once per language and `kept_for`.

    `kept_for` names all else it depends on: the loaded content, whether tries are recorded.
    Whole pages carry the reader's theme and a token for forms, so they are always made anew.
    """
    key = _key(path, query, kept_for)
    held: Fragment | None = cache.get(key)
    if held is None:
        held = make()
        cache.set(key, held, SECONDS)
    return held


def _key(path: str, query: Mapping[str, str], kept_for: str) -> str:
    whole = repr((kept_for, get_language(), path, sorted(query.items())))
    return f"fragment-{blake2b(whole.encode(), digest_size=16).hexdigest()}"
