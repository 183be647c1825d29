"""The form for setting up a position, one checker at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rules.boards.diagram import Diagram, Mark
from rules.boards.point_labels import LabelledPlaces
from rules.boards.position_words import position_in_words
from rules.book.lists import escape_text, join_and
from rules.book.wording import fill
from rules.engine.position import Position
from rules.http import parse_number
from rules.notation.errors import NotationError
from rules.notation.placement import format_placement, parse_placement
from rules.preset import POINTS
from rules.turns.answer import Answer, MessageKind
from rules.turns.board_view import BoardView
from rules.turns.context import address, hidden_fields
from tutorials.curriculum.questions.placement import SetupQuestion, wrong_key
from tutorials.practice.forms.answer import say_solved
from tutorials.practice.forms.answered import AnsweredPart, ExerciseRequest, QueryError
from tutorials.practice.forms.still_board import board_context, list_rungs, read_view
from tutorials.practice.results import Tried, TryResult

BOARD: Final = "board"
TOOL: Final = "tool"
REMOVE: Final = "remove"
POINT: Final = "point"
TAPS: Final = "taps"
TAPS_LIMIT: Final = 200
CHECK: Final = "check"


class PlacementForm:
    """Shows a board to add checkers to and remove them from."""

    def respond(self, asked: ExerciseRequest) -> AnsweredPart:
        """Return the board as set up so far, graded if the reader asked for it."""
        question = cast(SetupQuestion, asked.loaded.question)
        view = read_view(asked.query)
        given = _read_board(question, asked, view)
        rests = bool(asked.query.get(CHECK) and asked.query.get(POINT)) and question.is_right(given)
        position = given if rests else _tapped(question, asked, given, view)
        is_checked = bool(asked.query.get(CHECK)) and (rests or not asked.query.get(POINT))
        is_solved = is_checked and question.is_right(position)
        said = _say(asked, question, position, view, is_checked=is_checked)
        state = _state(question, position, asked, is_checked=is_checked)
        is_whole = _left(question, position) == 0
        misplaced = _misplaced(question, position) if is_checked and is_whole else ()
        marks = tuple((point, Mark.NAMED) for point in misplaced)
        diagram = Diagram(question.setting.preset, position, marks=marks)
        context = board_context(asked, view, diagram, said, state)
        context |= _tools(question, asked, view, position, state) | {
            "rungs": list_rungs(asked, view, _word_right(question)),
            "is_solved": is_solved,
        }
        if is_solved:
            context["kept"] = hidden_fields(view.query() | state)
        tried = None
        if is_checked and is_whole:
            result = TryResult.SOLVED if is_solved else TryResult.MISSED
            tried = Tried("", format_placement(position), result, helped=view.helped)
        return AnsweredPart(
            template="practice/parts/placement.html",
            context=context,
            query=view.query() | state,
            tried=None if rests else tried,
            solution=tried if is_solved else None,
        )


PLACEMENT: Final = PlacementForm()


def _read_board(question: SetupQuestion, asked: ExerciseRequest, view: BoardView) -> Position:
    text = asked.query.get(BOARD, "")
    if not text:
        return question.given
    try:
        position = parse_placement(text)
    except NotationError as error:
        raise QueryError("unknown_value", BOARD, text, view.query()) from error
    if _left(question, position) < 0 or not _keeps_given(question, position):
        raise QueryError("unknown_value", BOARD, text, view.query())
    return position


def _tapped(
    question: SetupQuestion, asked: ExerciseRequest, position: Position, view: BoardView
) -> Position:
    """Apply the taps of this request; each adds or removes a checker.

    The browser sends all taps since the last answer at once, so that quick ones are not lost.
    """
    name = TAPS if asked.query.get(TAPS) else POINT
    text = asked.query.get(name, "")
    if not text:
        return position
    taps = text.split(",")
    if len(text) > TAPS_LIMIT or not all(map(_is_point, taps)):
        raise QueryError("unknown_value", name, text, view.query())
    for tap in taps:
        position = _changed(question, asked, position, int(tap))
    return position


def _is_point(text: str) -> bool:
    return parse_number(text, POINTS, least=1) is not None


def _changed(
    question: SetupQuestion, asked: ExerciseRequest, position: Position, point: int
) -> Position:
    """Apply one tap; return the position unchanged where it does not fit."""
    sign = -1 if question.is_opponents else 1
    step = -sign if asked.query.get(TOOL) == REMOVE else sign
    held = position.points[point - 1]
    changed = held + step
    points = (*position.points[: point - 1], changed, *position.points[point:])
    after = replace(position, points=points)
    fits = held * sign >= 0 and changed * sign >= 0
    if fits and _left(question, after) >= 0 and _keeps_given(question, after):
        return after
    return position


def _left(question: SetupQuestion, position: Position) -> int:
    """Return how many checkers are left to place."""
    return _count(question, question.wanted) - _count(question, position)


def _count(question: SetupQuestion, position: Position) -> int:
    sign = -1 if question.is_opponents else 1
    return sum(max(count * sign, 0) for count in position.points)


def _misplaced(question: SetupQuestion, position: Position) -> tuple[int, ...]:
    """Return points with too many checkers; those with too few would give the answer away."""
    sign = -1 if question.is_opponents else 1
    wrong = question.wrong_points(position)
    wanted = question.wanted.points
    return tuple(p for p in wrong if position.points[p - 1] * sign > wanted[p - 1] * sign)


def _keeps_given(question: SetupQuestion, position: Position) -> bool:
    """Return whether the given checkers all stand, and the other side's are as they were."""
    sign = -1 if question.is_opponents else 1
    for given, found in zip(question.given.points, position.points, strict=True):
        if given * sign < 0 and found != given:
            return False
        if given * sign >= 0 and (found * sign < given * sign or found * sign < 0):
            return False
    return True


