"""The kind "result": what has come of a play, in the game of the exercise or in several."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rules.boards.cube import cube_in_words
from rules.boards.diagram import Arrow, ArrowKind
from rules.book.clauses import clause_of_outcome, clause_of_win, clauses_of
from rules.book.lists import escape_text, join_and
from rules.book.option_words import word_set_value
from rules.book.titles import clause_title
from rules.book.wording import Places, word_outcome
from rules.engine.cube import CubeState
from rules.engine.outcome import Outcome, WinKind, find_outcome
from rules.engine.position import Position
from rules.engine.turn import Turn
from rules.games.clause import Clause
from rules.notation.steps import TypedStep, format_step
from rules.preset import Option, OptionError, RulePreset
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.cube_state import read_cube_state
from tutorials.curriculum.questions.fields import (
    AnswerField,
    FieldsQuestion,
    QuestionScene,
    read_choice_field,
    read_wrong,
)
from tutorials.curriculum.questions.game_sets import Games, find_game_fault, word_game
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.tries import replay
from tutorials.curriculum.reading.games import name_game, read_game, read_options
from tutorials.curriculum.reading.notation import read_roll, read_steps
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.sides import OPPONENT

GOES_ON: Final = "goes-on"
LOST: Final = f"{OPPONENT}:"
"""What stands before an outcome in which the opponent has won."""


@dataclass(frozen=True, slots=True)
class ResultQuestion(FieldsQuestion):
    """Who has won, how, and what it is worth, in each of the games given."""

    games: Games
    turn: Turn | None
    cube: CubeState

    @property
    def scene(self) -> QuestionScene:
        """The board after the play, which is drawn, and the cube where it has been turned."""
        turn = self.turn
        cube = self.cube if self.cube.value > 1 else None
        aside = (cube_in_words(cube),) if cube else ()
        if turn is None:
            return QuestionScene(self.setting.preset, self.setting.position, cube=cube, aside=aside)
        arrows = tuple(
            Arrow(ArrowKind.PLAYED, step.source, step.destination, str(order))
            for order, step in enumerate(turn.steps, start=1)
        )
        used = tuple(step.number for step in turn.steps)
        return QuestionScene(
            turn.preset, turn.position, turn.roll, used, (), arrows, cube=cube, aside=aside
        )

    @property
    def position(self) -> Position:
        """The position that is judged."""
        return self.turn.position if self.turn else self.setting.position

    def engine_answers(self) -> dict[str, str]:
        """Return the outcome in each game."""
        return {name: self._outcome_in(preset) for name, preset in self.games}

    def _outcome_in(self, preset: RulePreset) -> str:
        lost = find_outcome(preset, self.position.flipped(), self.cube.value)
        if lost is not None:
            return f"{LOST}{format_outcome(lost)}"
        return format_outcome(find_outcome(preset, self.position, self.cube.value))

    def word_field(self, name: str, places: Places) -> str:
        """Return the game of a field, or its options where all are the same game."""
        if len(self.games) == 1:
            return ""
        preset = dict(self.games)[name]
        if len({game.slug for _name, game in self.games}) > 1:
            return word_game(preset)
        names = [word_set_value(preset, option) for option in _telling(preset)]
        return str(join_and(names))

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return an outcome in words, with what it is worth."""
        if value == GOES_ON:
            return escape_text(_("The game goes on"))
        kind, worth = value.removeprefix(LOST).split(":")
        message = ngettext("%(win)s: %(count)s point", "%(win)s: %(count)s points", int(worth))
        won = message % {"win": self._win_name(WinKind(kind)), "count": worth}
        if value.startswith(LOST):
            return escape_text(_("Your opponent has won. %(win)s") % {"win": won})
        if any(c.startswith(LOST) for field in self.fields for c in field.choices):
            return escape_text(_("You have won. %(win)s") % {"win": won})
        return escape_text(won)

    def _win_name(self, kind: WinKind) -> str:
        """Return the name of a win in the words of the first game that knows it."""
        clause = clause_of_win(kind)
        games = (game for _name, game in self.games if clause in clauses_of(game))
        return clause_title(next(games, self.setting.preset), clause)

    def explain(self, places: Places) -> tuple[SafeString, ...]:
        """Return how the player won, where it is one game."""
        outcome = find_outcome(self.setting.preset, self.position, self.cube.value)
        if outcome is None or len(self.games) > 1:
            return ()
        return (word_outcome(self.setting.preset, outcome),)

    @property
    def clause(self) -> Clause | None:
        """The rule by which the player has won, or the opponent."""
        preset, position = self.setting.preset, self.position
        outcome = find_outcome(preset, position) or find_outcome(preset, position.flipped())
        return clause_of_outcome(self.setting.preset, outcome) if outcome else None


