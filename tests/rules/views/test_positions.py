"""Check a position: paste it, set it up, choose game and roll, see and try every play."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from django.test import Client
from django.utils.http import urlencode

from rules.engine.cube import CubeState, PlayerSide
from rules.engine.dice import Roll
from rules.engine.plays import legal_plays
from rules.engine.position import Position
from rules.engine.situation import Situation
from rules.notation.gnubg import GnubgCode, format_position_id
from rules.notation.record import format_record
from rules.notation.record_fields import RecordCode
from rules.notation.situations import SituationCode
from rules.notation.xgid import XgidCode, format_xgid
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from rules.views.positions.pasted_faults import FAULTS
from rules.views.positions.position_setup import Setup, Tool, read_setup
from tests.boards import parse_text
from tests.pages import find_faults, read

START = Situation(Position.start(BACKGAMMON))
THROWN = Situation(Position.start(BACKGAMMON), roll=Roll.of(3, 1))
LANGUAGES = ("en", "fr", "de", "ja")


def get(client: Client, /, language: str = "en", status: int = 200, **query: str) -> str:
    """Open the page and return it as text; a page is always valid. `from_` stands for `from`."""
    given = {name.rstrip("_"): value for name, value in query.items()}
    response = client.get(f"/{language}/positions/?{urlencode(given)}", follow=True)
    assert response.status_code == status
    assert not find_faults(read(response))
    return response.content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_empty_page_holds_a_board_and_asks_for_a_roll(client: Client, language: str) -> None:
    page = get(client, language)
    assert "board-drawing" in page
    assert 'name="paste"' in page


@pytest.mark.parametrize(
    "pasted",
    [
        format_position_id(START.position),
        format_xgid(START),
        format_record(BACKGAMMON, START),
        f"  {format_xgid(START)}\n",
    ],
)
def test_a_position_is_pasted_in_any_notation(client: Client, pasted: str) -> None:
    assert format_record(BACKGAMMON, START) in get(client, paste=pasted)


def test_a_text_that_is_no_position_is_kept_and_explained(client: Client) -> None:
    page = get(client, status=400, paste="<b>e4</b>")
    assert ">\n&lt;b&gt;e4&lt;/b&gt;</textarea>" in page
    assert 'aria-invalid="true"' in page


XG_COPY = """{xgid}

X:Player 1   O:Player 2
Score is X:0 O:0 7 pt.(s) match.
 +13-14-15-16-17-18------19-20-21-22-23-24-+
 | X           O    |   | O              X |
 |                  |BAR|                  |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+
Pip count  X: 167  O: 167 X-O: 0-0/7
Cube: 1
X to play 31

    1. XG Roller++  8/5 6/5                      eq:+0.169
