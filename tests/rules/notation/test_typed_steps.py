"""Steps as people type them, where two places stand side by side."""

from __future__ import annotations

import pytest

from rules.notation.errors import NotationError
from rules.notation.steps import parse_steps

NUMBERS = {str(point): point for point in range(1, 25)}


@pytest.mark.parametrize("between", [" ", "\n", "  ", ",", "; "])
def test_two_numbers_with_space_between_them_are_two_places(between: str) -> None:
    steps = parse_steps(f"4/2{between}2/off", NUMBERS)
    assert [(step.source, step.destination) for step in steps] == [(4, 2), (2, 0)]


def test_a_name_and_its_number_may_stand_apart() -> None:
    steps = parse_steps("int. 6 → int. 5", {f"int{point}": point for point in range(1, 7)})
    assert [(step.source, step.destination) for step in steps] == [(6, 5)]


@pytest.mark.parametrize("sign", ["\u2060", "\u200b", "\u00ad", "\ufeff", "\u200e"])
def test_signs_that_nobody_sees_are_not_read(sign: str) -> None:
    steps = parse_steps(f"{sign}8{sign}/{sign}5 out{sign}er1/2", {"outer1": 12, **NUMBERS})
    assert [(step.source, step.destination) for step in steps] == [(8, 5), (12, 2)]
    assert steps[1].offset == len(f"{sign}8{sign}/{sign}5 ")


@pytest.mark.parametrize("roll", ["31:", "31: ", "3-1: ", "3–1 : ", "3 1:", " 31：", "13: "])
def test_a_roll_before_the_steps_is_passed_over(roll: str) -> None:
    steps = parse_steps(f"{roll}8/5 6/5", NUMBERS)
    assert [(step.source, step.destination) for step in steps] == [(8, 5), (6, 5)]
    assert steps[0].offset == len(roll)


@pytest.mark.parametrize("text", ["31 8/5", "37: 8/5", "8/5 31: 6/5", "311: 8/5"])
def test_what_only_looks_like_a_roll_is_read_as_places(text: str) -> None:
    with pytest.raises(NotationError):
        parse_steps(text, NUMBERS)
