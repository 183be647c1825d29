"""Games of two at one device, played by a client without scripts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from django.test import Client

from rules.engine.cube import PlayerSide
from rules.notation.matches import check_match, parse_mat
from rules.notation.steps import format_play
from rules.play.check_dice import check_dice
from rules.play.events import EventKind
from rules.play.game import replay
from rules.play.record import parse_game
from rules.presets import PRESETS
from tests.content import load_content
from tests.pages import faults_of
from tests.tutorials.play.plain_client import PlainClient
from tutorials.play.models import GameEvent, PlayedGame, RefusedStep
from tutorials.play.store import LoadedGame, load_game

pytestmark = pytest.mark.django_db
BOTH = [preset.slug for preset in PRESETS]


def begin(client: Client, slug: str = "backgammon", **filled: str) -> PlainClient:
    """Begin a game with the options of its page; without `ask`, the last number ends a turn."""
    plain = PlainClient(client)
    plain.open(f"/en/play/{slug}/")
    plain.press("begin", **({"ask": ""} | filled))
    assert plain.status == 200
    return plain


def game_of(plain: PlainClient) -> LoadedGame:
    """Return the game at whose page a client is."""
    loaded = load_game(plain.url.split("/games/")[1].split("/")[0])
    assert loaded is not None
    return loaded


def go_on(plain: PlainClient, random: Random) -> None:
    """Do what comes next, by chance among what is legal and illegal."""
    loaded = game_of(plain)
    kinds = loaded.state.next_kinds()
    turn = loaded.state.turn
    if loaded.state.is_doubled:
        plain.press("take")
    elif EventKind.DOUBLED in kinds and random.random() < 0.1:
        plain.press("double")
    elif EventKind.ROLLED in kinds:
        plain.press("roll-dice")
    elif turn and EventKind.PLAYED in kinds:
        if random.random() < 0.3:
            plain.press("check", typed=f"{random.randint(1, 25)}/{random.randint(0, 24)}")
            return
        plays = random.sample(turn.plays(), min(len(turn.plays()), 5))
        steps = min(plays, key=lambda play: play.position.outside()).steps
        plain.press("undo-all")
        plain.press("check", typed=format_play(steps))
        if game_of(plain).due == loaded.due:
            plain.press("end")
    else:
        plain.press("end")
    assert plain.status == 200


def play_out(plain: PlainClient, seed: int) -> LoadedGame:
    random = Random(seed)
    while not game_of(plain).state.result:
        go_on(plain, random)
    return game_of(plain)


@pytest.mark.parametrize("slug", BOTH)
def test_a_game_is_played_to_its_end_and_its_record_is_right(client: Client, slug: str) -> None:
    filled = {"cube": "on"} if slug == "backgammon" else {}
    plain = begin(client, slug, **filled)
    loaded = play_out(plain, seed=len(slug))
    assert loaded.state == replay(loaded.preset, loaded.events)
    record = client.get(f"/en/play/games/{loaded.row.slug}/record.txt").content.decode()
    parsed = parse_game(record)
    assert parsed.result == loaded.state.result
    assert check_dice(parsed).is_right
    assert len(parsed.events) == GameEvent.objects.count()
    assert loaded.row.seed in plain.text
    match = client.get(f"/en/play/games/{loaded.row.slug}/record.mat")
    assert match.status_code == (200 if loaded.preset.has_standard_notations else 404)
    if match.status_code == 200:
        assert check_match(parse_mat(match.content.decode()), loaded.preset) is None
    assert RefusedStep.objects.exists()
    assert plain.said.endswith("wins")


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
@pytest.mark.parametrize("slug", BOTH)
def test_every_state_of_a_game_is_a_sound_page(client: Client, slug: str, language: str) -> None:
    plain = PlainClient(client)
    plain.open(f"/{language}/play/{slug}/")
    plain.press("begin")
    for step in ("roll-dice", "resign"):
        assert faults_of(client.get(plain.url)) == []
        plain.press(step)
    assert faults_of(client.get(plain.url)) == []


def test_the_same_form_twice_is_one_event(client: Client) -> None:
    plain = begin(client)
    url, fields = plain.read_form("roll-dice")
    for _ in range(2):
        plain.post(url, fields)
        assert plain.status == 200
        assert "is to play" in plain.said or "Nothing can be played" in plain.said
    assert GameEvent.objects.count() == 1


def test_a_form_that_is_older_than_the_game_is_told_so_and_changes_nothing(client: Client) -> None:
    plain = begin(client)
    plain.press("roll-dice")
    url, stale = plain.read_form("end")
    stale_try = {**stale, "typed": "1/2", "do": ""}
    play = game_of(plain).state.turn
    assert play
    plain.press("check", typed=format_play(play.plays()[0].steps))
    stored = list(GameEvent.objects.values_list("pk", flat=True))
    plain.post(url, stale_try)
    assert plain.status == 200
    assert plain.said == "Already played in another tab"
    assert list(GameEvent.objects.values_list("pk", flat=True)) == stored
    assert not RefusedStep.objects.exists()


def test_steps_are_undone_within_a_turn_and_nothing_is_stored(client: Client) -> None:
    plain = begin(client, "ban-sugoroku")
    plain.press("roll-dice")
    turn = game_of(plain).state.turn
    assert turn
    step = turn.plays()[0].steps[0]
    plain.press("check", typed=format_play([step]))
    assert f"steps={step.source}%2F{step.destination}" in plain.url
    plain.press("undo")
    assert "steps=" not in plain.url
    assert GameEvent.objects.count() == 1


def test_with_asking_the_last_number_does_not_end_the_turn(client: Client) -> None:
    plain = begin(client, ask="on")
    plain.press("roll-dice")
    turn = game_of(plain).state.turn
    assert turn
    plain.press("check", typed=format_play(turn.plays()[0].steps))
    assert GameEvent.objects.count() == 1
    plain.press("end")
    assert [event.kind for event in game_of(plain).events] == ["rolled", "played"]


def test_a_refused_step_says_why_and_is_kept_once(client: Client) -> None:
    plain = begin(client)
    plain.press("roll-dice")
    for _ in range(2):
        plain.press("check", typed="6/12")
        assert plain.said == "That would be backwards"
    (refused,) = RefusedStep.objects.all()
    assert (refused.tried, refused.code, refused.number) == ("6/12", "wrong_direction", 2)


def test_a_double_is_refused_with_the_rule_and_dropped_for_the_value_before(
    client: Client,
) -> None:
    plain = begin(client, cube="on")
    random = Random(5)
    while game_of(plain).state.roll or not game_of(plain).events:
        go_on(plain, random)
    plain.press("double")
    plain.press("take")
    plain.press("double")
    assert plain.said == "No double now"
    assert RefusedStep.objects.filter(tried="double", code="not_your_cube").count() == 1
    plain.press("resign")
    assert game_of(plain).row.points == 2


def test_a_series_goes_on_with_the_points_so_far(client: Client) -> None:
    plain = begin(client, "ban-sugoroku")
    plain.press("resign")
    url, fields = plain.read_form("again")
    for _ in range(2):
        plain.post(url, fields)
    assert PlayedGame.objects.count() == 2
    loaded = game_of(plain)
    assert loaded.score == (0, 1)
    assert loaded.state.side is PlayerSide.BLACK
    plain.press("roll-dice")
    assert plain.status == 200


def test_whoever_has_no_seat_looks_on(client: Client) -> None:
    plain = begin(client)
    stranger = PlainClient(Client())
    stranger.open(plain.url)
    assert not stranger.has("roll-dice")
    url, fields = plain.read_form("roll-dice")
    stranger.post(url, fields)
    assert stranger.status == 403
    assert not GameEvent.objects.exists()


def test_nothing_is_stored_before_begin(client: Client) -> None:
    for slug in BOTH:
        assert client.get(f"/en/play/{slug}/?turn-limit=30").status_code == 200
    assert not PlayedGame.objects.exists()
    assert "sessionid" not in client.cookies


def test_digits_are_part_of_the_dice_and_nothing_else_is_taken(client: Client) -> None:
    plain = begin(client)
    plain.press("roll-dice", white="abc")
    assert plain.status == 400
    assert not GameEvent.objects.exists()
    plain = begin(client)
    plain.press("roll-dice", white="271828", black="")
    assert game_of(plain).digits == ("271828", "")


@pytest.mark.parametrize(
    "change",
    [
        lambda fields: fields | {"number": "99"},
        lambda fields: fields | {"number": "x"},
        lambda fields: fields | {"deed": "take"},
        lambda fields: fields | {"deed": "moon"},
        lambda fields: fields | {"deed": "", "typed": "8/5"},
    ],
)
def test_a_form_that_does_not_fit_changes_nothing(
    client: Client, change: Callable[[dict[str, str]], dict[str, str]]
) -> None:
    plain = begin(client)
    url, fields = plain.read_form("roll-dice")
    plain.post(url, change(fields))
    assert plain.status == 400
    assert not GameEvent.objects.exists()


def test_htmx_gets_the_table_and_the_address_of_the_turn(client: Client) -> None:
    plain = begin(client)
    url, fields = plain.read_form("roll-dice")
    response = client.post(url, fields, headers={"HX-Request": "true"})
    text = response.content.decode()
    assert "<html" not in text
    assert 'id="seat-near"' in text
    assert response["HX-Push-Url"] == url
    for name in ("controls", "roll", "game-record", "game-tools", "record", "seat-far"):
        assert f'id="{name}"' in text, name


def test_a_game_is_in_no_cache_and_in_no_list(client: Client) -> None:
    plain = begin(client)
    response = client.get(plain.url)
    assert "no-store" in response["Cache-Control"]
    assert response["X-Robots-Tag"] == "noindex"
    assert game_of(plain).row.seed not in response.content.decode()


def test_afterwards_each_rule_that_refused_leads_to_its_turn_and_to_an_exercise(
    client: Client,
) -> None:
    load_content()
    plain = begin(client)
    plain.press("roll-dice")
    plain.press("check", typed="6/12")
    turn = game_of(plain).state.turn
    assert turn
    plain.press("check", typed=format_play(turn.plays()[0].steps))
    plain.press("resign")
    slug = game_of(plain).row.slug
    assert f'href="/en/play/games/{slug}/turns/1/"' in plain.text
    assert 'href="/en/rules/backgammon/?cube=off#direction"' in plain.text
    assert 'href="/en/exercises/' in plain.text
    page = client.get(f"/en/play/games/{slug}/turns/1/?refused=1")
    assert "That would be backwards" in page.content.decode()
    assert faults_of(page) == []


@pytest.mark.parametrize("slug", BOTH)
def test_every_turn_of_a_game_has_a_page(client: Client, slug: str) -> None:
    random = Random(2)
    plain = begin(client, slug)
    while game_of(plain).state.turns < 6:
        go_on(plain, random)
    plain.press("resign")
    url = f"{plain.url.split('?')[0]}turns/"
    for turn in range(1, 8):
        response = client.get(f"{url}{turn}/")
        assert faults_of(response) == []
        assert f"Turn {turn} of 7" in response.content.decode()
    for missing in ("0", "8", "9" * 30):
        assert client.get(f"{url}{missing}/").status_code == 404
    for query in ("refused=99", "refused=x", "refused=1&show=moon", "names=kanji"):
        assert client.get(f"{url}1/?{query}").status_code == 200


def test_a_review_without_refusals_says_so(client: Client) -> None:
    plain = begin(client)
    plain.press("roll-dice")
    plain.press("resign")
    assert "No step was refused in this game." in plain.text
