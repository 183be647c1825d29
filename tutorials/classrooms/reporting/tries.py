"""Recorded tries in words, and on the board where they are steps."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark
from rules.boards.point_labels import PlainPlaces
from rules.engine.position import BAR
from rules.notation.errors import NotationError
from rules.notation.steps import END_WORD, TypedStep, parse_steps
from tutorials.classrooms.reporting.counting import WrongTry
from tutorials.curriculum.exercise_index import LoadedExercise
from tutorials.curriculum.questions.fields import ONLY_FIELD, FieldsQuestion
from tutorials.curriculum.questions.question import Form
from tutorials.curriculum.texts import fill_points
from tutorials.practice.results import TryResult

DRAWN = 3
"""As many of the commonest wrong steps are drawn, with their rank."""


def word_try(found: LoadedExercise, before: str, tried: str) -> str:
    """Return what was tried in the words of the game, with what had been played before."""
    form = found.question.form
    places = PlainPlaces(found.row.game())
    if form is Form.TURN:
        words = _word_steps(places, tried)
        played = ", ".join(_word_steps(places, part) for part in before.split(";") if part)
        facts = {"tried": words, "played": played}
        return _("%(tried)s after %(played)s") % facts if played else words
    if form is Form.POINTS:
        return " → ".join(_name(places, part) for part in tried.split())
    if isinstance(found.question, FieldsQuestion):
        return _word_values(found, found.question, places, tried)
    if form is Form.PLACEMENT:
        return _("another set-up")
    return tried


def word_result(found: LoadedExercise, result: str) -> str:
    """Return what came of a try, where no rule says it."""
    if result == TryResult.SOLVED:
        return pgettext("exercise", "solved")
    if result != TryResult.MISSED:
        return ""
    is_question = found.question.form in (Form.FIELDS, Form.POINTS)
    return _("wrong answer") if is_question else _("not what was asked for")


def _word_steps(places: PlainPlaces, text: str) -> str:
    parts = text.replace(",", " ").split()
    return ", ".join(_word_step(places, part) for part in parts)


def _word_step(places: PlainPlaces, text: str) -> str:
    if text == END_WORD:
        return pgettext("try", "end of the turn")
    if text.isascii() and text.isdigit():
        return _name(places, text)
    step = _read_step(text)
    return places.step(step.source, step.destination) if step else text


def _name(places: PlainPlaces, text: str) -> str:
    return places.point(int(text)) if text.isdigit() and int(text) <= BAR else text


def _read_step(text: str) -> TypedStep | None:
    try:
        steps = parse_steps(text)
    except NotationError:
        return None
    return steps[0] if len(steps) == 1 else None


def _word_values(
    found: LoadedExercise, question: FieldsQuestion, places: PlainPlaces, tried: str
) -> str:
    """Return the values that were given: those to choose in their words."""
    fields = {field.name: field for field in question.fields}
    words = []
    for part in tried.split():
        name, _equals, value = part.rpartition("=")
        field = fields.get(name or ONLY_FIELD)
        is_known = field is not None and value in field.choices
        label = question.word_field(name, places) if name in fields and name else ""
        text = _word_choice(found, question, value, places) if is_known else value
        words.append(_("%(label)s: %(value)s") % {"label": label, "value": text} if label else text)
    return "; ".join(words)


def _word_choice(
    found: LoadedExercise, question: FieldsQuestion, value: str, places: PlainPlaces
) -> str:
    text = found.row.phrase(f"choice {value}")
    if not text:
        return str(question.word_choice(value, places))
    return fill_points(text, places)


def draw_wrong(found: LoadedExercise, wrong: Sequence[WrongTry]) -> Diagram | None:
    """Return the board of an exercise with its commonest wrong first steps; None without a board.

    Each is an arrow that carries its place among the wrong tries, counted from 1.
    """
    form = found.question.form
    if form is Form.FRAMES:
        return None
    arrows: list[Arrow] = []
    marks: list[tuple[int, Mark]] = []
    for rank, one in enumerate(wrong, start=1):
        step = _read_step(one.tried) if form is Form.TURN and not one.before else None
        if step and len(arrows) < DRAWN:
            arrows.append(Arrow(ArrowKind.REFUSED, step.source, step.destination, str(rank)))
            marks.append((step.source, Mark.CHOSEN))
    return Diagram(
        found.row.game(),
        found.row.start(),
        marks=tuple(dict.fromkeys(marks)),
        arrows=tuple(arrows),
    )
