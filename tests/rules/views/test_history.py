"""The page on the past names its sources, and is honest about them."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.utils import translation

from rules.boards.point_labels import LabelledPlaces
from rules.book.history import DISPUTES, FACTS, OTHER_GAMES, cited_sources, list_notes
from rules.book.search_documents import history_passages
from rules.book.sources import SOURCES
from tests.pages import find_faults, read


def test_every_statement_rests_on_known_sources() -> None:
    for note in list_notes():
        assert note.sources, note.id
    assert cited_sources() <= set(SOURCES)


def test_every_statement_has_an_anchor_of_its_own() -> None:
    anchors = [note.id for note in list_notes()] + [dispute.id for dispute in DISPUTES]
    assert len(anchors) == len(set(anchors))


def test_a_dispute_has_at_least_two_sides() -> None:
    assert all(len(dispute.readings) > 1 for dispute in DISPUTES)


def test_the_dates_run_from_the_first_ban_to_the_twentieth_century() -> None:
    assert len(FACTS) >= 16
    assert str(FACTS[0].label) == "689"
    years = [re.match(r"\d+", str(note.label)) for note in FACTS]
    exact = [int(year[0]) for year in years if year and int(year[0]) > 100]
    assert exact == sorted(exact)


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_the_page_shows_every_statement_with_its_sources(client: Client, language: str) -> None:
    page = read(client.get(f"/{language}/history/"))
    assert not find_faults(page)
    for note in list_notes():
        proof = page.query(f"#{note.id} .proof a")
        hrefs = [(link.attrs or {})["href"] for link in proof]
        assert hrefs == [f"#source-{key}" for key in note.sources], note.id


def test_a_game_without_a_known_reading_shows_its_characters_alone(client: Client) -> None:
    page = read(client.get("/en/history/"))
    for game in OTHER_GAMES:
        assert bool(page.query(f"#{game.id} dt i")) == bool(game.romaji) == bool(game.kana)


@pytest.mark.parametrize(("language", "reading"), [("de", "Yamato"), ("ja", "やまと")])
def test_the_other_games_are_read_in_the_letters_of_the_reader(
    client: Client, language: str, reading: str
) -> None:
    page = read(client.get(f"/{language}/history/"))
    assert page.query("#yamato dt i")[0].to_text() == reading
    with translation.override(language):
        titles = [passage.title for passage in history_passages(LabelledPlaces)]
    assert f"大和 {reading}" in titles


def test_no_characters_are_given_for_the_triple_win(client: Client) -> None:
    text = client.get("/ja/history/").content.decode()
    assert "むじょうがち" in text
    assert not re.search(r"無[上常情]勝", text)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Japan Backgammon Association"),
        ("fr", "Association japonaise de backgammon"),
        ("de", "Japanischer Backgammon-Verband"),
        ("ja", "日本バックギャモン協会"),
    ],
)
def test_a_federation_is_called_by_its_name_in_the_language_of_the_reader(
    language: str, name: str
) -> None:
    assert SOURCES["jba"].name_for(language) == (name, language)


def test_the_board_of_756_has_its_reading_in_japanese(client: Client) -> None:
    assert "もくがしたんのすごろくきょく" in client.get("/ja/history/").content.decode()


@pytest.mark.django_db
def test_what_concerns_the_site_ours_began_from_stands_with_the_history(client: Client) -> None:
    page = read(client.get("/en/history/"))
    assert "Elo" in page.query("#beginnings #seed-draws")[0].to_text()
    assert page.query("#beginnings #seed-sources")
    found = {passage.anchor for passage in history_passages(LabelledPlaces)}
    assert {"seed-draws", "seed-sources"} <= found
    for game in ("ban-sugoroku", "backgammon"):
        assert not read(client.get(f"/en/rules/{game}/")).query("[id^=seed-]")
        assert "Elo" not in client.get(f"/en/rules/{game}/").content.decode()
