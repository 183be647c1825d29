"""Dice as SVG, with the state of each number in words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from html import escape
from typing import Final

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext, pgettext_lazy

from rules.book.lists import join_list
from rules.games.phrase import Phrase


class DieState(StrEnum):
    """What has happened to a number of the roll."""

    OPEN = "open"
    NEXT = "next"
    USED = "used"
    STUCK = "stuck"
    VOID = "void"


STATES: Final[dict[DieState, Phrase]] = {
    # Translators: a number of the roll and what has become of it, read aloud
    DieState.OPEN: pgettext_lazy("die", "%(number)s, to play"),
    DieState.NEXT: pgettext_lazy("die", "%(number)s, to play next"),
    DieState.USED: pgettext_lazy("die", "%(number)s, played"),
    DieState.STUCK: pgettext_lazy("die", "%(number)s, cannot be played"),
    DieState.VOID: pgettext_lazy("die", "%(number)s, left over"),
}
LEFT: Final = (DieState.OPEN, DieState.NEXT)
BY_USE: Final = (DieState.USED, DieState.VOID, DieState.STUCK, DieState.OPEN, DieState.NEXT)
"""In the dice of a double the numbers are spent in this order, from the first die on."""

PIPS: Final = {
    1: ((0, 0),),
    2: ((-13, -13), (13, 13)),
    3: ((-14, -14), (0, 0), (14, 14)),
    4: ((-13, -13), (13, -13), (-13, 13), (13, 13)),
    5: ((-14, -14), (14, -14), (0, 0), (-14, 14), (14, 14)),
    6: ((-12, -16), (12, -16), (-12, 0), (12, 0), (-12, 16), (12, 16)),
}

Throw = Sequence[tuple[int, str]]
"""The numbers of a roll with their states."""


def draw_dice(dice: Throw, *, tally: bool = True, form: str = "") -> SafeString:
    """Return the dice of a roll; a double is two dice and a tally of what is left.

    `dice` holds every number to play with its state, so a double of backgammon has four.
    Without `tally` the drawing does not say how many numbers a double has. With the id of a
    `form` each unused die of two is a button of it, which makes that number the next.
    """
    numbers = [number for number, _ in dice]
    states = [DieState(state) for _, state in dice]
    is_double = len(numbers) > 1 and len(set(numbers)) == 1
    shown = pair_up(states) if is_double else states
    label = pgettext("dice", "Rolled: %(numbers)s") % {
        "numbers": join_list([str(number) for number in numbers[: len(shown)]])
    }
    draw = draw_die if is_double or not form else partial(draw_die_button, form)
    items = "".join(map(draw, numbers, shown))
    left = draw_tally(states) if is_double and tally else ""
    return mark_safe(  # noqa: S308 -- numbers and escaped messages only
        f'<ul class="dice" aria-label="{escape(label)}">{items}</ul>{left}'
    )


def pair_up(states: list[DieState]) -> list[DieState]:
    """Return the states of the two dice drawn for the numbers of a double.

    >>> pair_up([DieState.USED, DieState.USED, DieState.USED, DieState.OPEN])
    [<DieState.USED: 'used'>, <DieState.OPEN: 'open'>]
    """
    spent_first = sorted(states, key=BY_USE.index)
    half = (len(spent_first) + 1) // 2
    return [spent_first[half - 1], spent_first[-1]]


def draw_die(number: int, state: DieState) -> str:
    """Return one die, its state shown by shape and told in words."""
    css = "die" if state is DieState.OPEN else f"die is-{state}"
    return f'<li class="{css}">{draw_state(number, state)}</li>'


def draw_die_button(form: str, number: int, state: DieState) -> str:
    """Return a die as a submit button while it is unused; pressing it again unselects it."""
    if state not in LEFT:
        return draw_die(number, state)
    is_next = state is DieState.NEXT
    return (
        f'<li class="die{" is-next" if is_next else ""}">'
        f'<button class="die-button" id="die-{number}" form="{escape(form)}" name="die"'
        f' value="{"" if is_next else number}" data-number="{number}"'
        f' aria-pressed="{"true" if is_next else "false"}">'
        f"{draw_state(number, DieState.OPEN)}</button></li>"
    )


def draw_state(number: int, state: DieState) -> str:
    """Return the face of a die with the signs of its state, and the state in words."""
    words = escape(STATES[state] % {"number": number})
    signs = (
        '<rect class="die-ring" x="-33" y="-33" width="66" height="66" rx="12"/>'
        '<path class="die-slash" d="M-23 23L23 -23"/><path class="die-bar" d="M-30 0H30"/>'
    )
    return f'{draw_face(number, signs)}<span class="visually-hidden">{words}</span>'


def draw_face(number: int, signs: str = "") -> SafeString:
    """Return the face of a die without a state, for lists of steps."""
    pips = "".join(draw_pip(number, x, y) for x, y in PIPS[number])
    return mark_safe(  # noqa: S308 -- numbers only
        '<svg viewBox="-30 -30 60 60" aria-hidden="true">'
        f'<rect class="die-face" x="-27" y="-27" width="54" height="54" rx="8"/>{pips}{signs}</svg>'
    )


def draw_pip(number: int, x: int, y: int) -> str:
    """Return a pip; that of the 1 is larger and has a colour of its own."""
    if number == 1:
        return '<circle class="die-pip-one" r="8.5"/>'
    return f'<circle class="die-pip" cx="{x}" cy="{y}" r="5"/>'


def draw_tally(states: list[DieState]) -> str:
    """Return how many numbers of a double are left, as dots and in words."""
    left = sum(state in LEFT for state in states)
    dots = "".join(draw_dot(index < left) for index in range(len(states)))
    # Translators: how many numbers of a double are still to be played: "3 of 4 left"
    words = pgettext("dice", "%(left)s of %(all)s left") % {"left": left, "all": len(states)}
    return f'<p class="dice-left">{dots} <span>{escape(words)}</span></p>'


def draw_dot(is_left: bool) -> str:
    """Return one dot of a tally, filled or hollow."""
    css = "tally is-left" if is_left else "tally"
    circle = f'<circle class="{css}" cx="7" cy="7" r="5.5"/>'
    return f'<svg viewBox="0 0 14 14" aria-hidden="true">{circle}</svg>'
