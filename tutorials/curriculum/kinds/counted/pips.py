"""The kind "pips": how far each side still has to go, and who is ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from rules.book.lists import escape_text
from rules.book.wording import Places
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.fields import LARGEST, AnswerField, FieldsQuestion, read_wrong
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.sides import NOBODY, OPPONENT, PLAYER, SIDE_NAMES

AHEAD: Final = "ahead"
LEADERS: Final = (PLAYER, OPPONENT, NOBODY)

LABELS: Final[dict[str, str | Promise]] = {
    PLAYER: _("Your pips"),
    OPPONENT: _("Your opponent’s pips"),
    AHEAD: _("Who is ahead?"),
}


@dataclass(frozen=True, slots=True)
class PipsQuestion(FieldsQuestion):
    """The pips of one side or of both."""

    def engine_answers(self) -> dict[str, str]:
        """Return the pips of both sides, and who has fewer."""
        position = self.setting.position
        mine, theirs = position.pips(), position.flipped().pips()
        ahead = NOBODY if mine == theirs else PLAYER if mine < theirs else OPPONENT
        return {PLAYER: str(mine), OPPONENT: str(theirs), AHEAD: ahead}

    def word_field(self, name: str, places: Places) -> str:
        """Return whose pips are asked for."""
        return str(LABELS[name])

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return the side that may be ahead."""
        return escape_text(SIDE_NAMES[value])


@kind("pips")
def read_pips(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the pips that are asked for: `player`, `opponent`, and who is `ahead`."""
    before = len(table.faults)
    fields = [
        AnswerField(side, str(table.number(side, least=0, most=LARGEST)))
        for side in (PLAYER, OPPONENT)
        if table.has(side)
    ]
    if table.has(AHEAD):
        fields.append(AnswerField(AHEAD, table.text(AHEAD), LEADERS))
    if not fields:
        table.report(f"asks for none of {PLAYER}, {OPPONENT}, {AHEAD}")
    wrong = read_wrong(table)
    if len(table.faults) > before:
        return None
    return PipsQuestion(setting, tuple(fields), wrong)
