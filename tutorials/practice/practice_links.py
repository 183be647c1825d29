"""Links from each rule to an exercise that practises it."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final

from django.utils.translation import get_language

from rules.http import PageLink
from rules.preset import RulePreset
from rules.views.parts.practice import Practice
from tutorials.curriculum.applicability import name_options
from tutorials.curriculum.exercise_index import content_digest
from tutorials.curriculum.models import Exercise
from tutorials.practice.links import exercise_url

MOST: Final = 1
"""As many exercises are named for a rule, of different lessons."""


def practise(preset: RulePreset) -> Practice:
    """Return links to exercises for each clause of a game, under its options."""
    return _practise(preset.slug, name_options(preset), get_language(), content_digest())


@lru_cache(maxsize=256)
def _practise(slug: str, options: str, language: str, digest: str) -> Practice:
    found: dict[str, list[Exercise]] = defaultdict(list)
    rows = Exercise.objects.filter(preset=slug).select_related("lesson__course")
    for row in rows.order_by("lesson__course__order", "lesson__order", "order"):
        if options in row.holds:
            for clause in row.clauses:
                found[clause].append(row)
    return {clause: [_way(row) for row in _pick(rows)] for clause, rows in found.items()}


def _pick(rows: list[Exercise]) -> list[Exercise]:
    """Pick a few exercises, spread over as many lessons as possible."""
    lessons: dict[int, int] = defaultdict(int)

    def turn(row: Exercise) -> tuple[int, int]:
        lessons[row.lesson_id] += 1
        return lessons[row.lesson_id], row.level

    ranked = [(turn(row), place, row) for place, row in enumerate(rows)]
    return [row for *_rank, row in sorted(ranked, key=lambda ranked: ranked[:2])[:MOST]]


def _way(row: Exercise) -> PageLink:
    return PageLink(exercise_url(row.slug), row.title)
