"""Two games compared: every rule in one row, rows paired by topic, shared when all is equal."""

from __future__ import annotations

from dataclasses import fields
from itertools import product

import pytest

from rules.book.clauses import clauses_of
from rules.book.comparison import (
    DECIDING,
    GROUPS,
    TITLES,
    ComparisonRow,
    compare,
    numbers_in,
    row_title,
    topic_of,
)
from rules.book.wording import preset_facts
from rules.games.shared_clauses import CLAUSES
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU
from tests.test_completeness import configurations

EARLY = BAN_SUGOROKU.with_options({"goal": "bear-off"})
PLAIN = BACKGAMMON.with_options({"gammons": "off", "cube": "off"})
PAIRS = list(product(configurations(), repeat=2))


def rows_of(left: RulePreset, right: RulePreset) -> dict[str, ComparisonRow]:
    """Return the rows of a comparison by their topics."""
    return {row.topic: row for row in compare(left, right)}


def ids(row: ComparisonRow) -> tuple[list[str], list[str]]:
    """Return the ids of the clauses on both sides of a row."""
    return [clause.id for clause in row.left], [clause.id for clause in row.right]


def test_every_clause_stands_in_one_row_that_is_shared_only_when_it_is_the_same() -> None:
    for left, right in PAIRS:
        rows = compare(left, right)
        for game, held in ((left, [r.left for r in rows]), (right, [r.right for r in rows])):
            found = [clause.id for clauses in held for clause in clauses]
            assert sorted(found) == sorted(clause.id for clause in clauses_of(game))
        assert all(row.left or row.right for row in rows)
        assert all(row.left == row.right for row in rows if row.is_shared)
        assert all(row.is_shared for row in rows) == (left == right)


def test_every_placeholder_is_a_number_or_a_field_that_decides() -> None:
    for game in (BAN_SUGOROKU, BACKGAMMON):
        for clause in CLAUSES:
            known = preset_facts(game).keys() | set(DECIDING.get(topic_of(clause.id), ()))
            assert numbers_in(clause.id) <= known


def test_exchanging_the_games_exchanges_the_sides() -> None:
    for left, right in PAIRS[::7]:
        turned = [
            ComparisonRow(r.topic, r.right, r.left, r.is_shared) for r in compare(right, left)
        ]
        assert list(compare(left, right)) == turned


def test_rules_on_the_same_thing_meet_in_a_row() -> None:
    rows = rows_of(BAN_SUGOROKU, BACKGAMMON)
    assert ids(rows["winning"]) == (["iri-gachi"], ["win-single"])
    assert ids(rows["first-turn"]) == (["first-turn-alternate"], ["first-turn-opening"])
    assert ids(rows["cube"])[0] == []
    assert ids(rows["bearing-off"])[0] == ["no-bearing-off"]


@pytest.mark.parametrize(
    ("left", "right", "topic", "is_shared"),
    [
        (BAN_SUGOROKU, BACKGAMMON, "blocked", True),
        (BAN_SUGOROKU, BACKGAMMON, "layout", True),
        (BAN_SUGOROKU, BACKGAMMON, "doubles", False),
        (BAN_SUGOROKU, BACKGAMMON, "hit", False),
        (BAN_SUGOROKU, BACKGAMMON, "end", False),
        (EARLY, BACKGAMMON, "bearing-off", True),
        (EARLY, BACKGAMMON, "winning", False),
        (EARLY, PLAIN, "winning", True),
        (EARLY, BAN_SUGOROKU, "doubles", True),
        (EARLY, BAN_SUGOROKU, "aim", False),
    ],
)
def test_the_same_rule_with_the_same_numbers_is_shared(
    left: RulePreset, right: RulePreset, topic: str, is_shared: bool
) -> None:
    assert rows_of(left, right)[topic].is_shared is is_shared


def test_another_number_makes_another_rule() -> None:
    half = BAN_SUGOROKU.with_options({"turn-limit": "30"})
    whole = BAN_SUGOROKU.with_options({"turn-limit": "60"})
    assert [r.topic for r in compare(half, whole) if not r.is_shared] == ["turn-limit"]


def test_the_tables_name_clauses_and_fields_that_exist() -> None:
    grouped = [clause for clauses in GROUPS.values() for clause in clauses]
    assert len(grouped) == len(set(grouped))
    assert set(grouped) <= {clause.id for clause in CLAUSES}
    topics = {topic_of(clause.id) for clause in CLAUSES}
    assert set(DECIDING) | set(TITLES) <= topics
    assert {name for names in DECIDING.values() for name in names} <= {
        field.name for field in fields(RulePreset)
    }


def test_a_row_is_titled_in_the_words_of_its_games() -> None:
    rows = rows_of(BAN_SUGOROKU, BACKGAMMON)
    assert row_title(BAN_SUGOROKU, BACKGAMMON, rows["cube"]) == "The doubling cube"
    assert row_title(BAN_SUGOROKU, BACKGAMMON, rows["bearing-off"]) == "Bearing off"
    assert row_title(BAN_SUGOROKU, BACKGAMMON, rows["winning"]) == "Winning"
    assert row_title(BAN_SUGOROKU, BACKGAMMON, rows["doubles"]) == "Doubles"
