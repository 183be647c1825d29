"""The rows of every step, which are made when the search is loaded.

Mutation testing changes a function after its module has been loaded, when `_choice` has done its
work. So the module is loaded a second time, and what it then finds is compared with what other
programs list.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec, module_from_spec
from types import ModuleType

from rules.engine.plays import Play
from rules.engine.position import Position
from rules.engine.search import Path
from rules.preset import RulePreset
from rules.presets import BACKGAMMON
from tests.rules.data.records import final_of, position_of, preset_of, read_records, roll_of


def load_again() -> ModuleType:
    """Return the search as a module of its own, beside the one that the engine uses."""
    spec = find_spec("rules.engine.search")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def finals(preset: RulePreset, position: Position, paths: Iterable[Path]) -> list[list[int]]:
    """Return where paths lead, as the files write it; where there is none, nothing moves."""
    plays = Play.found(preset, position, list(paths), False)
    return sorted(final_of(play.position) for play in plays) or [final_of(position)]


def test_backgammon_plays_end_there_after_a_second_loading() -> None:
    search = load_again()
    for case in read_records("backgammon-plays")[::3]:
        position, numbers = position_of(case), roll_of(case).numbers(BACKGAMMON)
        full, _ = search.Search(BACKGAMMON, position, numbers).plays()
        assert finals(BACKGAMMON, position, full) == case["finals"], case["id"]


def test_ban_sugoroku_plays_end_there_after_a_second_loading() -> None:
    search = load_again()
    for case in read_records("ban-sugoroku-plays")[::3]:
        for options, expected in case["results"].items():
            preset, position = preset_of(*options.split("-")), position_of(case)
            full, early = search.Search(preset, position, roll_of(case).numbers(preset)).plays()
            where = f"{case['id']} {options}"
            assert finals(preset, position, full + early) == expected["finals"], where
