"""The form for answers chosen from lists or typed as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Diagram
from rules.boards.dice import DieState
from rules.boards.point_labels import LabelledPlaces
from rules.book.lists import escape_text
from rules.book.wording import fill
from rules.engine.dice import Roll
from rules.http import PageLink
from rules.links import rule_link
from rules.turns.answer import Answer, MessageKind
from rules.turns.board_view import BoardView
from rules.turns.context import address
from tutorials.curriculum.questions.fields import (
    ONLY_FIELD,
    FieldsQuestion,
    QuestionScene,
    WrongAnswer,
)
from tutorials.practice.forms.answer import say_solved
from tutorials.practice.forms.answered import AnsweredPart, ExerciseRequest, QueryError
from tutorials.practice.forms.still_board import board_context, list_rungs, read_view
from tutorials.practice.results import Tried, TryResult

CHECK: Final = "check"

Values = dict[str, str]


@dataclass(frozen=True, slots=True)
class FieldChoice:
    """One option of a field."""

    value: str
    label: SafeString
    is_chosen: bool
    is_wrong: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """A field as the template shows it; a number field has no choices."""

    name: str
    label: str
    choices: tuple[FieldChoice, ...]
    value: str
    is_wrong: bool
    is_right: bool
    is_missing: bool


class FieldsForm:
    """Shows a board with fields beside it."""

    def respond(self, asked: ExerciseRequest) -> AnsweredPart:
        """Grade the values in the query and return the question with them filled in."""
        question = cast(FieldsQuestion, asked.loaded.question)
        view = read_view(asked.query)
        values = _read_values(question, asked.query, view)
        wrong = question.list_wrong(values) if values else ()
        is_solved = bool(values) and not wrong
        places = LabelledPlaces(question.setting.preset, view.names)
        said = _say(asked, question, values, wrong, places)
        state = {_parameter(name): value for name, value in values.items() if value}
        if values and not state:
            state = {CHECK: "1"}
        scene = question.solved_scene if is_solved else question.scene
        missed = next((name for name in wrong if values[name]), None)
        arrows = scene.arrows + (question.draw_field(missed) if missed else ())
        diagram = Diagram(
            scene.preset, scene.position, marks=scene.marks, arrows=arrows, cube=scene.cube
        )
        context = board_context(asked, view, diagram, said, state, _roll(scene))
        context |= {
            "fields": _show(asked, question, values, wrong, places),
            "check": CHECK,
            "aside": scene.aside,
            "is_single": len(question.fields) == 1,
            "hides_tally": not is_solved,
            "rungs": list_rungs(asked, view, _word_right(asked, question, places)),
            "is_solved": is_solved,
            "restart_url": address(asked.url, view.query()) if is_solved else "",
        }
        tried = _tried(values, wrong, view.helped)
        return AnsweredPart(
            template="practice/parts/fields.html",
            context=context,
            query=view.query() | state,
            tried=tried,
            solution=tried if is_solved else None,
        )


FIELDS: Final = FieldsForm()


def _parameter(name: str) -> str:
    return name if name == ONLY_FIELD else f"{ONLY_FIELD}.{name}"


def _read_values(question: FieldsQuestion, query: Mapping[str, str], view: BoardView) -> Values:
    """Return the value of every field, empty ones included; {} before the first answer."""
    values = {
        field.name: query.get(_parameter(field.name), "").strip() for field in question.fields
    }
    for field in question.fields:
        value = values[field.name]
        if value and field.choices and value not in field.choices:
            raise QueryError("unknown_value", _parameter(field.name), value, view.query())
    return values if query.get(CHECK) or any(values.values()) else {}


def _list_missing(question: FieldsQuestion, values: Values) -> tuple[str, ...]:
    """Return the names of the fields left empty in a submitted answer."""
    return tuple(field.name for field in question.fields if not values.get(field.name, "x"))


def _show(
    asked: ExerciseRequest,
    question: FieldsQuestion,
    values: Values,
    wrong: tuple[str, ...],
    places: LabelledPlaces,
) -> list[Shown]:
    shown = []
    for field in question.fields:
        value = values.get(field.name, "")
        is_wrong = bool(value) and field.name in wrong
        choices = tuple(
            FieldChoice(
                choice,
                _word_choice(asked, question, choice, places),
                is_chosen=choice == value,
                is_wrong=choice == value and is_wrong,
            )
            for choice in field.choices
        )
        label = question.word_field(field.name, places)
        is_right = bool(values) and field.name not in wrong
        is_missing = field.name in _list_missing(question, values)
        shown.append(
            Shown(_parameter(field.name), label, choices, value, is_wrong, is_right, is_missing)
        )
    return shown


def _word_choice(
    asked: ExerciseRequest, question: FieldsQuestion, value: str, places: LabelledPlaces
) -> SafeString:
    """Return a choice in the author's words, or in the book's where the author gave none."""
    text = asked.exercise.phrase(f"choice {value}")
    return asked.word(text, places) if text else question.word_choice(value, places)


def _word_right(
    asked: ExerciseRequest, question: FieldsQuestion, places: LabelledPlaces
) -> SafeString:
    parts = []
    for field in question.fields:
        is_number = not field.choices
        right = (
            escape_text(field.right)
            if is_number
            else _word_choice(asked, question, field.right, places)
        )
        parts.append(_labelled(question, field.name, right, places))
    return format_html_join("; ", "{}", ((part,) for part in parts))


def _labelled(
    question: FieldsQuestion, name: str, said: SafeString, places: LabelledPlaces
) -> SafeString:
    """Prefix a text with the label of its field, if it has one."""
    label = question.word_field(name, places)
    return fill(_("%(label)s: %(value)s"), {"label": label, "value": said}) if label else said


def _say(
    asked: ExerciseRequest,
    question: FieldsQuestion,
    values: Values,
    wrong: tuple[str, ...],
    places: LabelledPlaces,
) -> Answer:
    if not values:
        sentence = escape_text(_("Look at the board, then answer."))
        return Answer(MessageKind.NOTE, _("A question"), (sentence,))
    if not wrong:
        achieved = asked.word(asked.exercise.achieved, places)
        sentences = (*question.explain(places), achieved)
        return say_solved(sentences, _rule(question))
    foreseen = {
        name: asked.word(text, places)
        for name in wrong
        if (text := asked.exercise.phrase(WrongAnswer(name, values[name]).key))
    }
    missing = _word_missing(question, values, places)
    if not any(values[name] for name in wrong):
        return Answer(MessageKind.NOTE, _("Not finished yet"), missing)
    notes = list(foreseen.values())
    if len(question.fields) > 1:
        notes = [_labelled(question, name, said, places) for name, said in foreseen.items()]
    if not notes:
        notes = [asked.word(_general(asked, question, values, wrong), places)]
    return Answer(MessageKind.OTHER, _("That is not the answer"), (*notes, *missing))


def _word_missing(
    question: FieldsQuestion, values: Values, places: LabelledPlaces
) -> tuple[SafeString, ...]:
    """Return a sentence naming the fields left empty, or nothing."""
    missing = _list_missing(question, values)
    labels = [label for name in missing if (label := question.word_field(name, places))]
    if labels:
        fields = format_html_join("; ", "{}", ((label,) for label in labels))
        return (fill(_("Still missing: %(fields)s."), {"fields": fields}),)
    return (escape_text(_("Give your answer first, then check it.")),) if missing else ()


def _general(
    asked: ExerciseRequest, question: FieldsQuestion, values: Values, wrong: tuple[str, ...]
) -> str:
    """Return the message for a wrong answer that the author has no text for."""
    if asked.exercise.missed:
        return asked.exercise.missed
    given = [field for field in question.fields if values[field.name]]
    if not all(field.accepts(values[field.name]) for field in given):
        return _("Write a whole number, such as 4.")
    if len(question.fields) > 1:
        return _("Not everything is right yet. What is wrong is marked.")
    return _("Look once more, or open a hint.")


def _rule(question: FieldsQuestion) -> PageLink | None:
    clause, preset = question.clause, question.setting.preset
    return rule_link(preset, clause) if clause else None


def _roll(scene: QuestionScene) -> tuple[Roll, tuple[tuple[int, DieState], ...], bool] | None:
    if scene.roll is None:
        return None
    left = list(scene.roll.numbers(scene.preset))
    used = []
    for number in scene.used:
        if number in left:
            left.remove(number)
            used.append((number, DieState.USED))
    dice = (*used, *((number, DieState.OPEN) for number in left))
    return scene.roll, tuple(dice), scene.names_roll


def _tried(values: Values, wrong: tuple[str, ...], helped: int) -> Tried | None:
    if not values or (wrong and not any(values[name] for name in wrong)):
        return None
    written = " ".join(
        value if name == ONLY_FIELD else f"{name}={value}" for name, value in values.items()
    )
    return Tried("", written, TryResult.MISSED if wrong else TryResult.SOLVED, helped=helped)
