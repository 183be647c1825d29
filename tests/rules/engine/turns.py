"""Turns from text: where the checkers stand, what was thrown, and the steps played so far."""

from __future__ import annotations

from rules.engine.dice import ALL_ROLLS
from rules.engine.plays import Play, legal_plays
from rules.engine.position import Position
from rules.engine.refusals import Refusal
from rules.engine.steps import Step
from rules.engine.turn import Turn
from rules.notation.rolls import parse_roll
from rules.notation.steps import parse_steps
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.boards import draw_text, parse_text

LATE = BAN_SUGOROKU
EARLY = BAN_SUGOROKU.with_options({"goal": "bear-off"})
CLOSING = BAN_SUGOROKU.with_options({"closed-home": "immediate"})
CLOSING_EARLY = EARLY.with_options({"closed-home": "immediate"})
PLAIN = BAN_SUGOROKU.with_options({"closed-home": "off"})

START = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"


def begin(text: str, roll: str, preset: RulePreset = BACKGAMMON, played: str = "") -> Turn:
    """Return the turn of a roll in a position, after steps that have to be allowed."""
    return play(Turn.begin(preset, parse_text(text), parse_roll(roll)), played)


def play(turn: Turn, steps: str) -> Turn:
    """Return the turn after more steps, each of which has to be allowed."""
    for typed in parse_steps(steps):
        step = turn.try_step(typed.source, typed.destination)
        assert isinstance(step, Step), f"{typed.source}/{typed.destination}: {step}"
        turn = turn.after(step)
    return turn


def refuse(turn: Turn, tried: str) -> Refusal:
    """Return why a try is not allowed: a step, or `end` for the end of the turn."""
    if tried == "end":
        refusal = turn.check_end()
    else:
        (typed,) = parse_steps(tried)
        refusal = turn.check_step(typed.source, typed.destination)
    assert refusal is not None, f"{tried} is allowed"
    return refusal


def is_allowed(turn: Turn, tried: str) -> bool:
    """Tell whether a step is allowed."""
    (typed,) = parse_steps(tried)
    return turn.check_step(typed.source, typed.destination) is None


def ends(plays: tuple[Play, ...]) -> list[str]:
    """Write where plays lead, sorted."""
    return sorted(draw_text(found.position) for found in plays)


def ends_of(turn: Turn, *written: str) -> list[str]:
    """Write where the plays written lead, sorted; each of their steps has to be allowed."""
    return sorted(draw_text(play(turn, steps).position) for steps in written)


def write(steps: tuple[Step, ...]) -> list[str]:
    """Write steps as source and destination, in numbers: 25 is the bar, 0 is off."""
    return [f"{step.source}/{step.destination}" for step in steps]


def all_steps(position: Position) -> list[str]:
    """Write every step that could be tried from a position, `off` included."""
    return [
        f"{source}/{destination or 'off'}"
        for source in range(1, 25)
        if position.count(source)
        for destination in range(source)
    ]


def hits_among_36(position: Position, preset: RulePreset) -> int:
    """Return how many of the 36 throws have a legal play that hits."""
    return sum(
        1 if roll.is_double else 2
        for roll in ALL_ROLLS
        if any(step.hits for found in legal_plays(preset, position, roll) for step in found.steps)
    )
