"""Everything the pages this site began from say is said here, in every language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.rules.book import checklist
from tests.rules.book.checklist import Attributed, Entry, NotApplicable, Place
from tests.rules.book.said import Pages, page_url, read_message, sentences

LANGUAGES = tuple(code for code, _ in settings.LANGUAGES)
GAMES = {"S1": (BAN_SUGOROKU, 95), "S2": (BACKGAMMON, 97)}
TABLE: dict[str, Entry] = checklist.BAN_SUGOROKU | checklist.BACKGAMMON
SHARED = 3
"""How many statements one sentence may carry."""


def places_of(entry: Entry) -> tuple[Place, ...]:
    """Return the sentences of an entry."""
    if isinstance(entry, NotApplicable):
        return ()
    return (entry.place,) if isinstance(entry, Attributed) else entry


def list_places() -> Iterator[tuple[str, Place, RulePreset]]:
    """Yield every sentence of the table with its statement and the game it is about."""
    for statement, entry in TABLE.items():
        game, _ = GAMES[statement[:2]]
        for place in places_of(entry):
            yield statement, place, game.with_options(dict(place.options))


def test_every_statement_has_its_line_and_no_other_is_listed() -> None:
    wanted = [f"{page}-{n}" for page, (_, last) in GAMES.items() for n in range(1, last + 1)]
    assert list(TABLE) == wanted


def test_no_statement_is_left_without_a_sentence_or_a_reason() -> None:
    for statement, entry in TABLE.items():
        assert places_of(entry) or (isinstance(entry, NotApplicable) and entry.reason), statement


def test_few_statements_make_no_sense_here() -> None:
    left_out = [statement for statement, e in TABLE.items() if isinstance(e, NotApplicable)]
    assert left_out == ["S2-2", "S2-97"]


def test_a_sentence_carries_at_most_three_statements() -> None:
    carried: dict[object, set[str]] = defaultdict(set)
    for statement, place, game in list_places():
        carried[game.slug, place].add(statement)
    crowded = {place: found for place, found in carried.items() if len(found) > SHARED}
    assert not crowded


def test_every_sentence_named_exists_in_the_english_message() -> None:
    for statement, place, game in list_places():
        found = sentences(read_message(place, game))
        assert 1 <= place.sentence <= len(found), (statement, place, found)


def test_what_is_said_of_the_other_site_stands_in_its_own_place() -> None:
    for statement, entry in TABLE.items():
        if isinstance(entry, Attributed):
            assert entry.place.kind == "seed", statement


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_is_read_on_its_page(client: Client, pages: Pages, language: str) -> None:
    missing = []
    with translation.override(language):
        for statement, place, game in list_places():
            message, url = read_message(place, game), page_url(place, game)
            if not message or message not in pages.read(client, url):
                missing.append((statement, place, message))
    assert not missing


@pytest.mark.django_db
def test_a_sentence_that_disappears_is_missed(client: Client, pages: Pages) -> None:
    place = Place("clause", "bear-off-start")
    game = BAN_SUGOROKU.with_options({"goal": "bear-off"})
    message = read_message(place, game)
    assert message in pages.read(client, page_url(place, game))
    assert message not in pages.read(client, page_url(place, BAN_SUGOROKU))
