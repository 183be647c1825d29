"""The kind "two-games": one position and one roll, and what each game makes of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString

from rules.book.lists import escape_text
from rules.book.wording import Places
from rules.engine.dice import Roll
from rules.engine.plays import legal_plays, most_numbers
from rules.preset import RulePreset
from tutorials.curriculum.goals import PlayGoal
from tutorials.curriculum.grading import find_solution
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.fields import (
    LARGEST,
    ONLY_FIELD,
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
from tutorials.curriculum.questions.turns import read_goal
from tutorials.curriculum.reading.notation import read_roll
from tutorials.curriculum.reading.tables import Table

PLAYS: Final = "plays"
NUMBERS: Final = "numbers"
GOAL: Final = "goal"


@dataclass(frozen=True, slots=True)
class TwoGamesQuestion(FieldsQuestion):
    """How many plays there are in each game, how many numbers are played, or where a goal is."""

    games: Games
    roll: Roll
    ask: str
    goal: PlayGoal | None

    @property
    def scene(self) -> QuestionScene:
        """The board of the exercise's own game, and the dice."""
        return QuestionScene(self.setting.preset, self.setting.position, self.roll)

    def engine_answers(self) -> dict[str, str]:
        """Return a number for each game, or the games in which the goal can be reached."""
        if self.goal is not None:
            held = [name for name, game in self.games if self._reaches(game, self.goal)]
            return {ONLY_FIELD: write_set(self.games, held)}
        count = _COUNTS[self.ask]
        return {name: str(count(self, game)) for name, game in self.games}

    def _reaches(self, game: RulePreset, goal: PlayGoal) -> bool:
        return find_solution(game, self.setting.position, self.roll, goal) is not None

    def count_plays(self, game: RulePreset) -> int:
        """Return in how many different positions the roll may end."""
        return len(legal_plays(game, self.setting.position, self.roll))

    def count_numbers(self, game: RulePreset) -> int:
        """Return how many numbers of the roll have to be played."""
        return most_numbers(game, self.setting.position, self.roll.numbers(game))

    def word_field(self, name: str, places: Places) -> str:
        """Return the game of a field; nothing where there is one for all."""
        return word_game(dict(self.games)[name]) if name != ONLY_FIELD else ""

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return games in words."""
        return escape_text(word_set(self.games, value))


_COUNTS: Final[dict[str, Callable[[TwoGamesQuestion, RulePreset], int]]] = {
    PLAYS: TwoGamesQuestion.count_plays,
    NUMBERS: TwoGamesQuestion.count_numbers,
}


@kind("two-games")
def read_two_games(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the roll, the games and what is asked: plays, numbers or goal."""
    before = len(table.faults)
    roll = read_roll(table)
    ask = table.text("ask")
    if ask not in (PLAYS, NUMBERS, GOAL):
        table.report(f"ask is none of {PLAYS}, {NUMBERS}, {GOAL}: {ask!r}", "ask")
    games, entries = read_games(table)
    goal = read_goal(table, table.array("goal")) if ask == GOAL else None
    if ask == GOAL:
        fields = [AnswerField(ONLY_FIELD, table.text("answer"), list_sets(games))]
    else:
        answers = [str(e.number("answer", least=0, most=LARGEST)) for e in entries]
        named = zip(games, answers, strict=False)
        fields = [AnswerField(name, answer) for (name, _game), answer in named]
    for entry in entries:
        entry.finish()
    wrong = read_wrong(table)
    if fault := find_game_fault(games, setting.position):
        table.report(fault, "position")
    if roll is None or len(table.faults) > before:
        return None
    return TwoGamesQuestion(setting, tuple(fields), wrong, games, roll, ask, goal)
