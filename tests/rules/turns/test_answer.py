"""What a page says to a step, as far as the rules alone can tell."""

from __future__ import annotations

import pytest

from rules.engine.turn import Turn
from rules.notation.rolls import parse_roll
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from rules.turns.answer import answer_try
from rules.turns.attempt import read_attempt
from tests.boards import parse_text

LONE = "24:2 13:5 8:3 6:5 / 4:1 1:1 12:5 17:3 19:5"


def say(preset: RulePreset, **query: str) -> list[str]:
    """Return the sentences about an attempt at 4-2 with two lone opposing checkers."""
    turn = Turn.begin(preset, parse_text(LONE), parse_roll("4-2"))
    answer = answer_try(read_attempt(turn, query))
    return [sentence.replace("\u00a0", " ") for sentence in map(str, answer.sentences)]


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        (BAN_SUGOROKU, "You hit the stone on"),
        (BACKGAMMON, "You hit the checker on"),
    ],
)
def test_a_step_that_hits_is_said_to_hit(preset: RulePreset, said: str) -> None:
    sentences = say(preset, **{"from": "8", "point": "4"})
    assert sentences[0].startswith(said)
    assert len(sentences) == 2


def test_a_step_that_hits_nothing_is_not() -> None:
    assert len(say(BACKGAMMON, **{"from": "8", "point": "6"})) == 1
    assert len(say(BACKGAMMON, steps="8/4", typed="13/11")) == 1


def test_every_hit_of_steps_typed_at_once_is_said() -> None:
    typed = say(BACKGAMMON, typed="8/4 6/4")
    assert [sentence for sentence in typed if "hit" in sentence] == typed[:1]
