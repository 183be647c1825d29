"""The comparison of two games: their rules, and the same roll on both boards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import combinations
from zlib import crc32

import pytest
from django.test import Client
from django.utils.http import urlencode
from justhtml import JustHTML

from rules.book.comparison import compare
from rules.engine.dice import ALL_ROLLS, Roll
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.engine.situation import Situation
from rules.links import comparison_url
from rules.notation.record import format_record
from rules.notation.rolls import format_roll
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from rules.views.same_roll import MOST_LISTED
from tests.pages import find_faults, read
from tests.test_completeness import configurations

pytestmark = pytest.mark.django_db

LANGUAGES = ("en", "fr", "de", "ja")
HOME = Position.of({1: 5, 2: 5, 3: 5}, {24: 5, 23: 5, 22: 5})
OFF = Position.of({1: 1, 2: 1}, {24: 2}, off=13, opponent_off=13)
Pair = tuple[RulePreset, RulePreset]


def get(client: Client, language: str = "en", status: int = 200, **query: str) -> JustHTML:
    """Open the page, which is always valid; `left__goal` stands for `left.goal`."""
    given = {name.replace("__", ".").replace("_", "-"): value for name, value in query.items()}
    response = client.get(f"/{language}/compare/?{urlencode(given)}")
    assert response.status_code == status
    page = read(response)
    assert not find_faults(page)
    return page


def text(page: JustHTML, selector: str) -> list[str]:
    """Return the words of every element found."""
    return [" ".join(node.to_text().split()) for node in page.query(selector)]


def counts(page: JustHTML) -> list[tuple[int, int, int]]:
    """Return for each side: plays that only it has, plays of both, and the total it says."""
    found = []
    for article in page.query("article"):
        total = re.search(r"(\d+) positions? can be reached", article.to_text())
        only = len(article.query(".plays a use"))
        both = len(article.query(".plays a")) - only
        found.append((only, both, int(total[1]) if total else 0))
    return found


def factors(pair: Pair) -> set[tuple[str, str]]:
    """Return what is chosen for each side: its game and the value of every option."""
    chosen = set()
    for side, preset in zip(("left", "right"), pair, strict=True):
        chosen.add((side, preset.slug))
        for option in preset.options:
            chosen.add((f"{side}.{preset.slug}.{option.name}", preset.value_of(option).value))
    return chosen


def covering_pairs() -> Iterator[Pair]:
    """Yield pairs of games in which every two choices that can meet do so, the richest first."""
    covered: set[frozenset[tuple[str, str]]] = set()
    games = list(configurations())
    pairs = sorted(((left, right) for left in games for right in games), key=scatter)
    meetings = {p: {frozenset(two) for two in combinations(sorted(factors(p)), 2)} for p in pairs}
    for least in (24, 12, 6, 3, 2, 1):
        for pair, met in meetings.items():
            if len(met - covered) >= least:
                covered |= met
                yield pair


def scatter(pair: Pair) -> int:
    """Return a number that scatters the pairs, the same in every run."""
    return crc32(name_of(pair).encode())


def name_of(pair: Pair) -> str:
    """Return the address of a pair without its path."""
    return comparison_url(*pair).partition("?")[2]


@pytest.mark.parametrize("pair", list(covering_pairs()), ids=name_of)
@pytest.mark.thorough
def test_every_pair_of_games_is_a_valid_page_with_its_rows(client: Client, pair: Pair) -> None:
    response = client.get(comparison_url(*pair))
    assert response.status_code == 200
    page = read(response)
    assert not find_faults(page)
    rows = compare(*pair)
    different = page.query("#differences > .compare-table tbody tr")
    assert len(different) == sum(not row.is_shared for row in rows)
    assert len(page.query("#shared tbody tr")) == sum(row.is_shared for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_begins_with_ban_sugoroku_against_backgammon(
    client: Client, language: str
) -> None:
    page = get(client, language)
    chosen = [
        (node.attrs or {}).get("value") for node in page.query(".compare-form select > [selected]")
    ]
    assert chosen[0] == BAN_SUGOROKU.slug
    assert BACKGAMMON.slug in chosen


def test_the_differences_come_first_and_the_shared_rules_are_folded(client: Client) -> None:
    page = get(client)
    assert "open" not in (page.query("details#shared")[0].attrs or {})
    (doubles,) = (row for row in text(page, "#differences tbody tr") if row.startswith("Doubles"))
    assert "2 steps" in doubles
    assert "4 steps" in doubles


def test_a_rule_leads_to_its_place_under_the_options_chosen(client: Client) -> None:
    page = get(client, left__goal="bear-off")
    links = [(node.attrs or {}).get("href") for node in page.query("a.sure")]
    assert "/en/rules/ban-sugoroku/?goal=bear-off#win-off" in links
    assert "/en/rules/backgammon/#doubles" in links


def test_one_game_under_two_settings_is_compared_too(client: Client) -> None:
    page = get(client, right="ban-sugoroku", left__goal="bear-off")
    assert text(page, "h1") == ["Two ways to play Ban-sugoroku"]
    heads = text(page, "article > h3")
    assert heads == ["Ban-sugoroku: All borne off (early Edo)", "Ban-sugoroku: Default settings"]
    assert "1 is the end of the path" in " ".join(text(page, "#differences td"))


def test_the_name_of_a_game_within_the_title_is_a_word_like_others(client: Client) -> None:
    assert text(get(client), "h1") == ["Ban-sugoroku and backgammon, rule by rule"]
    page = get(client, left="backgammon", right="backgammon", left__cube="off")
    assert text(page, "h1") == ["Two ways to play backgammon"]
    german = get(client, "de", left="backgammon", right="backgammon", left__cube="off")
    assert "Backgammon" in text(german, "h1")[0]


def test_a_roll_has_its_name_where_one_of_the_games_names_its_rolls(client: Client) -> None:
    assert get(client).query(".roll-name .slip")
    page = get(client, left="backgammon", right="backgammon", left__cube="off")
    assert page.query(".roll-name")
    assert not page.query(".roll-name .slip")


def test_a_game_beside_itself_has_no_differences(client: Client) -> None:
    page = get(client, right="ban-sugoroku")
    assert text(page, "#differences > h2") == ["0 rules that differ"]


def test_options_that_only_the_game_left_behind_has_are_forgotten(client: Client) -> None:
    page = get(client, left="backgammon", left__goal="bear-off", left__cube="off")
    assert text(page, "article > h3")[0] == "Backgammon: Left in the box"


@pytest.mark.parametrize("roll", ALL_ROLLS, ids=format_roll)
def test_the_plays_of_a_roll_are_those_of_the_engine(client: Client, roll: Roll) -> None:
    games = (BAN_SUGOROKU, BACKGAMMON)
    reached = [
        {play.position for play in legal_plays(game, Position.start(game), roll)} for game in games
    ]
    both = len(reached[0] & reached[1])
    expected = [(len(found) - both, both, len(found)) for found in reached]
    assert counts(get(client, roll=format_roll(roll))) == expected


@pytest.mark.parametrize(
    ("roll", "old", "new"),
    [
        ("1-1", 9, 42),
        ("2-2", 13, 75),
        ("3-3", 13, 73),
        ("4-4", 12, 52),
        ("5-5", 3, 4),
        ("6-6", 6, 11),
    ],
)
def test_a_double_from_the_start_has_no_play_in_common(
    client: Client, roll: str, old: int, new: int
) -> None:
    page = get(client, roll=roll)
    assert counts(page) == [(old, 0, old), (new, 0, new)]
    assert "No play in common" in text(page, ".message-title")


def test_a_roll_without_a_double_is_played_alike_from_the_start(client: Client) -> None:
    page = get(client, roll="3-1")
    assert counts(page) == [(0, 16, 16), (0, 16, 16)]
    assert "The same plays in both" in text(page, ".message-title")


@pytest.mark.parametrize("roll", ["4-4", "3-1"])
def test_every_play_stands_on_the_board_it_links_to(client: Client, roll: str) -> None:
    page = get(client, roll=roll)
    urls = [(node.attrs or {}).get("href") or "" for node in page.query(".plays a")]
    for url in urls[:: len(urls) // 6]:
        response = client.get(url)
        assert response.status_code == 200
        assert "Nothing can be played" in response.content.decode()


def test_both_games_can_be_tried_with_the_roll(client: Client) -> None:
    page = get(client, roll="6-5", left__goal="bear-off")
    urls = [(node.attrs or {}).get("href") or "" for node in page.query("article .button")]
    assert ["goal_bear-off" in url for url in urls] == [True, False]
    for url in urls:
        assert "roll_6-5" in url
        assert client.get(url).status_code == 200


def test_a_win_in_one_game_only_makes_plays_that_the_other_has_not(client: Client) -> None:
    position = Position.of({1: 5, 2: 4, 3: 5, 7: 1}, {24: 7, 13: 8})
    page = get(client, record=format_record(BAN_SUGOROKU, Situation(position)), roll="6-2")
    old, new = counts(page)
    assert old[0] == 2
    assert old[1] == new[1] > 0
    assert "iri-gachi" in " ".join(text(page, ".plays small"))


@pytest.mark.parametrize("game", [BAN_SUGOROKU, BACKGAMMON], ids=lambda game: game.slug)
def test_a_position_that_is_over_in_one_game_says_so(client: Client, game: RulePreset) -> None:
    record = format_record(game, Situation(HOME, roll=Roll.of(2, 1)))
    page = get(client, record=record)
    (said,) = text(page, "article .message")
    assert "already won" in said
    assert counts(page)[0] == (0, 0, 0)
    assert counts(page)[1][0] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_checkers_beside_the_board_are_not_possible_in_a_game_without_bearing_off(
    client: Client, language: str
) -> None:
    page = get(client, language, record=format_record(BACKGAMMON, Situation(OFF)))
    assert len(page.query("article .message-refused")) == 1
    both = get(
        client, language, record=format_record(BACKGAMMON, Situation(OFF)), left__goal="bear-off"
    )
    assert not both.query("article .message-refused")


def test_the_roll_of_a_position_holds_until_another_is_chosen(client: Client) -> None:
    record = format_record(BACKGAMMON, Situation(Position.start(BACKGAMMON), roll=Roll.of(6, 5)))
    assert text(get(client, record=record), "#roll [selected]") == ["6–5"]
    assert text(get(client, record=record, roll="2-1"), "#roll [selected]") == ["2–1"]


def test_another_roll_keeps_games_options_and_position(client: Client) -> None:
    record = format_record(BACKGAMMON, Situation(OFF))
    page = get(client, left__goal="bear-off", record=record)
    for node in page.query("nav.switch a"):
        url = unescape((node.attrs or {}).get("href") or "")
        assert "left.goal=bear-off" in url
        assert record in url
    assert page.query('.roll-form [name="left.goal"][value="bear-off"]')


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ({"left": "chess"}, 404),
        ({"right": "<b>"}, 404),
        ({"left.goal": "moon"}, 400),
        ({"right.colour": "red"}, 400),
        ({"right": "ban-sugoroku", "right.goal": ""}, 400),
        ({"left.": "x"}, 400),
        ({"roll": "7-1"}, 400),
        ({"roll": "44"}, 400),
        ({"record": "banana"}, 400),
        ({"record": "c1.chess.at_1x1.vs_2x1"}, 400),
        ({"record": "A" * 10_000}, 400),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_that_makes_no_sense_leads_back(
    client: Client, language: str, query: dict[str, str], status: int
) -> None:
    page = get(client, language, status, **query)
    ways = [(node.attrs or {}).get("href") or "" for node in page.query("main a")]
    assert any(way.startswith(f"/{language}/compare/") for way in ways)


def test_the_home_page_and_the_rule_pages_lead_here(client: Client) -> None:
    assert read(client.get("/en/")).query('main a[href="/en/compare/"]')
    page = read(client.get("/en/rules/ban-sugoroku/?goal=bear-off"))
    url = "/en/compare/?left=ban-sugoroku&left.goal=bear-off&right=backgammon"
    assert url in [(node.attrs or {}).get("href") for node in page.query("main a")]


def test_of_thousands_of_plays_the_first_are_listed_with_the_way_to_all(client: Client) -> None:
    many = Position.of(dict.fromkeys((*range(7, 10), *range(13, 25)), 1), {1: 15})
    record = format_record(BACKGAMMON, Situation(many, roll=Roll.of(3, 3)))
    total = len(legal_plays(BACKGAMMON, many, Roll.of(3, 3)))
    page = get(client, left="backgammon", right="backgammon", record=record)
    assert len(page.query(".plays li")) == 2 * MOST_LISTED
    told = " ".join(page.query("#same-roll")[0].to_text().split())
    assert f"{total} positions can be reached." in told
    assert f"{total - MOST_LISTED} more are not listed here." in told
