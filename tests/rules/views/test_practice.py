"""The ways to practise a rule: whoever has exercises names them by clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from django.test import Client

from rules.http import PageLink
from rules.preset import RulePreset
from rules.presets import BAN_SUGOROKU
from rules.views.parts import practice
from rules.views.parts.practice import practice_links, practice_of
from tests.pages import find_faults, read

EXERCISE = PageLink("/en/exercises/first/", "A first exercise")

pytestmark = pytest.mark.django_db


def provide(preset: RulePreset) -> Mapping[str, Sequence[PageLink]]:
    """Return ways to practise, as the site above the rules would."""
    return {
        "hit": [EXERCISE],
        "blocked": [EXERCISE, PageLink("/en/exercises/second/", preset.slug)],
    }


def test_a_section_links_to_the_exercises_of_its_clauses_each_once(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "_providers", [provide])
    page = read(client.get("/en/rules/ban-sugoroku/"))
    assert not find_faults(page)
    (section,) = page.query("#contact")
    links = [(a.attrs or {}).get("href") for a in section.query(".try a")]
    assert links == [EXERCISE.url, "/en/exercises/second/"]
    assert "Practise this:" in section.to_text()


def test_without_exercises_nothing_is_offered(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "_providers", [])
    assert practice_of(BAN_SUGOROKU) == {}
    assert "Practise this:" not in client.get("/en/rules/ban-sugoroku/").content.decode()


def test_a_way_is_offered_once_for_several_clauses() -> None:
    assert list(practice_links({"hit": [EXERCISE], "open": [EXERCISE]}, ["open", "hit"])) == [
        EXERCISE
    ]