def _state(
    question: SetupQuestion, position: Position, asked: ExerciseRequest, *, is_checked: bool
) -> dict[str, str]:
    state = {}
    if position != question.given:
        state[BOARD] = format_placement(position)
    if asked.query.get(TOOL) == REMOVE:
        state[TOOL] = REMOVE
    if is_checked:
        state[CHECK] = "1"
    return state


def _tools(
    question: SetupQuestion,
    asked: ExerciseRequest,
    view: BoardView,
    position: Position,
    state: dict[str, str],
) -> dict[str, Any]:
    """Return the context of the tools beside the board: add, remove, check, checkers left."""
    unchecked = {name: value for name, value in state.items() if name != CHECK}
    putting = {name: value for name, value in unchecked.items() if name != TOOL}
    left = _left(question, position)
    message = ngettext("%(count)s left to place", "%(count)s left to place", left)
    return {
        "kept": hidden_fields(view.query() | unchecked),
        "put_url": address(asked.url, view.query() | putting),
        "remove_url": address(asked.url, view.query() | putting | {TOOL: REMOVE}),
        "is_removing": TOOL in state,
        "lay": "black" if question.is_opponents else "white",
        "change": -1 if TOOL in state else 1,
        "left": left,
        "restart_url": address(asked.url, view.query()) if BOARD in state else "",
        "left_to_put": message % {"count": left},
    }


def _say(
    asked: ExerciseRequest,
    question: SetupQuestion,
    position: Position,
    view: BoardView,
    *,
    is_checked: bool,
) -> Answer:
    places = LabelledPlaces(question.setting.preset, view.names)
    if not is_checked:
        message = _("Tap where one belongs; tap again for one more. Then check.")
        if asked.query.get(TOOL) == REMOVE:
            message = _("Tap where a piece is to go. Then place what is missing, or check.")
        sentence = escape_text(message)
        return Answer(MessageKind.NOTE, _("Set up the board"), (sentence,))
    if question.is_right(position):
        achieved = asked.word(asked.exercise.achieved, places)
        return say_solved([achieved])
    if left := _left(question, position):
        message = ngettext("%(count)s left to place.", "%(count)s left to place.", left)
        return Answer(MessageKind.NOTE, _("Not finished yet"), (fill(message, {"count": left}),))
    text = asked.exercise.phrase(wrong_key(position)) or asked.exercise.missed
    named = [places.point(point) for point in _misplaced(question, position)]
    where = fill(_("Look again at %(points)s."), {"points": join_and(named)})
    sentences = (asked.word(text, places),) if text else (where,)
    return Answer(MessageKind.OTHER, _("Not yet as it should be"), sentences)


def _word_right(question: SetupQuestion) -> SafeString:
    words = position_in_words(question.setting.preset, question.wanted)
    return escape_text(" ".join(words))
