"""The rule pages: clauses under the options chosen, and an answer to options that are unknown."""

from __future__ import annotations

import pytest
from django.test import Client

from rules.book.clauses import clauses_of
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from tests.pages import find_faults, read
from tests.test_completeness import configurations

pytestmark = pytest.mark.django_db


def url_of(game: RulePreset) -> str:
    """Return the address of a game with its options."""
    default = next(preset for preset in PRESETS if preset.slug == game.slug)
    query = "&".join(f"{n}={v}" for n, v in game.chosen_options(default).items())
    return f"/en/rules/{game.slug}/?{query}"


@pytest.mark.parametrize("game", list(configurations()), ids=url_of)
@pytest.mark.thorough
def test_a_page_holds_the_clauses_of_its_options_and_no_others(
    client: Client, game: RulePreset
) -> None:
    response = client.get(url_of(game))
    page = read(response)
    assert not find_faults(page)
    found = [(node.attrs or {}).get("id") for node in page.query("li.rule")]
    assert found == [clause.id for clause in clauses_of(game)]


def test_the_default_page_says_so(client: Client) -> None:
    assert "badge-default" in client.get("/en/rules/ban-sugoroku/").content.decode()
    changed = client.get("/en/rules/ban-sugoroku/?goal=bear-off").content.decode()
    assert "Back to the default settings" in changed


def test_the_form_holds_the_options_of_the_address(client: Client) -> None:
    text = client.get("/en/rules/ban-sugoroku/?closed-home=immediate").content.decode()
    assert 'name="closed-home" value="immediate" checked' in text


def test_a_multiplied_win_without_effect_says_so_and_why(client: Client) -> None:
    text = client.get("/en/rules/ban-sugoroku/?goal=bear-off").content.decode()
    assert "No effect here" in text
    assert 'id="closed-home-void"' in text
    assert "No effect here" not in client.get("/en/rules/ban-sugoroku/").content.decode()


def test_an_unknown_option_is_named(client: Client) -> None:
    response = client.get("/en/rules/backgammon/?goal=arrive")
    assert response.status_code == 400
    assert "goal" in response.content.decode()


def test_an_unknown_game_offers_those_there_are(client: Client) -> None:
    response = client.get("/ja/rules/go/")
    assert response.status_code == 404
    for preset in (BAN_SUGOROKU, BACKGAMMON):
        assert f'href="/ja/rules/{preset.slug}/"' in response.content.decode()


def test_that_every_win_counts_once_is_a_rule_of_ours(client: Client) -> None:
    (rule,) = read(client.get("/en/rules/backgammon/?gammons=off")).query("li.rule#win-off")
    assert "Our reading" in rule.to_text()
    assert "USBGF" not in rule.to_text()


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_a_rule_with_conditions_lists_them(client: Client, language: str) -> None:
    page = read(client.get(f"/{language}/rules/ban-sugoroku/"))
    assert len(page.query("#mushi-gachi ul li")) == 2
    assert len(page.query("#point-names ul li")) == 2
    assert not page.query("#pass ul")
