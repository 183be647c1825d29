"""The kind "cube": may a double be offered now, or what has come of the offers that were made?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from rules.boards.cube import cube_in_words
from rules.book.clauses import clause_of_cube
from rules.book.lists import escape_text
from rules.book.wording import Places, fill, word_cube_refusal
from rules.engine.cube import (
    CubeCode,
    CubeRefusal,
    CubeState,
    PlayerSide,
    check_double,
    drop_value,
    take,
)
from rules.engine.dice import Roll
from rules.games.clause import Clause
from rules.preset import RulePreset
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.cube_state import read_cube_state
from tutorials.curriculum.questions.fields import (
    LARGEST,
    ONLY_FIELD,
    AnswerField,
    FieldsQuestion,
    QuestionScene,
    read_choice_field,
    read_wrong,
)
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.notation import read_roll
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.sides import NOBODY, PLAYER, SIDE_NAMES, SIDES, name_side

ALLOWED: Final = "allowed"
TAKE: Final = "take"
DROP: Final = "drop"

LABELS: Final[dict[str, str | Promise]] = {
    "value": gettext_lazy("The game counts"),
    "owner": gettext_lazy("The cube belongs to"),
    "winner": gettext_lazy("The winner"),
    "points": gettext_lazy("Points"),
}
OWNER_NAMES: Final = SIDE_NAMES | {NOBODY: pgettext_lazy("cube", "Nobody: it lies in the middle")}

Offers = tuple[tuple[PlayerSide, str], ...]
"""The doubles offered one after the other: by whom, and what was answered."""


@dataclass(frozen=True, slots=True)
class DoubleQuestion(FieldsQuestion):
    """Whether the player may offer a double now."""

    cube: CubeState
    on_roll: PlayerSide
    roll: Roll | None

    @property
    def scene(self) -> QuestionScene:
        """The board, the dice that have been thrown, the cube, and whose turn it is."""
        is_mine = self.on_roll is SIDES[PLAYER]
        turn = _("It is your turn") if is_mine else _("It is your opponent’s turn")
        aside = (cube_in_words(self.cube), turn)
        setting = self.setting
        return QuestionScene(
            setting.preset, setting.position, self.roll, cube=self.cube, aside=aside
        )

    @property
    def refusal(self) -> CubeRefusal | None:
        """The reason against the offer, or None."""
        return check_double(
            self.setting.preset,
            self.cube,
            SIDES[PLAYER],
            on_roll=self.on_roll,
            thrown=self.roll is not None,
        )

    def engine_answers(self) -> dict[str, str]:
        """Return what the engine says to the offer."""
        refusal = self.refusal
        return {ONLY_FIELD: refusal.code.value if refusal else ALLOWED}

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return a choice in words."""
        if value == ALLOWED:
            return escape_text(_("Yes, it is allowed."))
        preset = self.setting.preset
        reason = word_cube_refusal(
            preset, CubeRefusal(CubeCode(value), self.cube, preset.cube_limit)
        )
        return fill(_("No. %(reason)s"), {"reason": reason})

    @property
    def clause(self) -> Clause | None:
        """The rule that refuses the offer."""
        return clause_of_cube(self.setting.preset, self.refusal) if self.refusal else None


@dataclass(frozen=True, slots=True)
class OffersQuestion(FieldsQuestion):
    """What the game counts and who owns the cube after some offers, or who has won by a drop."""

    cube: CubeState
    offers: Offers

    @property
    def scene(self) -> QuestionScene:
        """The board, with the cube as it was before the offers."""
        return self._scene(self.cube)

    @property
    def solved_scene(self) -> QuestionScene:
        """The board with the cube as it is after the offers."""
        return self._scene(self.after(len(self.offers)))

    def _scene(self, cube: CubeState) -> QuestionScene:
        aside = (cube_in_words(cube),)
        return QuestionScene(self.setting.preset, self.setting.position, cube=cube, aside=aside)

    def after(self, count: int) -> CubeState:
        """Return the cube after the first offers, as far as they were taken."""
        cube = self.cube
        for side, answer in self.offers[:count]:
            cube = take(cube, side.other) if answer == TAKE else cube
        return cube

    def engine_answers(self) -> dict[str, str]:
        """Return the value and the owner, or the winner and the points."""
        cube = self.after(len(self.offers))
        side, answer = self.offers[-1]
        if answer == DROP:
            return {"winner": name_side(side), "points": str(drop_value(cube))}
        return {"value": str(cube.value), "owner": name_side(cube.owner)}

    def find_offer_fault(self, preset: RulePreset) -> str | None:
        """Return why one of the offers cannot have been made."""
        for number, (side, answer) in enumerate(self.offers):
            refusal = check_double(preset, self.after(number), side, on_roll=side, thrown=False)
            if refusal is not None:
                return f"offer {number + 1} is refused: {refusal.code}"
            if answer == DROP and number + 1 < len(self.offers):
                return f"nothing is offered after the drop of offer {number + 1}"
        return None

    def word_field(self, name: str, places: Places) -> str:
        """Return the label of a field."""
        return str(LABELS[name])

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return a side, or nobody."""
        return escape_text(OWNER_NAMES[value])


@kind("cube")
def read_cube(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the cube, and the `offers` made; without any, the question whether one may be."""
    return _read_offers(table, setting) if table.has("offers") else _read_double(table, setting)


def _read_double(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    before = len(table.faults)
    cube = read_cube_state(table, setting.preset)
    on_roll = table.text("on_roll", optional=True) or PLAYER
    roll = read_roll(table) if table.has("roll") else None
    field, wrong = read_choice_field(table), read_wrong(table)
    if on_roll not in SIDES:
        table.report(f"on_roll is none of {', '.join(SIDES)}: {on_roll!r}", "on_roll")
    for value in set(field.choices) - set(CubeCode) - {ALLOWED}:
        table.report(f"choices: {value!r} is no reason against a double", "choices")
    if len(table.faults) > before:
        return None
    return DoubleQuestion(setting, (field,), wrong, cube, SIDES[on_roll], roll)


def _read_offers(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    before = len(table.faults)
    cube = read_cube_state(table, setting.preset)
    offers = [_read_offer(entry) for entry in table.tables("offers")]
    fields = tuple(_read_outcome(table))
    wrong = read_wrong(table)
    if not offers:
        table.report("offers are one or more", "offers")
    if len(table.faults) > before:
        return None
    question = OffersQuestion(setting, fields, wrong, cube, tuple(offers))
    if fault := question.find_offer_fault(setting.preset):
        table.report(f"offers: {fault}", "offers")
        return None
    if {field.name for field in fields} != set(question.engine_answers()):
        table.report(f"asks for other than {', '.join(question.engine_answers())}")
        return None
    return question


def _read_offer(table: Table) -> tuple[PlayerSide, str]:
    by, answer = table.text("by"), table.text("answer")
    if by not in SIDES or answer not in (TAKE, DROP):
        table.report(f"an offer is by one of {', '.join(SIDES)}, with {TAKE} or {DROP} for answer")
    table.finish()
    return SIDES.get(by, SIDES[PLAYER]), answer


def _read_outcome(table: Table) -> list[AnswerField]:
    """Read `value` and `owner` after a take, `winner` and `points` after a drop."""
    names = ("winner", "points") if table.has("winner") else ("value", "owner")
    sides = (*SIDES, NOBODY) if "owner" in names else tuple(SIDES)
    return [
        AnswerField(name, table.text(name), sides)
        if name in ("owner", "winner")
        else AnswerField(name, str(table.number(name, least=1, most=LARGEST)))
        for name in names
    ]
