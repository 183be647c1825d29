"""Rolls as text."""

from __future__ import annotations

import pytest

from rules.engine.dice import ALL_ROLLS
from rules.notation.errors import NotationError
from rules.notation.rolls import format_roll, parse_roll


def test_every_roll_comes_back_from_its_text() -> None:
    assert [parse_roll(format_roll(roll)) for roll in ALL_ROLLS] == list(ALL_ROLLS)


@pytest.mark.parametrize("text", ["", "6", "64", "7-1", "0-3", "6–4", "6-4 ", "6-4-1"])
def test_anything_else_is_no_roll(text: str) -> None:
    with pytest.raises(NotationError):
        parse_roll(text)
