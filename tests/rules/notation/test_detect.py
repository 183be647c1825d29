"""A situation in whichever notation it is pasted."""

from __future__ import annotations

import pytest
from hypothesis import given

from rules.engine.dice import Roll
from rules.engine.position import Position
from rules.engine.situation import Situation
from rules.notation.detect import LONGEST_TEXT, UNKNOWN_FORM, parse_any
from rules.notation.gnubg import GnubgCode, format_gnubg_id, format_position_id, parse_gnubg_id
from rules.notation.record import format_record
from rules.notation.record_fields import RecordCode
from rules.notation.xgid import XgidCode, format_xgid, parse_xgid
from rules.preset import RulePreset
from rules.presets import BACKGAMMON
from tests.rules.engine.properties.games import EVERY_COMBINATION, examples
from tests.rules.notation.faults import fault
from tests.rules.notation.situations import games_and_situations


@given(games_and_situations(tuple(EVERY_COMBINATION)))
@examples(100)
def test_every_form_is_recognised_with_blanks_around_it(
    drawn: tuple[RulePreset, Situation],
) -> None:
    preset, situation = drawn
    xgid = format_xgid(situation)
    assert parse_any(f"\n {format_record(preset, situation)}\t") == (preset, situation)
    assert parse_any(f" {xgid}\r\n") == (None, parse_xgid(xgid))
    assert parse_any(xgid.removeprefix("XGID=")) == (None, parse_xgid(xgid))
    position_id = format_position_id(situation.position)
    assert parse_any(position_id) == (None, Situation(situation.position))
    if situation.offer is None:
        gnubg_id = format_gnubg_id(situation)
        assert parse_any(f"  {gnubg_id} ") == (None, parse_gnubg_id(gnubg_id))


ID, MATCH = "4HPwATDgc/ABMA", "8IhuACAACAAE"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:53:0:0:0:7:10"


@pytest.mark.parametrize(
    "text",
    [
        f"(Position ID: {ID})",
        f"GNU Backgammon  Position ID: {ID}\n                 Match ID   : {MATCH}\n +12-11-10-",
        f"Position-ID: {ID} Match-ID: {MATCH}.",
        f"A recommendation, after much administration: {ID}:{MATCH}?",
        f"GNUID={ID}:{MATCH}",
        XGID.lower().replace("-b----e-c---ee---c-e----b-", XGID[5:31]),
        f"What now? {XGID}.",
        f"XGID: {XGID[5:]}",
        f"{XGID}X:Ann O:Bob",
        f"„{XGID[5:]}“",
        "https://example.org/en/positions/?record=c1.backgammon.at_24x2-13x5-8x3-6x5"
        ".vs_1x2-12x5-17x3-19x5.roll_5-3&steps=8%2F5#board",
    ],
)
def test_the_first_situation_in_a_text_is_read(text: str) -> None:
    _game, situation = parse_any(text)
    assert situation.position == Position.start(BACKGAMMON)
    assert situation.roll == (Roll.of(5, 3) if text != f"(Position ID: {ID})" else None)


@pytest.mark.parametrize(
    ("text", "code", "offset"),
    [
        ("", UNKNOWN_FORM, 0),
        ("  \n", UNKNOWN_FORM, 3),
        ("hello", UNKNOWN_FORM, 0),
        (" 24:2 / 1:2", UNKNOWN_FORM, 1),
        ("4HPwATDgc/ABM", UNKNOWN_FORM, 0),
        ("  c2.backgammon.at_.vs_", RecordCode.VERSION, 2),
        (" c1.chess.at_.vs_", RecordCode.PRESET, 4),
        (" XGID=-b", XgidCode.FIELDS, 8),
        ("  4HPwATDgc/ABMB", GnubgCode.PADDING, 15),
        (" 4HPwATDgc/ABMA:cAk", GnubgCode.LENGTH, 19),
        ("Position ID: 4HPwATDgc/ABM", GnubgCode.LENGTH, 26),
        ("An administration recommended", UNKNOWN_FORM, 0),
        ("x" * (LONGEST_TEXT + 1), "too_long", LONGEST_TEXT),
    ],
)
def test_what_is_wrong_is_shown_in_the_text_as_pasted(text: str, code: str, offset: int) -> None:
    assert fault(parse_any, text) == (code, offset)
