"""A situation of any game as one short string: which game, which options, where the checkers are.

    c1.backgammon.at_24x2-13x5-8x3-6x5.vs_1x2-12x5-17x3-19x5.roll_3-1
    c1.ban-sugoroku.goal_bear-off.at_2x1-offx14.vs_24x2-offx13

The version, the game and then fields `name_value`, separated by full stops: the options that are
not as the game has them by default, under their own names; `at`, the checkers of the player on
roll, and `vs`, the opponent's, each place with an `x` and a count: a point in the player's numbers,
`bar` or `off`; then what is not at its default of `on-roll` (black), `roll`, `cube-at` (the value,
with its owner unless it is in the middle), `offer` (double, beaver, raccoon), `match` (its
length), `score` (White, Black) and `terms` (crawford, jacoby, beavers).

Only letters, digits and `. - _` occur, which no form and no address escapes. There is one string
for a situation: what `parse_record` reads, `format_record` writes again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile, zip_longest
from typing import Any, Final

from rules.engine.situation import Situation
from rules.notation.errors import NotationError
from rules.notation.record_fields import (
    READERS,
    RecordCode,
    RecordField,
    read_position,
    write_opponent,
    write_player,
    write_surroundings,
)
from rules.notation.situations import (
    SituationCode,
    check_writable,
    find_contradiction,
    unwritable,
)
from rules.preset import OptionError, RulePreset
from rules.presets import UnknownPresetError, get_preset

VERSION: Final = "c1"
PLAYER: Final = "at"
OPPONENT: Final = "vs"
MAX_LENGTH: Final = 600
_DOT: Final = "."
_FIELD: Final = re.compile(r"([a-z-]+)_([a-z0-9-]*)")

_CONTRADICTIONS: Final = {
    SituationCode.SCORE_BEYOND_MATCH: "score",
    SituationCode.CRAWFORD_WITHOUT_MATCH: "terms",
    SituationCode.OFFER_AND_ROLL: "offer",
}
"""The field at which a contradiction is shown."""


def parse_record(text: str) -> tuple[RulePreset, Situation]:
    """Read a string as the game and the situation.

    Raises `NotationError`: a `RecordCode`, `unknown_option`, `unknown_value`, `roll`, or a
    contradiction among `SituationCode`. A string that is not the one `format_record` writes is
    `record_not_canonical`, with that one as a fact.

    >>> game, situation = parse_record("c1.ban-sugoroku.goal_bear-off.at_2x1-offx14.vs_24x2-offx13")
    >>> game.bears_off, situation.position.opponent_count(24)
    (True, 2)
    """
    if len(text) > MAX_LENGTH:
        raise NotationError(
            RecordCode.TOO_LONG, MAX_LENGTH, {"found": len(text), "limit": MAX_LENGTH}
        )
    version, _, rest = text.partition(_DOT)
    if version != VERSION:
        raise NotationError(RecordCode.VERSION, 0, {"found": version, "known": VERSION})
    slug, _, rest = rest.partition(_DOT)
    offset = min(len(VERSION) + 1, len(text))
    preset = _read_preset(slug, offset)
    fields = list(_split(rest, offset + len(slug) + 1)) if rest else []
    if PLAYER not in {field.name for field in fields}:
        raise NotationError(RecordCode.NO_CHECKERS, len(text), {"expected": PLAYER})
    options = list(takewhile(lambda field: field.name != PLAYER, fields))
    preset = _read_options(preset, options)
    situation = _read_situation(fields[len(options) :], len(text))
    canonical = format_record(preset, situation)
    if canonical != text:
        same = takewhile(lambda pair: pair[0] == pair[1], zip(canonical, text, strict=False))
        raise NotationError(RecordCode.NOT_CANONICAL, len(list(same)), {"canonical": canonical})
    return preset, situation


def format_record(preset: RulePreset, situation: Situation) -> str:
    """Write the one string of a situation under a game and its options.

    Raises `NotationError` (code `unwritable`) for a game that is no preset with other options,
    and for a situation that contradicts itself.

    >>> from rules.engine.position import Position
    >>> from rules.presets import BACKGAMMON
    >>> format_record(BACKGAMMON, Situation(Position.start(BACKGAMMON)))
    'c1.backgammon.at_24x2-13x5-8x3-6x5.vs_1x2-12x5-17x3-19x5'
    """
    check_writable(situation)
    fields = {
        **_write_options(preset),
        PLAYER: write_player(situation.position),
        OPPONENT: write_opponent(situation.position),
        **{name: value for name, value in write_surroundings(situation) if value},
    }
    return _DOT.join([VERSION, preset.slug, *(f"{name}_{value}" for name, value in fields.items())])


def _write_options(preset: RulePreset) -> dict[str, str]:
    """Return the options that are not at their default, provided they are all that differs."""
    try:
        default = get_preset(preset.slug)
    except UnknownPresetError as error:
        raise unwritable("preset", preset.slug) from error
    options = preset.chosen_options(default)
    if default.with_options(options) != preset:
        raise unwritable("preset", preset.slug)
    return options


def _read_preset(slug: str, offset: int) -> RulePreset:
    try:
        return get_preset(slug)
    except UnknownPresetError as error:
        facts: dict[str, object] = {"found": slug, "known": error.choices}
        raise NotationError(RecordCode.PRESET, offset, facts) from error


def _split(text: str, offset: int) -> Iterator[RecordField]:
    """Yield the fields of the rest of a string, which begins at `offset`."""
    for word in text.split(_DOT):
        match = _FIELD.fullmatch(word)
        if match is None:
            raise NotationError(RecordCode.FIELD, offset, {"found": word})
        yield RecordField(match[1], match[2], offset, offset + match.start(2))
        offset += len(word) + 1


def _read_options(preset: RulePreset, fields: list[RecordField]) -> RulePreset:
    for field in fields:
        try:
            preset = preset.with_options({field.name: field.value})
        except OptionError as error:
            is_name = error.code == "unknown_option"
            offset = field.offset if is_name else field.value_offset
            facts: dict[str, object] = {"option": field.name, "found": field.value}
            raise NotationError(error.code, offset, {**facts, "known": error.choices}) from error
    return preset


def _read_situation(fields: list[RecordField], end: int) -> Situation:
    """Read the fields from the player's checkers on; `end` is the length of the whole string."""
    for wanted, field in zip_longest((PLAYER, OPPONENT), fields[:2]):
        if field is None or field.name != wanted:
            offset = field.offset if field else end
            raise NotationError(RecordCode.NO_CHECKERS, offset, {"expected": wanted})
    changes: dict[str, Any] = {}
    for field in fields[2:]:
        if field.name not in READERS:
            raise NotationError(RecordCode.FIELD, field.offset, {"found": field.name})
        changes |= READERS[field.name](field)
    situation = Situation(read_position(*fields[:2]), **changes)
    contradiction = find_contradiction(situation)
    if contradiction:
        name = _CONTRADICTIONS[contradiction]
        facts: dict[str, object] = {"found": max(situation.score), "limit": situation.match_length}
        offset = next(f.offset for f in fields if f.name == name)
        raise NotationError(contradiction, offset, facts)
    return situation
