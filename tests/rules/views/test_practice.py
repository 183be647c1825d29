"""The ways to practise a rule: whoever has exercises names them by clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from django.test import Client, override_settings

from rules.http import PageLink
from rules.preset import RulePreset
from rules.presets import BAN_SUGOROKU
from rules.views.parts.practice import practice_of, ways_to_practise
from tests.pages import find_faults, read

EXERCISE = PageLink("/en/exercises/first/", "A first exercise")

pytestmark = pytest.mark.django_db


def provide(preset: RulePreset) -> Mapping[str, Sequence[PageLink]]:
    """Return ways to practise, as the site above the rules would."""
    return {
        "hit": [EXERCISE],
        "blocked": [EXERCISE, PageLink("/en/exercises/second/", preset.slug)],
    }


@override_settings(RULES_PRACTICE=f"{__name__}.provide")
def test_a_section_links_to_the_exercises_of_its_clauses_each_once(client: Client) -> None:
    page = read(client.get("/en/rules/ban-sugoroku/"))
    assert not find_faults(page)
    (section,) = page.query("#contact")
    links = [(a.attrs or {}).get("href") for a in section.query(".try a")]
    assert links == [EXERCISE.url, "/en/exercises/second/"]
    assert "Practise this:" in section.to_text()


@override_settings(RULES_PRACTICE="")
def test_without_exercises_nothing_is_offered(client: Client) -> None:
    assert practice_of(BAN_SUGOROKU) == {}
    assert "Practise this:" not in client.get("/en/rules/ban-sugoroku/").content.decode()


def test_a_way_is_offered_once_for_several_clauses() -> None:
    assert list(ways_to_practise({"hit": [EXERCISE], "open": [EXERCISE]}, ["open", "hit"])) == [
        EXERCISE
    ]
