"""What the pages say about a game is what the engine does, under every combination of options."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from itertools import combinations, product

import pytest
from django.test import Client

from rules.book.faq import questions_of
from rules.engine.outcome import WinKind
from rules.links import comparison_url, questions_url, rule_page_url
from rules.preset import RulePreset
from rules.presets import BAN_SUGOROKU, get_preset
from tests.rules.book.said import Pages, plain
from tests.rules.views.facts import IN_TURN, OPENING, Facts, ask_engine, read_facts
from tests.test_completeness import configurations

pytestmark = pytest.mark.django_db

GAMES = list(configurations())
Value = tuple[str, str, str]
"""A side of the comparison, with an option and its value; the game itself is an option too."""


def name(game: RulePreset) -> str:
    """Return a game with its options as they differ from the default."""
    options = game.chosen_options(get_preset(game.slug))
    return " ".join([game.slug, *(f"{option}={value}" for option, value in options.items())])


def facts_on_pages(client: Client, pages: Pages, game: RulePreset) -> Facts:
    """Return what the two pages about a game say."""
    default = get_preset(game.slug)
    rules = pages.read(client, rule_page_url(game, default))
    return read_facts(rules, pages.read(client, questions_url(game, default)))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_pages_say_what_the_engine_does(client: Client, pages: Pages, game: RulePreset) -> None:
    assert facts_on_pages(client, pages, game) == ask_engine(game)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_questions_say_what_the_engine_does(
    client: Client, pages: Pages, game: RulePreset
) -> None:
    text = pages.read(client, questions_url(game, get_preset(game.slug)))
    facts = ask_engine(game)
    said = {
        "the moment your last stone arrives home, you have won": facts.ends == "arrival",
        "the moment your last stone is borne off, you have won": facts.ends == "off",
        "you win at once, wherever your other stones are": facts.closing_wins,
        "mushi-gachi, worth": WinKind.MUSHI in facts.values,
        "the first player, agreed beforehand, with both dice": facts.begins == IN_TURN,
        "the first roll is never a double": facts.begins == OPENING,
    }
    if get_preset(game.slug).bears_off:
        del said["the moment your last stone is borne off, you have won"]
    assert {sentence: sentence in text.lower() for sentence in said} == said


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_question_is_linked_on_the_rule_page(
    client: Client, pages: Pages, game: RulePreset
) -> None:
    default = get_preset(game.slug)
    markup = pages.open(client, rule_page_url(game, default))
    _, _, after = markup.partition('id="questions"')
    links = re.findall(r'<li><a href="([^"]+)"', after.partition("</section>")[0])
    wanted = [questions_url(game, default, asked.id) for asked in questions_of(game)]
    assert list(map(unescape, links)) == wanted


def test_facts_that_differ_are_told_apart(client: Client, pages: Pages) -> None:
    told = facts_on_pages(client, pages, BAN_SUGOROKU)
    changed = [
        replace(BAN_SUGOROKU, numbers_in_double=4),
        replace(BAN_SUGOROKU, closed_home_value=4),
        replace(BAN_SUGOROKU, pattern_value=4),
        *(BAN_SUGOROKU.with_options({"closed-home": value}) for value in ("immediate", "off")),
        BAN_SUGOROKU.with_options({"goal": "bear-off"}),
        BAN_SUGOROKU.with_options({"first-turn": "thrown"}),
    ]
    assert all(ask_engine(game) != told for game in changed)


def values_of(left: RulePreset, right: RulePreset) -> set[frozenset[Value]]:
    """Return every two option values that a comparison shows together."""
    values = [
        (side, f"{game.slug} {option.name}", game.value_of(option).value)
        for side, game in (("left", left), ("right", right))
        for option in game.options
    ]
    return {frozenset(pair) for pair in combinations(values, 2)}


def pairs_to_compare() -> list[tuple[RulePreset, RulePreset]]:
    """Return pairs of games that show every two option values together in some comparison."""
    candidates = {(a, b): values_of(GAMES[a], GAMES[b]) for a, b in product(range(48), repeat=2)}
    missing = set().union(*candidates.values())
    chosen = []
    while missing:
        best = max(candidates, key=lambda pair: len(candidates[pair] & missing))
        missing -= candidates[best]
        chosen.append((GAMES[best[0]], GAMES[best[1]]))
    return chosen


@pytest.mark.parametrize(
    ("left", "right"), pairs_to_compare(), ids=lambda game: name(game).replace(" ", "+")
)
def test_a_comparison_shows_both_games_as_they_are(
    client: Client, left: RulePreset, right: RulePreset
) -> None:
    response = client.get(comparison_url(left, right))
    assert response.status_code == 200
    text = plain(response.content.decode())
    for game in (left, right):
        (double,) = ask_engine(game).numbers_of_a_double
        assert f"A double gives {double} steps" in text
