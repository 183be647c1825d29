"""The kind "play": a position and a roll; any complete legal play that reaches the goal."""

from __future__ import annotations

from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.turns import TurnsQuestion, read_part
from tutorials.curriculum.reading.tables import Table


@kind("play")
def read_play(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read roll, goal, solution and tries; None when one of them cannot be read."""
    part = read_part(table)
    return TurnsQuestion(setting, (part,)) if part is not None else None
