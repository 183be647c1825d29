"""The form for playing on the board: one turn, or several with the opponent's replies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import clause_of
from rules.book.wording import word_name
from rules.engine.plays import Play
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.notation.steps import END_WORD, TypedStep, format_step, format_steps
from rules.turns.answer import Answer, MessageKind
from rules.turns.attempt import Attempt
from rules.turns.context import address, hidden_fields, turn_part
from rules.turns.scene import Extra, reply_arrows
from tutorials.curriculum.grading import GradedAnswer, VerdictState
from tutorials.curriculum.hints import follow
from tutorials.curriculum.questions.turns import TurnsQuestion, try_key
from tutorials.practice.forms.answer import answer, judge
from tutorials.practice.forms.answered import AnsweredPart, ExerciseRequest
from tutorials.practice.forms.hint_steps import draw_hints, hints_for, list_rungs
from tutorials.practice.forms.sitting import BETWEEN, TurnSitting, sit_down
from tutorials.practice.results import Tried, TryResult


class TurnForm:
    """Shows a board to play on."""

    def respond(self, asked: ExerciseRequest) -> AnsweredPart:
        """Replay and grade the turn in the query, and return its board."""
        question = cast(TurnsQuestion, asked.loaded.question)
        sitting = sit_down(asked, question)
        attempt = sitting.attempt
        verdict = _prefer_author(sitting, judge(attempt, sitting.part.goal))
        return AnsweredPart(
            template="practice/parts/turn.html",
            context=_context(sitting, verdict),
            query=sitting.fixed | attempt.query(),
            tried=_tried(sitting, verdict),
            solution=_solution(sitting, verdict),
            has_error=attempt.typed_error is not None,
        )


TURN: Final = TurnForm()


def _prefer_author(sitting: TurnSitting, verdict: GradedAnswer) -> GradedAnswer:
    """Prefer the author's solution, unless another is closer to the play."""
    turn = verdict.turn
    if verdict.solution is None or set(verdict.solution.steps) & set(turn.steps):
        return verdict
    begun = Turn.begin(turn.preset, turn.start, turn.roll)
    steps = follow(begun, sitting.route)
    return replace(verdict, solution=Play(steps, turn.position)) if steps else verdict


def _context(sitting: TurnSitting, verdict: GradedAnswer) -> dict[str, Any]:
    asked, attempt = sitting.asked, sitting.attempt
    exercise, url, fixed = asked.exercise, asked.url, sitting.fixed
    hints = hints_for(attempt, sitting.part.goal, sitting.route)
    said = _say(sitting, verdict)
    is_solved = verdict.state is VerdictState.REACHED
    unhinted = {name: v for name, v in attempt.settled().query().items() if name != "hint"}
    extra = draw_hints(attempt, hints) or _draw_reply(sitting)
    return turn_part(url, attempt, said, extra, **fixed) | {
        "restart_url": address(url, fixed | attempt.doing("restart").query()),
        "is_missed": verdict.state is VerdictState.MISSED,
        "can_end": verdict.state is VerdictState.UNFINISHED and attempt.turn.is_finished,
        "rungs": list_rungs(exercise, attempt, hints),
        "kept_for_hint": hidden_fields(fixed | unhinted),
        "next_turn_url": (
            address(url, sitting.next_query) if is_solved and not sitting.is_last else ""
        ),
        "next_turn_label": _("See the reply") if sitting.part.reply else _("To the other game"),
        "is_resting": is_solved,
        **(_at_rest(sitting) if is_solved else {}),
        "is_solved": is_solved and sitting.is_last,
        "turn_task": _word_task(sitting) if len(sitting.question.parts) > 1 else "",
    }


def _at_rest(sitting: TurnSitting) -> dict[str, Any]:
    """Return what differs once the turn is solved: forms keep it, the dice have no buttons."""
    return {"kept": hidden_fields(sitting.fixed | sitting.attempt.query()), "dice_form": ""}


def _word_task(sitting: TurnSitting) -> SafeString:
    """Return the task of this turn for the heading of the page."""
    exercise = sitting.asked.exercise
    places = LabelledPlaces(sitting.attempt.turn.preset, sitting.attempt.view.names)
    text = exercise.phrase(_turn_key(sitting)) if sitting.past else exercise.task
    return sitting.asked.word(text, places)


def _turn_key(sitting: TurnSitting) -> str:
    return f"turn {sitting.number + 1}"


