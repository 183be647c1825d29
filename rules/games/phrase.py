"""The type of lazily translated messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as Phrase
else:
    from django.utils.functional import Promise as Phrase

__all__ = ["Phrase"]
