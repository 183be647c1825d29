"""The form for tapping points: one, or several in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.diagram import Arrow, ArrowKind, Diagram, Mark
from rules.boards.dice import DieState
from rules.boards.point_labels import LabelledPlaces
from rules.book.lists import escape_text, join_and
from rules.book.wording import fill
from rules.http import parse_number
from rules.preset import POINTS as POINT_COUNT
from rules.turns.answer import Answer, MessageKind
from rules.turns.board_view import BoardView
from rules.turns.context import address
from tutorials.curriculum.questions.points import NEXT, WayQuestion, wrong_key
from tutorials.practice.forms.answer import say_solved
from tutorials.practice.forms.answered import AnsweredPart, ExerciseRequest, QueryError
from tutorials.practice.forms.still_board import board_context, list_rungs, read_view
from tutorials.practice.results import Tried, TryResult

TAPS: Final = "taps"
POINT: Final = "point"
BETWEEN: Final = ","

Taps = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tapping:
    """The points tapped so far, none after a wrong one; `is_new` when the last is of this request.

    `held` are those from which the next tap goes on: the right ones.
    """

    taps: Taps
    held: Taps
    is_new: bool = False

    @property
    def is_wrong(self) -> bool:
        """Whether the last point is wrong."""
        return self.taps != self.held


class PointsForm:
    """Shows a board with points to tap; stops at the first wrong one."""

    def respond(self, asked: ExerciseRequest) -> AnsweredPart:
        """Grade the taps so far and return the board with them."""
        question = cast(WayQuestion, asked.loaded.question)
        view = read_view(asked.query)
        tapping = _read_taps(question, asked, view)
        taps = tapping.taps
        places = LabelledPlaces(question.setting.preset, view.names)
        is_solved = taps == question.right
        said = _say(asked, question, tapping, places)
        state = {TAPS: BETWEEN.join(map(str, taps))} if taps else {}
        roll = question.roll
        dice = (
            tuple((n, DieState.OPEN) for n in roll.numbers(question.setting.preset)) if roll else ()
        )
        drawn = _draw(question, taps)
        context = board_context(
            asked, view, drawn, said, state, (roll, dice, True) if roll else None
        )
        right = join_and([places.point(point) for point in question.right])
        context |= {
            "taps": BETWEEN.join(map(str, tapping.held)),
            "restart_url": address(asked.url, view.query()) if taps else "",
            "rungs": list_rungs(asked, view, right),
            "is_solved": is_solved,
        }
        answered = None
        if is_solved or tapping.is_wrong:
            result = TryResult.SOLVED if is_solved else TryResult.MISSED
            answered = Tried("", " ".join(map(str, taps)), result, helped=view.helped)
        return AnsweredPart(
            template="practice/parts/points.html",
            context=context,
            query=view.query() | state,
            tried=answered if tapping.is_new else None,
            solution=answered if is_solved else None,
        )


POINTS: Final = PointsForm()


def _read_taps(question: WayQuestion, asked: ExerciseRequest, view: BoardView) -> Tapping:
    """Read the taps, this request's included; ignore a tap on a solved exercise."""
    text = asked.query.get(TAPS, "")
    sent = tuple(_point(asked, TAPS, part, view) for part in text.split(BETWEEN)) if text else ()
    if len(sent) > len(question.right):
        raise QueryError("unknown_value", TAPS, text, view.query())
    tapping = _cut(question, sent)
    if not asked.query.get(POINT) or tapping.held == question.right:
        return tapping
    taps = (*tapping.held, _point(asked, POINT, asked.query[POINT], view))
    if _is_double(question, taps):
        return tapping
    return _cut(question, taps, is_new=True)


def _is_double(question: WayQuestion, taps: Taps) -> bool:
    """Return whether the last tap repeats the one before it (a double tap)."""
    return len(taps) > 1 and taps[-1] == taps[-2] and question.first_wrong(taps) is not None


def _cut(question: WayQuestion, taps: Taps, *, is_new: bool = False) -> Tapping:
    """Cut the taps after the first wrong one."""
    wrong = question.first_wrong(taps)
    if wrong is None:
        return Tapping(taps, taps, is_new)
    return Tapping(taps[: wrong + 1], taps[:wrong], is_new)


def _point(asked: ExerciseRequest, name: str, text: str, view: BoardView) -> int:
    if (point := parse_number(text, POINT_COUNT, least=1)) is None:
        raise QueryError("unknown_value", name, asked.query[name], view.query())
    return point


def _draw(question: WayQuestion, taps: Taps) -> Diagram:
    marks: list[tuple[int, Mark]] = []
    for tap, right in zip(taps, question.right, strict=False):
        marks.append((tap, Mark.LANDING if tap == right else Mark.REFUSED))
    if question.ask == NEXT and question.start <= POINT_COUNT:
        marks.append((question.start, Mark.CHOSEN))
    arrows: tuple[Arrow, ...] = ()
    if question.ask == NEXT and taps == question.right:
        arrows = (Arrow(ArrowKind.PLAYED, question.start, taps[0], str(question.number)),)
    return Diagram(
        question.setting.preset,
        question.setting.position,
        marks=tuple(dict.fromkeys(marks)),
        arrows=() if arrows and question.is_opponents else arrows,
    )


def _say(
    asked: ExerciseRequest, question: WayQuestion, tapping: Tapping, places: LabelledPlaces
) -> Answer:
    taps = tapping.taps
    if taps == question.right:
        achieved = asked.word(asked.exercise.achieved, places)
        return say_solved([achieved])
    if tapping.is_wrong:
        said = _word_wrong(asked, question, tapping, places)
        return Answer(MessageKind.OTHER, _("Not there"), said)
    if taps:
        named = join_and([places.point(tap) for tap in taps])
        sentence = fill(_("So far: %(points)s. Tap the next one."), {"points": named})
        return Answer(MessageKind.NOTE, _("Go on"), (sentence,))
    sentence = escape_text(_("Tap the place on the board."))
    return Answer(MessageKind.NOTE, _("A question"), (sentence,))


def _word_wrong(
    asked: ExerciseRequest, question: WayQuestion, tapping: Tapping, places: LabelledPlaces
) -> tuple[SafeString, ...]:
    """Say why the last point is wrong, and where to go on from."""
    *_held, last = tapping.taps
    point = {"point": places.point(last, "refused")}
    foreseen = asked.exercise.phrase(wrong_key(tapping.taps)) or asked.exercise.missed
    if foreseen:
        reason = asked.word(foreseen, places)
    elif last in tapping.held:
        reason = fill(_("You have tapped %(point)s already."), point)
    elif last in question.right:
        reason = fill(_("Not %(point)s yet: another one comes first."), point)
    else:
        reason = fill(_("You tapped %(points)s. Look once more."), {"points": point["point"]})
    if not tapping.held:
        return (reason,)
    held = join_and([places.point(tap) for tap in tapping.held])
    return (reason, fill(_("Right so far: %(points)s. Go on from there."), {"points": held}))
