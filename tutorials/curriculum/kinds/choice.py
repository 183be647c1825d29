"""The kind "choice": choices that the content file words itself."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.dice import Roll
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.fields import (
    ONLY_FIELD,
    AnswerField,
    FieldsQuestion,
    QuestionScene,
    read_wrong,
)
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting, Phrase
from tutorials.curriculum.reading.notation import read_roll
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES


@dataclass(frozen=True, slots=True)
class ChoiceQuestion(FieldsQuestion):
    """One of several answers in words."""

    roll: Roll | None

    @property
    def scene(self) -> QuestionScene:
        """The board, and the dice where there is a roll."""
        return QuestionScene(self.setting.preset, self.setting.position, self.roll)

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """The texts of the choices and of the wrong answers."""
        choices = (
            Phrase(f"choice {value}", ("choices", n), longest=120)
            for n, value in enumerate(self.fields[0].choices)
        )
        wrong = (Phrase(w.key, ("tries", n)) for n, w in enumerate(self.wrong))
        return (*choices, *wrong)


@kind("choice")
def read_choice(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the choices, each with a `value` and its words, and the answer."""
    before = len(table.faults)
    roll = read_roll(table) if table.has("roll") else None
    values = []
    for entry in table.tables("choices"):
        values.append(entry.slug("value"))
        entry.finish(*LANGUAGES)
    field = AnswerField(ONLY_FIELD, table.text("answer"), tuple(values))
    wrong = read_wrong(table)
    if len(set(values)) < max(len(values), 2):
        table.report("choices are two or more, each once", "choices")
    return None if len(table.faults) > before else ChoiceQuestion(setting, (field,), wrong, roll)
