"""The kind "demo": boards to step through; nothing is asked."""

from __future__ import annotations

from tutorials.curriculum.boards import read_board
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.frames import DemoQuestion
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES


@kind("demo")
def read_demo(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the boards."""
    before = len(table.faults)
    boards = []
    for entry in table.tables("boards"):
        boards.append(read_board(entry))
        entry.finish(*LANGUAGES)
    if len(boards) < 2:
        table.report("boards are two or more", "boards")
    return None if len(table.faults) > before else DemoQuestion(setting, tuple(boards))
