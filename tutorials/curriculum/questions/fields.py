"""Questions answered in fields: one of several choices, or a number that is written."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString

from rules.boards.diagram import Arrow, Mark
from rules.book.lists import escape_text
from rules.book.wording import Places
from rules.engine.cube import CubeState
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.games.clause import Clause
from rules.preset import RulePreset
from tutorials.curriculum.questions.question import ExerciseSetting, Form, Phrase, UnplayedQuestion
from tutorials.curriculum.reading.content_faults import KeyFault
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES

ONLY_FIELD: Final = "answer"
"""The name of the field where there is one."""
LARGEST: Final = 999
LONGEST: Final = 20


@dataclass(frozen=True, slots=True)
class AnswerField:
    """A field to fill in: one of its choices, or without any a number from 0."""

    name: str
    right: str
    choices: tuple[str, ...] = ()

    def accepts(self, value: str) -> bool:
        """Return whether a value is one of the choices, or a number in range."""
        if self.choices:
            return value in self.choices
        is_number = value.isascii() and value.isdigit() and len(value) <= LONGEST
        return is_number and int(value) <= LARGEST


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """A tempting wrong value of a field."""

    field: str
    value: str

    @property
    def key(self) -> str:
        """The key of the text that answers it."""
        return f"try {self.field} {self.value}"


@dataclass(frozen=True, slots=True)
class QuestionScene:
    """What a question shows: the board with its marks, the dice, and their numbers.

    `used` are the numbers of the roll that have been played; `names_roll` is false where the
    name of the roll would give the answer away. `aside` says what is no part of the board, such
    as whose turn it is; where there is a cube, it is said there as well.
    """

    preset: RulePreset
    position: Position
    roll: Roll | None = None
    used: tuple[int, ...] = ()
    marks: tuple[tuple[int, Mark], ...] = ()
    arrows: tuple[Arrow, ...] = ()
    names_roll: bool = True
    cube: CubeState | None = None
    aside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FieldsQuestion(UnplayedQuestion, ABC):
    """A question with fields; each kind says what the scene is and what the engine answers."""

    setting: ExerciseSetting
    fields: tuple[AnswerField, ...]
    wrong: tuple[WrongAnswer, ...]

    @property
    def form(self) -> Form:
        """The form in which it is answered."""
        return Form.FIELDS

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """The texts of the wrong answers."""
        return tuple(Phrase(w.key, ("tries", n)) for n, w in enumerate(self.wrong))

    @property
    def scene(self) -> QuestionScene:
        """What the question is asked about."""
        return QuestionScene(self.setting.preset, self.setting.position)

    @property
    def solved_scene(self) -> QuestionScene:
        """The same with what the right answer shows."""
        return self.scene

    def engine_answers(self) -> Mapping[str, str]:
        """Return the right value of each field that the engine can work out."""
        return {}

    def word_field(self, name: str, places: Places) -> str:
        """Return the label of a field; empty where the task says it all."""
        return ""

    def draw_field(self, name: str) -> tuple[Arrow, ...]:
        """Return arrows that show what a field is about; usually none."""
        return ()

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return a choice in words."""
        return escape_text(value)

    def explain(self, places: Places) -> tuple[SafeString, ...]:
        """Return sentences of the engine's that explain the right answer."""
        return ()

    @property
    def clause(self) -> Clause | None:
        """The rule that the right answer rests on, if any."""
        return None

    def list_wrong(self, values: Mapping[str, str]) -> tuple[str, ...]:
        """Return the names of the fields that do not hold the right value."""
        return tuple(f.name for f in self.fields if not _equal(f, values.get(f.name, "")))

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield right answers that are no choice, or that the engine does not give."""
        found = self.engine_answers()
        for at in self.fields:
            if not at.accepts(at.right):
                yield KeyFault((at.name,), f"{at.right!r} is none of {', '.join(at.choices)}")
            elif at.name in found and found[at.name] != at.right:
                yield KeyFault((at.name,), f"the engine says {found[at.name]}, not {at.right}")

    def find_try_faults(self) -> Iterator[KeyFault]:
        """Yield wrong answers that are right, or cannot be given."""
        fields = {field.name: field for field in self.fields}
        for index, wrong in enumerate(self.wrong):
            field = fields.get(wrong.field)
            if field is None or not field.accepts(wrong.value):
                yield KeyFault(("tries", index), f"{wrong.value!r} cannot be answered")
            elif _equal(field, wrong.value):
                yield KeyFault(("tries", index), f"{wrong.value!r} is right")

    def count_tries(self) -> int:
        """Return how many wrong answers are listed."""
        return len(self.wrong)


def read_choice_field(table: Table) -> AnswerField:
    """Read the one field of a question with choices: `choices = [ … ]` and `answer = "…"`."""
    choices = tuple(str(value) for value in table.array("choices"))
    return AnswerField(ONLY_FIELD, table.text("answer"), choices)


def read_wrong(table: Table) -> tuple[WrongAnswer, ...]:
    """Read the tempting wrong answers: `answer = …`, and the `field` where there are several."""
    return tuple(_read_wrong(entry) for entry in table.tables("tries", optional=True))


def _read_wrong(table: Table) -> WrongAnswer:
    value = table.value("answer")
    if isinstance(value, int):
        value = str(table.number("answer", least=0, most=LARGEST))
    else:
        value = table.text("answer")
    field = table.text("field", optional=True) or ONLY_FIELD
    table.finish(*LANGUAGES)
    return WrongAnswer(field, value)


def _equal(field: AnswerField, value: str) -> bool:
    if field.choices or not field.accepts(value):
        return value == field.right
    return int(value) == int(field.right)
