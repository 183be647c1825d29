"""The kind "allowed": may this step be played now, or the turn be ended, and if not, why?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Arrow, ArrowKind, Mark
from rules.book.clauses import clause_of
from rules.book.lists import escape_text
from rules.book.titles import refusal_reason
from rules.book.wording import Places, word_refusal
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.turn import Turn
from rules.games.clause import Clause
from rules.notation.steps import END_WORD, TypedStep, format_step
from rules.turns.scene import mark_refusal
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.fields import (
    ONLY_FIELD,
    FieldsQuestion,
    QuestionScene,
    read_choice_field,
    read_wrong,
)
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.tries import replay
from tutorials.curriculum.reading.notation import read_roll, read_steps
from tutorials.curriculum.reading.tables import Table

ALLOWED: Final = "allowed"


@dataclass(frozen=True, slots=True)
class AllowedQuestion(FieldsQuestion):
    """Whether a step, or without one the end of the turn, is allowed from where it stands."""

    turn: Turn
    step: TypedStep | None

    @property
    def refusal(self) -> Refusal | None:
        """The reason why the step is refused, or None."""
        if self.step is None:
            return self.turn.check_end()
        return self.turn.check_step(self.step.source, self.step.destination)

    @property
    def scene(self) -> QuestionScene:
        """The board with the step drawn as it is asked about."""
        turn, step = self.turn, self.step
        used = tuple(played.number for played in turn.steps)
        if step is None:
            return QuestionScene(turn.preset, turn.position, turn.roll, used)
        arrow = Arrow(ArrowKind.PROOF, step.source, step.destination, "?")
        marks = ((step.source, Mark.CHOSEN), (step.destination, Mark.NAMED))
        return QuestionScene(turn.preset, turn.position, turn.roll, used, marks, (arrow,))

    @property
    def solved_scene(self) -> QuestionScene:
        """The board with the reason marked."""
        refusal, scene = self.refusal, self.scene
        if refusal is None:
            return scene
        extra = mark_refusal(refusal)
        return QuestionScene(
            scene.preset, scene.position, scene.roll, scene.used, extra.marks, extra.arrows
        )

    def engine_answers(self) -> dict[str, str]:
        """Return what the engine says to the step."""
        refusal = self.refusal
        return {ONLY_FIELD: refusal.code.value if refusal else ALLOWED}

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return a choice in words."""
        if value == ALLOWED:
            return escape_text(_("Yes, it is allowed."))
        reason = refusal_reason(self.setting.preset, RefusalCode(value))
        return escape_text(_("No: %(reason)s.") % {"reason": reason})

    def explain(self, places: Places) -> tuple[SafeString, ...]:
        """Return why the step is refused."""
        refusal = self.refusal
        return tuple(word_refusal(self.setting.preset, refusal, places)) if refusal else ()

    @property
    def clause(self) -> Clause | None:
        """The rule that refuses the step."""
        return clause_of(self.setting.preset, self.refusal) if self.refusal else None

    def refusal_codes(self) -> frozenset[RefusalCode]:
        """Return the code of the step that is talked about."""
        return frozenset({self.refusal.code} if self.refusal else ())


@kind("allowed")
def read_allowed(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read roll, steps done, the step or "end", the choices; None when one cannot be read."""
    before = len(table.faults)
    roll = read_roll(table)
    done = read_steps(table, "done", table.text("done", optional=True))
    text = table.text("step")
    steps = read_steps(table, "step", "" if text == END_WORD else text)
    field, wrong = read_choice_field(table), read_wrong(table)
    for value in set(field.choices) - set(RefusalCode) - {ALLOWED}:
        table.report(f"choices: {value!r} is no refusal code", "choices")
    if len(steps) != 1 and text != END_WORD:
        table.report("step is not one step", "step")
    if roll is None or len(table.faults) > before:
        return None
    turn, refusal, _rest = replay(Turn.begin(setting.preset, setting.position, roll), done)
    if refusal is not None:
        step = format_step(TypedStep(refusal.source or 0, refusal.destination or 0))
        table.report(f"done: {step} is refused: {refusal.code}", "done")
        return None
    return AllowedQuestion(setting, (field,), wrong, turn, steps[0] if steps else None)
