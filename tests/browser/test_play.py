"""Playing a game in a real browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from rules.notation.steps import format_play
from tests.browser.conftest import PHONE, OpenPage, settle
from tutorials.play.store import LoadedGame, load_game

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.django_db(transaction=True)


def game_at(page: Page) -> LoadedGame:
    found = re.search(r"/games/([^/]+)/", page.url)
    assert found
    loaded = load_game(found[1])
    assert loaded is not None
    return loaded


def play_a_turn(page: Page) -> None:
    """Roll, type a legal play, and end the turn where it has not ended by itself."""
    page.click("#roll-dice")
    settle(page)
    loaded = game_at(page)
    assert loaded.state.turn
    if plays := loaded.state.turn.plays():
        steps = min(plays, key=lambda play: play.position.outside()).steps
        page.fill("#typed", format_play(steps))
        page.click("#check")
        settle(page)
    if game_at(page).due == loaded.due:
        page.click("#end")
        settle(page)


@pytest.mark.parametrize("scripted", [False, True])
def test_two_at_one_device_play_on_a_phone(
    open_page: OpenPage, console_errors: list[str], scripted: bool
) -> None:
    page = open_page(viewport=PHONE, java_script_enabled=scripted)
    page.goto("/en/play/backgammon/?cube=on")
    page.click("#begin")
    for _ in range(4):
        play_a_turn(page)
    loaded = game_at(page)
    assert loaded.state.turns == 4
    assert page.locator(".moves tbody tr").count() >= 2
    page.click("#double")
    settle(page)
    page.click("#controls summary")
    page.click("#drop")
    settle(page)
    assert "wins" in page.locator("#message .message-title").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.click("#again")
    settle(page)
    assert sum(game_at(page).score) == 1
    assert console_errors == []


@pytest.mark.parametrize("opponent", ["device", "computer-2"])
def test_a_whole_game_is_played_without_scripts_on_a_phone(
    open_page: OpenPage, opponent: str
) -> None:
    page = open_page(viewport=PHONE, java_script_enabled=False)
    page.goto("/en/play/ban-sugoroku/")
    page.check(f"input[value={opponent}]")
    page.uncheck("input[name=ask]")
    page.click("#begin")
    for _ in range(400):
        play_a_turn(page)
        if game_at(page).state.result:
            break
    assert "wins" in page.locator("#message .message-title").inner_text()
    assert page.locator("#again").count() == 1


def test_two_browsers_play_by_a_link_and_each_sees_what_the_other_does(
    open_page: OpenPage, console_errors: list[str]
) -> None:
    white, black = open_page(), open_page(viewport=PHONE)
    white.goto("/en/play/ban-sugoroku/")
    white.check("input[value=link]")
    white.uncheck("input[name=ask]")
    white.click("#begin")
    black.goto(white.input_value("#join-link"))
    black.click("#sit-down")
    for _ in range(2):
        white.wait_for_selector("#roll-dice")
        play_a_turn(white)
        black.wait_for_selector("#roll-dice", timeout=10_000)
        play_a_turn(black)
    assert game_at(white).state.turns == 4
    assert black.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert console_errors == []
