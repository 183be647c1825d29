"""The courses, their maps and the lessons."""

from __future__ import annotations

import pytest
from django.test import Client

from tutorials.curriculum.models import Lesson

LANGUAGES = ("en", "fr", "de", "ja")


def test_the_old_address_of_the_exercises_leads_to_the_lessons(client: Client) -> None:
    response = client.get("/de/exercises/")
    assert (response.status_code, response["Location"]) == (301, "/de/lessons/")


def test_every_lesson_shows_its_boards_and_exercises(client: Client) -> None:
    for number, lesson in enumerate(Lesson.objects.select_related("course")):
        language = LANGUAGES[number % 4]
        url = f"/{language}/lessons/{lesson.course.slug}/{lesson.slug}/"
        page = client.get(url).content.decode()
        assert page.count('class="task-card"') == lesson.exercises.count()
        assert ('id="boards-frame"' in page) == bool(lesson.boards)


def test_every_board_of_every_lesson_is_shown_and_the_next_is_not(client: Client) -> None:
    for lesson in Lesson.objects.exclude(boards=[]).select_related("course"):
        url = f"/en/lessons/{lesson.course.slug}/{lesson.slug}/"
        headers = {"HX-Request": "true", "HX-Target": "boards-frame"}
        for number in range(1, len(lesson.boards) + 1):
            part = client.get(url, {"board": str(number)}, headers=headers)
            assert part.status_code == 200
            assert b"<html" not in part.content
            assert f"{number} of {len(lesson.boards)}" in part.content.decode()
        beyond = client.get(url, {"board": str(len(lesson.boards) + 1)})
        assert beyond.status_code == 404
        assert f'href="{url}"' in beyond.content.decode()


def test_the_map_leads_to_the_first_lesson_and_locks_nothing(client: Client) -> None:
    page = client.get("/en/lessons/ban-sugoroku/").content.decode()
    for lesson in Lesson.objects.filter(course__slug="ban-sugoroku"):
        assert f'href="/en/lessons/ban-sugoroku/{lesson.slug}/"' in page
    assert "To the first lesson" in page


@pytest.mark.parametrize("path", ["lessons/chess/", "lessons/ban-sugoroku/castling/"])
def test_an_unknown_lesson_leads_to_the_list(client: Client, path: str) -> None:
    response = client.get(f"/en/{path}")
    assert response.status_code == 404
    assert 'href="/en/lessons/"' in response.content.decode()


@pytest.mark.parametrize("board", ["0", "99", "banana", "-1", "9" * 5000])
def test_an_unknown_board_leads_to_the_lesson(client: Client, board: str) -> None:
    lesson = Lesson.objects.select_related("course").first()
    assert lesson is not None
    url = f"/en/lessons/{lesson.course.slug}/{lesson.slug}/"
    assert client.get(url, {"board": board}).status_code == 404
