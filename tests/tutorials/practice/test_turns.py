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
