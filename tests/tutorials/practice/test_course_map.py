"""The road of a course: where each lesson stands on it, and where a reader goes on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tutorials.curriculum.models import Course
from tutorials.practice.pages.course_map import list_cards, map_course, place_on_road
from tutorials.practice.progress.standings import Standing


@pytest.mark.parametrize("total", range(1, 18))
def test_the_road_steps_from_each_lesson_to_a_neighbour(total: int) -> None:
    places = [place_on_road(number, total) for number in range(1, total + 1)]
    for here, there in pairwise(places):
        step = -1 if here.is_back else 1
        expected = here.column if here.is_turn else here.column + step
        assert there.column == expected
        assert there.is_back is (here.is_back is not here.is_turn)
    assert not places[-1].is_turn


def test_a_course_goes_on_in_the_lesson_that_was_begun() -> None:
    course = Course.objects.get(slug="ban-sugoroku")
    lesson = course.lessons.all()[3]
    slugs = [exercise.slug for exercise in lesson.exercises.all()]
    standings = dict.fromkeys(slugs[:2], Standing.SOLVED) | {slugs[2]: Standing.BEGUN}
    mapped = map_course(course, standings)
    assert (mapped.solved, mapped.done, mapped.go_on_number) == (2, 0, 3)
    assert mapped.here == mapped.stops[3]
    assert mapped.go_on == lesson.exercises.all()[2]


def test_a_course_that_is_done_goes_on_nowhere() -> None:
    course = Course.objects.get(slug="bridge")
    slugs = [
        exercise.slug for lesson in course.lessons.all() for exercise in lesson.exercises.all()
    ]
    mapped = map_course(course, dict.fromkeys(slugs, Standing.SOLVED))
    assert (mapped.here, mapped.go_on, mapped.go_on_number) == (None, None, 0)
    assert mapped.done == len(mapped.stops)


def test_one_course_of_the_list_is_the_one_to_go_on_with() -> None:
    courses = list(Course.objects.all())
    bridge = next(course for course in courses if course.slug == "bridge")
    begun = {bridge.lessons.all()[0].exercises.all()[0].slug: Standing.BEGUN}
    done = {
        exercise.slug: Standing.SOLVED
        for lesson in courses[0].lessons.all()
        for exercise in lesson.exercises.all()
    }

    def first_of(standings: dict[str, Standing]) -> list[str]:
        cards = list_cards([map_course(course, standings) for course in courses])
        assert all(card.diagram for card in cards)
        return [card.map.course.slug for card in cards if card.is_first]

    assert first_of({}) == [courses[0].slug]
    assert first_of(begun) == ["bridge"]
    assert first_of(done) == [courses[1].slug]
