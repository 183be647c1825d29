"""The kind "count": a number is asked for, and the engine knows how to count it."""

from __future__ import annotations

from dataclasses import dataclass

from tutorials.curriculum.counting import COUNTS, CountError, CountingTask
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.fields import (
    LARGEST,
    ONLY_FIELD,
    AnswerField,
    FieldsQuestion,
    QuestionScene,
    read_wrong,
)
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.notation import read_roll
from tutorials.curriculum.reading.tables import Table


@dataclass(frozen=True, slots=True)
class CountQuestion(FieldsQuestion):
    """How many there are of what is asked for."""

    asked: CountingTask

    @property
    def scene(self) -> QuestionScene:
        """The board and the dice."""
        return QuestionScene(self.setting.preset, self.setting.position, self.asked.roll)

    def engine_answers(self) -> dict[str, str]:
        """Return the number as the engine counts it."""
        return {ONLY_FIELD: str(self.asked.count())}


@kind("count")
def read_count(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read what is counted, and the number; None when one of them cannot be read."""
    before = len(table.faults)
    roll = read_roll(table) if table.has("roll") else None
    ask = table.text("ask")
    arguments = tuple(table.array("args", optional=True))
    if ask not in COUNTS:
        table.report(f"ask is none of {', '.join(COUNTS)}: {ask!r}", "ask")
    number = table.number("answer", least=0, most=LARGEST)
    wrong = read_wrong(table)
    if len(table.faults) > before:
        return None
    asked = CountingTask(setting.preset, setting.position, roll, ask, arguments)
    try:
        asked.count()
    except CountError as error:
        table.report(f"{ask}: {error}", "ask")
        return None
    return CountQuestion(setting, (AnswerField(ONLY_FIELD, str(number)),), wrong, asked)
