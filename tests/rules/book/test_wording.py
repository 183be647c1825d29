"""Refusals, wins and clauses as sentences."""

from __future__ import annotations

from dataclasses import fields

import pytest
from django.utils import translation

from rules.boards.point_labels import LabelledPlaces, PlainPlaces
from rules.book.clauses import clause_of, clause_of_cube, get_clause
from rules.book.lists import join_and, join_or
from rules.book.wording import (
    fill,
    word_clause,
    word_cube_refusal,
    word_outcome,
    word_refusal,
)
from rules.engine.cube import CubeCode, CubeRefusal, CubeState
from rules.engine.dice import Roll
from rules.engine.outcome import Outcome
from rules.engine.position import BAR, OFF
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.turn import Turn
from rules.games.all_games import prose_of
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.boards import parse_text

START = "24:2 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"
LANGUAGES = ("en", "fr", "de", "ja")


def refuse(game: RulePreset, position: str, roll: tuple[int, int], *tries: str) -> Refusal:
    """Return the refusal of the last try; the tries before it are played."""
    turn = Turn.begin(game, parse_text(position), Roll.of(*roll))
    for written in tries:
        source, destination = (
            {"bar": BAR, "off": OFF}.get(place) if place.isalpha() else int(place)
            for place in written.split("/")
        )
        assert source is not None
        tried = turn.try_step(source, destination)
        if isinstance(tried, Refusal):
            return tried
        turn = turn.after(tried)
    raise AssertionError("nothing was refused")


def say(game: RulePreset, refusal: Refusal) -> str:
    """Return the sentences of a refusal without markup."""
    return " ".join(word_refusal(game, refusal, PlainPlaces(game))).replace("\u00a0", " ")


@pytest.fixture(autouse=True)
def in_english() -> None:
    translation.activate("en")


def test_a_sum_is_named_with_its_numbers_and_both_places_to_stop() -> None:
    refusal = refuse(BAN_SUGOROKU, START, (3, 1), "8/4")
    assert say(BAN_SUGOROKU, refusal) == (
        "Outer 5 → Inner 4 is not one step: it takes 3 and 1. Play them one after the other; the "
        "stone stops on Inner 5 or Outer 6."
    )


def test_a_blocked_sum_carries_the_reason_of_the_step_that_fails() -> None:
    refusal = refuse(BACKGAMMON, START, (6, 5), "24/13")
    assert refusal.code is RefusalCode.SUM_OF_NUMBERS
    blocked = "24:2 13:5 8:3 6:5 / 1:2 12:3 17:2 18:2 19:6"
    assert say(BACKGAMMON, refuse(BACKGAMMON, blocked, (6, 5), "24/13")) == (
        "24/13 would be several steps, and in no order do they all work. Your opponent "
        "has 2 checkers on point 18. Two are enough to close a point."
    )


def test_a_number_left_over_is_explained_by_what_is_in_its_way() -> None:
    position = "24:1 20:1 6:2 5:4 4:3 3:1 2:1 1:2 / 23:1 18:4 17:2 15:2 13:2 11:2 10:2"
    refusal = refuse(BAN_SUGOROKU, position, (6, 4), "20/16")
    assert refusal.obstacles == (10, 18)
    assert "could no longer play the 6: Outer 3 and their Outer 6 are blocked" in say(
        BAN_SUGOROKU, refusal
    )


def test_a_third_step_of_a_double_is_refused_by_the_clause_on_doubles() -> None:
    refusal = refuse(BAN_SUGOROKU, START, (3, 3), "8/5", "8/5", "6/3")
    assert clause_of(BAN_SUGOROKU, refusal).id == "doubles"
    assert "a double gives 2 steps" in say(BAN_SUGOROKU, refusal)


def test_a_number_played_twice_is_refused_by_the_clause_on_numbers() -> None:
    refusal = refuse(BACKGAMMON, START, (3, 1), "8/5", "6/3")
    assert clause_of(BACKGAMMON, refusal).id == "number-is-step"


def test_a_blocked_entry_is_refused_by_the_clause_on_entering() -> None:
    position = "bar:1 24:1 13:5 8:3 6:5 / 1:2 12:5 17:3 19:5"
    refusal = refuse(BACKGAMMON, position, (6, 4), "bar/19")
    assert clause_of(BACKGAMMON, refusal).id == "enter-where"
    assert say(BACKGAMMON, refusal).startswith("With the 6 your checker would enter on point 19")


def test_a_point_in_a_message_wears_its_label_and_its_state() -> None:
    refusal = refuse(BAN_SUGOROKU, START, (5, 2), "24/19")
    (sentence,) = word_refusal(BAN_SUGOROKU, refusal, LabelledPlaces(BAN_SUGOROKU))
    assert '<b class="point-name is-blocked">their Inner\u00a06</b>' in sentence


def facts_for_every_key() -> dict[str, object]:
    """Return a value for every placeholder a refusal can have."""
    return {
        "number": 6,
        "numbers": "6 and 4",
        "step": "A → B",
        "point": "P",
        "between": "P or Q",
        "obstacles": "P and Q",
        "count": 3,
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_every_wording_of_a_refusal_can_be_filled(game: RulePreset, language: str) -> None:
    translation.activate(language)
    sentences = prose_of(game).refusals
    for field in fields(sentences):
        for count in (1, 2, 5):
            text = fill(getattr(sentences, field.name), facts_for_every_key() | {"count": count})
            assert "%" not in text, field.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_every_win_is_worded_with_its_value(game: RulePreset, language: str) -> None:
    translation.activate(language)
    for kind in prose_of(game).outcomes:
        for value in (1, 2, 12):
            assert str(value) in word_outcome(game, Outcome(kind, value))


def test_a_third_person_plural_follows_the_count() -> None:
    one = Refusal(RefusalCode.ENTER_FIRST, 13, 8, count=1)
    two = Refusal(RefusalCode.ENTER_FIRST, 13, 8, count=2)
    assert say(BACKGAMMON, one).startswith("1 checker of yours is on the bar")
    assert say(BACKGAMMON, two).startswith("2 checkers of yours are on the bar")


@pytest.mark.parametrize("code", [code for code in CubeCode if code is not CubeCode.NO_CUBE])
def test_every_refused_double_is_worded_and_has_its_clause(code: CubeCode) -> None:
    refusal = CubeRefusal(code, CubeState(64), 64)
    assert word_cube_refusal(BACKGAMMON, refusal)
    assert clause_of_cube(BACKGAMMON, refusal) is not None


def test_a_game_without_a_cube_says_so_and_has_no_clause_for_it() -> None:
    refusal = CubeRefusal(CubeCode.NO_CUBE, CubeState(), 1)
    assert "without" in word_cube_refusal(BAN_SUGOROKU, refusal)
    assert clause_of_cube(BAN_SUGOROKU, refusal) is None


def test_numbers_in_a_clause_come_from_the_preset() -> None:
    doubles = (
        word_clause(game, get_clause(game, "doubles"), PlainPlaces(game)) for game in PRESETS
    )
    assert [text.split(" steps")[0][-1] for text in doubles] == [
        str(game.numbers_in_double) for game in PRESETS
    ]


def test_what_is_filled_into_a_message_is_escaped() -> None:
    assert fill("%(word)s", {"word": "<b>"}) == "&lt;b&gt;"


def test_lists_are_joined_as_the_language_does() -> None:
    assert join_and(["a"]) == "a"
    assert join_and(["a", "b", "c"]) == "a, b and c"
    assert join_or(["<", "b"]) == "&lt; or b"
