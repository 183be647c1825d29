"""A few approved drawings, so that a change of the picture is seen and meant.

Write them anew with CHOROKU_APPROVE=1, and look at the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rules.boards.svg import draw_board
from tests.rules.boards.pictures import PICTURES

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("name", PICTURES)
def test_the_drawing_is_the_approved_one(name: str) -> None:
    path = GOLDEN / f"{name}.svg"
    drawing = draw_board(PICTURES[name]) + "\n"
    if os.environ.get("CHOROKU_APPROVE"):
        path.write_text(drawing, encoding="utf-8")
    assert drawing == path.read_text(encoding="utf-8")


def test_every_approved_drawing_is_compared() -> None:
    assert {path.stem for path in GOLDEN.glob("*.svg")} == set(PICTURES)
