"""Lessons and exercises about the cube show it on the board."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from rules.engine.cube import CubeState
from tests.tutorials.practice.conftest import Visit
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.questions.fields import FieldsQuestion

CUBE = 'class="cube-value upright"'


def test_every_exercise_about_the_cube_draws_and_says_it(visit: Visit) -> None:
    for row in Exercise.objects.filter(kind="cube"):
        page = visit(row.slug)
        assert page.count(CUBE) == 1, row.slug
        assert page.count("The cube: ") >= 2, row.slug


def test_the_cube_lies_where_the_solved_offers_have_brought_it(visit: Visit) -> None:
    row = next(
        row
        for row in Exercise.objects.filter(kind="cube")
        if "owner" in {field.name for field in question_of(row).fields}
    )
    answer = {f"answer.{field.name}": field.right for field in question_of(row).fields}
    assert shown_by(visit(row.slug)) != answer["answer.value"]
    assert shown_by(visit(row.slug, **answer)) == answer["answer.value"]


def shown_by(page: str) -> str:
    """Return the number on the cube of a page."""
    found = re.search(r'class="cube-value upright"[^>]*>(\d+)<', page)
    assert found
    return found[1]


def test_a_result_shows_the_cube_that_it_is_worth_more_by(visit: Visit) -> None:
    shown = 0
    for row in Exercise.objects.filter(kind="result"):
        scene = question_of(row).scene
        assert scene.cube != CubeState()
        assert (CUBE in visit(row.slug)) is (scene.cube is not None), row.slug
        shown += scene.cube is not None
    assert shown


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_lesson_about_the_cube_shows_it_on_its_boards(client: Client, number: int) -> None:
    page = client.get(f"/en/lessons/backgammon/bg-cube/?board={number}").content.decode()
    assert CUBE in page


def question_of(row: Exercise) -> FieldsQuestion:
    """Return the question of an exercise that is answered in fields."""
    question = read_question(row)
    assert isinstance(question, FieldsQuestion)
    return question
