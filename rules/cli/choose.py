"""Answers about strong play: the play that a level chooses, and all plays with their points."""

from __future__ import annotations

from random import Random

from rules.cli.fields import read_number, read_position, read_roll
from rules.cli.lines import LineError, Record
from rules.notation.steps import format_play
from rules.player.chances import Chances
from rules.player.choosing import DEEPEST, RatedPlay, rank
from rules.player.levels import LEVELS, choose
from rules.preset import RulePreset

STRONGEST = LEVELS[-1]


def answer_choose(preset: RulePreset, level: int, depth: int, record: Record) -> Record:
    """Return the play that a level chooses, with its points and chances at `depth`.

    The strongest level plays by `depth`; the others by what they know, at random by the `seed` of
    the record. Nothing is chosen (null) where nothing can be played.
    """
    ranked = _rank(preset, depth, record)
    if not ranked:
        return {"play": None, "points": None, "chances": None}
    if level == STRONGEST:
        return _write(ranked[0])
    random = Random(read_number(record, "seed", default=0))  # noqa: S311 - no secret
    position, roll = read_position(record, preset), read_roll(record)
    chosen = choose(preset, position, roll, level, random)
    return _write(next(each for each in ranked if each.play == chosen))


def answer_rank(preset: RulePreset, depth: int, record: Record) -> Record:
    """Return all plays, the best first, each with its points, chances and depth."""
    ranked = _rank(preset, depth, record)
    return {"plays": [_write(each) | {"depth": each.depth} for each in ranked]}


def _rank(preset: RulePreset, depth: int, record: Record) -> list[RatedPlay]:
    if not 0 <= depth <= DEEPEST:
        raise LineError("bad_field", field="depth")
    return rank(preset, read_position(record, preset), read_roll(record), depth)


def _write(rated: RatedPlay) -> Record:
    return {
        "play": format_play(rated.play.steps),
        "points": round(rated.points, 4),
        "chances": _write_chances(rated.chances),
    }


def _write_chances(chances: Chances) -> Record:
    return {
        "win": round(chances.win, 4),
        "win2": round(chances.win2, 4),
        "win3": round(chances.win3, 4),
        "lose2": round(chances.lose2, 4),
        "lose3": round(chances.lose3, 4),
    }
