"""The kinds of exercise, one module each: what is written, how it is judged, what is checked.

A module that defines `KIND` adds its kind; nothing else has to be changed.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

from tutorials.curriculum.kinds.kind import (
    ExerciseKind,
    ExerciseQuestion,
    ExerciseSetting,
    Form,
    Phrase,
)

_MODULES: Final = [import_module(found.name) for found in walk_packages(__path__, f"{__name__}.")]

KINDS: Final[dict[str, ExerciseKind]] = {
    module.KIND.name: module.KIND for module in _MODULES if hasattr(module, "KIND")
}
"""Every kind by the name that content files and rows give it."""

__all__ = ["KINDS", "ExerciseKind", "ExerciseQuestion", "ExerciseSetting", "Form", "Phrase"]
