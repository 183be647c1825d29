"""The kind "multi-turn": several turns with fixed rolls, and the opponent's replies between."""

from __future__ import annotations

from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.turns import TurnsQuestion, read_part
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES


@kind("multi-turn")
def read_multi_turn(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the turns; all but the last have a reply."""
    before = len(table.faults)
    entries = table.tables("turns")
    parts = []
    for number, entry in enumerate(entries, start=1):
        part = read_part(entry)
        entry.finish(*LANGUAGES)
        if part is not None:
            parts.append(part)
            if (part.reply is None) != (number == len(entries)):
                entry.report("all turns but the last have a reply", "roll")
    if len(entries) < 2:
        table.report("turns are two or more", "turns")
    return None if len(table.faults) > before else TurnsQuestion(setting, tuple(parts))
