"""Position ID and Match ID of GNU Backgammon."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.situation import CubeOffer, Situation
from rules.notation.errors import NotationError
from rules.notation.gnubg import (
    GnubgCode,
    format_gnubg_id,
    format_match_id,
    format_position_id,
    parse_gnubg_id,
    parse_position_id,
)
from rules.notation.situations import SituationCode
from rules.notation.xgid import format_xgid
from rules.presets import BACKGAMMON
from tests.boards import parse_text
from tests.rules.data.records import Report, position_of, read_records
from tests.rules.engine.properties.games import examples
from tests.rules.notation.faults import error_of, fault
from tests.rules.notation.situations import situations

START = Position.start(BACKGAMMON)
START_ID = "4HPwATDgc/ABMA"
RACE = parse_text("8:1 1:5 off:9 / 24:2 23:4 22:2 off:7")


def test_the_position_ids_on_file_are_read_and_written(
    report: Report,
) -> None:
    files = ("backgammon-plays", "recorded-plays", "illegal-plays")
    records = [record for name in files for record in read_records(name)]
    for record in records:
        position, text = position_of(record), record["position_id"]
        assert parse_position_id(text) == position, record["id"]
        assert format_position_id(position) == text, record["id"]
    report(len(records), 1520 + 14815 + 600)


@given(situations())
@examples(200)
def test_every_position_comes_back_from_its_id(situation: Situation) -> None:
    position = situation.position
    assert parse_position_id(format_position_id(position)) == position


@given(situations())
@examples(200)
def test_every_situation_comes_back_but_for_what_a_match_id_has_no_room_for(
    situation: Situation,
) -> None:
    kept = replace(situation, beavers=False)
    if kept.offer in (CubeOffer.BEAVER, CubeOffer.RACCOON):
        kept = replace(kept, offer=CubeOffer.DOUBLE)
    text = format_gnubg_id(kept)
    assert parse_gnubg_id(text) == kept
    assert format_gnubg_id(parse_gnubg_id(text)) == text


@pytest.mark.parametrize(
    ("gnubg_id", "xgid"),
    [
        ("cAkLAAAAAAAE", "-b----E-C---eE---c-e----B-:0:0:1:62:0:0:0:0:10"),
        ("8IluACAACAAE", "-b----E-C---eE---c-e----B-:0:0:1:53:1:2:1:3:10"),
        ("AQGqAAAAAAAE", "-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:10"),
        ("EQGqAAAAAAAE", "-BDB-------------a------e-:1:1:-1:42:0:0:0:5:10"),
        ("UQmqAAAAAAAE", "-E------A-------------bdb-:1:1:1:42:0:0:0:5:10"),
    ],
)
def test_published_match_ids_say_the_same_as_the_xgid_published_with_them(
    gnubg_id: str, xgid: str
) -> None:
    position = START if xgid.startswith("-b----E") else RACE
    situation = parse_gnubg_id(f"{format_position_id(position)}:{gnubg_id}")
    assert format_xgid(situation) == f"XGID={xgid}"
    assert format_match_id(situation) == gnubg_id


def test_a_published_id_is_read_field_by_field() -> None:
    assert parse_gnubg_id("4HPwATDgc/ABMA:8IluACAACAAE") == Situation(
        START, PlayerSide.WHITE, Roll.of(5, 3), CubeState(), (1, 2), 3, crawford=True
    )


def test_a_game_that_has_not_begun_is_one_in_play() -> None:
    assert format_gnubg_id(parse_gnubg_id(f"{START_ID}:8IhuACAACAAE")) == f"{START_ID}:8IluACAACAAE"


def test_an_id_of_nine_points_from_a_mailing_list_comes_back() -> None:
    text = "g9vBASSYZ8wBBg:cIkmAQAAAAAA"
    situation = parse_gnubg_id(text)
    assert (situation.match_length, situation.roll) == (9, Roll.of(5, 1))
    assert format_gnubg_id(situation) == text


def test_a_position_id_alone_is_white_before_the_roll() -> None:
    assert parse_gnubg_id(START_ID) == Situation(START)


def test_the_first_half_of_a_position_id_is_the_opponents() -> None:
    assert parse_position_id("ewMAAD4gAAAAAA") == RACE


@pytest.mark.parametrize(
    ("text", "code", "offset"),
    [
        ("", GnubgCode.LENGTH, 0),
        ("4HPwATDgc/ABM", GnubgCode.LENGTH, 13),
        ("4HPwATDgc/ABMAA", GnubgCode.LENGTH, 14),
        ("4HPw TDgc/ABMA", GnubgCode.CHARACTER, 4),
        ("4HPwATDgc/AB\u041cA", GnubgCode.CHARACTER, 12),
        ("4HPwATDgc/ABM=", GnubgCode.CHARACTER, 13),
        ("4HPwATDgc/ABMB", GnubgCode.PADDING, 13),
        ("AAAAAAAAAAAAgA", GnubgCode.PADDING, 12),
        ("//8AAAAAAAAAAA", SituationCode.TOO_MANY_CHECKERS, 1),
        ("AQAAAAAAAgAAAA", GnubgCode.OVERLAP, 9),
    ],
)
def test_a_faulty_position_id_is_refused_with_its_place(text: str, code: str, offset: int) -> None:
    assert fault(parse_position_id, text) == (code, offset)
    assert fault(parse_gnubg_id, f"{text}:cAkAAAAAAAAE") == (code, offset)


@pytest.mark.parametrize(
    ("text", "code", "offset", "field"),
    [
        ("", GnubgCode.LENGTH, 0, None),
        ("cAkAAAAAAAAEE", GnubgCode.LENGTH, 12, None),
        ("cAkAAAAAAAA:", GnubgCode.CHARACTER, 11, None),
        ("YAkAAAAAAAAE", GnubgCode.FIELD, 0, "owner"),
        ("cAoAAAAAAAAE", GnubgCode.FIELD, 2, "state"),
        ("cAEAAAAAAAAE", GnubgCode.FIELD, 2, "decider"),
        ("cCkAAAAAAAAE", GnubgCode.FIELD, 1, "resigned"),
        ("cIkDAAAAAAAE", GnubgCode.FIELD, 1, "die"),
        ("cIkAAAAAAAAE", GnubgCode.FIELD, 3, "other_die"),
        ("cAkEAAAAAAAE", GnubgCode.FIELD, 3, "other_die"),
        ("cAkAAAAAAAAM", GnubgCode.FIELD, 11, "unused"),
        ("cAlgAEAAAAAE", SituationCode.SCORE_BEYOND_MATCH, 5, None),
        ("8AkAAAAAAAAE", SituationCode.CRAWFORD_WITHOUT_MATCH, 0, None),
        ("cJEKAAAAAAAE", SituationCode.OFFER_AND_ROLL, 1, None),
    ],
)
def test_a_faulty_match_id_is_refused_with_its_place_and_field(
    text: str, code: str, offset: int, field: str | None
) -> None:
    error = error_of(parse_gnubg_id, f"{START_ID}:{text}")
    assert (error.code, error.offset - 15, error.facts.get("field")) == (code, offset, field)


@pytest.mark.parametrize(
    ("situation", "field"),
    [
        (Situation(parse_text("24:1 / 1:1")), "checkers"),
        (Situation(Position((1,))), "points"),
        (Situation(START, cube=CubeState(3)), "cube"),
        (Situation(START, cube=CubeState(1 << 16)), "cube"),
        (Situation(START, offer=CubeOffer.BEAVER), "offer"),
        (Situation(START, score=(0x8000, 0)), "score"),
        (Situation(START, match_length=-1), "match_length"),
        (Situation(START, match_length=3, score=(0, 4)), "score_beyond_match"),
        (Situation(START, crawford=True), "crawford_without_match"),
        (Situation(START, roll=Roll.of(2, 1), offer=CubeOffer.DOUBLE), "offer_and_roll"),
    ],
)
def test_what_has_no_room_in_an_id_is_not_written(situation: Situation, field: str) -> None:
    with pytest.raises(NotationError) as caught:
        format_gnubg_id(situation)
    assert (caught.value.code, caught.value.facts["field"]) == (SituationCode.UNWRITABLE, field)