def _say(sitting: TurnSitting, verdict: GradedAnswer) -> Answer:
    """Return the message for the turn, or the author's for a listed try."""
    asked, attempt = sitting.asked, sitting.attempt
    places = LabelledPlaces(attempt.turn.preset, attempt.view.names)
    if verdict.state is VerdictState.REACHED and not sitting.is_last:
        said = asked.word(_word_between(sitting), places)
        return Answer(MessageKind.RIGHT, _("Well played"), (said,))
    if sitting.past and _is_fresh(attempt) and not (attempt.die or attempt.typed_error):
        text = _word_task(sitting)
        replied = sitting.question.reply_to(sitting.past) is not None
        title = _("It is your turn again") if replied else word_name(attempt.turn.preset)
        return Answer(MessageKind.NOTE, title, (text,))
    foreseen = _foresee(sitting, verdict)
    note = asked.word(foreseen, places) if foreseen else None
    return answer(asked.exercise, attempt, verdict, note)


def _word_between(sitting: TurnSitting) -> str:
    """Return the message between two turns: what the opponent played, or that the game changes."""
    if sitting.part.reply is None:
        return _("That is what was asked for. Now the same roll in the other game.")
    return _("That is what was asked for. Now the opponent plays.")


def _is_fresh(attempt: Attempt) -> bool:
    return not attempt.turn.steps and attempt.refusal is None and attempt.chosen is None


def _foresee(sitting: TurnSitting, verdict: GradedAnswer) -> str:
    """Return the author's text for this wrong try; empty if there is none."""
    attempt, tried = sitting.attempt, None
    if verdict.state is VerdictState.MISSED:
        tried = sitting.part.find_missed_try(attempt.turn)
    elif attempt.tried is not None:
        step = attempt.tried
        tried = sitting.part.find_refused_try(attempt.turn, step.source, step.destination)
    elif attempt.ending and attempt.refusal is not None:
        tried = sitting.part.find_refused_end(attempt.turn)
    return sitting.asked.exercise.phrase(try_key(sitting.number, tried)) if tried else ""


def _draw_reply(sitting: TurnSitting) -> Extra | None:
    """Draw the opponent's last steps as arrows until the turn has begun."""
    if not sitting.past or not _is_fresh(sitting.attempt):
        return None
    reply = sitting.question.reply_to(sitting.past)
    return Extra(arrows=reply_arrows(reply)) if reply else None


_RESULTS: Final[Mapping[VerdictState, TryResult]] = {
    VerdictState.UNFINISHED: TryResult.ALLOWED,
    VerdictState.REFUSED: TryResult.REFUSED,
    VerdictState.MISSED: TryResult.MISSED,
    VerdictState.REACHED: TryResult.SOLVED,
}


def _tried(sitting: TurnSitting, verdict: GradedAnswer) -> Tried | None:
    """Return the try of this request; None if it only viewed, selected or undid."""
    attempt = sitting.attempt
    steps = attempt.turn.steps
    before = len(steps) - attempt.advanced
    words = [format_step(step) for step in steps[before:]]
    if attempt.tried is not None:
        words.append(format_step(attempt.tried))
    elif attempt.missed is not None:
        words.append(str(attempt.missed))
    elif attempt.ending:
        words.append(END_WORD)
    if not words or attempt.typed_error is not None:
        return None
    result = _RESULTS[verdict.state]
    if result is TryResult.SOLVED and not sitting.is_last:
        result = TryResult.ALLOWED
    refusal = attempt.refusal
    return Tried(
        before=_write_before(sitting, before),
        tried=" ".join(words),
        result=result,
        code=refusal.code.value if refusal else "",
        clause=clause_of(attempt.turn.preset, refusal).id if refusal else "",
        helped=attempt.view.helped,
    )


def _solution(sitting: TurnSitting, verdict: GradedAnswer) -> Tried | None:
    """Return the try that solved the exercise: its last step, or the end of its turn."""
    if verdict.state is not VerdictState.REACHED or not sitting.is_last:
        return None
    attempt = sitting.attempt
    steps = attempt.turn.steps
    before = len(steps) if attempt.ending else len(steps) - 1
    tried = END_WORD if attempt.ending else format_step(steps[-1])
    earlier = _write_before(sitting, before)
    return Tried(earlier, tried, TryResult.SOLVED, helped=attempt.view.helped)


def _write_before(sitting: TurnSitting, count: int) -> str:
    """Format the turns so far and the first `count` steps of this one, as stored with a try."""
    turns: list[Sequence[Step | TypedStep]] = [*sitting.past, sitting.attempt.turn.steps[:count]]
    return BETWEEN.join(format_steps(turn) for turn in turns)
