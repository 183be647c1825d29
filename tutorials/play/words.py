"""A game in words: its sides, its turns, and how it ended."""

from __future__ import annotations

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rules.boards.names import step_name
from rules.book.clauses import clause_of_outcome
from rules.book.lists import join_and
from rules.book.wording import fill, word_cube_refusal, word_outcome
from rules.engine.cube import CubeRefusal, PlayerSide, drop_value
from rules.engine.outcome import Outcome, WinKind
from rules.http import PageLink
from rules.links import rule_link
from rules.notation.rolls import format_roll
from rules.play.events import EventKind, PlayEvent
from rules.play.game import MOST_TURNS, PlayState
from rules.play.results import EndKind, PlayResult
from rules.preset import FirstTurn, RulePreset
from rules.turns.answer import Answer, MessageKind
from tutorials.play.store import LoadedGame


def describe_level(level: int) -> str:
    """Return what the computer sees at a level, and what it does not."""
    texts = {
        1: _("It runs for home and often plays anything. It sees no danger."),
        2: _("It is careful in some turns, and plays like level 1 in the others."),
        3: _(
            "It hits, leaves few pieces alone and makes points. It does not weigh your next roll."
        ),
        4: _("In half of its turns it weighs every play; in the others it is merely careful."),
        5: _("It weighs every play, and all you could roll after it."),
    }
    return texts[level]


def word_side(side: PlayerSide) -> str:
    """Return the name of a side."""
    if side is PlayerSide.WHITE:
        return pgettext("side of a game", "White")
    return pgettext("side of a game", "Black")


def word_steps_of(preset: RulePreset, event: PlayEvent) -> list[str]:
    """Return the steps of a turn in the notation of the game, in the numbers of its side."""
    return [step_name(preset, step.source, step.destination) for step in event.steps]


def word_event(preset: RulePreset, event: PlayEvent) -> str:
    """Return what a side did besides rolling, for the list of turns."""
    words = {
        EventKind.PASSED: pgettext("turn of a game", "no play"),
        EventKind.DOUBLED: pgettext("turn of a game", "doubles"),
        EventKind.TOOK: pgettext("turn of a game", "takes"),
        EventKind.DROPPED: pgettext("turn of a game", "drops"),
        EventKind.RESIGNED: pgettext("turn of a game", "gives up"),
        EventKind.REFUSED_TO_GO_ON: pgettext("turn of a game", "ends the game"),
    }
    return words.get(event.kind) or ", ".join(word_steps_of(preset, event))


def answer_state(loaded: LoadedGame) -> Answer:
    """Return the message of a game that waits for something else than a turn."""
    state = loaded.state
    if state.result:
        return _answer_end(loaded.preset, state, state.result)
    if state.is_doubled:
        return _answer_double(state)
    told = _word_last_turn(loaded)
    if state.side is None:
        return Answer(MessageKind.NOTE, _("Who begins?"), (_word_start(loaded.preset),))
    if state.roll:
        facts = {"side": word_side(state.side), "roll": format_roll(state.roll, "–")}
        said = fill(_("%(side)s rolled %(roll)s."), facts)
        return Answer(MessageKind.NOTE, _("%(side)s is to play") % facts, (said,))
    title = _("%(side)s is to roll") % {"side": word_side(state.side)}
    return Answer(MessageKind.NOTE, title, tuple(told))


def answer_begun_turn(loaded: LoadedGame) -> tuple[SafeString, ...]:
    """Return what is said of the first roll of a game: what each side threw for the start."""
    first_turn = loaded.preset.first_turn
    if loaded.state.rolls != 1 or first_turn is FirstTurn.ALTERNATE:
        return ()
    white, black = loaded.dice.throw_for_start()
    return (
        fill(
            _("For the start White threw %(white)s and Black %(black)s."),
            {"white": white, "black": black},
        ),
    )


def answer_cube_refusal(preset: RulePreset, refusal: CubeRefusal, rule: PageLink | None) -> Answer:
    """Return the message to a double that may not be offered."""
    said = word_cube_refusal(preset, refusal)
    return Answer(MessageKind.REFUSED, _("No double now"), (said,), rule)


def answer_stale() -> Answer:
    """Return the message to a form that is older than the game."""
    said = _("That page was older than the game. Nothing is lost: this is the board as it stands.")
    return Answer(MessageKind.OTHER, _("Already played in another tab"), (fill(said, {}),))


def _word_start(preset: RulePreset) -> SafeString:
    if preset.first_turn is FirstTurn.OPENING:
        said = _("Each side throws one die; the higher begins, with these two numbers.")
    else:
        said = _("Each side throws one die; the higher begins and throws both dice.")
    return fill(said, {})


def _answer_double(state: PlayState) -> Answer:
    side = state.side or PlayerSide.WHITE
    title = _("%(side)s doubles") % {"side": word_side(side)}
    facts = {
        "side": word_side(side.other),
        "double": 2 * state.cube.value,
        "value": drop_value(state.cube),
    }
    said = fill(
        _(
            "%(side)s answers. Whoever takes plays on with the cube at %(double)s and owns it."
            " Whoever drops loses the game now, with the cube at %(value)s."
        ),
        facts,
    )
    return Answer(MessageKind.NOTE, title, (said,))


def _answer_end(preset: RulePreset, state: PlayState, result: PlayResult) -> Answer:
    if result.winner is None:
        said = _("It has ended without a winner.")
        if result.how is EndKind.TOO_LONG:
            said = _("After %(turns)s turns a game ends without a winner.")
        return Answer(MessageKind.OTHER, _("Nobody wins"), (fill(said, {"turns": MOST_TURNS}),))
    title = _("%(side)s wins") % {"side": word_side(result.winner)}
    if isinstance(result.how, WinKind):
        outcome = Outcome(result.how, result.points)
        rule = rule_link(preset, clause_of_outcome(preset, outcome))
        return Answer(MessageKind.RIGHT, title, (word_outcome(preset, outcome),), rule)
    said = _("%(side)s has given up. Points won: %(value)s.")
    if result.how is EndKind.DROPPED:
        said = _("%(side)s has dropped the double. Points won: %(value)s.")
    facts = {"side": word_side(result.winner.other), "value": result.points}
    return Answer(MessageKind.RIGHT, title, (fill(said, facts),))


def _word_last_turn(loaded: LoadedGame) -> list[SafeString]:
    """Return what was played last, in the numbers of the side that played it."""
    events = loaded.events
    if not events:
        return [fill(_("The dice are ready. The first roll begins the game."), {})]
    last = events[-1]
    if last.kind is EventKind.TOOK:
        return [
            fill(
                _("%(side)s has taken the double. The cube shows %(value)s."),
                {"side": word_side(last.side), "value": loaded.state.cube.value},
            )
        ]
    rolled = events[-2].roll if len(events) > 1 else None
    facts = {
        "side": word_side(last.side),
        "roll": format_roll(rolled, "–") if rolled else "",
        "steps": join_and(word_steps_of(loaded.preset, last)),
    }
    if last.kind is EventKind.PASSED:
        return [fill(_("%(side)s rolled %(roll)s and could play nothing."), facts)]
    return [fill(_("%(side)s rolled %(roll)s and played %(steps)s."), facts)]
