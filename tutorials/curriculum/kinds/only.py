"""The kind "only": a position and a roll that leave one legal play, which is to be found."""

from __future__ import annotations

from typing import Final

from tutorials.curriculum.goals import AllOf
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.turns import TurnsQuestion, read_part
from tutorials.curriculum.reading.tables import Table

WHATEVER: Final = AllOf(())
"""Every legal play will do, since there is but one."""


@kind("only")
def read_only(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read roll, solution and tries; None when one of them cannot be read."""
    part = read_part(table, WHATEVER)
    return TurnsQuestion(setting, (part,), is_only=True) if part is not None else None
