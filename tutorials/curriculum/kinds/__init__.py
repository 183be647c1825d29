"""The kinds of exercise, one module each: what is written, what is stored, what is checked."""

from __future__ import annotations

from typing import Final

from tutorials.curriculum.kinds.kind import Kind, Question, Setting
from tutorials.curriculum.kinds.play import PLAY

KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in (PLAY,)}
"""Every kind by the name that content files and rows give it."""

__all__ = ["KINDS", "Kind", "Question", "Setting"]