@kind("result", allows_any_position=True)
def read_result(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read the play and the answer; with `fields`, an answer for each game."""
    before = len(table.faults)
    cube = read_cube_state(table, setting.preset)
    turn = _read_turn(table, setting) if table.has("play") else None
    if table.has("fields"):
        fields, games = _read_fields(table, setting.preset)
    else:
        fields = (read_choice_field(table),)
        games = ((fields[0].name, setting.preset),)
    wrong = read_wrong(table)
    for value in {choice for field in fields for choice in field.choices}:
        if value != GOES_ON and not _is_outcome(value):
            table.report(f"choices: {value!r} is no outcome such as iri:1", "choices")
    if fault := find_game_fault((*games, ("this game", setting.preset)), setting.position):
        table.report(fault, "position")
    if len(table.faults) > before:
        return None
    return ResultQuestion(setting, fields, wrong, games, turn, cube)


def format_outcome(outcome: Outcome | None) -> str:
    """Return an outcome as content files write it: `iri:1`, or `goes-on`."""
    return f"{outcome.kind}:{outcome.value}" if outcome else GOES_ON


def _read_turn(table: Table, setting: ExerciseSetting) -> Turn | None:
    roll = read_roll(table)
    steps = read_steps(table, "play", table.text("play"))
    if roll is None:
        return None
    turn, refusal, _rest = replay(Turn.begin(setting.preset, setting.position, roll), steps)
    if refusal is not None:
        step = format_step(TypedStep(refusal.source or 0, refusal.destination or 0))
        table.report(f"play: {step} is refused: {refusal.code}", "play")
    return turn


def _read_fields(table: Table, preset: RulePreset) -> tuple[tuple[AnswerField, ...], Games]:
    choices = tuple(str(value) for value in table.array("choices"))
    fields, games = [], []
    for entry in table.tables("fields"):
        name, game = _read_named(entry) if entry.has("preset") else _read_options(entry, preset)
        if game is not None:
            games.append((name, game))
        fields.append(AnswerField(name, entry.text("answer"), choices))
        entry.finish()
    return tuple(fields), tuple(games)


def _read_named(table: Table) -> tuple[str, RulePreset | None]:
    """Read a game that is named in full."""
    game = read_game(table)
    return (name_game(game) if game else "", game)


def _read_options(table: Table, preset: RulePreset) -> tuple[str, RulePreset | None]:
    """Read the options in which the game of the exercise is played."""
    options = read_options(table)
    name = "-".join(options.values()) or "default"
    try:
        return name, preset.with_options(options)
    except OptionError as error:
        table.report(f"{error}", "options")
        return name, None


def _telling(preset: RulePreset) -> list[Option]:
    """Return the options that affect who wins and by how much."""
    return [
        option for option in preset.options if option.name in ("goal", "closed-home", "gammons")
    ]


def _is_outcome(value: str) -> bool:
    kind, colon, worth = value.removeprefix(LOST).partition(":")
    return kind in set(WinKind) and colon == ":" and worth.isascii() and worth.isdigit()
