"""Conversion of a situation from any notation into all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.cli.fields import POINTS_FIELD, read_position, read_roll, read_text, write_position
from rules.cli.lines import LineError, Record
from rules.engine.situation import Situation
from rules.notation.detect import parse_any
from rules.notation.errors import NotationError
from rules.notation.gnubg import format_gnubg_id, format_position_id
from rules.notation.record import format_record
from rules.notation.xgid import format_xgid
from rules.preset import RulePreset
from rules.presets import get_preset

TEXTS: Final = ("text", "record", "xgid", "gnubg_id", "position_id")


def answer_convert(preset: RulePreset, record: Record) -> Record:
    """Return the situation of a line in every notation, null where it cannot be written.

    It is read from the position fields, else from `position_id` with `match_id`, else from the
    first of `text`, `record`, `xgid`, `gnubg_id` and `position_id`. Our own string names its
    game; an XGID and the IDs of GNU Backgammon say nothing of it: it is the one asked for.
    """
    if POINTS_FIELD in record:
        roll = read_roll(record) if "dice" in record else None
        situation = Situation(read_position(record, preset), roll=roll)
    else:
        named, situation = parse_any(_text(record))
        preset = named or preset
    roll = situation.roll
    return {
        "preset": preset.slug,
        "options": preset.chosen_options(get_preset(preset.slug)),
        **write_position(situation.position),
        "dice": [roll.high, roll.low] if roll else None,
        "record": _write(lambda: format_record(preset, situation)),
        "xgid": _write(lambda: format_xgid(situation)),
        "gnubg_id": _write(lambda: format_gnubg_id(situation)),
        "position_id": _write(lambda: format_position_id(situation.position)),
    }


def _text(record: Record) -> str:
    if "match_id" in record:
        return f"{read_text(record, 'position_id')}:{read_text(record, 'match_id')}"
    for name in TEXTS:
        if name in record:
            return read_text(record, name)
    raise LineError("missing_field", field=", ".join((POINTS_FIELD, *TEXTS)))


def _write(format_it: Callable[[], str]) -> str | None:
    try:
        return format_it()
    except NotationError:
        return None
