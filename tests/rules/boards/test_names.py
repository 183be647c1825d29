from __future__ import annotations

import pytest
from django.utils import translation

from rules.boards.diagram import Names
from rules.boards.names import frame_labels, names_choices, parse_names, point_name, step_name
from rules.engine.position import BAR, OFF
from rules.games.all_games import prose_of
from rules.games.point_names import fold_name
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS

LANGUAGES = ("en", "fr", "de", "ja")
IN_SENTENCES = {
    "en": ("Inner 5", "Outer 5", "their Outer 5", "their Inner 5"),
    "fr": ("Int. 5", "Ext. 5", "Ext. 5 adverse", "Int. 5 adverse"),
    "de": ("Innen 5", "Außen 5", "Außen 5 gegenüber", "Innen 5 gegenüber"),
    "ja": ("内五地", "外五地", "向こう外五地", "向こう内五地"),
}
ON_THE_FRAME = {
    "en": ("In5", "O5", "O5", "In5"),
    "fr": ("In5", "E5", "E5", "In5"),
    "de": ("In5", "A5", "A5", "In5"),
    "ja": ("内五", "外五", "外五", "内五"),
}
FIVES = (5, 8, 17, 20)
TYPED = {
    "en": {
        "int6": 6,
        "i6": 6,
        "in6": 6,
        "inner6": 6,
        "oppint5": 20,
        "oi5": 20,
        "theirinner5": 20,
        "ti5": 20,
        "e5": 8,
        "oe5": 17,
        "outer5": 8,
        "o5": 8,
        "to5": 17,
    },
    "fr": {"int6": 6, "i6": 6, "int5adverse": 20, "int5adv": 20, "ext5": 8},
    "de": {
        "innen6": 6,
        "i6": 6,
        "innen5gegenüber": 20,
        "a5gegenueber": 17,
        "gegninnen5": 20,
        "gi5": 20,
        "a5": 8,
        "aussen5": 8,
    },
    "ja": {"内六": 6, "内六地": 6, "向こう内五": 20, "外五地": 8},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_called_by_their_quarters_in_every_language(language: str) -> None:
    with translation.override(language):
        names = tuple(point_name(BAN_SUGOROKU, point) for point in FIVES)
        labels = frame_labels(BAN_SUGOROKU, Names.GAME)
    assert (
        tuple(" ".join(name.replace("\u2060", "").split()) for name in names)
        == IN_SENTENCES[language]
    )
    assert tuple(labels[point] for point in FIVES) == tuple((n,) for n in ON_THE_FRAME[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_may_type_points_in_their_language(language: str) -> None:
    with translation.override(language):
        names = parse_names(BAN_SUGOROKU)
    assert TYPED[language].items() <= names.items()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_numbers_bar_and_off_are_understood_everywhere(preset: RulePreset, language: str) -> None:
    with translation.override(language):
        names = parse_names(preset)
    assert {str(point): point for point in range(1, 25)}.items() <= names.items()
    assert (names["bar"], names["off"]) == (BAR, OFF)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_every_name_can_be_typed_as_it_is_written(preset: RulePreset, language: str) -> None:
    with translation.override(language):
        names = parse_names(preset)
        for place in range(OFF, BAR + 1):
            assert names[fold_name(point_name(preset, place))] == place


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.slug)
def test_the_names_of_the_points_follow_the_definition(preset: RulePreset) -> None:
    assert (prose_of(preset).points.quarters is not None) is preset.names_quarters


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_spelling_means_two_points(language: str) -> None:
    quarters = prose_of(BAN_SUGOROKU).points.quarters
    assert quarters
    meant: dict[str, int] = {}
    with translation.override(language):
        for point in range(1, 25):
            for spelling in set(quarters.spellings(point)):
                assert meant.setdefault(spelling, point) == point, spelling


@pytest.mark.parametrize("language", LANGUAGES)
def test_spellings_are_folded(language: str) -> None:
    with translation.override(language):
        assert all(spelling == fold_name(spelling) for spelling in parse_names(BAN_SUGOROKU))


def test_the_number_of_a_point_does_not_part_from_its_word() -> None:
    assert point_name(BAN_SUGOROKU, 5) == "Inner\u00a05"
    assert point_name(BAN_SUGOROKU, 20) == "their Inner\u00a05"


def test_backgammon_has_numbers_whatever_the_reader_chose() -> None:
    assert [frame_labels(BACKGAMMON, names)[20] for names in Names] == [("20",)] * 3


def test_numbers_are_the_movers() -> None:
    assert frame_labels(BAN_SUGOROKU, Names.NUMBERS)[24] == ("24",)
    assert frame_labels(BAN_SUGOROKU, Names.BOTH)[24] == ("In1", "24")


def test_each_game_has_its_word_for_the_place_of_hit_checkers() -> None:
    assert (point_name(BAN_SUGOROKU, BAR), point_name(BACKGAMMON, BAR)) == ("strip", "bar")


def test_steps_are_written_as_the_game_writes_them() -> None:
    assert step_name(BAN_SUGOROKU, 6, 1) == "Inner\u00a06 → Inner\u00a01"
    assert step_name(BACKGAMMON, 13, 8) == "13/8"
    assert step_name(BACKGAMMON, 4, OFF) == "4/off"


def test_a_switch_is_offered_only_where_there_is_something_to_choose() -> None:
    assert names_choices(BAN_SUGOROKU) == [
        (Names.GAME, "In and O"),
        (Names.NUMBERS, "1–24"),
        (Names.BOTH, "both"),
    ]
    assert names_choices(BACKGAMMON) == []
