"""The guide round the rules: true under every option, in the numbers of the preset."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.conf import settings
from django.utils import translation

from rules.boards.point_labels import LabelledPlaces, PlainPlaces
from rules.book.guide import Guide, Said, guide_of, list_seeds
from rules.book.roll_names import ROLL_NAMES, roll_name_in, roll_names_of
from rules.engine.dice import Roll
from rules.games.all_games import PROSE, prose_of
from rules.games.shared_clauses import CLAUSES
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS, get_preset
from tests.test_completeness import configurations

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)


def guide(game: RulePreset) -> Guide:
    """Return the guide to a game."""
    return guide_of(game, get_preset(game.slug), PlainPlaces(game))


def told(remarks: tuple[Said, ...]) -> dict[str, str]:
    """Return remarks by their ids."""
    return {said.id: said.text for said in remarks}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_guide_can_be_filled_under_every_option(language: str) -> None:
    with translation.override(language):
        for game in configurations():
            parts = guide(game)
            said = (
                *parts.glance,
                *parts.difficulty,
                *parts.mistakes,
                *parts.advice,
                *parts.site,
            )
            texts = [*(remark.text for remark in said), *(row.reason for row in parts.defaults)]
            assert all(texts)
            assert not [text for text in texts if "%(" in text]
            assert len(parts.mistakes) >= 6
            assert len(parts.advice) >= 6


def test_every_remark_rests_on_clauses_that_exist() -> None:
    known = {clause.id for clause in CLAUSES}
    guides = [prose.guide for prose in PROSE.values()]
    for remarks in (t for g in guides for t in (g.mistakes, g.advice, g.site, g.seed)):
        assert {clause for remark in remarks for clause in remark.clauses} <= known


def test_every_mistake_and_advice_is_told_under_some_option() -> None:
    for preset in PRESETS:
        texts = prose_of(preset).guide
        guides = [guide(game) for game in configurations() if game.slug == preset.slug]
        seen = {said.id for g in guides for said in (*g.mistakes, *g.advice)}
        assert seen == {remark.id for remark in (*texts.mistakes, *texts.advice)}


@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_every_option_has_a_reason_for_its_default(game: RulePreset) -> None:
    assert [row.option for row in guide(game).defaults] == [o.name for o in game.options]
    assert not [row for row in guide(game).defaults if row.chosen]


def test_what_differs_from_the_default_is_named() -> None:
    changed = guide(BAN_SUGOROKU.with_options({"goal": "bear-off", "turn-limit": "30"}))
    chosen = {row.option: row.chosen for row in changed.defaults if row.chosen}
    assert chosen == {"goal": "All borne off (early Edo)", "turn-limit": "30 seconds"}


def test_a_mistake_is_named_only_where_it_is_one() -> None:
    arrive, bear_off = guide(BAN_SUGOROKU), guide(BAN_SUGOROKU.with_options({"goal": "bear-off"}))
    assert "mistake-off" in told(arrive.mistakes)
    assert "mistake-early" not in told(arrive.mistakes)
    assert "mistake-early" in told(bear_off.mistakes)
    assert "mistake-off" not in told(bear_off.mistakes)
    without = guide(BACKGAMMON.with_options({"cube": "off"}))
    assert "mistake-cube" not in told(without.mistakes)
    assert "advice-cube" not in told(without.advice)
    assert "hard-cube" not in told(without.difficulty)
    assert "material-cube" not in told(without.glance)


def test_the_numbers_of_the_guide_come_from_the_presets() -> None:
    assert "4 steps" in told(guide(BAN_SUGOROKU).mistakes)["mistake-double"]
    richer = replace(BAN_SUGOROKU, closed_home_value=8)
    assert "worth 8" in told(guide(richer).advice)["advice-wait"]
    assert (
        "7 steps"
        in told(guide(replace(BACKGAMMON, numbers_in_double=7)).mistakes)["mistake-double"]
    )
    cube = told(guide(replace(BACKGAMMON, cube_limit=16)).glance)["material-cube"]
    assert cube.startswith("It shows 2, 4, 8 and 16 ")
    assert "with 16 up" in cube


def test_only_the_game_that_calls_its_rolls_by_name_lists_the_names() -> None:
    assert roll_names_of(BAN_SUGOROKU) == ROLL_NAMES
    assert roll_names_of(BACKGAMMON) == ()
    assert roll_name_in(BAN_SUGOROKU, Roll.of(3, 1))
    assert roll_name_in(BACKGAMMON, Roll.of(3, 1)) is None


@pytest.mark.parametrize(
    ("language", "limits"),
    [
        ("en", "30 or 60 seconds"),
        ("fr", "30 ou 60 secondes"),
        ("de", "30 oder 60 Sekunden"),
        ("ja", "30秒か60秒"),
    ],
)
def test_the_limits_are_listed_with_their_unit_as_each_language_does(
    language: str, limits: str
) -> None:
    with translation.override(language):
        for game in PRESETS:
            (reason,) = (row.reason for row in guide(game).defaults if row.option == "turn-limit")
            assert limits in reason
        (site, _) = list_seeds(LabelledPlaces)
        assert limits in told(site.remarks)["seed-time"]
