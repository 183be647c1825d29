"""The kinds of exercise: each reads, checks and judges its own questions.

A function under `@kind("…")` adds its kind; nothing else has to be changed.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from tutorials.curriculum.kinds.registry import KINDS, ExerciseKind

for _found in walk_packages(__path__, f"{__name__}."):
    import_module(_found.name)

__all__ = ["KINDS", "ExerciseKind"]
