"""A situation in whichever notation it is pasted."""

from __future__ import annotations

import pytest
from hypothesis import given

from rules.engine.situation import Situation
from rules.notation.detect import UNKNOWN_FORM, parse_any
from rules.notation.gnubg import GnubgCode, format_gnubg_id, format_position_id, parse_gnubg_id
from rules.notation.record import MAX_LENGTH, format_record
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
    assert parse_any(f" {xgid}\r\n") == (BACKGAMMON, parse_xgid(xgid))
    assert parse_any(xgid.removeprefix("XGID=")) == (BACKGAMMON, parse_xgid(xgid))
    position_id = format_position_id(situation.position)
    assert parse_any(position_id) == (BACKGAMMON, Situation(situation.position))
    if situation.offer is None:
        gnubg_id = format_gnubg_id(situation)
        assert parse_any(f"  {gnubg_id} ") == (BACKGAMMON, parse_gnubg_id(gnubg_id))


@pytest.mark.parametrize(
    ("text", "code", "offset"),
    [
        ("", UNKNOWN_FORM, 0),
        ("  \n", UNKNOWN_FORM, 3),
        ("hello", UNKNOWN_FORM, 0),
        (" 24:2 / 1:2", UNKNOWN_FORM, 1),
        ("xgid=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", UNKNOWN_FORM, 0),
        ("4HPwATDgc/ABM", UNKNOWN_FORM, 0),
        ("  c2.backgammon.at_.vs_", RecordCode.VERSION, 2),
        (" c1.chess.at_.vs_", RecordCode.PRESET, 4),
        (" XGID=-b", XgidCode.FIELDS, 8),
        ("  4HPwATDgc/ABMB", GnubgCode.PADDING, 15),
        (" 4HPwATDgc/ABMA:cAk", GnubgCode.LENGTH, 19),
        ("x" * (MAX_LENGTH + 1), "too_long", MAX_LENGTH),
    ],
)
def test_what_is_wrong_is_shown_in_the_text_as_pasted(text: str, code: str, offset: int) -> None:
    assert fault(parse_any, text) == (code, offset)
