"""The kind "both-games": one roll is played in one game, then from the same position in another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.engine.dice import Roll
from rules.engine.turn import Turn
from rules.notation.steps import TypedStep
from rules.preset import RulePreset
from tutorials.curriculum.grading import played
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.tries import read_try, replay
from tutorials.curriculum.questions.turns import PastError, TurnPart, TurnsQuestion, read_goal
from tutorials.curriculum.reading.content_faults import KeyFault
from tutorials.curriculum.reading.games import read_game
from tutorials.curriculum.reading.notation import read_roll, read_steps
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.reading.words import LANGUAGES


@dataclass(frozen=True, slots=True)
class BothGamesQuestion(TurnsQuestion):
    """Turns from one position, each under the rules of its own game."""

    presets: tuple[RulePreset, ...] = ()

    def begin(self, past: Sequence[Sequence[TypedStep]] = ()) -> Turn:
        """Return the turn in the game after those of the turns in `past`; raise `PastError`."""
        for number, steps in enumerate(past):
            turn, refusal, _rest = replay(self._begin(number), tuple(steps))
            goal = self.parts[number].goal
            if refusal or not turn.is_finished or goal.missing(played(turn)):
                raise PastError(number)
        return self._begin(len(past))

    def _begin(self, number: int) -> Turn:
        return Turn.begin(self.presets[number], self.setting.position, self.parts[number].roll)

    def reply_to(self, past: Sequence[Sequence[TypedStep]]) -> Turn | None:
        """Return None: the turns are those of different games, and nobody replies."""
        return None

    def find_faults(self) -> Iterator[KeyFault]:
        """Yield what makes a turn impossible in its game."""
        for number, game in enumerate(self.presets):
            alone = TurnsQuestion(
                ExerciseSetting(game, self.setting.position), (self.parts[number],)
            )
            for fault in alone.find_faults():
                yield KeyFault(("turns", number, *fault.keys), fault.reason)


@kind("both-games")
def read_both_games(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the roll, and for each game its goal, a solution and tries."""
    before = len(table.faults)
    roll = read_roll(table)
    entries = table.tables("turns")
    read = [_read_turn(entry, roll) for entry in entries]
    if len(entries) < 2:
        table.report("turns are two or more", "turns")
    if len(table.faults) > before:
        return None
    found = [turn for turn in read if turn is not None]
    parts = tuple(part for _game, part in found)
    return BothGamesQuestion(setting, parts, presets=tuple(game for game, _part in found))


def _read_turn(table: Table, roll: Roll | None) -> tuple[RulePreset, TurnPart] | None:
    game = read_game(table)
    goal = read_goal(table, table.array("goal"))
    solution = read_steps(table, "solution", table.text("solution"))
    tries = tuple(read_try(entry) for entry in table.tables("tries", optional=True))
    table.finish(*LANGUAGES)
    if game is None or goal is None or roll is None:
        return None
    return game, TurnPart(roll, goal, solution, tries)