eXtreme Gammon Version: 2.10
"""


@pytest.mark.parametrize(
    "pasted",
    [
        XG_COPY.format(xgid="XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"),
        "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:0:0:0:7:0",
        "xgid=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10.",
    ],
)
def test_a_position_is_read_as_programs_copy_it(client: Client, pasted: str) -> None:
    assert "16 positions can be reached" in get(client, paste=pasted)


@pytest.mark.parametrize(
    ("pasted", "words"),
    [
        (
            "XGID=-b----F-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10",
            "White has 16 checkers; at most 15",
        ),
        ("XGID=b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", "26 characters; this one has 25"),
        (
            "XGID=-b----E-C---eE---c-e----B-:3:1:1:31:0:0:0:7:2",
            "shows 8, but its highest value is given as 4",
        ),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:97:0:0:0:7:10", "Dice: “97” is not possible"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:9:0:0:7:10", "is 9, but the match goes to 7"),
        ("Position ID: 4HPwATDgc/AB", "14 characters; this one has 12"),
        ("4HPwATDgc/ABMA:cAk", "12 characters; this one has 3"),
        ("//8AAAAAAAAAAA", "The opponent has 16 checkers; at most 15"),
    ],
)
def test_a_fault_of_a_pasted_text_says_by_how_much(client: Client, pasted: str, words: str) -> None:
    assert words in get(client, status=400, paste=pasted)


def test_a_text_that_is_too_long_does_no_harm(client: Client) -> None:
    assert "longer than 4000 characters" in get(client, status=400, paste="A" * 5000)


def test_every_fault_of_a_notation_has_its_words() -> None:
    codes = {*XgidCode, *GnubgCode, *RecordCode, *SituationCode}
    unsaid = {SituationCode.UNWRITABLE, SituationCode.TOO_MANY_CHECKERS}
    assert codes - unsaid <= set(FAULTS)


def test_with_a_roll_every_legal_play_is_listed(client: Client) -> None:
    page = get(client, record=format_record(BACKGAMMON, THROWN))
    assert "16 positions can be reached" in page
    assert "8/5 6/5" in page


def test_a_roll_is_chosen_by_the_form(client: Client) -> None:
    page = get(client, record=format_record(BACKGAMMON, START), high="1", low="3")
    assert "16 positions can be reached" in page
    assert format_record(BACKGAMMON, THROWN) in page


def test_the_same_roll_gives_the_plays_of_the_game_chosen(client: Client) -> None:
    assert "13 positions" in get(client, game="ban-sugoroku", high="2", low="2")
    assert "75 positions" in get(client, game="backgammon", high="2", low="2")


def test_what_was_done_leads_to_the_address_that_holds_it(client: Client) -> None:
    response = client.get(f"/en/positions/?{urlencode({'paste': format_xgid(THROWN)})}")
    assert response.status_code == 302
    url = f"/en/positions/?record={format_record(BACKGAMMON, THROWN)}"
    assert response["Location"] == f"{url}#board"


def test_one_die_alone_is_kept_while_the_other_is_asked_for(client: Client) -> None:
    page = get(client, low="5", high="")
    assert "<option selected>5</option>" in page
    assert "With two dice" in page


def test_a_board_without_a_roll_is_a_whole_page_also_under_htmx(client: Client) -> None:
    response = client.get("/en/positions/", headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert b"<html" in response.content


def test_a_point_takes_no_more_than_all_checkers() -> None:
    setup = edit(Setup(BACKGAMMON), Tool.PLAYER, *[6] * 20)
    assert setup.situation.position.points[5] == 15


def test_options_of_the_game_are_chosen_by_the_form(client: Client) -> None:
    page = get(client, game="ban-sugoroku", goal="bear-off")
    assert "goal_bear-off" in page


def test_a_refused_step_is_explained_and_linked(client: Client) -> None:
    page = get(client, record=format_record(BACKGAMMON, THROWN), try_="8/4")
    assert "message-refused" in page
    assert 'href="/en/rules/backgammon/#stop-between"' in page


def test_a_step_keeps_the_position_in_every_form(client: Client) -> None:
    record = format_record(BACKGAMMON, THROWN)
    page = get(client, record=record, from_="8", point="5")
    assert f'name="record" value="{record}"' in page
    assert 'name="steps" value="8/5"' in page


def test_under_htmx_only_the_turn_is_sent(client: Client) -> None:
    record = format_record(BACKGAMMON, THROWN)
    url = f"/en/positions/?{urlencode({'record': record, 'from': '8', 'point': '5'})}"
    response = client.get(url, headers={"HX-Request": "true"})
    assert b"<html" not in response.content
    assert "steps=8%2F5" in response["HX-Push-Url"]
    assert f"record={record}" in response["HX-Push-Url"]


def test_the_address_that_is_shared_shows_the_same(client: Client) -> None:
    page = get(client, paste=format_xgid(THROWN))
    record = re.search(r"<code>(c1[^<]+)</code>", page)
    assert record
    again = get(client, record=unescape(record[1]))
    assert "16 positions can be reached" in again


def test_a_position_without_all_checkers_says_how_many_there_are(client: Client) -> None:
    page = get(client, board="empty")
    assert "You have 0 pieces, counting" in page


@pytest.mark.parametrize(
    "query",
    [
        {"record": "c1.chess"},
        {"record": "c9.backgammon"},
        {"game": "chess"},
        {"goal": "moon"},
        {"tool": "hammer"},
        {"tool": "player", "point": "26"},
        {"tool": "player", "point": "x"},
        {"board": "sea"},
        {"high": "7", "low": "1"},
        {"high": "x", "low": "1"},
        {"high": "٣", "low": "1"},
        {"high": "-1", "low": "2"},
        {"tool": "player", "point": "９"},
        {"record": format_record(BACKGAMMON, THROWN), "steps": "8/2"},
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_that_makes_no_sense_leads_back(
    client: Client, language: str, query: dict[str, str]
) -> None:
    assert f'href="/{language}/positions/"' in get(client, language, 400, **query)


@pytest.mark.parametrize("error", [ValueError, KeyError, LookupError])
def test_a_fault_of_the_program_is_not_blamed_on_the_reader(
    client: Client, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error("a table lacks an entry")

    monkeypatch.setattr("rules.views.positions.check_position.turn_part", fail)
    with pytest.raises(error, match="lacks an entry"):
        client.get("/en/positions/", {"record": format_record(BACKGAMMON, THROWN)})


def test_a_pasted_fault_keeps_the_turn_that_was_shown(client: Client) -> None:
    record = format_record(BACKGAMMON, THROWN)
    page = get(client, status=400, record=record, paste="e4")
    assert ">\ne4</textarea>" in page
    assert "8/5 6/5" in page


def edit(setup: Setup, tool: Tool, *places: int) -> Setup:
    """Tap places one after the other with a tool."""
    for place in places:
        query = {"record": setup.record, "tool": tool.value, "point": str(place)}
        setup = read_setup(query)
    return setup


def test_checkers_are_put_and_taken_away_by_taps() -> None:
    empty = Setup(BACKGAMMON).at(Position((0,) * 24))
    setup = edit(empty, Tool.PLAYER, 6, 6, 25, 0)
    setup = edit(setup, Tool.OPPONENT, 1, 25)
    assert setup.situation.position == parse_text("6:2 bar:1 off:1 / 1:1 bar:1")
    setup = edit(setup, Tool.REMOVE, 6, 1, 25, 25, 0, 0)
    assert setup.situation.position == parse_text("6:1 /")


def test_a_checker_put_on_the_other_side_takes_its_place() -> None:
    setup = edit(Setup(BACKGAMMON), Tool.PLAYER, 19)
    assert setup.situation.position.points[18] == 1


def test_the_board_is_seen_from_the_other_side_and_back() -> None:
    setup = edit(Setup(BAN_SUGOROKU), Tool.REMOVE, 24)
    turned = read_setup({"record": setup.record, "board": "turn"})
    assert turned.situation.position == setup.situation.position.flipped()
    assert read_setup({"record": turned.record, "board": "turn"}).record == setup.record


@pytest.mark.parametrize(("game", "is_named"), [(BAN_SUGOROKU, True), (BACKGAMMON, False)])
def test_a_roll_has_a_name_only_in_the_game_that_names_its_rolls(
    client: Client, game: RulePreset, is_named: bool
) -> None:
    page = get(client, record=format_record(game, THROWN), game=game.slug)
    assert ("三一" in page) is is_named


@pytest.mark.parametrize(("game", "noun"), [("ban-sugoroku", "stones"), ("backgammon", "checkers")])
def test_what_is_set_up_is_called_as_in_the_game(client: Client, game: str, noun: str) -> None:
    assert f"Place your {noun}" in get(client, game=game)


MINE_AT_TWO = Situation(Position.start(BACKGAMMON), cube=CubeState(2, PlayerSide.WHITE))


@pytest.mark.parametrize(
    ("on_roll", "said"),
    [(PlayerSide.WHITE, "on your side"), (PlayerSide.BLACK, "on your opponent’s side")],
)
@pytest.mark.parametrize("roll", [None, Roll.of(3, 1)])
def test_a_cube_that_was_turned_is_drawn_and_said(
    client: Client, on_roll: PlayerSide, said: str, roll: Roll | None
) -> None:
    situation = replace(MINE_AT_TWO, on_roll=on_roll, roll=roll)
    page = get(client, record=format_record(BACKGAMMON, situation))
    assert 'class="cube-value upright"' in page
    assert f"The cube: 2, {said}." in page


def test_a_cube_that_nobody_has_turned_is_left_out(client: Client) -> None:
    assert "cube-value" not in get(client, record=format_record(BACKGAMMON, THROWN))
    no_cube = BACKGAMMON.with_options({"cube": "off"})
    assert "cube-value" not in get(client, record=format_record(no_cube, MINE_AT_TWO))


def test_the_cube_turns_with_the_board_and_is_put_back_for_a_new_one() -> None:
    record = format_record(BACKGAMMON, MINE_AT_TWO)
    turned = read_setup({"record": record, "board": "turn"}).situation
    assert turned.seen_cube == CubeState(2, PlayerSide.BLACK)
    assert turned.cube == CubeState(2, PlayerSide.WHITE)
    for board in ("start", "empty"):
        assert read_setup({"record": record, "board": board}).situation.cube == CubeState()


MANY = Position.of(dict.fromkeys((*range(7, 10), *range(13, 25)), 1), {1: 15})


def listed_plays(page: str) -> list[str]:
    """Return the addresses of the plays that a page lists."""
    lists = re.findall(r'<ol class="play-list".*?</ol>', page, re.S)
    return re.findall(r'<li><a href="([^"]+)"', "".join(lists))


def test_plays_are_listed_a_page_at_a_time_and_each_of_them_once(client: Client) -> None:
    record = format_record(BACKGAMMON, Situation(MANY, roll=Roll.of(3, 3)))
    page = get(client, record=record)
    total = len(legal_plays(BACKGAMMON, MANY, Roll.of(3, 3)))
    assert f"{total} positions can be reached." in page
    ways = re.findall(r'<a href="([^"]+)"', page[page.index('class="play-pages"') :])
    ways = [unescape(way).partition("#")[0] for way in ways if "plays=" in way]
    pages = [client.get(way).content.decode() for way in ways]
    plays = [play for each in pages for play in listed_plays(each)]
    assert len(plays) == len(set(plays)) == total > 1000
    assert max(map(len, pages)) < 150_000


@pytest.mark.parametrize("number", ["0", "99", "x", "-1", "1.5", "9" * 400])
def test_a_page_of_plays_that_is_not_there_gives_another(client: Client, number: str) -> None:
    record = format_record(BACKGAMMON, Situation(MANY, roll=Roll.of(3, 3)))
    assert listed_plays(get(client, record=record, plays=number))


def test_few_plays_need_no_pages(client: Client) -> None:
    assert "play-pages" not in get(client, record=format_record(BACKGAMMON, THROWN))


@pytest.mark.parametrize("given", [{"paste": format_xgid(THROWN)}, {"high": "3", "low": "1"}])
def test_a_change_leads_to_the_board(client: Client, given: dict[str, str]) -> None:
    assert client.get("/en/positions/", given)["Location"].endswith("#board")


def test_every_form_shows_what_comes_of_it(client: Client) -> None:
    thrown = {"record": format_record(BACKGAMMON, THROWN)}
    for query in ({}, {"tool": "player"}, thrown):
        page = client.get("/en/positions/", query).content.decode()
        actions = re.findall(r'<form[^>]* action="(/en/positions/[^"]*)"', page)
        assert set(actions) == {"/en/positions/#board", "/en/positions/#paste"}
