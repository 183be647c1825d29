"""The kind "opening": who begins and with which numbers, or whether a roll can be the first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules.book.lists import escape_text
from rules.book.wording import Places, fill
from rules.engine.dice import PIPS, Roll
from rules.notation.rolls import format_roll
from rules.preset import FirstTurn, RulePreset
from tutorials.curriculum.kinds.registry import kind
from tutorials.curriculum.questions.fields import (
    ONLY_FIELD,
    AnswerField,
    FieldsQuestion,
    QuestionScene,
    read_wrong,
)
from tutorials.curriculum.questions.game_sets import Games, read_games, word_game
from tutorials.curriculum.questions.question import ExerciseQuestion, ExerciseSetting
from tutorials.curriculum.questions.turns import EN_DASH
from tutorials.curriculum.reading.notation import read_roll
from tutorials.curriculum.reading.tables import Table
from tutorials.curriculum.sides import OPPONENT, PLAYER

AGAIN: Final = "again"
FIRST_SEAT: Final = "first-seat"
POSSIBLE: Final = "possible"
IMPOSSIBLE: Final = "impossible"

WORDS: Final[dict[str, str | Promise]] = {
    AGAIN: gettext_lazy("Both throw one die again"),
    f"{PLAYER}:dice": gettext_lazy("You, with these two numbers"),
    f"{PLAYER}:anew": gettext_lazy("You, with a new roll"),
    f"{OPPONENT}:dice": gettext_lazy("Your opponent, with these two numbers"),
    f"{OPPONENT}:anew": gettext_lazy("Your opponent, with a new roll"),
    f"{FIRST_SEAT}:anew": gettext_lazy("The first player, agreed beforehand, with a new roll"),
    POSSIBLE: gettext_lazy("Yes, it can be the first roll"),
    IMPOSSIBLE: gettext_lazy("No, it cannot be the first roll"),
}


@dataclass(frozen=True, slots=True)
class OpeningQuestion(FieldsQuestion):
    """How a game begins after each side has thrown one die, in one game or in several."""

    games: Games
    thrown: tuple[int, int]

    @property
    def scene(self) -> QuestionScene:
        """The board, with the two dice that were thrown."""
        mine, theirs = self.thrown
        aside = (
            _("Your die: %(number)s") % {"number": mine},
            _("Your opponent’s die: %(number)s") % {"number": theirs},
        )
        return QuestionScene(self.setting.preset, self.setting.position, aside=aside)

    def engine_answers(self) -> dict[str, str]:
        """Return who begins, and with what."""
        return {name: begin(game, *self.thrown) for name, game in self.games}

    def word_field(self, name: str, places: Places) -> str:
        """Return the game of a field; nothing where there is one game."""
        return word_game(dict(self.games)[name]) if len(self.games) > 1 else ""

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return a way of beginning in words."""
        return escape_text(WORDS[value])


@dataclass(frozen=True, slots=True)
class FirstRollQuestion(FieldsQuestion):
    """Whether a roll can be the first of a game."""

    games: Games
    roll: Roll

    @property
    def scene(self) -> QuestionScene:
        """The board, and the roll."""
        return QuestionScene(self.setting.preset, self.setting.position, self.roll)

    def engine_answers(self) -> dict[str, str]:
        """Return where the roll is possible: two single dice that decide are never equal."""
        return {
            name: IMPOSSIBLE
            if game.first_turn is FirstTurn.OPENING and self.roll.is_double
            else POSSIBLE
            for name, game in self.games
        }

    def word_field(self, name: str, places: Places) -> str:
        """Return the game of a field."""
        return word_game(dict(self.games)[name])

    def word_choice(self, value: str, places: Places) -> SafeString:
        """Return yes or no, in a sentence."""
        return escape_text(WORDS[value])

    def explain(self, places: Places) -> tuple[SafeString, ...]:
        """Return the roll that was asked about."""
        facts = {"roll": format_roll(self.roll, EN_DASH)}
        return (fill(_("The roll was %(roll)s."), facts),)


@kind("opening")
def read_opening(table: Table, setting: ExerciseSetting) -> ExerciseQuestion | None:
    """Read what was `thrown` for the start, or a `roll`; the games, or one answer."""
    before = len(table.faults)
    roll = read_roll(table) if table.has("roll") else None
    thrown = _read_thrown(table) if roll is None else (0, 0)
    choices = (POSSIBLE, IMPOSSIBLE) if roll else _read_choices(table)
    games: Games = ((ONLY_FIELD, setting.preset),)
    fields = []
    if table.has("games"):
        games, entries = read_games(table)
        for (name, _game), entry in zip(games, entries, strict=False):
            fields.append(AnswerField(name, entry.text("answer"), choices))
            entry.finish()
    else:
        fields.append(AnswerField(ONLY_FIELD, table.text("answer"), choices))
    wrong = read_wrong(table)
    if len(table.faults) > before:
        return None
    if roll is not None:
        return FirstRollQuestion(setting, tuple(fields), wrong, games, roll)
    return OpeningQuestion(setting, tuple(fields), wrong, games, thrown)


def begin(game: RulePreset, mine: int, theirs: int) -> str:
    """Return who begins, and with which dice, when each side has thrown one die.

    >>> from rules.presets import BACKGAMMON
    >>> begin(BACKGAMMON, 3, 5)
    'opponent:dice'
    """
    if game.first_turn is FirstTurn.ALTERNATE:
        return f"{FIRST_SEAT}:anew"
    if mine == theirs:
        return AGAIN
    side = PLAYER if mine > theirs else OPPONENT
    return f"{side}:dice" if game.first_turn is FirstTurn.OPENING else f"{side}:anew"


def _read_thrown(table: Table) -> tuple[int, int]:
    entry = table.table("thrown")
    dice = tuple(entry.number(side, least=1, most=PIPS) for side in (PLAYER, OPPONENT))
    entry.finish()
    return dice[0], dice[1]


def _read_choices(table: Table) -> tuple[str, ...]:
    choices = tuple(str(value) for value in table.array("choices"))
    for value in choices:
        if value not in WORDS:
            table.report(f"choices: {value!r} is none of {', '.join(WORDS)}", "choices")
    return choices
