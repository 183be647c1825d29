"""What a parser says of a text that it does not read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.notation.errors import NotationError


def fault(parse: Callable[[str], object], text: str) -> tuple[str, int]:
    """Return the code and the offset of the error that a text gives."""
    return error_of(parse, text).code, error_of(parse, text).offset


def error_of(parse: Callable[[str], object], text: str) -> NotationError:
    """Return the error that a text gives."""
    with pytest.raises(NotationError) as caught:
        parse(text)
    return caught.value
