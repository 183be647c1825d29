"""The kind "sort": in which of several games each of some plays of a roll is a whole turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Arrow, ArrowKind
from rules.book.lists import escape_text, join_and
from rules.book.titles import refusal_reason
from rules.book.wording import Places, fill
from rules.engine.dice import Roll
from rules.engine.refusals import Refusal
from rules.engine.turn import Turn
from rules.notation.steps import TypedStep
from rules.preset import RulePreset
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.fields import (
    AnswerField,
    FieldsQuestion,
    QuestionScene,
    read_wrong,
)
from tutorials.curriculum.questions.game_sets import (
    Games,
    find_game_fault,
    list_sets,
    read_games,
    word_game,
    word_set,
    write_set,
)
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.tries import replay
from tutorials.curriculum.reading.notation import read_roll, read_steps
from tutorials.curriculum.reading.tables import Table

Steps = tuple[TypedStep, ...]


@dataclass(frozen=True, slots=True)
class SortQuestion(FieldsQuestion):
    """Plays to be sorted; their fields are numbered from 1."""

    games: Games
    roll: Roll
    plays: tuple[Steps, ...]

    @property
    def scene(self) -> QuestionScene:
        """The board of the exercise's own game, and the dice."""
        return QuestionScene(self.setting.preset, self.setting.position, self.roll)

    def refuse(self, game: RulePreset, steps: Steps) -> Refusal | None:
        """Return why steps are no whole turn in a game; None when they are one."""
        turn = Turn.begin(game, self.setting.position, self.roll)
        turn, refusal, _rest = replay(turn, steps)
        return refusal or turn.check_end()

    def engine_answers(self) -> dict[str, str]:
        """Return the games in which each play is a whole turn."""
        return {
            str(number): write_set(
                self.games,
                [name for name, game in self.games if self.refuse(game, steps) is None],
            )
            for number, steps in enumerate(self.plays, start=1)
        }

    def word_field(self, name: str, places: Places) -> SafeString:
        """Return a play, step by step."""
        return _word_play(self.plays[int(name) - 1], places)

    def draw_field(self, name: str) -> tuple[Arrow, ...]:
        """Return the steps of a play as arrows, numbered in their order."""
        steps = enumerate(self.plays[int(name) - 1], start=1)
        return tuple(
            Arrow(ArrowKind.PROOF, step.source, step.destination, str(order))
            for order, step in steps
        )

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return games in words."""
        return escape_text(word_set(self.games, value))

    def explain(self, places: Places) -> tuple[SafeString, ...]:
        """Return why plays are refused, and where."""
        return tuple(said for steps in self.plays for said in self._explain(steps, places))

    def _explain(self, steps: Steps, places: Places) -> Iterator[SafeString]:
        reasons: dict[str, list[str]] = {}
        for _name, game in self.games:
            if refusal := self.refuse(game, steps):
                reason = refusal_reason(game, refusal.code)
                reasons.setdefault(reason, []).append(word_game(game))
        for reason, games in reasons.items():
            facts = {"play": _word_play(steps, places), "reason": reason, "games": join_and(games)}
            if len(games) == len(self.games):
                # Translators: a play, and why the rules refuse it.
                yield fill(_("%(play)s: %(reason)s."), facts)
            else:
                yield fill(_("%(play)s, %(games)s: %(reason)s."), facts)


@kind("sort")
def read_sort(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the roll, the games, and the plays, each with the games where it is legal."""
    before = len(table.faults)
    roll = read_roll(table)
    games, entries = read_games(table)
    for entry in entries:
        entry.finish()
    plays, fields = [], []
    for number, entry in enumerate(table.tables("plays"), start=1):
        plays.append(read_steps(entry, "play", entry.text("play")))
        fields.append(AnswerField(str(number), entry.text("answer"), list_sets(games)))
        entry.finish()
    wrong = read_wrong(table)
    if len(plays) < 2:
        table.report("plays are two or more", "plays")
    if fault := find_game_fault(games, setting.position):
        table.report(fault, "position")
    if roll is None or len(table.faults) > before:
        return None
    return SortQuestion(setting, tuple(fields), wrong, games, roll, tuple(plays))


def _word_play(steps: Steps, places: Places) -> SafeString:
    """Return steps as "8/5, 6/5", their points named as the reader wants them."""
    named = ((places.point(step.source), places.point(step.destination)) for step in steps)
    return format_html_join(", ", "{}/{}", named)
