"""Games of two at two devices, who sit down by a link."""

from __future__ import annotations

import datetime
import re
from random import Random

import pytest
from django.test import Client
from django.utils import timezone

from rules.engine.cube import PlayerSide
from rules.play.game import replay
from rules.presets import PRESETS
from tests.pages import faults_of
from tests.tutorials.play.plain_client import PlainClient
from tests.tutorials.play.test_games import begin, game_of, go_on
from tutorials.play.models import GameEvent, PlayedGame

pytestmark = pytest.mark.django_db


def sit_down_both(
    client: Client, slug: str = "ban-sugoroku"
) -> tuple[PlainClient, PlainClient, str]:
    """Begin a game by a link; return both at its page, and the link."""
    white = begin(client, slug, opponent="link")
    found = re.search(r'value="http://testserver(/en/play/join/[^"]+)"', white.text)
    assert found
    black = PlainClient(Client())
    black.open(found[1])
    black.press("sit-down")
    white.open(white.url)
    return white, black, found[1]


def test_the_link_opens_the_other_seat_once_and_leaves_the_address(client: Client) -> None:
    white, black, link = sit_down_both(client)
    assert black.url.split("?")[0] == white.url.split("?")[0]
    assert link not in white.text
    assert link.split("/")[-2] not in black.url
    late = Client()
    assert late.get(link).status_code == 404
    assert late.post(link).status_code == 404


def test_a_program_that_fetches_the_link_takes_no_seat(client: Client) -> None:
    white = begin(client, opponent="link")
    found = re.search(r'value="http://testserver(/en/play/join/[^"]+)"', white.text)
    assert found
    response = Client().get(found[1])
    assert response.status_code == 200
    assert faults_of(response) == []
    assert response["Referrer-Policy"] == "same-origin"
    assert "no-store" in response["Cache-Control"]
    assert not PlayedGame.objects.get().is_joined


@pytest.mark.parametrize("slug", [preset.slug for preset in PRESETS])
def test_two_play_at_two_devices_and_each_only_for_their_side(client: Client, slug: str) -> None:
    white, black, _ = sit_down_both(client, slug)
    random = Random(4)
    for _ in range(40):
        white.open(white.url.split("?")[0])
        black.open(black.url.split("?")[0])
        actor = game_of(white).state.actor
        at_turn, waiting = (black, white) if actor is PlayerSide.BLACK else (white, black)
        if actor:
            assert waiting.has("poll")
            assert not waiting.has("roll-dice")
            assert not waiting.has("end")
        go_on(at_turn, random)
    loaded = game_of(white)
    assert loaded.due > 10
    assert loaded.state == replay(loaded.preset, loaded.events)


def test_nobody_rolls_for_the_other(client: Client) -> None:
    white, black, _ = sit_down_both(client)
    url, fields = white.read_form("roll-dice")
    black.post(url, fields)
    assert black.status == 400
    assert not GameEvent.objects.exists()


def test_whoever_gives_up_loses_whosever_turn_it_is(client: Client) -> None:
    _, black, _ = sit_down_both(client)
    black.press("resign")
    assert game_of(black).row.winner == "white"


def test_whoever_waits_is_told_only_of_what_has_happened(client: Client) -> None:
    white, black, _ = sit_down_both(client)
    since = re.search(r'data-hx-get="([^"]+/since/\d+/)"', black.text)
    assert since
    headers = {"HX-Request": "true"}
    quiet = black.client.get(since[1], headers=headers)
    assert (quiet.status_code, quiet.content) == (204, b"")
    white.press("roll-dice")
    told = black.client.get(since[1], headers=headers)
    assert told.status_code == 200
    assert 'id="board-place"' in told.content.decode()
    assert black.client.get(since[1]).status_code == 302


def test_looking_is_one_query_while_nothing_happens(
    client: Client, django_assert_max_num_queries: object
) -> None:
    _, black, _ = sit_down_both(client)
    since = re.search(r'data-hx-get="([^"]+/since/\d+/)"', black.text)
    assert since
    with django_assert_max_num_queries(2):  # type: ignore[operator]
        black.client.get(since[1], headers={"HX-Request": "true"})


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_the_pages_of_a_game_by_a_link_are_sound(client: Client, language: str) -> None:
    white, black, _ = sit_down_both(client)
    for plain in (white, black):
        url = plain.url.replace("/en/", f"/{language}/")
        page = plain.client.get(url)
        assert faults_of(page) == []
        assert not re.search(r"\n\s*>", page.content.decode())


def test_the_next_game_of_a_series_keeps_both_seats(client: Client) -> None:
    white, black, _ = sit_down_both(client)
    white.press("resign")
    black.open(black.url)
    black.press("again")
    white.press("resign") if white.has("resign") else None
    white.open(white.url)
    white.press("again")
    assert white.url.split("?")[0] == black.url.split("?")[0]
    assert PlayedGame.objects.count() == 2
    assert black.has("roll-dice")
    assert white.has("poll")


def test_a_game_that_is_left_alone_may_be_ended_by_whoever_waits(client: Client) -> None:
    white, black, _ = sit_down_both(client)
    white.press("roll-dice")
    black.open(black.url)
    assert not black.has("leave")
    url, fields = black.read_form("resign")
    black.post(url, fields | {"deed": "leave"})
    assert black.status == 400
    long_ago = timezone.now() - datetime.timedelta(days=4)
    GameEvent.objects.update(created_at=long_ago)
    white.open(white.url)
    assert not white.has("leave")
    black.open(url)
    black.press("leave")
    assert black.said == "Nobody wins"
    assert game_of(black).row.how == "refused-to-go-on"


def test_whoever_waits_sees_the_roll_of_the_other(client: Client) -> None:
    white, black, _ = sit_down_both(client)
    white.press("roll-dice")
    black.open(black.url)
    assert black.said == "White is to play"
    assert 'class="dice"' in black.text
    assert "die-button" not in black.text
