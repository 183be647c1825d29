from __future__ import annotations

import re

import pytest

from rules.boards.dice import draw_dice, draw_face


def read(drawn: str) -> list[str]:
    """Return the states of the dice as classes."""
    return re.findall(r'<li class="die ?([^"]*)"', drawn)


def hidden(drawn: str) -> list[str]:
    """Return what is read aloud."""
    return re.findall(r'visually-hidden">([^<]*)<', drawn)


def test_a_die_says_its_number_and_what_has_become_of_it() -> None:
    drawn = draw_dice([(6, "open"), (4, "used")])
    assert read(drawn) == ["", "is-used"]
    assert hidden(drawn) == ["6, to play", "4, played"]
    assert 'aria-label="Rolled: 6 and 4"' in drawn


def test_every_state_has_its_words() -> None:
    drawn = draw_dice([(1, "next"), (2, "stuck"), (3, "void")])
    assert hidden(drawn) == ["1, to play next", "2, cannot be played", "3, left over"]


@pytest.mark.parametrize("number", range(1, 7))
def test_a_face_has_as_many_pips_as_its_number(number: int) -> None:
    assert draw_face(number).count('class="die-pip') == number


@pytest.mark.parametrize(
    ("states", "shown", "left"),
    [
        ("open open", ["", ""], "2 of 2 left"),
        ("used open", ["is-used", ""], "1 of 2 left"),
        ("open used", ["is-used", ""], "1 of 2 left"),
        ("open open open open", ["", ""], "4 of 4 left"),
        ("used open open open", ["", ""], "3 of 4 left"),
        ("used used open open", ["is-used", ""], "2 of 4 left"),
        ("used used used open", ["is-used", ""], "1 of 4 left"),
        ("used used used used", ["is-used", "is-used"], "0 of 4 left"),
        ("used used stuck stuck", ["is-used", "is-stuck"], "0 of 4 left"),
        ("used void", ["is-used", "is-void"], "0 of 2 left"),
        ("used open open next", ["", "is-next"], "3 of 4 left"),
    ],
)
def test_a_double_is_two_dice_and_a_tally(states: str, shown: list[str], left: str) -> None:
    drawn = draw_dice([(3, state) for state in states.split()])
    assert read(drawn) == shown
    assert f"<span>{left}</span>" in drawn
    assert drawn.count('class="tally') == len(states.split())
    assert drawn.count("is-left") == int(left[0])


def test_two_different_numbers_need_no_tally() -> None:
    assert "tally" not in draw_dice([(6, "open"), (4, "open")])


def test_the_number_stands_in_the_label_once_for_each_die() -> None:
    assert 'aria-label="Rolled: 3 and 3"' in draw_dice([(3, "open")] * 4)


def test_an_unused_die_is_a_button_of_the_board_and_a_used_one_is_not() -> None:
    drawn = draw_dice([(6, "next"), (4, "used")], form="board")
    assert re.findall(r'<button[^>]* value="(\d*)" data-number="(\d)"', drawn) == [("", "6")]
    assert 'form="board" name="die"' in drawn
    assert 'aria-pressed="true"' in drawn
    assert "<button" not in draw_dice([(6, "open"), (4, "open")])
    assert "<button" not in draw_dice([(2, "open")] * 4, form="board")
