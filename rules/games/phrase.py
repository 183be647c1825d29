"""A sentence of the catalogue that waits for the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise as Phrase
else:
    from django.utils.functional import Promise as Phrase

__all__ = ["Phrase"]
