"""The kind "setup": checkers of one side are put on the board until a position stands."""

from __future__ import annotations

from rules.engine.position import Position
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.placement import SetupQuestion
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.notation import read_placement
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES
from tutorials.curriculum.sides import OPPONENT, PLAYER


@kind("setup", allows_any_position=True)
def read_setup(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the position that is wanted, whose checkers are put, and wrong answers."""
    before = len(table.faults)
    wanted = read_placement(table, "wanted")
    side = table.text("side")
    if side not in (PLAYER, OPPONENT):
        table.report(f"side is neither {PLAYER} nor {OPPONENT}: {side!r}", "side")
    wrong = [_read_wrong(entry) for entry in table.tables("tries", optional=True)]
    if wanted is None or len(table.faults) > before:
        return None
    tries = tuple(position for position in wrong if position is not None)
    return SetupQuestion(setting, wanted, side == OPPONENT, tries)


def _read_wrong(table: Table) -> Position | None:
    position = read_placement(table, "position")
    table.finish(*LANGUAGES)
    return position
