"""The house rules of a page: a form that works by itself, and at once with htmx."""

from __future__ import annotations

import pytest
from django.test import Client

from rules.book.clauses import clauses_of
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from rules.views.parts.house_rules import HouseRule, house_rules
from tests.pages import read
from tests.test_completeness import configurations

PAGE = "/en/rules/ban-sugoroku/"
BOOK = {"HX-Request": "true", "HX-Target": "rulebook"}

pytestmark = pytest.mark.django_db


def rule_of(game: RulePreset, name: str) -> HouseRule:
    default = next(preset for preset in PRESETS if preset.slug == game.slug)
    return next(rule for rule in house_rules(game, default) if rule.setting.name == name)


def inputs(client: Client, url: str) -> list[dict[str, str | None]]:
    return [node.attrs or {} for node in read(client.get(url)).query(".house-rules input")]


def test_a_choice_under_htmx_gives_the_text_and_pushes_its_permalink(client: Client) -> None:
    url = f"{PAGE}?goal=bear-off&closed-home=multiplied&first-turn=alternate&turn-limit=none"
    response = client.get(url, headers=BOOK)
    text = response.content.decode()
    assert response["HX-Push-Url"] == f"{PAGE}?goal=bear-off"
    assert text.lstrip().startswith('<article class="rulebook" id="rulebook">')
    assert 'id="bear-off-start"' in text


def test_every_radio_has_an_id_that_keeps_the_focus(client: Client) -> None:
    ids = [attrs.get("id") for attrs in inputs(client, PAGE)]
    assert all(ids)
    assert ids == [attrs.get("id") for attrs in inputs(client, f"{PAGE}?goal=bear-off")]


def test_the_permalink_and_the_full_choice_show_the_same_rules(client: Client) -> None:
    short = read(client.get(f"{PAGE}?goal=bear-off"))
    full = read(client.get(f"{PAGE}?goal=bear-off&closed-home=multiplied&turn-limit=none"))
    assert [n.to_text() for n in short.query(".rule")] == [n.to_text() for n in full.query(".rule")]


def test_an_option_tells_its_default_and_the_sections_that_follow_it() -> None:
    rule = rule_of(BAN_SUGOROKU, "goal")
    assert rule.default == "All at home (late Edo)"
    assert [way.label for way in rule.sections] == [
        "The aim",
        "Bearing off",
        "Winning and counting",
    ]


def test_a_section_that_this_game_lacks_is_shown_where_it_exists(client: Client) -> None:
    (way,) = [way for way in rule_of(BAN_SUGOROKU, "goal").sections if way.label == "Bearing off"]
    assert way.url == f"{PAGE}?goal=bear-off#bearing-off"
    assert 'id="bearing-off"' in client.get(way.url).content.decode()


@pytest.mark.parametrize("game", list(configurations()), ids=repr)
def test_a_choice_rests_on_a_clause_that_it_alone_brings(game: RulePreset) -> None:
    default = next(preset for preset in PRESETS if preset.slug == game.slug)
    for rule in house_rules(game, default):
        assert rule.sections
        assert [basis for _, basis in rule.choices if basis]
        for choice, basis in rule.choices:
            found = game.with_options({rule.setting.name: choice.value})
            if basis:
                anchor = basis.rule.url.partition("#")[2]
                assert anchor in {clause.id for clause in clauses_of(found)}
                assert basis.confidence_name


def test_the_early_goal_says_that_and_why_a_multiplied_win_has_no_effect(client: Client) -> None:
    page = read(client.get(f"{PAGE}?goal=bear-off"))
    labels = [label.to_text() for label in page.query("label.choice")]
    (void,) = [label for label in labels if "No effect here" in label]
    assert "Multiplied win" in void
    assert "the home is empty in the end" in void


def test_no_choice_of_backgammon_is_without_effect() -> None:
    rules = house_rules(BACKGAMMON, BACKGAMMON)
    assert not [choice for rule in rules for choice, _ in rule.choices if choice.has_no_effect]
