"""The kind "roll-name": what was this roll called?"""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from rules.book.roll_names import find_roll_name
from rules.book.wording import Places
from rules.engine.dice import Roll
from rules.notation.errors import NotationError
from rules.notation.rolls import format_roll, parse_roll
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.fields import (
    ONLY_FIELD,
    FieldsQuestion,
    QuestionScene,
    read_choice_field,
    read_wrong,
)
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.notation import read_roll
from tutorials.curriculum.reading.tables import Table


@dataclass(frozen=True, slots=True)
class RollNameQuestion(FieldsQuestion):
    """The old name of a roll; each choice is the roll whose name it is."""

    roll: Roll

    @property
    def scene(self) -> QuestionScene:
        """The board and the dice, without the name."""
        return QuestionScene(
            self.setting.preset, self.setting.position, self.roll, names_roll=False
        )

    @property
    def solved_scene(self) -> QuestionScene:
        """The same with the name beside the dice."""
        return QuestionScene(self.setting.preset, self.setting.position, self.roll)

    def engine_answers(self) -> dict[str, str]:
        """Return the roll itself: it bears its own name."""
        return {ONLY_FIELD: format_roll(self.roll)}

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return a name in its characters, with the reading where one is attested."""
        name = find_roll_name(parse_roll(value))
        kanji = format_html('<span lang="ja">{}</span>', name.kanji)
        if name.reading is None:
            return kanji
        if get_language() == "ja":
            return format_html("{}（{}）", kanji, name.reading.kana)
        return format_html('<i lang="ja-Latn">{}</i> {}', name.reading.romaji, kanji)


@kind("roll-name")
def read_roll_name(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the roll and the rolls whose names are offered."""
    before = len(table.faults)
    roll = read_roll(table)
    field, wrong = read_choice_field(table), read_wrong(table)
    for value in field.choices:
        if not _is_roll(value):
            table.report(f"choices: {value!r} is no roll such as 6-4", "choices")
    if roll is None or len(table.faults) > before:
        return None
    return RollNameQuestion(setting, (field,), wrong, roll)


def _is_roll(text: str) -> bool:
    try:
        return format_roll(parse_roll(text)) == text
    except NotationError:
        return False
