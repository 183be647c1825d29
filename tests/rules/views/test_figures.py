"""The boards of a rule page: drawn under every combination of options, marked by the engine."""

from __future__ import annotations

import gzip

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from rules.boards.diagram import ArrowKind, Mark, Names
from rules.book.clauses import sections_of
from rules.games.clause import Section
from rules.preset import RulePreset
from rules.presets import BACKGAMMON, BAN_SUGOROKU, PRESETS
from rules.views.figures import Figure, figures_of
from tests.test_completeness import configurations

BUDGET = 50_000
LANGUAGES = [code for code, _ in settings.LANGUAGES]


def only(game: RulePreset, section: Section, number: int = 0) -> Figure:
    return figures_of(game, section)[number]


@pytest.mark.parametrize("game", list(configurations()), ids=repr)
def test_every_figure_is_drawn_with_its_caption(game: RulePreset) -> None:
    for section, _ in sections_of(game):
        for figure in figures_of(game, section):
            assert figure.caption
            assert "%(" not in figure.caption


@pytest.mark.parametrize("game", PRESETS, ids=lambda game: game.slug)
def test_the_start_bears_every_name_of_its_points(game: RulePreset) -> None:
    assert only(game, Section.SETUP).diagram.names is Names.BOTH


def test_the_way_leads_from_the_first_point_to_the_last_without_a_gap() -> None:
    arrows = only(BAN_SUGOROKU, Section.ROUTE).diagram.arrows
    assert (arrows[0].source, arrows[-1].destination) == (24, 1)
    assert [a.destination for a in arrows[:-1]] == [a.source for a in arrows[1:]]


def test_a_sum_shows_both_halts() -> None:
    arrows = only(BAN_SUGOROKU, Section.TURN).diagram.arrows
    assert {(a.source, a.destination) for a in arrows} == {(8, 5), (5, 4), (8, 7), (7, 4)}


def test_the_same_double_has_as_many_steps_as_each_game_gives() -> None:
    _, here, there, *_others = figures_of(BAN_SUGOROKU, Section.TURN)
    assert len(here.diagram.arrows) == BAN_SUGOROKU.numbers_in_double
    assert len(there.diagram.arrows) == BACKGAMMON.numbers_in_double
    assert there.diagram.preset is BACKGAMMON


def test_points_are_marked_as_the_engine_rules_on_them() -> None:
    marks = dict(only(BACKGAMMON, Section.CONTACT).diagram.marks)
    assert (marks[4], marks[5], marks[3]) == (Mark.LANDING, Mark.HIT, Mark.BLOCKED)
    entering = dict(only(BACKGAMMON, Section.ENTERING).diagram.marks)
    assert [p for p, mark in entering.items() if mark is Mark.BLOCKED] == [20, 19]
    closed = dict(only(BACKGAMMON, Section.ENTERING, 1).diagram.marks)
    assert set(closed) == {1, 2, 3, 4, 5, 6}


def test_bearing_off_shows_the_larger_number() -> None:
    (arrow,) = only(BACKGAMMON, Section.BEARING_OFF).diagram.arrows
    assert (arrow.kind, arrow.source, arrow.destination, arrow.badge) == (
        ArrowKind.PROOF, 4, 0, "6",
    )  # fmt: skip


def test_the_patterns_are_shown_only_where_they_count() -> None:
    assert len(figures_of(BAN_SUGOROKU, Section.RESULT)) == len(BAN_SUGOROKU.patterns)
    for options in ({"goal": "bear-off"}, {"closed-home": "off"}, {"closed-home": "immediate"}):
        assert figures_of(BAN_SUGOROKU.with_options(options), Section.RESULT) == ()


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["ban-sugoroku/", "ban-sugoroku/?goal=bear-off", "backgammon/"])
def test_a_rule_page_with_its_boards_stays_small(client: Client, path: str, language: str) -> None:
    with translation.override(language):
        content = client.get(f"/{language}/rules/{path}").content
    assert len(gzip.compress(content, 6)) <= BUDGET
