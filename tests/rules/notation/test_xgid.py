"""XGID, the notation of eXtreme Gammon."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.situation import CubeOffer, Situation
from rules.notation.errors import NotationError
from rules.notation.situations import SituationCode
from rules.notation.xgid import XgidCode, format_xgid, parse_xgid
from rules.presets import BACKGAMMON
from tests.boards import parse_text
from tests.rules.engine.properties.games import examples
from tests.rules.notation.faults import error_of, fault
from tests.rules.notation.situations import situations

START = Position.start(BACKGAMMON)
PLACES = "-b----E-C---eE---c-e----B-"


@given(situations())
@examples(200)
def test_every_situation_comes_back_from_its_xgid(situation: Situation) -> None:
    kept = replace(situation, jacoby=False, beavers=False) if situation.match_length else situation
    assert parse_xgid(format_xgid(kept)) == kept
    assert parse_xgid(format_xgid(kept).removeprefix("XGID=")) == kept


@pytest.mark.parametrize(
    "text",
    [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:7:10",
        "XGID=--A-bBBBB--BbB-----dbbc-B-:0:0:1:31:6:4:1:7:10",
        "XGID=-b----E-C---eE---b-d-b--B-:0:0:1:64:0:0:3:0:10",
        "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10",
        "XGID=ab----D-C---cD---c-d----AB:0:0:1:52:3:2:0:7:10",
        "XGID=--BCBBC--b--bB---bbcb-b-A-:0:0:-1:61:1:2:1:3:10",
        "XGID=-BBB--CC----eA--bc-e-B----:0:0:1:00:0:0:1:0:10",
    ],
)
def test_published_xgids_come_back(text: str) -> None:
    assert format_xgid(parse_xgid(text)) == text


def test_an_xgid_is_read_field_by_field() -> None:
    text = "XGID=aC----B-------------b---dB:3:-1:1:46:2:5:0:7:10"
    assert parse_xgid(text) == Situation(
        parse_text("bar:2 6:2 1:3 off:8 / bar:1 20:2 24:4 off:8"),
        PlayerSide.WHITE,
        Roll.of(6, 4),
        CubeState(8, PlayerSide.BLACK),
        (2, 5),
        7,
    )


def test_the_top_player_sees_the_board_from_the_other_side() -> None:
    bottom, top = (
        parse_xgid(f"aC----B-------------b---dB:0:0:{turn}:00:0:0:0:0:10") for turn in (1, -1)
    )
    assert top.on_roll is PlayerSide.BLACK
    assert top.position == bottom.position.flipped()


@pytest.mark.parametrize(("letter", "offer"), [("D", "double"), ("B", "beaver"), ("R", "raccoon")])
def test_a_cube_on_offer_stands_in_place_of_the_dice(letter: str, offer: str) -> None:
    text = f"XGID={PLACES}:1:1:1:{letter}:0:0:2:0:10"
    situation = parse_xgid(text)
    assert (situation.offer, situation.roll, situation.cube.value) == (CubeOffer(offer), None, 2)
    assert format_xgid(situation) == text


@pytest.mark.parametrize(
    ("rule", "length", "crawford", "jacoby", "beavers"),
    [
        (0, 0, False, False, False),
        (1, 0, False, True, False),
        (2, 0, False, False, True),
        (3, 0, False, True, True),
        (0, 5, False, False, False),
        (1, 5, True, False, False),
    ],
)
def test_the_rule_means_crawford_in_a_match_and_jacoby_and_beavers_without(
    rule: int, length: int, crawford: bool, jacoby: bool, beavers: bool
) -> None:
    situation = parse_xgid(f"{PLACES}:0:0:1:00:0:0:{rule}:{length}:10")
    assert (situation.crawford, situation.jacoby, situation.beavers) == (crawford, jacoby, beavers)


def test_the_highest_cube_is_raised_only_for_a_higher_one() -> None:
    assert format_xgid(parse_xgid(f"{PLACES}:0:0:1:00:0:0:0:0:8")).endswith(":10")
    assert format_xgid(Situation(START, cube=CubeState(1 << 12))).endswith(":12")


AFTER = ":0:0:1:00:0:0:0:0:10"


@pytest.mark.parametrize(
    ("text", "code", "offset"),
    [
        ("", XgidCode.FIELDS, 0),
        ("XGID=", XgidCode.FIELDS, 5),
        (PLACES, XgidCode.FIELDS, 26),
        (f"{PLACES}:0:0:1:00:0:0:0:0", XgidCode.FIELDS, 43),
        (f"{PLACES}{AFTER}:1", XgidCode.FIELDS, 47),
        (f"{PLACES[1:]}{AFTER}", XgidCode.PLACES, 25),
        (f"XGID={PLACES}-{AFTER}", XgidCode.PLACES, 31),
        (f"XGID=Ab----E-C---eE---c-e----A-{AFTER}", XgidCode.CHECKERS, 5),
        (f"-b----E-C---eE---c-e----Aa{AFTER}", XgidCode.CHECKERS, 25),
        (f"-b----E-C---eE---c-e----P-{AFTER}", XgidCode.CHECKERS, 24),
        (f"-b----E-C---eE---c-e----Ä-{AFTER}", XgidCode.CHECKERS, 24),
        (f"-b----E-C---eE---c-e----2-{AFTER}", XgidCode.CHECKERS, 24),
        (f"-b----E-C---eE---c-e----C-{AFTER}", SituationCode.TOO_MANY_CHECKERS, 24),
        (f"-c----E-C---eE---c-e----B-{AFTER}", SituationCode.TOO_MANY_CHECKERS, 19),
    ],
)
def test_a_faulty_xgid_is_refused_with_its_place(text: str, code: str, offset: int) -> None:
    assert fault(parse_xgid, text) == (code, offset)


@pytest.mark.parametrize(
    ("fields", "field", "offset"),
    [
        ("x:0:1:00:0:0:0:0:10", "cube", 27),
        ("16:0:1:00:0:0:0:0:0", "cube", 27),
        ("0:2:1:00:0:0:0:0:10", "owner", 29),
        ("0:0:0:00:0:0:0:0:10", "on_roll", 31),
        ("0:0:+1:00:0:0:0:0:10", "on_roll", 31),
        ("0:0:1:70:0:0:0:0:10", "dice", 33),
        ("0:0:1:30:0:0:0:0:10", "dice", 33),
        ("0:0:1:d:0:0:0:0:10", "dice", 33),
        ("0:0:1:00:-1:0:0:0:10", "score", 36),
        ("0:0:1:00:0:03:0:0:10", "opponent_score", 38),
        ("0:0:1:00:0:0:4:0:10", "rule", 40),
        ("0:0:1:00:0:0:2:7:10", "rule", 40),
        ("0:0:1:00:0:0:0:32768:10", "match_length", 42),
        ("0:0:1:00:0:0:0:٣:10", "match_length", 42),
        ("0:0:1:00:0:0:0:0:16", "cube_limit", 44),
    ],
)
def test_a_faulty_field_is_refused_by_its_name(fields: str, field: str, offset: int) -> None:
    error = error_of(parse_xgid, f"{PLACES}:{fields}")
    assert (error.code, error.facts["field"], error.offset) == (XgidCode.FIELD, field, offset)


def test_a_cube_above_the_highest_is_refused_unless_that_is_0() -> None:
    error = error_of(parse_xgid, f"{PLACES}:3:0:1:00:0:0:0:0:2")
    assert (error.code, error.offset) == (XgidCode.CUBE, 27)
    assert error.facts == {"found": 8, "limit": 4}
    assert parse_xgid(f"{PLACES}:3:0:1:00:0:0:0:0:0").cube.value == 8


@pytest.mark.parametrize(("scores", "offset"), [("8:1", 36), ("7:8", 38)])
def test_a_score_beyond_the_match_is_refused(scores: str, offset: int) -> None:
    found = fault(parse_xgid, f"{PLACES}:0:0:1:00:{scores}:0:7:10")
    assert found == (SituationCode.SCORE_BEYOND_MATCH, offset)


@pytest.mark.parametrize(
    ("situation", "field"),
    [
        (Situation(parse_text("24:1 / 1:1")), "checkers"),
        (Situation(START, cube=CubeState(6)), "cube"),
        (Situation(START, cube=CubeState(1 << 16)), "cube"),
        (Situation(START, score=(-1, 0)), "score"),
        (Situation(START, crawford=True), "crawford_without_match"),
    ],
)
def test_what_has_no_room_in_an_xgid_is_not_written(situation: Situation, field: str) -> None:
    with pytest.raises(NotationError) as caught:
        format_xgid(situation)
    assert (caught.value.code, caught.value.facts["field"]) == (SituationCode.UNWRITABLE, field)
