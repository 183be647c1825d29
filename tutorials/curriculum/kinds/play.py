"""The kind "play": a position and a roll; any complete legal play that reaches the goal."""

from __future__ import annotations

from typing import Final

from tutorials.curriculum.kinds.kind import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.kinds.turns import TurnsQuestion, read_part
from tutorials.curriculum.reading.tables import Table


class PlayKind:
    """Reads exercises of the kind "play"."""

    name = "play"

    def read(self, table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
        """Read roll, goal, solution and tries; None when one of them cannot be read."""
        part = read_part(table)
        return TurnsQuestion(setting, (part,)) if part is not None else None


KIND: Final = PlayKind()
