"""Exercises of several turns: the page is headed by what is asked now."""

from __future__ import annotations

import re

import pytest

from tests.tutorials.practice.conftest import Visit
from tutorials.curriculum.models import Exercise

SLUG = "hitting-09"
SECOND = {"past": "13/12 12/6"}


def heading(page: str) -> str:
    """Return the heading of a page, or of the fragment that changes it, without markup."""
    found = re.search(r"<h1[^>]*>(.*?)</h1>", page, re.S)
    assert found
    return re.sub("<[^>]+>", "", found[1])


@pytest.mark.parametrize("htmx", [False, True])
def test_the_heading_is_the_task_of_the_current_turn(visit: Visit, htmx: bool) -> None:
    assert heading(visit(SLUG, htmx=htmx)).startswith("Two turns. You rolled 6")
    for stage in ({}, {"point": "8"}, {"steps": "8/5"}, {"steps": "8/5 6/5"}):
        page = visit(SLUG, htmx=htmx, **SECOND, **stage)
        assert heading(page).startswith("Your opponent rolled 5"), stage


def test_every_later_turn_has_a_heading_of_its_own(visit: Visit) -> None:
    for row in Exercise.objects.filter(kind__in=("multi-turn", "both-games")):
        assert heading(visit(row.slug, htmx=True))
        assert row.phrase("turn 2"), row.slug


def test_an_exercise_of_one_turn_keeps_its_heading(visit: Visit) -> None:
    assert "<h1" not in visit("ban-first-block", htmx=True)


@pytest.mark.parametrize("typed", ["", "  "])
def test_an_empty_line_of_steps_asks_for_some(visit: Visit, typed: str) -> None:
    page = visit("ban-first-block", typed=typed, htmx=True)
    assert "Write what you want to play first, such as 8/5." in page


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "is played next"), ("fr", "se joue"), ("de", "spielst du"), ("ja", "を使います")],
)
def test_a_chosen_die_is_said_to_be_played_next(visit: Visit, language: str, said: str) -> None:
    for earlier in ({}, {"steps": "8/5"}):
        page = visit("ban-first-block", language=language, die="1", **earlier)
        message = page.split('id="message"')[1].split("</section>")[0]
        assert said in message
        assert '<b class="next-number">1</b>' in message
