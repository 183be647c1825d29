"""The fast search against the plain one, on every position on file."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from rules.engine.dice import ALL_ROLLS
from rules.engine.outcome import is_over
from rules.engine.plays import Play, legal_plays, most_numbers, plays_with
from rules.engine.position import Position
from rules.engine.reference import judge
from rules.preset import RulePreset
from rules.presets import BACKGAMMON
from tests.boards import parse_text
from tests.rules.data.records import position_of, preset_of, read_records

FILES: Final = ("backgammon-plays", "ban-sugoroku-plays")
GAMES: Final = {
    f"{goal}-{home}": preset_of(goal, home)
    for goal, home in product(("late", "early"), ("multiplied", "immediate", "off"))
}


def compare(preset: RulePreset, position: Position, numbers: tuple[int, ...]) -> None:
    """Compare what both searches say of some numbers."""
    verdict = judge(preset, position, numbers)
    plays = plays_with(preset, position, numbers)
    case = (preset.slug, position, numbers)
    assert {play.position for play in plays if not play.accepted} == verdict.finals, case
    assert {play.position for play in plays if play.accepted} == verdict.accepted, case
    assert len({play.position for play in plays}) == len(plays), case
    assert most_numbers(preset, position, numbers) == verdict.most, case


@pytest.mark.parametrize("preset", [BACKGAMMON, *GAMES.values()], ids=["backgammon", *GAMES])
@pytest.mark.thorough
def test_both_searches_end_in_the_same_positions(preset: RulePreset) -> None:
    records = [record for name in FILES for record in read_records(name)]
    for at, record in enumerate(records):
        position = position_of(record) if at % 2 else position_of(record).flipped()
        roll = ALL_ROLLS[at % len(ALL_ROLLS)]
        if is_over(preset, position):
            assert legal_plays(preset, position, roll) == ()
        elif not roll.is_double or at % 3 == 0:
            compare(preset, position, roll.numbers(preset))
        else:
            compare(preset, position, roll.numbers(preset)[: at % 3])


def test_nothing_is_played_without_a_number() -> None:
    start = Position.start(BACKGAMMON)
    assert plays_with(BACKGAMMON, start, ()) == ()
    assert most_numbers(BACKGAMMON, start, ()) == 0


def test_a_play_that_was_found_equals_one_that_is_written_out() -> None:
    found = legal_plays(BACKGAMMON, parse_text("2:1 off:14 / 1:1 24:14"), ALL_ROLLS[15])
    written = [Play(play.steps, play.position, play.outcome, play.accepted) for play in found]
    assert found == tuple(written)
    assert {hash(play) for play in found} == {hash(play) for play in written}
    assert repr(found[0]) == repr(written[0])
    assert found[0] != found[1]
    assert found[0] != found[0].steps
    assert [play.accepted for play in found] == [False, True]
