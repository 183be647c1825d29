"""Our own string for a situation of any game."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import quote, quote_plus, urlencode

import pytest
from hypothesis import given

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.situation import CubeOffer, Situation
from rules.notation.errors import NotationError
from rules.notation.record import MAX_LENGTH, format_record, parse_record
from rules.notation.record_fields import RecordCode
from rules.notation.situations import SituationCode
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.boards import parse_text
from tests.rules.engine.properties.games import EVERY_COMBINATION, examples
from tests.rules.notation.faults import error_of, fault
from tests.rules.notation.situations import games_and_situations

START = Position.start(BACKGAMMON)
GAME = "c1.backgammon"
BOARD = "at_24x2-13x5-8x3-6x5.vs_1x2-12x5-17x3-19x5"
MARK = "^"
EMPTY = f"{GAME}.at_.vs_"


@given(games_and_situations(tuple(EVERY_COMBINATION)))
@examples(300)
@pytest.mark.thorough
def test_every_situation_of_every_game_comes_back(drawn: tuple[RulePreset, Situation]) -> None:
    text = format_record(*drawn)
    assert parse_record(text) == drawn
    assert format_record(*parse_record(text)) == text


@given(games_and_situations(tuple(EVERY_COMBINATION)))
@examples(100)
def test_a_string_stands_in_an_address_as_it_is(drawn: tuple[RulePreset, Situation]) -> None:
    text = format_record(*drawn)
    assert text == quote(text, safe="") == quote_plus(text)
    assert urlencode({"at": text}) == f"at={text}"
    assert len(text) <= MAX_LENGTH


@pytest.mark.parametrize(
    ("preset", "situation", "text"),
    [
        (BACKGAMMON, Situation(START), f"{GAME}.{BOARD}"),
        (BACKGAMMON, Situation(START, roll=Roll.of(1, 3)), f"{GAME}.{BOARD}.roll_3-1"),
        (
            BAN_SUGOROKU.with_options({"closed-home": "off", "goal": "bear-off"}),
            Situation(parse_text("2:1 bar:1 off:13 / 24:2 bar:1 off:12")),
            "c1.ban-sugoroku.goal_bear-off.closed-home_off"
            ".at_2x1-barx1-offx13.vs_24x2-barx1-offx12",
        ),
        (
            BACKGAMMON.with_options({"cube": "off"}),
            Situation(START, PlayerSide.BLACK),
            f"{GAME}.cube_off.{BOARD}.on-roll_black",
        ),
        (
            BACKGAMMON,
            Situation(
                START,
                cube=CubeState(2, PlayerSide.WHITE),
                score=(3, 4),
                match_length=5,
                crawford=True,
                offer=CubeOffer.DOUBLE,
            ),
            f"{GAME}.{BOARD}.cube-at_2-white.offer_double.match_5.score_3-4.terms_crawford",
        ),
        (
            BACKGAMMON,
            Situation(START, cube=CubeState(2), jacoby=True, beavers=True),
            f"{GAME}.{BOARD}.cube-at_2.terms_jacoby-beavers",
        ),
        (BACKGAMMON, Situation(Position((0,) * 24)), EMPTY),
    ],
)
def test_a_situation_is_written_in_this_one_way(
    preset: RulePreset, situation: Situation, text: str
) -> None:
    assert format_record(preset, situation) == text
    assert parse_record(text) == (preset, situation)


@pytest.mark.parametrize(
    ("marked", "code"),
    [
        ("^", RecordCode.VERSION),
        (f"^c2.backgammon.{BOARD}", RecordCode.VERSION),
        (f"^backgammon.{BOARD}", RecordCode.VERSION),
        ("c1^", RecordCode.PRESET),
        (f"c1.^chess.{BOARD}", RecordCode.PRESET),
        ("c1.^", RecordCode.PRESET),
        (f"{GAME}^", RecordCode.NO_CHECKERS),
        (f"{GAME}.^", RecordCode.NO_CHECKERS),
        (f"{GAME}.roll_3-1^", RecordCode.NO_CHECKERS),
        (f"{GAME}.at_24x2^", RecordCode.NO_CHECKERS),
        (f"{GAME}.at_24x2.^roll_3-1", RecordCode.NO_CHECKERS),
        (f"{GAME}.^.{BOARD}", RecordCode.FIELD),
        (f"{GAME}.^cube=off.{BOARD}", RecordCode.FIELD),
        (f"{GAME}.{BOARD}.^", RecordCode.FIELD),
        (f"{GAME}.{BOARD}.^Roll_3-1", RecordCode.FIELD),
        (f"{GAME}.{BOARD}.^colour_red", RecordCode.FIELD),
        (f"{GAME}.^goal_arrive.{BOARD}", "unknown_option"),
        (f"{GAME}.cube_^maybe.{BOARD}", "unknown_value"),
        (f"{GAME}.at_^24.vs_", RecordCode.ITEM),
        (f"{GAME}.at_24x2-^13x0.vs_", RecordCode.ITEM),
        (f"{GAME}.at_24x2-^.vs_", RecordCode.ITEM),
        (f"{GAME}.at_^024x2.vs_", RecordCode.ITEM),
        (f"{GAME}.at_^railx2.vs_", RecordCode.ITEM),
        (f"{GAME}.at_24x2.vs_^25x1", RecordCode.POINT),
        (f"{GAME}.at_24x2-^24x1.vs_", RecordCode.TWICE),
        (f"{GAME}.at_24x2.vs_barx1-^24x1", RecordCode.TWICE),
        (f"{EMPTY}.roll_^7-1", "roll"),
        (f"{EMPTY}.on-roll_^red", RecordCode.VALUE),
        (f"{EMPTY}.cube-at_^3", RecordCode.VALUE),
        (f"{EMPTY}.cube-at_^0", RecordCode.VALUE),
        (f"{EMPTY}.cube-at_^2-", RecordCode.VALUE),
        (f"{EMPTY}.cube-at_^65536", RecordCode.VALUE),
        (f"{EMPTY}.offer_^triple", RecordCode.VALUE),
        (f"{EMPTY}.match_^123456", RecordCode.VALUE),
        (f"{EMPTY}.match_^99999", RecordCode.VALUE),
        (f"{EMPTY}.score_^3", RecordCode.VALUE),
        (f"{EMPTY}.terms_^beer", RecordCode.VALUE),
        (f"{EMPTY}.match_3.^score_4-0", SituationCode.SCORE_BEYOND_MATCH),
        (f"{EMPTY}.^terms_crawford", SituationCode.CRAWFORD_WITHOUT_MATCH),
        (f"{EMPTY}.roll_3-1.^offer_double", SituationCode.OFFER_AND_ROLL),
    ],
)
def test_a_faulty_string_is_refused_with_its_place(marked: str, code: str) -> None:
    """The caret marks the place; it is no part of the string."""
    assert fault(parse_record, marked.replace(MARK, "")) == (code, marked.index(MARK))


def test_a_long_text_is_not_read() -> None:
    found = fault(parse_record, f"{GAME}.{'x' * MAX_LENGTH}")
    assert found == (RecordCode.TOO_LONG, MAX_LENGTH)


@pytest.mark.parametrize(
    ("marked", "canonical"),
    [
        (f"{GAME}.^cube_on.{BOARD}", f"{GAME}.{BOARD}"),
        (f"{GAME}.cube_off.^cube_off.{BOARD}", f"{GAME}.cube_off.{BOARD}"),
        (f"{GAME}.at_^13x5-24x2.vs_", f"{GAME}.at_24x2-13x5.vs_"),
        (f"{EMPTY}.roll_^1-3", f"{EMPTY}.roll_3-1"),
        (f"{EMPTY}^.on-roll_white", EMPTY),
        (f"{EMPTY}.^match_5.roll_3-1", f"{EMPTY}.roll_3-1.match_5"),
        (f"{EMPTY}.roll_3-1^.roll_3-1", f"{EMPTY}.roll_3-1"),
        (f"{EMPTY}.terms_jacoby^-jacoby", f"{EMPTY}.terms_jacoby"),
        (f"{EMPTY}^.score_0-0", EMPTY),
    ],
)
def test_another_spelling_of_a_situation_is_refused_with_the_right_one(
    marked: str, canonical: str
) -> None:
    error = error_of(parse_record, marked.replace(MARK, ""))
    assert (error.code, error.offset) == (RecordCode.NOT_CANONICAL, marked.index(MARK))
    assert error.facts == {"canonical": canonical}
    parse_record(canonical)


def test_an_unknown_game_or_value_is_answered_with_those_that_exist() -> None:
    game = error_of(parse_record, f"c1.chess.{BOARD}")
    value = error_of(parse_record, f"c1.ban-sugoroku.goal_race.{BOARD}")
    assert game.facts["known"] == tuple(preset.slug for preset in PRESETS)
    assert value.facts["known"] == ("arrive", "bear-off")


@pytest.mark.parametrize(
    ("preset", "situation", "field"),
    [
        (replace(BACKGAMMON, slug="nackgammon"), Situation(START), "preset"),
        (replace(BACKGAMMON, numbers_in_double=2), Situation(START), "preset"),
        (BACKGAMMON, Situation(Position((100, *[0] * 23))), "checkers"),
        (BACKGAMMON, Situation(Position((0,) * 24, bar=-1)), "checkers"),
        (BACKGAMMON, Situation(START, cube=CubeState(0)), "cube"),
        (BACKGAMMON, Situation(START, crawford=True), "crawford_without_match"),
    ],
)
def test_what_has_no_string_is_not_written(
    preset: RulePreset, situation: Situation, field: str
) -> None:
    with pytest.raises(NotationError) as caught:
        format_record(preset, situation)
    assert (caught.value.code, caught.value.facts["field"]) == (SituationCode.UNWRITABLE, field)
