"""The message that answers a step: its kind, its words, and a way on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import clause_of
from rules.book.lists import join_and
from rules.book.titles import refusal_title
from rules.book.wording import fill, word_refusal
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.steps import Step
from rules.games.all_games import prose_of
from rules.http import PageLink
from rules.links import rule_link
from rules.notation.errors import NotationError
from rules.turns.attempt import Attempt


class MessageKind(StrEnum):
    """The kinds of message; each has its own sign and frame."""

    REFUSED = "refused"
    OTHER = "other"
    RIGHT = "right"
    HINT = "hint"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Answer:
    """A message: its kind, title and sentences, the rule it rests on, and what may be shown.

    `show` is the value of the parameter of that name which shows the proof or the solution, empty
    where there is nothing to show, and `show_label` the words of its button. `steps` are drawn
    dashed on the board when the reader has asked to see them.
    """

    kind: MessageKind
    title: str
    sentences: tuple[SafeString, ...] = ()
    rule: PageLink | None = None
    show: str = ""
    show_label: str = ""
    steps: tuple[Step, ...] = ()


def answer_try(attempt: Attempt) -> Answer:
    """Return the message for an attempt, as far as the rules alone decide it."""
    if attempt.typed_error is not None and attempt.typed_error.code == "empty":
        fault = word_typed_fault(attempt.typed_error)
        return Answer(MessageKind.NOTE, _("Not finished yet"), (fault,))
    if attempt.typed_error is not None:
        fault = word_typed_fault(attempt.typed_error)
        return Answer(MessageKind.REFUSED, _("That cannot be read"), (fault,))
    if attempt.refusal is not None:
        return _refused(attempt, attempt.refusal)
    return _going_on(attempt)


def word_steps(places: LabelledPlaces, steps: tuple[Step, ...]) -> SafeString:
    """Return steps as a sentence, each with its number."""
    parts = [
        fill(
            # Translators: one step of a play: "the 6 from A to B", inside "First ..., then ...".
            _("the %(number)s from %(source)s to %(destination)s"),
            {
                "number": step.number,
                "source": places.point(step.source),
                "destination": places.point(step.destination),
            },
        )
        for step in steps
    ]
    if len(parts) == 1:
        return fill(_("Play %(step)s."), {"step": parts[0]})
    return fill(
        _("First play %(first)s, then %(rest)s."), {"first": parts[0], "rest": join_and(parts[1:])}
    )


def word_typed_fault(error: NotationError) -> SafeString:
    """Return what is wrong with typed steps, and where."""
    messages = {
        "empty": _("Write what you want to play first, such as %(example)s."),
        "too_long": _("That is too long for one turn."),
        "place_expected": _(
            "At character %(at)s the name of a place is expected, such as %(example)s."
        ),
        "no_such_point": _("There is no point %(found)s; they are numbered from 1 to %(points)s."),
        "arrow_expected": _(
            "At character %(at)s an arrow or a slash is expected, as in %(example)s."
        ),
        "repeat": _("At character %(at)s a number of steps from 1 to 4 is expected, as in 6/5(2)."),
    }
    example = "8" if error.code == "place_expected" else "8/5"
    facts = {"at": error.offset + 1, "example": example, "found": "", "points": 24, **error.facts}
    return fill(messages[error.code], facts)


def _refused(attempt: Attempt, refusal: Refusal) -> Answer:
    preset = attempt.turn.preset
    clause = clause_of(preset, refusal)
    rule = rule_link(preset, clause)
    places = LabelledPlaces(preset, attempt.view.names)
    if attempt.shown and refusal.proof:
        sentence = word_steps(places, refusal.proof)
        return Answer(
            MessageKind.HINT, _("This way it works"), (sentence,), rule, steps=refusal.proof
        )
    show, label = ("proof", _proof_label(refusal)) if refusal.proof else ("", "")
    title = refusal_title(preset, refusal.code)
    sentences = tuple(word_refusal(preset, refusal, places))
    return Answer(MessageKind.REFUSED, title, sentences, rule, show, label)


def _proof_label(refusal: Refusal) -> str:
    if refusal.code is RefusalCode.LEAVES_NUMBER:
        return _("Show how both can be played")
    if refusal.code is RefusalCode.NUMBERS_LEFT:
        return _("Show what can still be played")
    return _("Show how it works")


def _going_on(attempt: Attempt) -> Answer:
    turn = attempt.turn
    if attempt.chosen is not None:
        return answer_choice(attempt, attempt.chosen)
    if attempt.die is not None:
        return answer_die(attempt.die)
    if not turn.steps:
        return _opening(attempt)
    left = join_and(sorted(set(turn.numbers_left), reverse=True))
    if left:
        sentence = fill(_("Still to play: %(numbers)s."), {"numbers": left})
    else:
        sentence = fill(_("Nothing more can be played: end the turn."), {})
    return Answer(MessageKind.NOTE, _("This step is allowed"), (*_word_hits(attempt), sentence))


def _word_hits(attempt: Attempt) -> list[SafeString]:
    """Return the hits of the last step, or of all steps that were typed at once."""
    turn = attempt.turn
    places = LabelledPlaces(turn.preset, attempt.view.names)
    latest = turn.steps[-max(attempt.advanced, 1) :]
    return [
        fill(prose_of(turn.preset).hit, {"point": places.point(step.destination)})
        for step in latest
        if step.hits
    ]


def answer_choice(attempt: Attempt, place: int) -> Answer:
    """Return the message after a checker was picked up."""
    places = LabelledPlaces(attempt.turn.preset, attempt.view.names)
    sentence = fill(
        _("Picked up: %(point)s. Choose where to land."), {"point": places.point(place, "chosen")}
    )
    return Answer(MessageKind.NOTE, _("Now the landing"), (sentence,))


def answer_die(number: int) -> Answer:
    """Return the message after a die was chosen to be played next."""
    shown = format_html('<b class="next-number">{}</b>', number)
    sentence = fill(_("The %(number)s is played next: choose one of yours."), {"number": shown})
    return Answer(MessageKind.NOTE, _("It is your turn"), (sentence,))


def _opening(attempt: Attempt) -> Answer:
    if attempt.turn.is_finished:
        sentence = fill(_("Look at every number. If none can be played, end the turn."), {})
    else:
        message = _("Choose one of yours, then where it lands. Refused steps say why.")
        sentence = fill(message, {})
    return Answer(MessageKind.NOTE, _("It is your turn"), (sentence,))
