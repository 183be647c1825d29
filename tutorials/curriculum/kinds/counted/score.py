"""The kind "score": the points of several separate games, added up for each side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules.book.clauses import clause_of_win
from rules.book.titles import clause_title
from rules.book.wording import Places
from rules.engine.cube import CubeState
from rules.engine.outcome import WinKind
from rules.preset import RulePreset
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.cube_state import read_cube_state
from tutorials.curriculum.questions.fields import (
    LARGEST,
    AnswerField,
    FieldsQuestion,
    QuestionScene,
    read_wrong,
)
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.sides import OPPONENT, PLAYER, SIDE_NAMES, SIDES

LABELS: Final[dict[str, str | Promise]] = {
    PLAYER: gettext_lazy("Your points"),
    OPPONENT: gettext_lazy("Your opponent’s points"),
}


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over: who has won it, how, and what the cube showed."""

    winner: str
    kind: WinKind
    cube: CubeState

    def points(self, preset: RulePreset) -> int:
        """Return what the game is worth."""
        times = {
            WinKind.MUSHI: preset.closed_home_value,
            WinKind.MUJO: preset.pattern_value,
            WinKind.GAMMON: preset.gammon_value,
            WinKind.BACKGAMMON: preset.backgammon_value,
        }
        return times.get(self.kind, 1) * self.cube.value


@dataclass(frozen=True, slots=True)
class ScoreQuestion(FieldsQuestion):
    """What each side has after all games."""

    finished: tuple[Finished, ...]

    @property
    def scene(self) -> QuestionScene:
        """The board, with the games beside it."""
        preset = self.setting.preset
        aside = tuple(
            # Translators: a game that is over: who has won, how, and what the cube showed.
            _("%(number)s. %(winner)s: %(win)s, cube %(value)s")
            % {
                "number": number,
                "winner": SIDE_NAMES[game.winner],
                "win": clause_title(preset, clause_of_win(game.kind)),
                "value": game.cube.value,
            }
            for number, game in enumerate(self.finished, start=1)
        )
        return QuestionScene(preset, self.setting.position, aside=aside)

    def engine_answers(self) -> dict[str, str]:
        """Return the points of both sides."""
        return {side: str(self._points(side)) for side in SIDES}

    def _points(self, side: str) -> int:
        won = [game for game in self.finished if game.winner == side]
        return sum(game.points(self.setting.preset) for game in won)

    def word_field(self, name: str, places: Places) -> str:
        """Return whose points are asked for."""
        return str(LABELS[name])


@kind("score")
def read_score(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the games, and the points of `player` and `opponent`."""
    before = len(table.faults)
    entries = table.tables("games")
    finished = [_read_finished(entry, setting.preset) for entry in entries]
    fields = tuple(
        AnswerField(side, str(table.number(side, least=0, most=LARGEST))) for side in SIDES
    )
    wrong = read_wrong(table)
    if len(finished) < 2:
        table.report("games are two or more", "games")
    if len(table.faults) > before:
        return None
    games = tuple(game for game in finished if game is not None)
    return ScoreQuestion(setting, fields, wrong, games)


def _read_finished(table: Table, preset: RulePreset) -> Finished | None:
    winner, win = table.text("winner"), table.text("win")
    cube = read_cube_state(table, preset)
    table.finish()
    if winner not in SIDES or win not in set(WinKind):
        table.report(f"a game has a winner and a win: {', '.join((*SIDES, *WinKind))}")
        return None
    return Finished(winner, WinKind(win), cube)
