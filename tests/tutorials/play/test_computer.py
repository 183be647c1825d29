"""Games against the computer, played by a client without scripts."""

from __future__ import annotations

from random import Random

import pytest
from django.test import Client

from rules.engine.cube import PlayerSide
from rules.play.check_dice import check_dice
from rules.play.events import EventKind
from rules.play.game import replay
from rules.player.levels import LEVELS
from rules.presets import PRESETS
from tests.pages import faults_of
from tests.tutorials.play.plain_client import PlainClient
from tests.tutorials.play.test_games import begin, game_of, go_on
from tutorials.play import computer
from tutorials.play.models import GameEvent

pytestmark = pytest.mark.django_db


def go_on_against_it(plain: PlainClient, random: Random) -> None:
    """Do what comes next; where the computer is to begin, let it."""
    if plain.has("computer"):
        plain.press("computer")
    else:
        go_on(plain, random)


@pytest.mark.parametrize("slug", [preset.slug for preset in PRESETS])
def test_a_whole_game_is_played_against_the_computer(client: Client, slug: str) -> None:
    filled = {"cube": "on"} if slug == "backgammon" else {}
    plain = begin(client, slug, opponent="computer-3", **filled)
    random = Random(3)
    while not game_of(plain).state.result:
        go_on_against_it(plain, random)
        assert game_of(plain).state.actor is not PlayerSide.BLACK
    loaded = game_of(plain)
    assert loaded.state == replay(loaded.preset, loaded.events)
    assert check_dice(loaded.record()).is_right
    assert {event.side for event in loaded.events} == set(PlayerSide)


@pytest.mark.parametrize("level", LEVELS)
def test_the_computer_answers_at_every_level(client: Client, level: int) -> None:
    plain = begin(client, "ban-sugoroku", opponent=f"computer-{level}")
    assert f"Computer, level {level}" in plain.text
    random = Random(level)
    while game_of(plain).state.turns < 4:
        go_on_against_it(plain, random)
    assert faults_of(client.get(plain.url)) == []
    assert plain.said in ("White is to roll", "White wins")


@pytest.mark.parametrize("opponent", ["computer", "computer-0", "computer-6", "device-1", "moon"])
def test_a_level_that_does_not_exist_is_refused(client: Client, opponent: str) -> None:
    plain = PlainClient(client)
    plain.open("/en/play/backgammon/")
    plain.press("begin", opponent=opponent)
    assert plain.status == 400


def test_nobody_presses_for_the_computer(client: Client) -> None:
    plain = begin(client, "ban-sugoroku", opponent="computer-1")
    plain.press("resign")
    plain.press("again")
    assert game_of(plain).state.actor is PlayerSide.BLACK
    assert not plain.has("roll-dice")
    url, fields = plain.read_form("computer")
    plain.post(url, fields | {"deed": "roll"})
    assert plain.status == 400
    assert GameEvent.objects.filter(game=game_of_url(url)).count() == 0
    plain.open(url)
    plain.press("computer")
    assert game_of(plain).state.actor is PlayerSide.WHITE
    kinds = [event.kind for event in game_of(plain).events]
    assert kinds[0] is EventKind.ROLLED
    assert len(kinds) == 2


def game_of_url(url: str) -> int:
    """Return the key of the game at an address."""
    return game_of(PlainClient(Client(), url)).row.pk


def test_where_its_answer_was_lost_the_computer_is_asked_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = begin(client, "ban-sugoroku", opponent="computer-2")

    def crash(*_args: object) -> None:
        raise MemoryError

    random = Random(1)

    def play_until_it_crashes() -> None:
        while not game_of(plain).state.result:
            go_on_against_it(plain, random)

    with monkeypatch.context() as patched:
        patched.setattr(computer, "choose", crash)
        with pytest.raises(MemoryError):
            play_until_it_crashes()
    plain.open(plain.url.split("?")[0])
    assert game_of(plain).state.actor is PlayerSide.BLACK
    plain.press("computer")
    assert game_of(plain).state.actor is PlayerSide.WHITE
